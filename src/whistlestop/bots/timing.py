"""How long each bot takes for a decision."""

from __future__ import annotations

import time

from whistlestop import maps

from .api import play
from .traits import NAMES


def microseconds(game: str, players: int, *, games: int = 200, seed: int = 0) -> dict[str, float]:
    """Microseconds of processor time a decision, rules included, for each bot playing against itself."""
    board = maps.board(game)
    play(board, [NAMES[0]] * players, games=1, seed=seed)  # compiled before the clock starts
    taken = {}
    for name in NAMES:
        start = time.process_time()
        results = play(board, [name] * players, games=games, seed=seed)
        taken[name] = 1e6 * (time.process_time() - start) / results.decisions
    return taken
