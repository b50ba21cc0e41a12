"""From latitude and longitude to the plane: Lambert's conformal conic, fitted to the map's cities."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

STRETCH = 1.18  # how much wider or taller than it is a map may become in order to fill its frame


class Projection(NamedTuple):
    """A cone (n, c) about a middle meridian, then a stretch and a shift into the frame."""

    n: float
    c: float
    middle: float
    scale: tuple[float, float] = (1.0, 1.0)
    shift: tuple[float, float] = (0.0, 0.0)

    def __call__(self, lat: Floats, lon: Floats) -> Floats:
        """Places in the frame, x to the right and y down; one row a place."""
        # Near the poles the cone runs to infinity or to its tip, where nobody draws a board.
        phi = np.radians(np.clip(lat, -80.0, 86.0))
        rho = self.c / np.tan(math.pi / 4 + phi / 2) ** self.n
        theta = self.n * np.radians((lon - self.middle + 180.0) % 360.0 - 180.0)
        x, y = rho * np.sin(theta), rho * np.cos(theta)
        return np.column_stack((x * self.scale[0] + self.shift[0], y * self.scale[1] + self.shift[1]))


def cone(lat: Floats, lon: Floats) -> Projection:
    """The standard parallels lie a sixth inside the map's northern and southern edge."""
    south, north = float(lat.min()), float(lat.max())
    first, second = (math.radians(edge) for edge in (south + (north - south) / 6, north - (north - south) / 6))
    if abs(first + second) < 0.02:  # about the equator a cone is flat; keep a little of it
        first, second = first + 0.02, second + 0.02
    up = [math.tan(math.pi / 4 + phi / 2) for phi in (first, second)]
    near = abs(second - first) < 1e-6
    n = math.sin(first) if near else math.log(math.cos(first) / math.cos(second)) / math.log(up[1] / up[0])
    return Projection(n, math.cos(first) * up[0] ** n / n, middle_of(lon))


def middle_of(lon: Floats) -> float:
    return sum(reach_of(lon)) / 2


def reach_of(lon: Floats) -> tuple[float, float]:
    """The westernmost and the easternmost place, also where the date line lies between."""
    turned = (lon - lon[0] + 180.0) % 360.0 - 180.0 + lon[0]
    return float(turned.min()), float(turned.max())


def fitted(lat: Floats, lon: Floats, inside: tuple[float, float, float, float]) -> Projection:
    """The projection that puts all places into the rectangle (left, top, right, bottom), mildly stretched."""
    bare = cone(lat, lon)
    places = bare(lat, lon)
    low, high = places.min(axis=0), places.max(axis=0)
    left, top, right, bottom = inside
    size = np.maximum(high - low, 1e-9)
    fits = np.array([right - left, bottom - top]) / size
    scale = np.minimum(fits, fits.min() * STRETCH)
    shift = np.array([left + right, top + bottom]) / 2 - (low + high) / 2 * scale
    return bare._replace(scale=(float(scale[0]), float(scale[1])), shift=(float(shift[0]), float(shift[1])))
