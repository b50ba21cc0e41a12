"""Cutting rings and lines at a rectangle."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


class Window(NamedTuple):
    left: float
    bottom: float  # the lower number, whichever way the axis runs
    right: float
    top: float

    def holds(self, points: Floats) -> NDArray[np.bool_]:
        x, y = points.T
        return np.asarray((x >= self.left) & (x <= self.right) & (y >= self.bottom) & (y <= self.top))


def clipped_ring(ring: Floats, window: Window) -> Floats:
    """The part of an area inside a window, without its first point repeated (Sutherland and Hodgman)."""
    if len(ring) > 1 and (ring[0] == ring[-1]).all():
        ring = ring[:-1]
    for axis, bound, sign in ((0, window.left, 1), (0, window.right, -1), (1, window.bottom, 1), (1, window.top, -1)):
        ring = half(ring, axis, bound, sign)
        if len(ring) < 3:
            break
    return ring


def half(ring: Floats, axis: int, bound: float, sign: int) -> Floats:
    """The part of an area on one side of a line."""
    over = sign * (ring[:, axis] - bound)
    inside = over >= 0
    if inside.all():
        return ring
    if not inside.any():
        return ring[:0]
    after = np.roll(ring, -1, axis=0)
    over_after = np.roll(over, -1)
    crosses = inside != np.roll(inside, -1)
    share = np.divide(over, over - over_after, out=np.zeros_like(over), where=crosses)
    cuts = ring + share[:, None] * (after - ring)
    both = np.stack((ring, cuts), axis=1).reshape(-1, 2)
    return np.asarray(both[np.stack((inside, crosses), axis=1).ravel()])


def clipped_line(line: Floats, window: Window) -> list[Floats]:
    """The pieces of a line that lie inside a window, each with the points just outside: ends are never seen."""
    inside = window.holds(line)
    near = inside.copy()
    near[1:] |= inside[:-1]
    near[:-1] |= inside[1:]
    edges = np.flatnonzero(np.diff(np.concatenate(([False], near, [False])).astype(np.int8)))
    return [line[first:last] for first, last in zip(edges[::2], edges[1::2], strict=True) if last - first > 1]
