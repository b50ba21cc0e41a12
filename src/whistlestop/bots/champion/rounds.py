"""A round of a search: decisions that are to be tried in some worlds. Whoever has many searches tries all of theirs at
once, on a GPU for example; here one round is tried by itself."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from whistlestop.rules.api import Records
from whistlestop.rules.phases import SETUP

from .trial_games import TrialGames, expectations, luck_of, rows_of
from .weights import Floats, Weights


class Round(NamedTuple):
    """Each of these decisions of the seat in each of the worlds."""

    worlds: Records
    seat: int
    decisions: tuple[int, ...]
    seed: int
    before: int = 0  # worlds with this seed that come before these, where these are a part of a round

    @property
    def luck(self) -> npt.NDArray[np.uint64]:
        """A row a world: all decisions in it meet the same."""
        return luck_of(self.seed, self.before + len(self.worlds))[self.before :]

    @property
    def halves(self) -> list[Round]:
        """Half of the worlds each; one part alone if there is one world."""
        middle = len(self.worlds) // 2
        parts = ((self.worlds[:middle], self.before), (self.worlds[middle:], self.before + middle))
        return [self._replace(worlds=worlds, before=before) for worlds, before in parts if len(worlds)]

    @property
    def world_of_trials(self) -> npt.NDArray[Any]:
        """Of each trial game, world by world, which world it is in."""
        return np.repeat(np.arange(len(self.worlds)), len(self.decisions))

    @property
    def first_decisions(self) -> npt.NDArray[Any]:
        """Of each trial game, the decision that it begins with."""
        return np.tile(self.decisions, len(self.worlds))

    @property
    def others(self) -> list[int]:
        """The seats whose expectations say how likely a world is: none of them before anybody has done anything."""
        if int(self.worlds[0]["phase"]) == SETUP:
            return []
        return [seat for seat in range(int(self.worlds[0]["players"])) if seat != self.seat]


class Findings(NamedTuple):
    """What came of a round."""

    promised: npt.NDArray[np.float64]  # by each world to the others, together
    worth: Floats  # to the seat: a row a world, a column a decision


def try_out(tried: Round, board: Records, weights: Weights, threads: ThreadPoolExecutor | None = None) -> Findings:
    """On this core, or on those of two threads."""
    if threads is not None:
        parts = list(threads.map(lambda half: try_out(half, board, weights), tried.halves))
        return Findings(np.concatenate([it.promised for it in parts]), np.concatenate([it.worth for it in parts]))
    number = len(tried.worlds)
    promised = np.zeros(number)
    for other in tried.others:
        promised += expectations(tried.worlds, np.full(number, other), board, weights)
    each = tried.world_of_trials
    games = TrialGames(rows_of(tried.worlds, each), board, weights.in_trials)
    games.seats[:] = tried.seat
    games.take(np.arange(len(each)), tried.first_decisions)
    worth = games.worth_at_the_end(tried.seat, tried.luck[each])
    return Findings(promised, worth.reshape(number, len(tried.decisions)))
