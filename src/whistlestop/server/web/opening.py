"""A game from a file of somebody's own, opened on the page: checked by replaying it, beside the event loop and at their
expense. From then on it is asked for as a table that is over is."""

from __future__ import annotations

from time import thread_time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop import words
from whistlestop.game.notation.plain_letters import fold
from whistlestop.maps import Map
from whistlestop.wire import http as wh

from ..plain_text import plain
from ..push.views import table_of
from ..refusal import Refusal
from ..tables.opened import checked, maps_named, opened_id, session_of
from ..tables.session import TableSession
from ..tables.sessions import find_map
from .api import address_of, application_of, read
from .operations import operation
from .rate_limits import WORK
from .replays import in_turn
from .replies import reply

LONGEST_NAME = 60  # of a map that this server does not have
LARGEST = 262_144  # bytes of a body; the fair record of a long game has a third of that

_decoder = msgspec.json.Decoder(wh.RecordFile)


@operation
async def open_record(request: Request) -> Response:
    """The same file is the same table, for everybody who has it."""
    application, address = application_of(request), address_of(request)
    application.limits.spend("work", address, WORK, cost=0)
    wish = await read(request, _decoder, LARGEST)
    now = application.store.now()
    session = application.opened.find(opened_id(wish.text))
    if session is None:
        map = await map_of(request, wish.text)

        def work() -> tuple[TableSession | Refusal, float]:
            begin = thread_time()
            found: TableSession | Refusal
            try:
                record = checked(wish.text, map, words.choose([wish.language]))
                found = session_of(wish.text, record, application.map_catalogue, now)
            except Refusal as refusal:
                found = refusal
            return found, thread_time() - begin

        found, seconds = await in_turn(work)
        application.limits.charge("work", address, WORK, seconds)
        if isinstance(found, Refusal):
            raise found
        session = found
        application.opened.add(session)
    return reply(table_of(session, None, now))


async def map_of(request: Request, text: str) -> Map | None:
    """By its hash, its id or its name; None if the record says nothing of it, which its reader says better. Refusal if
    this server does not have it."""
    application, called = application_of(request), maps_named(text)
    for name in called:
        if (map := await find_map(application.store, application.map_catalogue, name)) is not None:
            return map
    if not called:
        return None
    wanted = fold(called[-1])
    for map in application.map_catalogue.offered.values():
        if wanted == fold(map.name):
            return map
    raise Refusal("no-map", key="page-open-no-map", map=plain(called[-1], LONGEST_NAME))
