"""The review of a finished game, part by part in the processes in which bots think."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from whistlestop.game import Game
from whistlestop.review import jobs
from whistlestop.review.comparison import alternatives, compared
from whistlestop.review.full_review import assembled, chart_of
from whistlestop.review.results import Alternatives, Chances, Review, WhatIf
from whistlestop.wire import http as wh

from ..store.faults import CannotStore
from .review_store import answer_of
from .workers import Workers

LOG = logging.getLogger("whistlestop.server")
FIRST = 0.8  # of the work that is to be done before the dearest decisions are looked at again

_encoder = msgspec.json.Encoder()


class Doing:
    """A review that is being worked out, or is there."""

    def __init__(self, workers: Workers, game: Game, keep: Callable[[Review], Awaitable[None]]) -> None:
        """`task` is the work; the review is there when `packed` is. `keep` writes it down."""
        self.progress = 0.0
        self.chances: tuple[Chances, ...] = ()
        self.packed: bytes | None = None  # the whole answer, as JSON
        self.task = asyncio.create_task(self._work_out(workers, game, keep))

    async def _work_out(self, workers: Workers, game: Game, keep: Callable[[Review], Awaitable[None]]) -> None:
        played = jobs.Played.of(game)
        parts = await workers.do(functools.partial(jobs.parts_of, played))
        chart = await workers.do(functools.partial(jobs.do, played, parts[0]))
        self.chances = await workers.do(functools.partial(charted, played, chart))
        found = await self._all(workers, played, parts[1:], 0.0, FIRST)
        verdicts = [it for part, them in found if part.kind == jobs.JUDGE for it in them]
        again = await self._all(workers, played, jobs.parts_after(played, verdicts), FIRST, 1.0)
        changes = [them for part, them in found if part.kind == jobs.LUCK]
        luck = jobs.together(changes) if changes else None
        given = (played, game.names, chart, verdicts, [it for _, it in again], luck)
        review = await workers.do(functools.partial(assembled, *given))
        self.packed = await asyncio.to_thread(answer_of, review)
        self.progress = 1.0
        try:
            await keep(review)
        except CannotStore:
            LOG.warning("a review could not be kept; whoever asks after a restart has it worked out again.")

    async def _all(
        self, workers: Workers, played: jobs.Played, parts: Sequence[jobs.Part], begin: float, end: float
    ) -> list[tuple[jobs.Part, Any]]:
        """All of these parts, as many at a time as the workers do; progress goes from `begin` to `end` meanwhile."""
        done = 0

        async def one(part: jobs.Part) -> tuple[jobs.Part, Any]:
            nonlocal done
            result = await workers.do(functools.partial(jobs.do, played, part))
            done += 1
            self.progress = begin + (end - begin) * done / len(parts)
            return part, result

        return list(await asyncio.gather(*(one(part) for part in parts)))


def so_far(doing: Doing) -> bytes:
    """What can be answered before the whole is there."""
    return _encoder.encode(wh.Reviewing(round(doing.progress, 3), doing.chances, None))


def charted(played: jobs.Played, chart: Any) -> tuple[Chances, ...]:
    return chart_of(jobs.course_of(played), chart)


def explored(played: jobs.Played, moment: int, decision: int | None) -> tuple[Alternatives, WhatIf | None]:
    """What could have been decided at a moment, and what one of these decisions would have done. ValueError, in one
    sentence, if there is nothing to ask."""
    return alternatives(played, moment), None if decision is None else compared(played, moment, decision)
