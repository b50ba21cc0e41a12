"""The master: it tries what the network likes best in worlds that could be the true one, played on by the network.

The network proposes a few decisions. Worlds are dealt that the seat cannot tell from the true one; each counts the more
the more it promises the others: a guess at how well it explains what they did, of which a seat's record says nothing.
In each of them every candidate is taken and the network plays all seats to the end: what it expects halfway is too much
its own opinion to find out where that is wrong. All candidates see the same worlds and the same luck; the worse half
goes now and then (sequential halving). The network's own choice stays unless another one is better for certain.
"""

from __future__ import annotations

import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop import rules
from whistlestop.rules.api import Records

from ..observation.api import observe, tables_for
from ..search.expert import Ranked
from ..search.reasons import reason_for
from .network import think
from .rounds import Findings, Round, try_out
from .weights import Floats, Weights

MILLISECONDS = 1000.0
LEAST = 0.001  # milliseconds: a budget of nothing counts as this
FEWEST_WORLDS, MOST_WORLDS = 2, 128  # a round
FIRST_GAMES = 16  # in the first round of a timed search: enough to learn what one costs
# What the steps of a round cost by themselves, in games: the network is read anew at every step, however few games it
# is to think of.
STEPS = 20
FEW_WORLDS = 4  # so few worlds say little about how far apart they are, and the caution is twice as large
POINTS = 3000  # hundredths of a point to which an expectation of 1 comes, roughly


@dataclass(frozen=True)
class Settings:
    """How a search searches."""

    candidates: int = 5  # the most that are tried
    likely: float = 0.003  # the least likely decision that is tried
    certain: float = 0.997  # so sure of its choice the network needs no search
    spread: float = 0.5  # how far apart expectations of worlds have to be for one to be e times as likely
    # Standard errors that count against leaving the network's choice: of several tries one looks good by chance.
    caution: float = 1.2


USUAL = Settings()


@dataclass
class Search:
    """A search under way; the first candidate is the network's own choice. It asks for rounds, is told what came of
    each, and does not care who tries them."""

    known: Records
    board: Records
    seat: int
    seed: int
    candidates: list[int]
    sure: bool = False
    rollouts: int | None = None  # the budget as a number of trial games
    settings: Settings = USUAL
    alive: int = 0
    rounds: int = 0
    trials: int = 0
    gains: list[Floats] = field(default_factory=list)  # a row a world: what each candidate gains on the first one
    likely: list[float] = field(default_factory=list)  # and how likely that world is

    def __post_init__(self) -> None:
        self.alive = len(self.candidates)
        self.stages = max(1, int(np.ceil(np.log2(self.alive))))

    def next_round(self, elapsed: float = 0.0) -> Round | None:
        """What to try next; None when the search is over. `elapsed`: the share of the time that is over, where the
        budget is time."""
        if self.sure or len(self.candidates) == 1:
            return None
        if self.rounds == 0:
            worlds = self.first_worlds()
        else:
            spent = elapsed if self.rollouts is None else self.trials / max(1, self.rollouts)
            if spent * self.stages >= 1 + (len(self.candidates) > 2) * self.halvings():
                self.halve()
            worlds = self.affordable(spent)
        return self.round_of(worlds) if worlds > 0 else None

    def first_worlds(self) -> int:
        if self.rollouts is None:
            return max(FEWEST_WORLDS, FIRST_GAMES // len(self.candidates))
        return max(1, min(MOST_WORLDS, self.rollouts // (self.stages * len(self.candidates))))

    def affordable(self, spent: float) -> int:
        """How many worlds the next round can have when this share of the budget is spent."""
        beside = STEPS if self.rollouts is None else 0
        a_game = spent / (self.trials + self.rounds * beside)
        games = min((1 - spent) / a_game - beside, 1 / self.stages / a_game)
        return max(0, min(MOST_WORLDS, int(games / self.alive)))

    def round_of(self, worlds: int) -> Round:
        """All that are alive, in so many more worlds."""
        seed = self.seed + self.rounds
        dealt = rules.resample(self.known, self.board, self.seat, games=worlds, seed=seed)
        return Round(dealt, self.seat, tuple(self.candidates[: self.alive]), seed)

    def learn(self, findings: Findings) -> None:
        """What came of the round that was asked for last."""
        worth = findings.worth
        self.rounds += 1
        self.trials += worth.size
        gains = np.full((len(worth), len(self.candidates)), np.nan, np.float32)
        gains[:, : self.alive] = worth - worth[:, :1]
        self.gains += list(gains)
        # Of two worlds the one in which the others' play makes sense promises them more.
        self.likely += [float(it) for it in np.exp(findings.promised / self.settings.spread)]

    def certain_gains(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """The weighted mean of what each candidate gains, and the same less its uncertainty."""
        gains, likely = np.array(self.gains, np.float64), np.array(self.likely)[:, None]
        there = ~np.isnan(gains)
        weight = np.where(there, likely, 0)
        total = np.maximum(weight.sum(0), 1e-12)
        mean = np.where(there, gains * weight, 0).sum(0) / total
        spread = np.where(there, weight**2 * (gains - mean) ** 2, 0).sum(0)
        caution = self.settings.caution * (1 + FEW_WORLDS / np.maximum(1, there.sum(0)))
        return mean, mean - caution * np.sqrt(spread) / total

    def halve(self) -> None:
        """Drop the worse half of those alive, the first candidate excepted; they stay behind the others, in order."""
        if self.alive > 2:
            mean, _ = self.certain_gains()
            order = [0, *(1 + np.argsort(-mean[1 : self.alive], kind="stable")), *range(self.alive, len(mean))]
            self.candidates = [self.candidates[place] for place in order]
            self.gains = [row[order] for row in self.gains]
            self.alive = 1 + self.alive // 2

    def halvings(self) -> int:
        """How often the candidates have been halved."""
        alive, number = len(self.candidates), 0
        while alive > self.alive:
            alive, number = 1 + alive // 2, number + 1
        return number

    def values(self) -> npt.NDArray[np.float64]:
        """What each candidate gains for certain on the network's own choice, in hundredths of a point, roughly."""
        return POINTS * self.certain_gains()[1] if self.gains else np.zeros(len(self.candidates))

    def best(self, number: int) -> list[int]:
        """The places of the best candidates, the very best first."""
        return [int(place) for place in np.argsort(-self.values(), kind="stable")[:number]]


def rank(
    known: Records,
    board: Records,
    seat: int,
    weights: Weights,
    *,
    seed: int = 0,
    milliseconds: float = MILLISECONDS,
    rollouts: int | None = None,
    threads: int = 1,
    best: int = 3,
    settings: Settings = USUAL,
) -> list[Ranked]:
    """The best decisions, the very best first; values in hundredths of a point, roughly. The budget is time, of one
    thread or of two, or a number of trial games; with the latter the result is always the same."""
    begin = time.perf_counter()
    observed, mask, _ = observe(known, board, seat)
    logits, _ = think(weights, observed)
    search = begin_search(known, board, seat, logits, mask, seed=seed, rollouts=rollouts, best=best, settings=settings)
    finish(search, weights, begin, milliseconds, threads if rollouts is None else 1)
    return ranked(search, best)


def finish(search: Search, weights: Weights, begin: float, milliseconds: float, threads: int = 1) -> None:
    """Round after round on this machine. `begin`: since when the time counts, as time.perf_counter() tells it."""
    milliseconds = max(milliseconds, LEAST)
    with ThreadPoolExecutor(2) if threads > 1 else contextlib.nullcontext() as pool:
        while (wanted := search.next_round(1000 * (time.perf_counter() - begin) / milliseconds)) is not None:
            search.learn(try_out(wanted, search.board, weights, pool))


def begin_search(
    known: Records,
    board: Records,
    seat: int,
    logits: Floats,
    mask: npt.NDArray[Any],
    *,
    seed: int,
    rollouts: int | None,
    best: int = 1,
    settings: Settings = USUAL,
) -> Search:
    """By what the network thinks of all decisions; so many of the best will be asked for."""
    candidates, sure = proposals(logits, mask, tables_for(board).decisions, best, settings)
    return Search(known, board, int(seat), seed, candidates, sure, rollouts, settings)


def proposals(
    logits: Floats, mask: npt.NDArray[Any], decisions: npt.NDArray[np.int32], least: int, settings: Settings
) -> tuple[list[int], bool]:
    """What the network likes best, the very best first, so many at least if they are legal; and is it sure of that?"""
    legal = np.where(mask != 0, logits, -np.inf)
    likely = np.exp(legal - legal.max())
    likely /= likely.sum()
    order = np.argsort(-likely, kind="stable")[: min(settings.candidates, int(np.count_nonzero(mask)))]
    kept = [
        int(decisions[place])
        for number, place in enumerate(order)
        if number < least or likely[place] >= settings.likely
    ]
    return kept, bool(likely[order[0]] >= settings.certain)


def ranked(search: Search, best: int) -> list[Ranked]:
    worlds = [0] * len(search.candidates)
    if search.gains:
        worlds = [int(it) for it in (~np.isnan(np.array(search.gains))).sum(0)]
    values = search.values()
    return [
        Ranked(
            search.candidates[place],
            float(values[place]),
            worlds[place],
            reason_for(search.known, search.board, search.seat, search.candidates[place]),
        )
        for place in search.best(best)
    ]
