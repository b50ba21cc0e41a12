"""A finished game once more, moment by moment, all hands open: the record says as much to everybody who may see it.

The game is replayed once, beside the event loop, and kept as packed bytes, a fiftieth of its JSON: a slider asks
again and again, and whoever asks for one game after the other must not keep the server busy.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.game import Game
from whistlestop.game.moments import steps
from whistlestop.game.records.start_position import untouched
from whistlestop.wire import http as wh

from ..refusal import Refusal
from ..tables.records import check_unsealed
from ..tables.session import TableSession
from ..tables.state import OVER
from .api import address_of, application_of, number_of, seen
from .cached_bytes import OWN_COPY, Asset, sent, sent_packed
from .operations import operation
from .rate_limits import WORK
from .replies import replied

AT_ONCE = 100  # moments in one answer
KEPT = 400  # games, of some 70 kB each
BREATH = 0.0005  # seconds between two moments, for everybody else
Entries = Sequence[int]
Result = TypeVar("Result")

_encoder = msgspec.json.Encoder()


class Block(NamedTuple):
    """So many moments as the answer to whoever asks for them, packed; `ends`: where each of them ends in it."""

    packed: bytes
    ends: tuple[int, ...]


class Replayed(NamedTuple):
    """One game: its course, its moments, and the seconds of work that it was."""

    course: Asset
    blocks: list[Block]
    seconds: float

    def moments(self, first: int, last: int) -> list[bytes]:
        """Some of them in JSON."""
        found: list[bytes] = []
        for number in range(first // AT_ONCE, min(len(self.blocks), 1 + last // AT_ONCE)):
            block, at = self.blocks[number], number * AT_ONCE
            body, starts = gzip.decompress(block.packed), (begin_of(at), *(end + 1 for end in block.ends))
            found += [
                body[start:end]
                for place, (start, end) in enumerate(zip(starts, block.ends, strict=False), at)
                if first <= place < last
            ]
        return found


_thread = ThreadPoolExecutor(1, "replays")  # one after the other, whoever asks
_kept: OrderedDict[tuple[str, ...], asyncio.Future[Replayed]] = OrderedDict()  # by the table and its names


@operation
async def course(request: Request) -> Response:
    """How many moments there are, and how each score grew."""
    return sent(request, (await replayed_of(request)).course, OWN_COPY)


@operation
async def replay(request: Request) -> Response:
    """Some of the moments."""
    replayed = await replayed_of(request)
    first = number_of(request, "from") or 0
    wanted = number_of(request, "to")
    last = first + AT_ONCE if wanted is None else min(first + AT_ONCE, wanted)
    number, within = divmod(first, AT_ONCE)
    if within == 0 and wanted is None and number < len(replayed.blocks):  # as the page asks
        return sent_packed(request, replayed.blocks[number].packed, OWN_COPY)
    moments = await in_turn(lambda: replayed.moments(first, last))
    return replied(answer(first, moments))


async def replayed_of(request: Request) -> Replayed:
    """Several who ask for the same game wait for the same work."""
    session = (await seen(request)).session
    check_unsealed(session.state, application_of(request).store.now())
    if session.state.status != OVER or session.game is None:
        raise Refusal("wrong-state", status=session.state.status)
    key = (session.table, *session.game.names)
    doing = _kept.get(key)
    if doing is None or doing.get_loop() is not asyncio.get_running_loop():
        doing = asyncio.ensure_future(work_out(request, session))
        _kept[key] = doing
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    try:
        return await asyncio.shield(doing)
    except Exception:
        _kept.pop(key, None)
        raise


async def in_turn(work: Callable[[], Result]) -> Result:
    """Beside the event loop, after all that is under way there."""
    return await asyncio.get_running_loop().run_in_executor(_thread, work)


async def work_out(request: Request, session: TableSession) -> Replayed:
    """At the expense of whoever asks first."""
    limits, address = application_of(request).limits, address_of(request)
    limits.spend("work", address, WORK, cost=0)
    assert session.game is not None
    game, log = untouched(session.game), session.game.log
    found = await in_turn(lambda: replayed(game, log))
    limits.charge("work", address, WORK, found.seconds)
    return found


def replayed(game: Game, log: Entries) -> Replayed:
    begin = time.thread_time()
    moments: list[bytes] = []
    turns: list[wh.Standing] = []
    told = 0
    for entries in steps(log):
        time.sleep(BREATH)
        before = game.turn
        game.take(entries)
        if game.turn != before:
            turns.append(standing(game, before, len(moments)))
        events = game.events_since(told)
        told += len(events)
        view = replace(game.view(), events=())
        moment = wh.Moment(game.turn, view, game.open_hands(), tuple(events))  # type: ignore[arg-type]
        moments.append(_encoder.encode(moment))
    turns.append(standing(game, game.turn, len(moments) - 1))
    blocks = [block(at, moments[at : at + AT_ONCE]) for at in range(0, len(moments), AT_ONCE)]
    course = packed(_encoder.encode(wh.Course(len(moments), tuple(turns))))
    return Replayed(course, blocks, time.thread_time() - begin)


def answer(first: int, moments: list[bytes]) -> bytes:
    return b'{"first":%d,"moments":[%b]}' % (first, b",".join(moments))


def begin_of(first: int) -> int:
    """Where the first moment of an answer begins."""
    return len(answer(first, [])) - 2


def block(first: int, moments: list[bytes]) -> Block:
    ends, at = [], begin_of(first)
    for moment in moments:
        at += len(moment)
        ends.append(at)
        at += 1  # the comma
    return Block(gzip.compress(answer(first, moments), 5, mtime=0), tuple(ends))


def standing(game: Game, turn: int, moment: int) -> wh.Standing:
    scores = game.scores()
    totals = tuple(it.total for it in scores.seats)
    return wh.Standing(turn, moment, tuple(seat.points for seat in game.view().seats), totals)


def packed(body: bytes) -> Asset:
    return Asset(body, gzip.compress(body, 5, mtime=0), "application/json")
