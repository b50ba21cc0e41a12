"""The review of a finished game, worked out once and kept; and what another decision would have done. Of a game that
still goes on nothing is said: what a review knows would tell its secrets."""

from __future__ import annotations

import asyncio
import functools
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.game import Game
from whistlestop.wire import http as wh

from ..bots.review_store import Kept
from ..refusal import Refusal
from ..tables.opened import is_opened
from ..tables.records import check_unsealed
from ..tables.session import TableSession
from ..tables.state import OVER
from .api import address_of, application_of, number_of, seen
from .cached_bytes import OWN_COPY, sent_packed
from .operations import operation
from .rate_limits import REVIEWS, WHAT_IFS
from .replies import replied

if TYPE_CHECKING:
    from whistlestop.review.results import Review

    from ..bots.reviews import Doing

KEPT = 400  # reviews in memory, of some 10 kB each
ASKED = 2_000  # answers about single decisions

Key = tuple[str, ...]  # a table and its names
_kept: OrderedDict[Key, Doing | Kept] = OrderedDict()  # what is being worked out, or the whole answer
_asked: OrderedDict[tuple[str, int, int | None], bytes] = OrderedDict()
_encoder = msgspec.json.Encoder()


@operation
async def review(request: Request) -> Response:
    """As far as it is; whoever asks first has it begun."""
    session, game = await finished(request)
    key = (session.table, *game.names)
    doing = await begun(request, key, game)
    if isinstance(doing, Kept):
        return sent_packed(request, doing.packed, OWN_COPY)
    from ..bots.reviews import so_far

    if doing.packed is not None:
        return sent_packed(request, doing.packed, OWN_COPY)
    if doing.task.done():
        _kept.pop(key, None)  # it has failed: the next who asks has it begun anew
        doing.task.result()
    return replied(so_far(doing))


async def finished(request: Request) -> tuple[TableSession, Game]:
    session = (await seen(request)).session
    check_unsealed(session.state, application_of(request).store.now())
    game = session.game
    if session.state.status != OVER or game is None or not game.is_over:
        raise Refusal("wrong-state", status=session.state.status)
    return session, game


async def begun(request: Request, key: Key, game: Game) -> Doing | Kept:
    """From the store, if it has been worked out before. Several who ask for the same game wait for the same work, which
    is at the expense of the first of them."""
    from ..bots import review_store
    from ..bots.reviews import Doing  # with everything that thinks about games: when it is first wanted

    application, table = application_of(request), key[0]
    if not is_there(key) and not is_opened(table):
        found = await review_store.find(application.store, table, game.names)
        if found is not None:
            _kept[key] = found
    if not is_there(key):
        application.check_ready()
        application.limits.spend("review", address_of(request), REVIEWS)
        keep = forgotten if is_opened(table) else functools.partial(review_store.keep, application.store, table)
        _kept[key] = Doing(application.workers, game.copy(), keep)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return _kept[key]


async def forgotten(_review: Review) -> None:
    """Of games from files nothing is stored."""


def is_there(key: Key) -> bool:
    """In memory, and of this process's own loop."""
    doing = _kept.get(key)
    return isinstance(doing, Kept) or (doing is not None and doing.task.get_loop() is asyncio.get_running_loop())


@operation
async def what_if(request: Request) -> Response:
    """What could have been decided at a moment; with a decision, what that would have done to the chance."""
    session, game = await finished(request)
    moment, decision = number_of(request, "moment") or 0, number_of(request, "decision")
    key = (session.table, moment, decision)
    if key not in _asked:
        application = application_of(request)
        application.check_ready()
        application.limits.spend("what-if", address_of(request), WHAT_IFS)
        from whistlestop.review.jobs import Played

        from ..bots.reviews import explored

        try:
            found = await application.workers.answer(functools.partial(explored, Played.of(game), moment, decision))
        except ValueError as error:
            raise Refusal("malformed", why=str(error)) from None
        _asked[key] = _encoder.encode(wh.Exploring(*found))
        while len(_asked) > ASKED:
            _asked.popitem(last=False)
    _asked.move_to_end(key)
    return replied(_asked[key])
