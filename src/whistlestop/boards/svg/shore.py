"""The outline of the land for wide lines along it: they need few points, and every point costs time at each repaint."""

from __future__ import annotations

import functools
import re

import numpy as np

from ..simplification import Floats, simplified

NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
OFF = 4.0  # units that the rough outline may be off
SMALLEST = 40.0  # square units; smaller islands need no lines around them


@functools.cache
def rough(path: str) -> str:
    """The same areas with far fewer points, in whole units. `path` is path data as drawings have it: `M`, `l`, `z`."""
    return "".join(written(ring) for ring in map(simple, rings(path)) if area(ring) >= SMALLEST)


def simple(ring: Floats) -> Floats:
    return simplified(ring, OFF)


def rings(path: str) -> list[Floats]:
    """Each ring's places, from its first and the steps that follow."""
    found = []
    for part in path.split("M")[1:]:
        steps = np.array([float(it) for it in NUMBER.findall(part)]).reshape(-1, 2)
        found.append(np.cumsum(steps, axis=0))
    return found


def area(ring: Floats) -> float:
    x, y = ring.T
    return abs(float(x @ np.roll(y, 1) - y @ np.roll(x, 1))) / 2


def written(ring: Floats) -> str:
    return "M" + "L".join(f"{x:.0f},{y:.0f}" for x, y in ring) + "z"
