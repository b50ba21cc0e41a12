"""The master: it tries what the network likes best in worlds that could be the true one, played on by the network.

The network proposes a few decisions. Worlds are dealt that the seat cannot tell from the true one; each counts the more
the more it promises the others: a guess at how well it explains what they did, of which a seat's record says nothing.
In each of them every candidate is taken and the network plays all seats to the end: what it expects halfway is too much
its own opinion to find out where that is wrong. All candidates see the same worlds and the same luck; the worse half
goes now and then (sequential halving). The network's own choice stays unless another one is better for certain.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop import rules
from whistlestop.rules.api import Records
from whistlestop.rules.phases import SETUP

from ..observation.api import observe, tables_for
from ..search.expert import Ranked
from ..search.reasons import reason_for
from .network import think
from .trial_games import TrialGames, expectations, luck_of, rows_of
from .weights import Floats, Weights

MILLISECONDS = 1000.0
MOST_CANDIDATES = 5
LIKELY = 0.003  # the least likely decision that is tried
CERTAIN = 0.997  # so sure of its choice the network needs no search
FEWEST_WORLDS, MOST_WORLDS = 2, 32  # a round: of many games at once the network thinks faster than of few
SPREAD = 0.5  # how far apart expectations of worlds have to be for one to be e times as likely
# Standard errors that count against leaving the network's choice: of several tries one looks good by chance.
CAUTION = 1.2
FEW_WORLDS = 4  # so few worlds say little about how far apart they are, and the caution is twice as large
POINTS = 3000  # hundredths of a point to which an expectation of 1 comes, roughly


@dataclass
class Search:
    """A search under way; the first candidate is the network's own choice."""

    known: Records
    board: Records
    weights: Weights
    seat: int
    seed: int
    candidates: list[int]
    alive: int = 0
    rounds: int = 0
    trials: int = 0
    gains: list[Floats] = field(default_factory=list)  # a row a world: what each candidate gains on the first one
    likely: list[float] = field(default_factory=list)  # and how likely that world is

    def __post_init__(self) -> None:
        self.alive = len(self.candidates)

    def try_out(self, number: int) -> None:
        """All that are alive, in so many more worlds."""
        seed = self.seed + self.rounds
        worlds = rules.resample(self.known, self.board, self.seat, games=number, seed=seed)
        self.rounds += 1
        weight = np.zeros(number)
        if int(self.known[0]["phase"]) != SETUP:
            for other in range(int(self.known[0]["players"])):
                if other != self.seat:
                    promised = expectations(worlds, np.full(number, other), self.board, self.weights)
                    weight += promised / SPREAD  # of two worlds the one in which its play makes sense promises it more
        each = np.repeat(np.arange(number), self.alive)
        games = TrialGames(rows_of(worlds, each), self.board, self.weights)
        games.seats[:] = self.seat
        games.take(np.arange(len(games.states)), np.tile(self.candidates[: self.alive], number))
        worth = games.worth_at_the_end(self.seat, luck_of(seed, number)[each]).reshape(number, self.alive)
        self.trials += worth.size
        gains = np.full((number, len(self.candidates)), np.nan, np.float32)
        gains[:, : self.alive] = worth - worth[:, :1]
        self.gains += list(gains)
        self.likely += [float(it) for it in np.exp(weight)]

    def certain_gains(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """The weighted mean of what each candidate gains, and the same less its uncertainty."""
        gains, likely = np.array(self.gains, np.float64), np.array(self.likely)[:, None]
        there = ~np.isnan(gains)
        weight = np.where(there, likely, 0)
        total = np.maximum(weight.sum(0), 1e-12)
        mean = np.where(there, gains * weight, 0).sum(0) / total
        spread = np.where(there, weight**2 * (gains - mean) ** 2, 0).sum(0)
        caution = CAUTION * (1 + FEW_WORLDS / np.maximum(1, there.sum(0)))
        return mean, mean - caution * np.sqrt(spread) / total

    def halve(self) -> None:
        """Drop the worse half of those alive, the first candidate excepted; they stay behind the others, in order."""
        if self.alive > 2:
            mean, _ = self.certain_gains()
            order = [0, *(1 + np.argsort(-mean[1 : self.alive], kind="stable")), *range(self.alive, len(mean))]
            self.candidates = [self.candidates[place] for place in order]
            self.gains = [row[order] for row in self.gains]
            self.alive = 1 + self.alive // 2


def rank(
    known: Records,
    board: Records,
    seat: int,
    weights: Weights,
    *,
    seed: int = 0,
    milliseconds: float = MILLISECONDS,
    rollouts: int | None = None,
    best: int = 3,
) -> list[Ranked]:
    """The best decisions, the very best first; values in hundredths of a point, roughly. The budget is time or a number
    of trial games; with the latter the result is always the same."""
    begin = time.perf_counter()
    observed, mask, _ = observe(known, board, seat)
    candidates, sure = proposals(think(weights, observed)[0], mask, tables_for(board).decisions, best)
    search = Search(known, board, weights, int(seat), seed, candidates)
    stages = max(1, int(np.ceil(np.log2(len(candidates)))))
    worlds = FEWEST_WORLDS if rollouts is None else max(1, min(MOST_WORLDS, rollouts // (stages * len(candidates))))
    while worlds > 0 and not sure and len(candidates) > 1:
        search.try_out(worlds)
        spent = search.trials / rollouts if rollouts is not None else elapsed(begin) / milliseconds
        if spent * stages >= 1 + (len(candidates) > 2) * halvings(search):
            search.halve()
        worlds = affordable(search, spent, 1 / stages)
    return ranked(search, best)


def affordable(search: Search, spent: float, most: float) -> int:
    """How many worlds the next round can have when this share of the budget is spent, and another may be."""
    a_world = search.alive * spent / search.trials
    return min(MOST_WORLDS, int(max(0.0, min(1 - spent, most)) / a_world))


def elapsed(begin: float) -> float:
    """Milliseconds since then."""
    return 1000 * (time.perf_counter() - begin)


def halvings(search: Search) -> int:
    """How often the candidates have been halved."""
    alive, number = len(search.candidates), 0
    while alive > search.alive:
        alive, number = 1 + alive // 2, number + 1
    return number


def proposals(
    logits: Floats, mask: npt.NDArray[Any], decisions: npt.NDArray[np.int32], least: int = 1
) -> tuple[list[int], bool]:
    """What the network likes best, the very best first, so many at least if they are legal; and is it sure of that?"""
    legal = np.where(mask != 0, logits, -np.inf)
    likely = np.exp(legal - legal.max())
    likely /= likely.sum()
    order = np.argsort(-likely, kind="stable")[: min(MOST_CANDIDATES, int(np.count_nonzero(mask)))]
    kept = [int(decisions[place]) for number, place in enumerate(order) if number < least or likely[place] >= LIKELY]
    return kept, bool(likely[order[0]] >= CERTAIN)


def ranked(search: Search, best: int) -> list[Ranked]:
    worlds = [0] * len(search.candidates)
    values = np.zeros(len(search.candidates))
    if search.gains:
        values = POINTS * search.certain_gains()[1]
        worlds = [int(it) for it in (~np.isnan(np.array(search.gains))).sum(0)]
    return [
        Ranked(
            search.candidates[place],
            float(values[place]),
            worlds[place],
            reason_for(search.known, search.board, search.seat, search.candidates[place]),
        )
        for place in np.argsort(-values, kind="stable")[:best]
    ]
