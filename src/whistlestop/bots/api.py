"""The bots as Python sees them: names in, arrays of results out."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.rules.api import seed64
from whistlestop.rules.score_record import SCORE
from whistlestop.rules.state import STATE

from . import entry_points
from .matches import TALLY
from .traits import traits_of
from .workspace import WORKSPACE

Records = npt.NDArray[Any]

_local = threading.local()


@dataclass(frozen=True)
class Results:
    """Games between bots: a SCORE and a TALLY record each."""

    line_up: tuple[str, ...]
    scores: Records
    tallies: Records
    decisions: int

    def shares(self) -> npt.NDArray[np.float64]:
        """Each seat's share of the victories; a victory that is shared counts in equal parts."""
        won = self.scores["rank"][:, : len(self.line_up)] == 1
        return np.asarray((won / won.sum(axis=1, keepdims=True)).mean(axis=0), np.float64)


def workspace() -> Records:
    """This thread's work space."""
    if not hasattr(_local, "work"):
        _local.work = np.zeros(1, WORKSPACE)
    work: Records = _local.work
    return work


def play(
    board: Records,
    line_up: Sequence[str],
    *,
    games: int,
    seed: int = 0,
    first: int | None = None,
    start: int = 0,
    traits: Records | None = None,
) -> Results:
    """Play games start to start + games - 1 with these bots in seats 0, 1, …; a game depends on the seed, its number
    and the line-up only. `first` is the starting player; None leaves it to the lot. `traits` takes the place of the
    bots' own traits, a record for each seat.

    >>> from whistlestop import bots, maps
    >>> results = bots.play(maps.board("card_game"), ["planner", "random"], games=1, seed=1)
    >>> results.scores["total"].shape
    (1, 5)
    """
    low, high = int(board[0]["players_min"]), int(board[0]["players_max"])
    if not low <= len(line_up) <= high:
        raise ValueError(f"this map is for {low} to {high} players, not {len(line_up)}.")
    if traits is None:
        traits = np.concatenate([traits_of(name, board, len(line_up)) for name in line_up])
    scores, tallies = np.zeros(games, SCORE), np.zeros(games, TALLY)
    decisions = entry_points.play(
        np.zeros(3, STATE),
        board,
        workspace(),
        traits,
        len(line_up),
        -1 if first is None else int(first),
        seed64(seed),
        int(start),
        int(start + games),
        scores,
        tallies,
    )
    return Results(tuple(line_up), scores, tallies, int(decisions))


def decide(known: Records, board: Records, seat: int, name: str, *, seed: int = 0) -> int:
    """The decision of a bot for a seat, by what that seat knows (rules.seen) and nothing else.

    >>> import whistlestop as ws
    >>> from whistlestop import bots
    >>> game = ws.new("card_game", seed=1)
    >>> bots.decide(game.seen(0), game.board, 0, "planner") in game.legal_decisions(0)
    True
    """
    traits = traits_of(name, board, int(known[0]["players"]))
    return int(entry_points.decide(known, board, 0, int(seat), workspace(), traits, seed64(seed)))
