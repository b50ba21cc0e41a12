"""One figure for how well somebody played: 95 is how the champion plays, 50 how `greedy` does.

What a seat's decisions did to its chance of winning is added up, gains and losses, luck left out (review/luck.py), and
set against how much there was to decide: at a chance p the same mistake costs p (1 - p) as much as it does to the odds.
So nobody looks good because there was nothing left to lose, nor bad because a close game was won late. Where that
figure lies between the means of two bots of the ladder is measured for each game (review/ladder.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

LEAST = 0.5  # of p (1 - p), all decisions together: with less, next to nothing was decided
BEST = 95.0  # what the champion gets; `greedy` gets 50


class Scale(NamedTuple):
    """What play came to on the ladder, for each decision and as a change of the odds' logarithm."""

    greedy: float
    champion: float


SCALES = {
    "north_america": Scale(greedy=-0.203, champion=-0.026),
    "europe": Scale(greedy=-0.079, champion=0.081),
    "card_game": Scale(greedy=-0.045, champion=0.065),
}


def rate_of_play(play: Sequence[float], chances: Sequence[float]) -> float | None:
    """What a seat's decisions did, for each decision in an open game: `play` is how each changed its chance of winning,
    `chances` what that was before. None if next to nothing was decided."""
    stake = sum(chance * (1 - chance) for chance in chances)
    return float(sum(play) / stake) if stake >= LEAST else None


def accuracy(map: str, play: Sequence[float], chances: Sequence[float]) -> float | None:
    """From 0 to 100; None for maps that have no scale, or if next to nothing was decided."""
    scale, rate = SCALES.get(map), rate_of_play(play, chances)
    if scale is None or rate is None:
        return None
    steepness = np.log(BEST / (100 - BEST)) / (scale.champion - scale.greedy)
    return float(100 / (1 + np.exp(-steepness * (rate - scale.greedy))))
