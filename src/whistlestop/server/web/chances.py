"""The chances in a game that goes on, where the table allows them: worked out from what the viewer may know, at most
once for each row of the log, beside the event loop. They are the first to go when there is much else to do."""

from __future__ import annotations

import asyncio
import functools

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.wire import http as wh

from ..bots.workers import Workers, sent
from ..refusal import Refusal
from ..tables.session import TableSession
from ..tables.state import PLAYING
from .api import address_of, application_of, looking
from .operations import operation
from .rate_limits import CHANCES
from .replies import replied

Key = tuple[str, int, int]  # a table, a row of its log, and who looks
_doing: dict[Key, asyncio.Future[bytes]] = {}
_encoder = msgspec.json.Encoder()


@operation
async def chances(request: Request) -> Response:
    """As a seat of one's own, or as a spectator: by what that one sees, and nothing else."""
    session, seat = await looking(request)
    if not session.state.settings.chances:
        raise Refusal("not-allowed", key="server-no-chances")
    if session.state.status != PLAYING:
        raise Refusal("wrong-state", status=session.state.status)
    application = application_of(request)
    application.limits.spend("chances", address_of(request), CHANCES.of_a_crowd())
    found = session.remembered(named(seat))
    return replied(found if found is not None else await shared(application.workers, session, seat))


def named(seat: int) -> str:
    return f"chances {seat}"


async def shared(workers: Workers, session: TableSession, seat: int) -> bytes:
    """Several who look through the same eyes wait for the same work. There is none if others wait for bots, and what
    comes of it is dropped if the game has gone on meanwhile: whoever looks asks again."""
    key = (session.table, session.seq, seat)
    nothing = _encoder.encode(wh.Live(*key[:2], seat, None))
    doing = _doing.get(key)
    if doing is None or doing.get_loop() is not asyncio.get_running_loop():
        if workers.is_busy:
            return nothing
        doing = _doing[key] = asyncio.ensure_future(work_out(workers, session, seat))
        doing.add_done_callback(lambda _done: _doing.pop(key, None))
    found = await asyncio.shield(doing)
    return found if session.seq == key[1] else nothing


async def work_out(workers: Workers, session: TableSession, seat: int) -> bytes:
    """What leaves this process for it is what the seat sees, and no more."""
    from whistlestop.review.live_chances import (
        live_chances,  # with everything that thinks about games: when it is first wanted
    )

    assert session.game is not None
    seq, known = session.seq, session.game.seen(seat).tobytes()
    work = functools.partial(live_chances, known, sent(session.the_map()), seat, session.dice_seed(named(seat), seat))
    answer = _encoder.encode(wh.Live(session.table, seq, seat, await workers.answer(work)))
    session.remember(named(seat), seq, answer)
    return answer
