"""What a game that is over was worth to each seat. Both kinds add up to zero."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[Any]
Floats = npt.NDArray[np.float32]

VICTORY, MARGIN = "victory", "margin"
KINDS = (VICTORY, MARGIN)


def check_kind(kind: str) -> str:
    if kind not in KINDS:
        raise ValueError(f"a reward is one of {', '.join(KINDS)}, not {kind!r}.")
    return kind


def rewards_of(kind: str, totals: Numbers, ranks: Numbers, players: Numbers) -> Floats:
    """A row a game, a column a seat. `victory`: 1 for the winner (less where several share it), -1 divided by the
    number of the others for who lost. `margin`: points more than the others have on average."""
    seated = np.arange(ranks.shape[1]) < players[:, None]
    if kind == MARGIN:
        points = np.where(seated, totals, 0).astype(np.float64)
        others = (points.sum(1, keepdims=True) - points) / (players[:, None] - 1)
        return np.asarray(np.where(seated, points - others, 0), np.float32)
    won = seated & (ranks == 1)
    share = won / np.maximum(1, won.sum(1, keepdims=True))
    worth = (players[:, None] * share - 1) / (players[:, None] - 1)
    return np.asarray(np.where(seated, worth, 0), np.float32)


def most_of(kind: str) -> float:
    """No reward is above this, and none below its negative."""
    return 1.0 if kind == VICTORY else 1000.0


def reward_for_cheating(kind: str) -> float:
    """An action that is not legal ends an episode, with the worst that can happen."""
    return -1.0 if kind == VICTORY else -100.0
