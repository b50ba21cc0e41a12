"""Choose from what `make` has made: `python -m whistlestop.puzzles.select europe.jsonl`.

Writes the puzzles that are shipped: as many of each level as there are, some of every kind, and no two that are nearly
the same. It chooses among those that are shipped already as well; `--anew` leaves them out.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from whistlestop.game.notation.names import names_of

from .facts import facts_of
from .kinds import CLAIMING, FERRY, STATION_KIND, TUNNEL
from .make import lines_of
from .puzzle import Puzzle
from .shipped import load, write

NUMBER = 50
PLACES = (CLAIMING, TUNNEL, FERRY, STATION_KIND)  # kinds whose solution is a place on the board
ALIKE = 2  # puzzles about the same route or city, at most
OFTEN = 8  # puzzles of one solution of another kind, like drawing tickets, at most


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="all of one game")
    parser.add_argument("--number", type=int, default=NUMBER)
    parser.add_argument("--anew", action="store_true", help="leave out what is shipped already")
    wanted = parser.parse_args(arguments)
    made = [it.puzzle for file in wanted.files for it in lines_of(file) if it.puzzle is not None]
    before = [] if wanted.anew or not made else load(made[0].game)
    found = {it.id: it for it in (*before, *made)}
    picked = [explained(it) for it in chosen(list(found.values()), wanted.number)]
    if not picked:
        parser.error("there is no puzzle in these files.")
    path = write(picked[0].game, picked)
    print(f"{path}: {len(picked)} of {len(found)}; {dict(Counter(it.level for it in picked))}")
    print(dict(Counter(it.kind for it in picked)))


def chosen(found: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """One after the other: of the level and then of the kind of which there are fewest so far, the surest first."""
    left = sorted(found, key=lambda it: (-it.checks.champions.gain / it.checks.champions.error, it.id))
    picked: list[Puzzle] = []
    while left and len(picked) < number:
        levels, kinds = Counter(it.level for it in picked), Counter((it.level, it.kind) for it in picked)
        best = min(left, key=lambda it: (levels[it.level], kinds[it.level, it.kind]))
        picked.append(best)
        left = [it for it in left if it is not best and not is_worn(it, picked)]
    return picked


def explained(puzzle: Puzzle) -> Puzzle:
    """With the facts as they are told now, whenever it was made."""
    game = puzzle.game_of()
    facts = facts_of(game.seen(puzzle.seat), game.board, puzzle.seat, puzzle.solution, names_of(game.map))
    return msgspec.structs.replace(puzzle, facts=facts)


def is_worn(puzzle: Puzzle, picked: Sequence[Puzzle]) -> bool:
    """Are there enough of this solution?"""
    same = [it for it in picked if (it.solution, it.kind) == (puzzle.solution, puzzle.kind)]
    most = ALIKE if puzzle.kind in PLACES else OFTEN
    return puzzle.position in [it.position for it in picked] or len(same) >= most


if __name__ == "__main__":
    main()
