"""One observation as Python sees it."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .. import entry_points
from ..api import workspace
from ..traits import traits_of
from .features import layout_of, version, width
from .numbering import decisions_of, numbers_of

Records = npt.NDArray[Any]
ADVISER = "blocker"  # whose advice is part of the observation


class Observation(NamedTuple):
    observed: npt.NDArray[np.int8]
    mask: npt.NDArray[np.uint8]  # 1: legal, by number (numbering)
    advice: int  # the scripted bot's decision, by its number


@dataclass(frozen=True)
class Tables:
    """What is worked out once for a board."""

    layout: Records
    numbers: npt.NDArray[np.int32]
    decisions: npt.NDArray[np.int32]
    traits: dict[int, Records]  # by number of players
    width: int
    version: str


@functools.lru_cache(maxsize=16)
def _tables(data: bytes, dtype: Any) -> Tables:
    board = np.frombuffer(data, dtype)
    sizes = range(int(board[0]["players_min"]), int(board[0]["players_max"]) + 1)
    traits = {players: traits_of(ADVISER, board, players) for players in sizes}
    return Tables(layout_of(board), numbers_of(board), decisions_of(board), traits, width(board), version(board))


def tables_for(board: Records) -> Tables:
    return _tables(board.tobytes(), board.dtype)


def observe(known: Records, board: Records, seat: int) -> Observation:
    """What a network is told of the game in which a seat knows this much (rules.seen) and is to decide."""
    tables = tables_for(board)
    observed = np.zeros((1, tables.width), np.int8)
    mask = np.zeros((1, len(tables.decisions)), np.uint8)
    traits = tables.traits[int(known[0]["players"])]
    advice = entry_points.look(
        known, board, 0, int(seat), workspace(), traits, tables.layout, tables.numbers, observed, mask
    )
    return Observation(observed[0], mask[0], int(advice))
