"""City names: how much room they take, and where around its city each one best stands."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .drawing import Anchor
from .measures import CITY, LABEL_DOWN, LABEL_SIZE, LABEL_UP

Floats = NDArray[np.float64]

# Widths in parts of the letters' size, for a bold serif of ordinary width; generous, since a page may use another type.
NARROW, WIDE, CAPITAL, OTHER = 0.34, 0.86, 0.71, 0.535
SLIM = set("iljtfrIíìîïıłţț.,'’-()[]|! ")
BROAD = set("mwMWæÆœŒ@")


def width(text: str, size: float = LABEL_SIZE) -> float:
    """How wide a name is, in the units of the frame."""
    return size * sum(
        NARROW if it in SLIM else WIDE if it in BROAD else CAPITAL if it.isupper() else OTHER for it in text
    )


class Label(NamedTuple):
    """A place for a name: where its line begins, ends or has its middle, seen from the city, and its box."""

    x: float
    y: float
    anchor: Anchor
    box: tuple[float, float, float, float]  # left, top, right, bottom, seen from the city
    ease: float  # 0: where people look for it first


def candidates(text: str) -> list[Label]:
    """Eight sides, and two more distances: beside and above a city first, since that is where people look."""
    wide = width(text)
    found = []
    for step, out in enumerate((0.0, 4.0, 9.0, 15.0)):
        side = CITY + 4.0 + out
        over, under = -(CITY + 4.0 + LABEL_DOWN + out), CITY + 4.0 + LABEL_UP + out
        middle = (LABEL_UP - LABEL_DOWN) / 2
        slant = CITY * 0.55 + 2.0
        places: list[tuple[float, float, Anchor, float]] = [
            (0.0, over, "middle", 0.0),
            (side, middle, "start", 0.05),
            (-side, middle, "end", 0.1),
            (0.0, under, "middle", 0.15),
            (slant, over + 3.0, "start", 0.2),
            (-slant, over + 3.0, "end", 0.25),
            (slant, under - 3.0, "start", 0.3),
            (-slant, under - 3.0, "end", 0.35),
            (wide * 0.25, over, "middle", 0.3),
            (-wide * 0.25, over, "middle", 0.3),
            (wide * 0.25, under, "middle", 0.35),
            (-wide * 0.25, under, "middle", 0.35),
        ]
        found += [Label(x, y, anchor, box_of(x, y, anchor, wide), ease + step * 0.5) for x, y, anchor, ease in places]
    return found


def box_of(x: float, y: float, anchor: Anchor, wide: float) -> tuple[float, float, float, float]:
    left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    return (left, y - LABEL_UP, left + wide, y + LABEL_DOWN)


def discs(label: Label) -> tuple[Floats, float]:
    """A label as a row of discs seen from its city, and their radius."""
    left, top, right, bottom = label.box
    radius = (bottom - top) / 2
    count = max(2, round((right - left) / 9.0))
    xs = np.linspace(left + radius * 0.6, right - radius * 0.6, count)
    return np.column_stack((xs, np.full(count, (top + bottom) / 2))), radius
