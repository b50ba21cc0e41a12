"""One figure for how well somebody played: 95 is how the champion plays, 50 how `greedy` does.

What a seat's decisions did to its chance of winning is taken together, gains and losses, luck left out
(review/luck.py): the mean change of the logarithm of the odds. So nobody looks good because there was nothing left to
lose. Where that lies between the means of two bots of the ladder is measured for each game (review/ladder.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from .evaluation import Floats

LEAST = 5  # decisions
SURE = 0.01  # nobody's chance counts as less, or as more than 1 less this: the rest is more than a network can know
BEST = 95.0  # what the champion gets; `greedy` gets 50


class Scale(NamedTuple):
    """The rates of play of two bots, on average."""

    greedy: float
    champion: float


SCALES = {
    "north_america": Scale(greedy=-0.117, champion=0.022),
    "europe": Scale(greedy=-0.053, champion=0.068),
    "card_game": Scale(greedy=-0.085, champion=-0.029),
}


def rate_of_play(play: Sequence[float], chances: Sequence[float]) -> float | None:
    """The mean change of the odds' logarithm: `play` is how each decision changed the chance of winning, `chances` what
    that was before. None for a few decisions."""
    if len(play) < LEAST:
        return None
    before = np.array(chances)
    return float(np.mean(log_odds(before + np.array(play)) - log_odds(before)))


def log_odds(chances: Floats) -> Floats:
    kept = np.clip(chances, SURE, 1 - SURE)
    return np.asarray(np.log(kept / (1 - kept)), np.float64)


def accuracy(map: str, play: Sequence[float], chances: Sequence[float]) -> float | None:
    """From 0 to 100; None for maps that have no scale, and for a few decisions."""
    scale, rate = SCALES.get(map), rate_of_play(play, chances)
    if scale is None or rate is None:
        return None
    steepness = np.log(BEST / (100 - BEST)) / (scale.champion - scale.greedy)
    return float(100 / (1 + np.exp(-steepness * (rate - scale.greedy))))
