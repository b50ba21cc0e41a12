"""Does accuracy tell strong players from weak ones? `python -m whistlestop.review.ladder` lets bots of known strength
play one another, two at a table, each as often as any other, and prints the mean accuracy of each; below it what play
came to, from which the scales in review/accuracy.py are taken when there are new networks."""

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

from . import luck
from .accuracy import accuracy, rate_of_play
from .jobs import Played, course_of, judge_of

LADDER = ("greedy", "racer", "blocker", "expert@200", "champion")
SEED = 40_000

Figures = dict[str, list[float]]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=shipped.games())
    parser.add_argument("--rounds", type=int, default=40, help="how often everybody plays everybody")
    parser.add_argument("--minutes", type=float, default=60.0, help="begin no game after this, for each game")
    wanted = parser.parse_args(arguments)
    print("| game | " + " | ".join(name.partition("@")[0] for name in LADDER) + " | games |")
    print("|---" * (len(LADDER) + 2) + "|")
    for game in wanted.games:
        figures, rates, number = measured(game, wanted.rounds, wanted.minutes)
        print(f"| {game} | " + " | ".join(mean(figures[name], 1) for name in LADDER) + f" | {number} |")
        print("| play | " + " | ".join(mean(rates[name], 3) for name in LADDER) + " | |", flush=True)


def mean(figures: Sequence[float], digits: int) -> str:
    """With its interval of 95 in 100."""
    error = np.std(figures, ddof=1) / np.sqrt(len(figures)) if len(figures) > 1 else np.nan
    return f"{np.mean(figures):.{digits}f} ± {1.96 * error:.{digits}f}" if figures else ""


def measured(game: str, rounds: int, minutes: float) -> tuple[Figures, Figures, int]:
    """Accuracy and rate of play of each bot, game by game; and how many games there were."""
    figures: defaultdict[str, list[float]] = defaultdict(list)
    rates: defaultdict[str, list[float]] = defaultdict(list)
    begin, number = time.monotonic(), 0
    for turn in range(rounds):
        for pair in itertools.combinations(LADDER, 2):
            if time.monotonic() - begin > 60 * minutes:
                return figures, rates, number
            sitting = pair if (turn + number) % 2 else pair[::-1]
            table = Played.of(played(game, sitting, SEED + number))
            number += 1
            course = course_of(table)
            changes = luck.changes_of(course, judge_of(table), course.steps)
            for seat, name in enumerate(sitting):
                own = [step.seat == seat for step in course.steps]
                given = changes.play[own, seat].tolist(), changes.before[own, seat].tolist()
                rate, figure = rate_of_play(*given), accuracy(game, *given)
                if rate is not None and figure is not None:
                    rates[name].append(rate)
                    figures[name].append(figure)
            print(game, number, sitting, file=sys.stderr, flush=True)
    return figures, rates, number


def played(game: str, sitting: Sequence[str], seed: int) -> Game:
    table = new(game, players=len(sitting), seed=seed)
    players = [make_player(name, seed=seed) for name in sitting]
    while (seat := table.to_move) is not None:
        table.play(players[seat].decide(table, seat), seat)
    return table


if __name__ == "__main__":
    main()
