"""One figure for how well somebody played: 100 if no decision left anything lying.

A decision that cost c of the chance of winning counts exp(-c / 0.05): one that cost nothing counts whole, one that cost
five points in a hundred a third. The figure is the mean over the decisions in which there was a choice and the game was
still open: nobody can lose much of a chance that they have not got.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .decisions import Verdict

DEAR = 0.05  # a cost at which a decision counts 1/e
OPEN = (0.04, 0.96)  # chances between which a game is open
LEAST = 5  # decisions in open positions; with fewer, all count


def accuracy(verdicts: Sequence[Verdict], chances: Sequence[float]) -> float | None:
    """Of one seat's decisions; `chances` is its chance of winning when each of them was due. None without any
    decision."""
    if not verdicts:
        return None
    counts = [np.exp(-it.cost / DEAR) for it in verdicts]
    open_ones = [count for count, chance in zip(counts, chances, strict=True) if OPEN[0] <= chance <= OPEN[1]]
    return float(100 * np.mean(open_ones if len(open_ones) >= LEAST else counts))
