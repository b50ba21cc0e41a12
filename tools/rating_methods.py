# /// script
# requires-python = ">=3.11"
# dependencies = ["openskill==6.2.0"]
# ///
"""Methods of rating compared (docs/adr/0024-ratings.md): on strangers of known strength, and on the bots' own games.

uv run --with openskill==6.2.0 python tools/rating_methods.py --games 200000
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Protocol

import numpy as np

from whistlestop.server.ratings.rating_model import START, UNIT, Rating, rated


class Method(Protocol):
    def play(self, people: list[int], ranks: list[int]) -> None: ...
    def found(self, person: int) -> tuple[float, float]:
        """Mean and deviation, on a scale of its own."""


class Ours:
    """Plackett-Luce with what its ranks tell."""

    def __init__(self) -> None:
        self.all: dict[int, Rating] = {}

    def play(self, people: list[int], ranks: list[int]) -> None:
        after = rated([self.all.get(it, START) for it in people], ranks)
        self.all.update(zip(people, after, strict=True))

    def found(self, person: int) -> tuple[float, float]:
        rating = self.all.get(person, START)
        return rating.mean / UNIT, rating.deviation / UNIT


class Pairwise:
    """Glicko-2 (its volatility held still), every two at a table as a game of two."""

    def __init__(self) -> None:
        self.all: dict[int, tuple[float, float]] = {}

    def play(self, people: list[int], ranks: list[int]) -> None:
        before = [self.found(it) for it in people]
        for at, (mean, deviation) in enumerate(before):
            told = slope = 0.0
            for other, (their_mean, their_deviation) in enumerate(before):
                if other != at:
                    flat = 1 / math.sqrt(1 + 3 * their_deviation**2 / math.pi**2)
                    chance = 1 / (1 + math.exp(-flat * (mean - their_mean)))
                    score = 0.5 if ranks[at] == ranks[other] else float(ranks[at] < ranks[other])
                    told, slope = told + flat**2 * chance * (1 - chance), slope + flat * (score - chance)
            variance = 1 / (1 / deviation**2 + told)
            self.all[people[at]] = mean + variance * slope, math.sqrt(variance)

    def found(self, person: int) -> tuple[float, float]:
        return self.all.get(person, (START.mean / UNIT, START.deviation / UNIT))


class WengLin:
    """Weng-Lin's Plackett-Luce, by the library openskill as it comes."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.all: dict[int, object] = {}

    def play(self, people: list[int], ranks: list[int]) -> None:
        teams = [[self.all.get(it) or self.model.rating()] for it in people]
        for person, (after,) in zip(people, self.model.rate(teams, ranks=ranks), strict=True):  # type: ignore[arg-type]
            self.all[person] = after

    def found(self, person: int) -> tuple[float, float]:
        rating = self.all.get(person) or self.model.rating()
        return rating.mu, rating.sigma  # type: ignore[attr-defined]


METHODS = {"ours": Ours, "pairwise Glicko-2": Pairwise, "Weng-Lin (openskill)": WengLin}


def strangers(name: str, players: int, games: int) -> None:
    """Ranks drawn by Plackett-Luce, two in a hundred with a shared first place."""
    luck, method, begin = random.Random(18), METHODS[name](), time.process_time()
    true = [luck.gauss(0, 200 * 100 / UNIT) for _ in range(players)]
    for _ in range(games):
        table = luck.sample(range(players), luck.choice((2, 3, 4, 5)))
        drawn = {it: true[it] - math.log(luck.expovariate(1)) for it in table}
        order = sorted(table, key=lambda it: -drawn[it])
        ranks = {it: place for place, it in enumerate(order, 1)}
        if luck.random() < 0.02:
            ranks[order[1]] = ranks[order[0]]
        method.play(table, [ranks[it] for it in table])
    mean, deviation = np.array([method.found(it) for it in range(players)]).T
    slope, shift = np.polyfit(mean, true, 1) if name.startswith("Weng") else (1.0, float(np.mean(true) - mean.mean()))
    error = slope * mean + shift - true
    places = [np.argsort(np.argsort(it)) for it in (mean, true)]
    covered = float(np.mean(np.abs(error) <= 1.96 * slope * deviation))
    points = 400 / math.log(10)
    print(
        f"{name}: rank correlation {np.corrcoef(*places)[0, 1]:.4f}, 95 % intervals cover {100 * covered:.1f} %, "
        f"error {points * math.sqrt(float(np.mean(error**2))):.1f} points where it says "
        f"{points * slope * float(deviation.mean()):.1f}; {1e6 * (time.process_time() - begin) / games:.0f} us a game",
        flush=True,
    )


def ladder(name: str, game: str, games: int) -> None:
    """Games of the scripted bots in line-ups of every size: is each next one foretold, after the first half?"""
    from whistlestop import bots, maps

    players = ("hungry", "long-route", "racer", "planner", "blocker")
    board, dice, method, played = maps.board(game), random.Random(game), METHODS[name](), []
    for number in range(games // 50):
        line_up = dice.sample(range(len(players)), dice.choice((2, 3, 4)))
        ranks = np.asarray(bots.play(board, [players[it] for it in line_up], games=50, seed=number).scores["rank"])
        played += [(line_up, [int(it) for it in row[: len(line_up)]]) for row in ranks]
    dice.shuffle(played)
    right = asked = 0.0
    for number, (line_up, ranks) in enumerate(played):
        if number >= len(played) // 2:
            means = [method.found(it)[0] for it in line_up]
            for a in range(len(line_up)):
                for b in range(a):
                    if ranks[a] != ranks[b]:
                        right += (means[a] > means[b]) == (ranks[a] < ranks[b])
                        asked += 1
        method.play(line_up, ranks)
    print(f"{name}, {game}: foretold {100 * right / asked:.1f} % of who comes before whom", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--players", type=int, default=500)
    chosen = parser.parse_args()
    for name in METHODS:
        strangers(name, chosen.players, chosen.games)
    for game in ("north_america", "europe"):
        for name in METHODS:
            ladder(name, game, 4_000)


if __name__ == "__main__":
    main()
