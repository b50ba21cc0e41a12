"""Actions as programs give them. Compiled code reads whatever lies at a number, so they are looked at before."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[Any]


def one_for_each(actions: npt.ArrayLike, games: int) -> Numbers:
    """As an array of whole numbers, one for each game; ValueError if they are not that."""
    found = np.asarray(actions)
    if found.shape != (games,) or found.dtype.kind not in "iu":
        whom = "the game" if games == 1 else f"each of the {games} games"
        raise ValueError(
            f"step takes one action for {whom}, a whole number; this is an array of shape {found.shape} "
            f"and type {found.dtype}."
        )
    return found.astype(np.int64)
