"""Does accuracy tell strong players from weak ones? `python -m whistlestop.review.ladder` lets bots of known strength
play one another, two at a table, and prints for each the mean accuracy, by how much that was above the next weaker
bot's when the two met, and the mean rate of play, from which the scales in review/accuracy.py are taken when there are
new networks."""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from whistlestop.bots.champion import shipped
from whistlestop.bots.players import make_player
from whistlestop.game import Game, new

from . import luck
from .accuracy import accuracy, rate_of_play
from .jobs import Played, course_of, judge_of

LADDER = ("greedy", "racer", "blocker", "expert@200", "champion")
SEED = 40_000


class Figures(NamedTuple):
    """Of one player in one game."""

    accuracy: float
    rate: float


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=shipped.games())
    parser.add_argument("--rounds", type=int, default=40, help="how often two bots meet")
    parser.add_argument("--neighbours", action="store_true", help="only those that stand beside each other meet")
    parser.add_argument("--minutes", type=float, default=60.0, help="begin no game after this, for each game")
    wanted = parser.parse_args(arguments)
    pairs = list(itertools.pairwise(LADDER) if wanted.neighbours else itertools.combinations(LADDER, 2))
    print("| | " + " | ".join(name.partition("@")[0] for name in LADDER) + " | games |")
    print("|---" * (len(LADDER) + 2) + "|")
    for game in wanted.games:
        for title, row, number in rows(list(measured(game, pairs, wanted.rounds, wanted.minutes))):
            print(f"| {game}, {title} | " + " | ".join(row) + f" | {number} |", flush=True)


def rows(found: Sequence[dict[str, Figures]]) -> Iterator[tuple[str, list[str], int]]:
    """What is printed of a game, with its title, a text for each bot and the number of games."""
    accuracies = {name: [it[name].accuracy for it in found if name in it] for name in LADDER}
    rates = {name: [it[name].rate for it in found if name in it] for name in LADDER}
    above = [
        [it[name].accuracy - it[weaker].accuracy for it in found if name in it and weaker in it]
        for weaker, name in itertools.pairwise(LADDER)
    ]
    yield "accuracy", [mean(accuracies[name], 1) for name in LADDER], len(found)
    yield "above the next", ["", *(mean(them, 1) for them in above)], sum(map(len, above))
    yield "rate of play", [mean(rates[name], 3) for name in LADDER], len(found)


def mean(figures: Sequence[float], digits: int) -> str:
    """With its interval of 95 in 100."""
    if len(figures) < 2:
        return ""
    error = 1.96 * np.std(figures, ddof=1) / np.sqrt(len(figures))
    return f"{np.mean(figures):.{digits}f} ± {error:.{digits}f}"


def measured(game: str, pairs: Sequence[tuple[str, str]], rounds: int, minutes: float) -> Iterator[dict[str, Figures]]:
    """Game after game, the figures of its two players by their names."""
    begin = time.monotonic()
    for number, (turn, pair) in enumerate(itertools.product(range(rounds), pairs)):
        if time.monotonic() - begin > 60 * minutes:
            return
        sitting = pair if turn % 2 else pair[::-1]
        yield figures_of(Played.of(played(game, sitting, SEED + number)), sitting)
        print(game, number + 1, sitting, file=sys.stderr, flush=True)


def figures_of(table: Played, sitting: Sequence[str]) -> dict[str, Figures]:
    course = course_of(table)
    changes = luck.changes_of(course, judge_of(table), course.steps)
    found = {}
    for seat, name in enumerate(sitting):
        own = [step.seat == seat for step in course.steps]
        given = changes.play[own, seat].tolist(), changes.before[own, seat].tolist()
        rate, figure = rate_of_play(*given), accuracy(table.the_map().id, *given)
        if rate is not None and figure is not None:
            found[name] = Figures(figure, rate)
    return found


def played(game: str, sitting: Sequence[str], seed: int) -> Game:
    table = new(game, players=len(sitting), seed=seed)
    players = [make_player(name, seed=seed) for name in sitting]
    while (seat := table.to_move) is not None:
        table.play(players[seat].decide(table, seat), seat)
    return table


if __name__ == "__main__":
    main()
