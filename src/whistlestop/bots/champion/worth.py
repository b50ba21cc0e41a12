"""What a game is worth to a seat, as networks are trained to expect it: winning, and the margin in points."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

MARGIN = 0.4  # how much of what counts is the margin; the rest is winning
SCALE = 30  # points at which a margin is well on its way to the most that it counts

Numbers = npt.NDArray[Any]


def worth_of(totals: Numbers, ranks: Numbers, seats: Numbers) -> npt.NDArray[np.float32]:
    """How games turned out for one seat of each: totals and ranks have a row a game, with all who played it."""
    every, players = np.arange(len(totals)), totals.shape[1]
    won = ranks == 1
    share = won[every, seats] / won.sum(1)
    others = totals.astype(np.float32)
    own = others[every, seats]
    others[every, seats] = -np.inf
    gap = np.tanh((own - others.max(1)) / SCALE)
    return np.asarray(2 * (1 - MARGIN) * (share - 1 / players) + MARGIN * gap, np.float32)
