"""The fixed ratings of the bots, from games that they play here and from what docs/bots.md and docs/champions.md have
measured of those that take too long: writes src/whistlestop/server/ratings/anchors.toml.

    uv run python tools/rating_anchors.py --games 400
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
from pathlib import Path

import numpy as np

from whistlestop import bots, maps
from whistlestop.arena.ratings import fit

SCRIPTED = ("random", "greedy", "hungry", "long-route", "racer", "planner", "blocker")
ZERO, AT = "racer", 1500  # the medium bot
# Share of the victories, alone against blockers in all other seats: (players, percent).
MEASURED = {
    ("north_america", "2"): {"expert": [(2, 68.2)], "champion": [(2, 95.0)]},
    ("north_america", "3-5"): {"expert": [(4, 39.0)], "champion": [(3, 80.7), (4, 72.9), (5, 62.1)]},
    ("europe", "2"): {"expert": [(2, 77.2)], "champion": [(2, 97.4)]},
    ("europe", "3-5"): {"expert": [(4, 56.5)], "champion": [(3, 89.6), (4, 85.3), (5, 75.7)]},
    ("card_game", "2"): {"expert": [(2, 81.0)], "champion": [(2, 99.6)]},
    ("card_game", "3-5"): {"expert": [(4, 55.1)], "champion": [(3, 88.2), (4, 82.2)]},
}
TARGET = Path(__file__).parents[1] / "src/whistlestop/server/ratings/anchors.toml"


def table_of_wins(game: str, sizes: list[int], games: int) -> np.ndarray:
    """How often each bot came before each other one, in line-ups of all kinds."""
    board, wins = maps.board(game), np.zeros((len(SCRIPTED), len(SCRIPTED)))
    dice = random.Random(f"anchors {game} {sizes}")
    line_ups = [dice.sample(range(len(SCRIPTED)), size) for size in sizes for _ in range(40)]
    if sizes == [2]:
        line_ups = [list(pair) for pair in itertools.permutations(range(len(SCRIPTED)), 2)]
    for number, line_up in enumerate(line_ups):
        results = bots.play(board, [SCRIPTED[it] for it in line_up], games=games, seed=1000 + number)
        ranks = np.asarray(results.scores["rank"])[:, : len(line_up)]
        for a, b in itertools.combinations(range(len(line_up)), 2):
            won = float((ranks[:, a] < ranks[:, b]).sum() + (ranks[:, a] == ranks[:, b]).sum() / 2)
            wins[line_up[a], line_up[b]] += won
            wins[line_up[b], line_up[a]] += games - won
    return wins


def above(players: int, percent: float) -> float:
    """By how many points somebody is better who wins so often alone against others who are alike."""
    return 400 * math.log10(percent * (players - 1) / (100 - percent))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each line-up")
    games = parser.parse_args().games
    lines = [
        f"# Made by tools/rating_anchors.py --games {games}: points, by game and number of players. {ZERO} is {AT}."
    ]
    for game in ("north_america", "europe", "card_game"):
        most = maps.load(game).players[1]
        for pool, sizes in (("2", [2]), ("3-5", list(range(3, most + 1)))):
            found = fit(table_of_wins(game, sizes, games), SCRIPTED.index(ZERO)) + AT
            points = {bot: round(float(it)) for bot, it in zip(SCRIPTED, found, strict=True)}
            for bot, shares in MEASURED[game, pool].items():
                points[bot] = points["blocker"] + round(sum(above(*it) for it in shares) / len(shares))
            lines += ["", f'[{game}."{pool}"]', *(f"{bot} = {it}" for bot, it in points.items())]
            print(game, pool, points, flush=True)
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
