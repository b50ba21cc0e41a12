"""Turned rectangles: their corners, and how deep two of them overlap."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SIGNS = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) / 2


def corners(x: float, y: float, degrees: float, length: float, width: float) -> Floats:
    turn = np.radians(degrees)
    cos, sin = np.cos(turn), np.sin(turn)
    local = SIGNS * (length, width)
    return np.asarray(local @ np.array([(cos, sin), (-sin, cos)]) + (x, y))


def depth(one: Floats, two: Floats) -> float:
    """How far two convex shapes reach into one another; negative: at least so far apart."""
    best = np.inf
    for shape in (one, two):
        side = shape[1:3] - shape[0:2] if len(shape) == 4 else np.diff(shape, axis=0)
        normal = np.column_stack((-side[:, 1], side[:, 0])) / np.maximum(np.hypot(*side.T), 1e-9)[:, None]
        on_one, on_two = one @ normal.T, two @ normal.T
        inside = np.minimum(on_one.max(axis=0) - on_two.min(axis=0), on_two.max(axis=0) - on_one.min(axis=0))
        best = min(best, float(inside.min()))
    return best


def box(left: float, top: float, right: float, bottom: float) -> Floats:
    return np.array([(left, top), (right, top), (right, bottom), (left, bottom)])


def from_point(shape: Floats, point: Floats) -> float:
    """The distance of a point from a rectangle; 0 inside."""
    origin, along, across = shape[0], shape[1] - shape[0], shape[3] - shape[0]
    sizes = np.array([np.hypot(*along), np.hypot(*across)])
    axes = np.array([along, across]) / sizes[:, None]
    local = axes @ (point - origin)
    return float(np.hypot(*(local - np.clip(local, 0.0, sizes))))


def crossings(one: Floats, two: Floats) -> int:
    """How often a chain crosses another, or any of several; meeting in an end is no crossing."""
    c, d = two[..., :-1, :].reshape(1, -1, 2), two[..., 1:, :].reshape(1, -1, 2)
    a, b = one[:-1, None], one[1:, None]
    first, second = side(a, b, c) * side(a, b, d), side(c, d, a) * side(c, d, b)
    return int(((first < -1e-9) & (second < -1e-9)).sum())


def side(a: Floats, b: Floats, c: Floats) -> Floats:
    """On which side of the line from a to b a point c lies."""
    ab, ac = b - a, c - a
    return np.asarray(ab[..., 0] * ac[..., 1] - ab[..., 1] * ac[..., 0])
