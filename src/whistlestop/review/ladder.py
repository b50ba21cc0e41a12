"""Does accuracy tell strong players from weak ones? `python -m whistlestop.review.ladder` lets bots of known strength
play one another, two at a table, each as often as any other, and prints the mean accuracy of each."""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from whistlestop.bots.champion import shipped
from whistlestop.bots.players import make_player
from whistlestop.game import Game, new

from .whole import review

LADDER = ("greedy", "racer", "blocker", "expert@200", "champion")
SEED = 40_000


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=shipped.games())
    parser.add_argument("--rounds", type=int, default=4, help="how often everybody plays everybody")
    parser.add_argument("--minutes", type=float, default=60.0, help="begin no game after this, for each game")
    wanted = parser.parse_args(arguments)
    print("| game | " + " | ".join(name.partition("@")[0] for name in LADDER) + " | games |")
    print("|---" * (len(LADDER) + 2) + "|")
    for game in wanted.games:
        found, number = measured(game, wanted.rounds, wanted.minutes)
        row = [f"{np.mean(found[name]):.1f} ± {1.96 * error(found[name]):.1f}" for name in LADDER]
        print(f"| {game} | " + " | ".join(row) + f" | {number} |", flush=True)


def error(figures: Sequence[float]) -> float:
    """The standard error of a mean."""
    return float(np.std(figures, ddof=1) / np.sqrt(len(figures))) if len(figures) > 1 else float("nan")


def measured(game: str, rounds: int, minutes: float) -> tuple[dict[str, list[float]], int]:
    """The accuracy of each bot, game by game; and how many games there were."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    begin, number = time.monotonic(), 0
    for turn in range(rounds):
        for pair in itertools.combinations(LADDER, 2):
            if time.monotonic() - begin > 60 * minutes:
                return found, number
            sitting = pair if (turn + number) % 2 else pair[::-1]
            reviewed = review(played(game, sitting, SEED + number))
            number += 1
            for seat in reviewed.seats:
                if seat.accuracy is not None:
                    found[sitting[seat.seat]].append(seat.accuracy)
            figures = {seat.name: seat.accuracy for seat in reviewed.seats}
            print(game, number, sitting, figures, file=sys.stderr, flush=True)
    return found, number


def played(game: str, sitting: Sequence[str], seed: int) -> Game:
    table = new(game, players=len(sitting), seed=seed)
    players = [make_player(name, seed=seed) for name in sitting]
    while (seat := table.to_move) is not None:
        table.play(players[seat].decide(table, seat), seat)
    return table


if __name__ == "__main__":
    main()
