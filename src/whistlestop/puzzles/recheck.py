"""Check the puzzles that are shipped once more: `python -m whistlestop.puzzles.recheck card_game`.

To be done when a network changes: champions who play better sometimes find that another decision was as good. Puzzles
that no longer hold are dropped, the others say what was found now; `make` and `select` fill the places.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import msgspec

from .checking import checked
from .judges import judges_for
from .making import HOPELESS
from .moments import Moment
from .puzzle import Puzzle
from .shipped import games, load, write

SEED = 500_009  # other worlds than those in which they were found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games())
    game = parser.parse_args(arguments).game
    kept: list[Puzzle] = []
    for number, puzzle in enumerate(load(game), 1):
        found = once_more(puzzle)
        kept += [found] if found is not None else []
        print(f"{puzzle.id} ({puzzle.level}): {'holds' if found else 'dropped'}; {len(kept)} of {number}", flush=True)
    write(game, kept)


def once_more(puzzle: Puzzle) -> Puzzle | None:
    """With what is found now; None if it no longer holds."""
    game = puzzle.game_of()
    moment = Moment(puzzle.seat, game.seen(puzzle.seat), len(game.legal_decisions(puzzle.seat)), len(game.log))
    verdict = checked(judges_for(puzzle.game, game.players), moment, puzzle.solution, SEED)
    if verdict is None or verdict.chance < HOPELESS:
        return None
    return msgspec.structs.replace(puzzle, **verdict.figures())


if __name__ == "__main__":
    main()
