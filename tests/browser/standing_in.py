"""Run as a program: whole seeded games between scripted bots, by the rules as plain Python, with the module that stands
in for NumPy in its place; prints, game by game, what came of them."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

BOTS = ("easy", "medium", "hard")
PUZZLES = 5  # every fifth
# Every game, with its seed: two and three players, and every bot both on a map and with the cards alone.
GAMES = {"card_game": 1, "north_america": 2, "europe": 1}


def told() -> Iterator[Any]:
    """What comes of every game, and of its puzzles."""
    for name, seed in GAMES.items():
        yield played(name, seed)
        yield posed(name)


def played(name: str, seed: int) -> dict[str, Any]:
    """Everything that a seat could notice, and more: the log, the last record, views, scores, hints on the way."""
    import whistlestop as ws
    from whistlestop import bots, maps
    from whistlestop.bots.players import make_player
    from whistlestop.server.bots import decisions

    hinting = make_player("hard")
    game = ws.new(name, players=2 + seed % 2, seed=seed)
    digest, board, rows = hashlib.sha256(), maps.board(name), 0
    while not game.is_over:
        for seat in game.pending:
            known = game.seen(seat)
            digest.update(known.tobytes() + str(game.legal_decisions(seat)).encode())
            if rows % 2 == 0:
                digest.update(str(hinting.rank(game, seat)).encode())
            game.play(bots.decide(known, board, seat, bots.LEVELS[BOTS[seat]], seed=rows), seat)
            rows += 1
            if rows % 10 == 0:
                digest.update(game.view(seat).json())
    assert decisions.names()
    return {
        "record": str(game.record()),
        "state": game.state.tobytes().hex(),
        "scores": [it.total for it in game.scores().seats],
        "seen": digest.hexdigest(),
        "read back": read_back(game) == game.log,
    }


def posed(name: str) -> list[str]:
    """Positions, as puzzles have them: what is seen there, what can be done, what came of the solution."""
    from whistlestop import puzzles
    from whistlestop.puzzles.solving import answered

    found = []
    for puzzle in puzzles.load(name)[::PUZZLES]:
        game = puzzle.game_of()
        moves = [str(it) for it in game.moves(puzzle.seat)]
        said = (game.view(puzzle.seat).json(), moves, msgspec.json.encode(answered(puzzle, game, None)))
        again = read_back(game)
        found.append(hashlib.sha256(repr((said, again)).encode()).hexdigest())
    return found


def read_back(game: Any) -> tuple[int, ...]:
    """Its record written, read back and played again, as when somebody opens a file."""
    import whistlestop as ws

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.wsr"
        game.record().save(file)
        log: tuple[int, ...] = ws.load(file).log
    return log


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parents[2] / "src" / "whistlestop" / "browser" / "stand_in"))
    os.environ["WHISTLESTOP_KERNEL"] = "python"
    import numpy

    assert "stand_in" in str(numpy.__file__)
    if sys.version_info < (3, 12):  # there a class of Python's own cannot offer its memory
        from whistlestop.rules import proxy

        proxy.view_of = lambda array: array.__buffer__(0)
    for it in told():
        print(json.dumps(it), flush=True)


if __name__ == "__main__":
    main()
