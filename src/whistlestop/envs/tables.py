"""What the batches of both kinds are made of: the tables that their kernels read, and how large their arrays are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.bots.observation.features import HIDDEN, layout_of, width
from whistlestop.bots.observation.numbering import decisions_of, numbers_of
from whistlestop.bots.traits import LEVELS, NAMES, traits_of
from whistlestop.rules.board import BOARD
from whistlestop.rules.record import SEATS

Records = npt.NDArray[Any]
Numbers = npt.NDArray[Any]

ADVISER = "blocker"  # whose advice networks are given
KEPT = ("states", "seats", "episodes", "players", "advisers")  # the arrays that a batch goes on from


@dataclass(frozen=True)
class Tables:
    """Everything that never changes while a batch is played."""

    board: Records
    traits: Records  # of every bot at every table size: see `adviser`
    layout: Records
    decisions: Numbers
    numbers: Numbers
    width: int  # bytes of an observation
    hidden: int  # bytes of what only a critic sees

    @property
    def fewest(self) -> int:
        return int(self.board[0]["players_min"])

    @property
    def most(self) -> int:
        return int(self.board[0]["players_max"])

    def adviser(self, name: str, players: npt.ArrayLike) -> Numbers:
        """Where the traits of a bot at tables of these sizes lie in `traits`."""
        sizes = self.most - self.fewest + 1
        return np.asarray(sizes * NAMES.index(name) + np.asarray(players) - self.fewest, np.int32)


def tables_of(board: Records) -> Tables:
    """ValueError if it is no board."""
    if getattr(board, "dtype", None) != BOARD:
        raise ValueError(f"a board is what whistlestop.maps.board('europe') makes, not {board!r:.60}.")
    low, high = int(board[0]["players_min"]), int(board[0]["players_max"])
    traits = np.concatenate([traits_of(name, board, players) for name in NAMES for players in range(low, high + 1)])
    return Tables(
        board, traits, layout_of(board), decisions_of(board), numbers_of(board), width(board), width(board, HIDDEN)
    )


def table_sizes(tables: Tables, games: int, players: int | np.integer[Any] | Sequence[int] | Numbers | None) -> Numbers:
    """How many play in each of the games: one number for all, a list to go through in turn, or every size there is."""
    wanted = np.arange(tables.fewest, tables.most + 1) if players is None else np.atleast_1d(np.asarray(players))
    if wanted.dtype.kind not in "iu" or wanted.ndim != 1 or len(wanted) == 0:
        raise ValueError(f"players is a number, or a list of numbers to go through in turn, not {players!r}.")
    if wanted.min() < tables.fewest or wanted.max() > tables.most:
        raise ValueError(f"this map is for {tables.fewest} to {tables.most} players, not {players!r}.")
    return np.resize(wanted.astype(np.int32), games)


def number_of_games(games: Any) -> int:
    """ValueError unless it is one."""
    if not isinstance(games, (int, np.integer)) or games < 1:
        raise ValueError(f"games is a number above zero, not {games!r}.")
    return int(games)


def advised_by(tables: Tables, name: str | Numbers | None, sizes: Numbers) -> Numbers:
    """Who advises each seat of each game: one bot for all, nobody, or an array made with `Tables.adviser`."""
    if isinstance(name, np.ndarray):
        return policies_by_seat(tables, "adviser", name, len(sizes))
    policy = None if name is None else LEVELS.get(name, name)
    if policy is not None and policy not in NAMES:
        raise ValueError(f"{name!r} cannot advise; {', '.join(NAMES)} can.")
    column = np.full(len(sizes), -1, np.int32) if policy is None else tables.adviser(policy, sizes)
    return np.repeat(column[:, None], SEATS, axis=1)


def policies_by_seat(tables: Tables, what: str, array: Numbers, games: int) -> Numbers:
    """An array that says for each seat of each game which of the tables' traits it has, -1 for none. ValueError if it
    is not that: compiled code reads whatever lies at a number."""
    if array.shape != (games, SEATS) or array.dtype.kind not in "iu":
        raise ValueError(
            f"{what} is an array of whole numbers, {games} rows (a game each) of {SEATS} (a seat each), not one of "
            f"shape {array.shape} and type {array.dtype}."
        )
    if array.size and not (array.min() >= -1 and array.max() < len(tables.traits)):
        raise ValueError(f"the numbers in {what} come from Tables.adviser; -1 is nobody.")
    return np.ascontiguousarray(array, np.int32)
