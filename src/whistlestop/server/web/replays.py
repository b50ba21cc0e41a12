"""A finished game once more, moment by moment, all hands open: the record says as much to everybody who may see it.

The game is replayed once, beside the event loop, and kept for a while as bytes: a slider asks again and again.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.game import Game, Given
from whistlestop.wire import http as wh

from ..refusal import Refusal
from ..tables.session import TableSession
from ..tables.state import OVER
from .api import number_of, seen
from .assets import Asset
from .cached_bytes import OWN_COPY, sent

AT_ONCE = 100  # moments in one answer
KEPT = 8  # games
Entries = Sequence[int]

_encoder = msgspec.json.Encoder()


class Replayed(NamedTuple):
    """One game: its course, and each moment in JSON."""

    course: Asset
    moments: list[bytes]


_kept: OrderedDict[tuple[str, ...], asyncio.Future[Replayed]] = OrderedDict()  # by the table and its names


async def course(request: Request) -> Response:
    """How many moments there are, and how each score grew."""
    return sent(request, (await replayed_of(request)).course, OWN_COPY)


async def replay(request: Request) -> Response:
    """Some of the moments."""
    moments = (await replayed_of(request)).moments
    first = number_of(request, "from") or 0
    wanted = number_of(request, "to")
    last = min(first + AT_ONCE, len(moments) if wanted is None else wanted)
    body = b'{"first":%d,"moments":[%b]}' % (first, b",".join(moments[first:last]))
    return sent(request, await asyncio.to_thread(packed, body), OWN_COPY)


async def replayed_of(request: Request) -> Replayed:
    """Several who ask for the same game wait for the same work."""
    session = (await seen(request)).session
    if session.state.status != OVER or session.game is None:
        raise Refusal("wrong-state", status=session.state.status)
    key = (session.table, *session.game.names)
    doing = _kept.get(key)
    if doing is None or doing.get_loop() is not asyncio.get_running_loop():
        doing = asyncio.ensure_future(asyncio.to_thread(replayed, beginning_of(session), session.game.log))
        _kept[key] = doing
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    try:
        return await asyncio.shield(doing)
    except Exception:
        _kept.pop(key, None)
        raise


def beginning_of(session: TableSession) -> Game:
    game = session.game
    assert game is not None
    return Game(game.map, game.players, options=game.options, names=game.names, chance=Given())


def replayed(game: Game, log: Entries) -> Replayed:
    moments: list[bytes] = []
    turns: list[wh.Standing] = []
    told = 0
    for entries in steps(log):
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
    return Replayed(packed(_encoder.encode(wh.Course(len(moments), tuple(turns)))), moments)


def steps(log: Entries) -> Iterator[Entries]:
    """What is dealt, then each decision with the chance that follows it."""
    begun = 0
    for at, entry in enumerate(log):
        if entry >= 0:
            if at > begun or begun == 0:
                yield log[begun:at]
            begun = at
    yield log[begun:]


def standing(game: Game, turn: int, moment: int) -> wh.Standing:
    scores = game.scores()
    totals = tuple(it.total for it in scores.seats)
    return wh.Standing(turn, moment, tuple(seat.points for seat in game.view().seats), totals)


def packed(body: bytes) -> Asset:
    return Asset(body, gzip.compress(body, 5, mtime=0), "application/json")
