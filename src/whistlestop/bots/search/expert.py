"""The expert: it tries its candidates out in worlds that could be the true one and takes what ends best.

Flat Monte Carlo: hidden cards and tickets are dealt anew, the candidate is played, a fast scripted bot plays all seats
to the end, and the exact score is counted. All candidates see the same worlds. After each round the worse half is
dropped (sequential halving), so most of the time goes into telling the best ones apart.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.rules.api import seed64
from whistlestop.rules.score_record import SCORE
from whistlestop.rules.state import STATE

from .. import entry_points
from ..api import workspace
from ..traits import kind_of, traits_of
from .reasons import Reason, reason_for

Records = npt.NDArray[Any]

# For each kind of game, who proposes candidates; the first of them also plays the trial games.
ADVISERS = {"plain": ("planner", "racer"), "stations": ("planner", "racer"), "yards": ("blocker", "planner")}
MILLISECONDS = 1000
CHUNK = 4  # worlds between two looks at the clock
ROOMS = 4
CAUTION = 1.0  # standard errors that count against leaving the adviser's way


@dataclass(frozen=True)
class Ranked:
    """A decision; what it gains for certain on the scripted adviser's (in hundredths of a point, winning included); the
    number of worlds it was tried in; and what speaks for it."""

    decision: int
    value: float
    worlds: int
    reason: Reason


class Search:
    """A search under way. The first candidate is what the scripted adviser would do, and stays; of the others those
    still in it come first. All that are in it have seen the same worlds."""

    def __init__(self, known: Records, board: Records, seat: int, seed: int) -> None:
        self.known = known
        self.board = board
        self.seat = int(seat)
        self.seed = seed
        self.candidates = candidates_of(known, board, seat, seed)
        self.alive = len(self.candidates)
        self.worlds = np.zeros(self.alive, np.int64)
        self.results = np.zeros((3, self.alive), np.int64)  # a row each: OUTCOME, GAIN, SQUARE
        self.next_world = 0
        players = int(known[0]["players"])
        self.traits = np.concatenate([traits_of(ADVISERS[kind_of(board)][0], board, players)] * players)

    def try_out(self, worlds: int, threads: ThreadPoolExecutor | None) -> None:
        """Try all that are alive in so many more worlds, on two threads if there are any."""
        low, high = self.next_world, self.next_world + worlds
        self.next_world = high
        if threads is None:
            self.results[:, : self.alive] += self.part(low, high)
        else:
            middle = (low + high) // 2
            for part in threads.map(self.part, [low, middle], [middle, high]):
                self.results[:, : self.alive] += part
        self.worlds[: self.alive] += worlds

    def part(self, low: int, high: int) -> npt.NDArray[np.int64]:
        rooms = np.zeros(ROOMS, STATE)
        rooms[entry_points.KNOWN] = self.known[0]
        results = np.zeros((3, self.alive), np.int64)
        entry_points.try_out(
            rooms,
            self.board,
            self.seat,
            workspace(),
            self.traits,
            self.candidates[: self.alive],
            seed64(self.seed),
            low,
            high,
            np.zeros(1, SCORE),
            results,
        )
        return results

    def values(self) -> npt.NDArray[np.float64]:
        """What each candidate is worth for certain: its mean gain on the first one, less its uncertainty."""
        worlds = np.maximum(1, self.worlds)
        gains = self.results[entry_points.GAIN] / worlds
        spread = np.sqrt(np.maximum(0, self.results[entry_points.SQUARE] / worlds - gains**2))
        return np.asarray(gains - CAUTION * spread / np.sqrt(worlds), np.float64)

    def halve(self) -> None:
        """Drop the worse half of those alive, the first candidate excepted; they stay behind the others, in order."""
        if self.alive > 2:
            gains = self.results[entry_points.GAIN, 1 : self.alive] / np.maximum(1, self.worlds[1 : self.alive])
            order = np.append(0, 1 + np.argsort(-gains, kind="stable"))
            self.candidates[: self.alive] = self.candidates[: self.alive][order]
            self.worlds[: self.alive] = self.worlds[: self.alive][order]
            self.results[:, : self.alive] = self.results[:, : self.alive][:, order]
            self.alive = 1 + self.alive // 2


def candidates_of(known: Records, board: Records, seat: int, seed: int) -> npt.NDArray[np.int64]:
    players = int(known[0]["players"])
    traits = np.concatenate([traits_of(name, board, players) for name in ADVISERS[kind_of(board)]])
    work = workspace()
    number = entry_points.propose(known, board, 0, int(seat), work, traits, seed64(seed))
    return np.array(work[0]["candidates"][:number], np.int64)


def rank(
    known: Records,
    board: Records,
    seat: int,
    *,
    seed: int = 0,
    milliseconds: float = MILLISECONDS,
    rollouts: int | None = None,
    threads: int = 2,
    best: int = 3,
) -> list[Ranked]:
    """The best candidates, the very best first. The budget is time or a number of trial games; with the latter the
    result is always the same."""
    search = Search(known, board, seat, seed)
    if search.alive > 1:
        if rollouts is not None:
            run(search, None, by_number(search, rollouts))
        elif threads > 1:
            with ThreadPoolExecutor(2) as pool:
                run(search, pool, by_clock(search, milliseconds))
        else:
            run(search, None, by_clock(search, milliseconds))
    values = search.values()
    ranked = []
    for place in np.argsort(-values, kind="stable")[:best]:
        decision = int(search.candidates[place])
        reason = reason_for(known, board, search.seat, decision)
        ranked.append(Ranked(decision, float(values[place]), int(search.worlds[place]), reason))
    return ranked


def run(search: Search, threads: ThreadPoolExecutor | None, rounds: Callable[[int], bool]) -> None:
    """Round after round, half of the candidates each time, while `rounds` says that this one goes on."""
    number = max(1, int(np.ceil(np.log2(search.alive))))  # of rounds
    for place in range(number):
        while rounds((place + 1) * 1000 // number):
            search.try_out(CHUNK, threads)
        search.halve()


def by_clock(search: Search, milliseconds: float) -> Callable[[int], bool]:
    """Go on until this share, in thousandths, of the time is used up; once in any case."""
    start = time.perf_counter()

    def goes_on(share: int) -> bool:
        used = 1000 * (time.perf_counter() - start)
        return search.next_world == 0 or used < milliseconds * share / 1000

    return goes_on


def by_number(search: Search, rollouts: int) -> Callable[[int], bool]:
    """A limit by the number of trial games instead of by time."""

    def goes_on(share: int) -> bool:
        used = int(search.worlds.sum())
        return search.next_world == 0 or used < rollouts * share / 1000

    return goes_on


def decide(
    known: Records,
    board: Records,
    seat: int,
    *,
    seed: int = 0,
    milliseconds: float = MILLISECONDS,
    rollouts: int | None = None,
    threads: int = 2,
) -> int:
    """The expert's decision, by what its seat knows."""
    found = rank(known, board, seat, seed=seed, milliseconds=milliseconds, rollouts=rollouts, threads=threads, best=1)
    return found[0].decision
