"""The review of a finished game: worked out once, and kept. Of a game that still goes on nothing is said: what a review
knows would tell its secrets."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from whistlestop.game import Game

from ..refusal import Refusal
from ..tables.records import check_unsealed
from ..tables.state import OVER
from .api import address_of, application_of, seen
from .cached_bytes import OWN_COPY, sent_packed
from .operations import operation
from .rate_limits import REVIEWS
from .replies import replied

if TYPE_CHECKING:
    from ..bots.reviews import Doing

KEPT = 400  # reviews, of some 10 kB each

Key = tuple[str, ...]  # a table and its names
_kept: OrderedDict[Key, Doing] = OrderedDict()


@operation
async def review(request: Request) -> Response:
    """As far as it is; whoever asks first has it begun."""
    from ..bots.reviews import so_far

    session = (await seen(request)).session
    check_unsealed(session.state, application_of(request).store.now())
    game = session.game
    if session.state.status != OVER or game is None or not game.is_over:
        raise Refusal("wrong-state", status=session.state.status)
    key = (session.table, *game.names)
    doing = begun(request, key, game)
    if doing.packed is not None:
        return sent_packed(request, doing.packed, OWN_COPY)
    if doing.task.done():
        _kept.pop(key, None)  # it has failed: the next who asks has it begun anew
        doing.task.result()
    return replied(so_far(doing))


async def accuracies(tables: Collection[str]) -> dict[str, tuple[float | None, ...]]:
    """How well each seat played at these tables, for those whose review is there: nobody's is worked out for it."""
    return {key[0]: it.accuracies for key, it in _kept.items() if key[0] in tables and it.accuracies}


def begun(request: Request, key: Key, game: Game) -> Doing:
    """Several who ask for the same game wait for the same work, which is at the expense of the first of them."""
    from ..bots.reviews import Doing  # with everything that thinks about games: when it is first wanted

    doing = _kept.get(key)
    if doing is None or doing.task.get_loop() is not asyncio.get_running_loop():
        application = application_of(request)
        application.check_ready()
        application.limits.spend("review", address_of(request), REVIEWS)
        doing = _kept[key] = Doing(application.workers, game.copy())
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return doing
