"""A picture of points, painted with NumPy alone: areas, turned boxes, discs and lines with smooth edges, as a PNG."""

from __future__ import annotations

import itertools
import math
import struct
import zlib
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .svg.colours import channels

Floats = NDArray[np.float64]
FINE = 3  # rows and columns of an area that make one of the picture


class Canvas:
    """Coordinates are points of the picture, x to the right and y down."""

    def __init__(self, wide: int, high: int, ground: str) -> None:
        self.wide, self.high = wide, high
        self.pixels = np.empty((high, wide, 3), np.float32)
        self.pixels[:] = channels(ground)

    def box(
        self, x: float, y: float, length: float, width: float, colour: str, *, turn: float = 0.0, rounded: float = 0.0
    ) -> None:
        """A box about its middle, turned clockwise by so many degrees."""
        reach = math.hypot(length, width) / 2 + 1
        across, down, place = self._around(x - reach, y - reach, x + reach, y + reach)
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        dx, dy = across - x, down - y
        beside = np.abs(dx * cos + dy * sin) - (length / 2 - rounded)
        above = np.abs(dy * cos - dx * sin) - (width / 2 - rounded)
        outside = np.hypot(np.maximum(beside, 0), np.maximum(above, 0))
        self._paint(place, outside + np.minimum(np.maximum(beside, above), 0) - rounded, colour)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        self.box(x, y, 2 * radius, 2 * radius, colour, rounded=radius)

    def line(self, points: Sequence[tuple[float, float]], width: float, colour: str) -> None:
        """From point to point, with round ends and corners; painted once, however it crosses itself."""
        xs, ys = zip(*points, strict=True)
        across, down, place = self._around(min(xs) - width, min(ys) - width, max(xs) + width, max(ys) + width)
        nearest = np.full((len(down), across.shape[1]), np.inf)
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            sx, sy = bx - ax, by - ay
            along = ((across - ax) * sx + (down - ay) * sy) / max(sx * sx + sy * sy, 1e-9)
            along = np.clip(along, 0, 1)
            nearest = np.minimum(nearest, np.hypot(across - ax - along * sx, down - ay - along * sy))
        self._paint(place, nearest - width / 2, colour)

    def area(self, rings: Sequence[Floats], colour: str, *, within: tuple[int, int, int, int]) -> None:
        """What lies inside an odd number of rings, as far as it lies within a part of the picture (left, top, right,
        bottom)."""
        left, top, right, bottom = within
        if not rings:
            return
        high, wide = (bottom - top) * FINE, (right - left) * FINE
        begin = (np.concatenate(rings) - (left, top)) * FINE
        end = (np.concatenate([np.roll(ring, -1, axis=0) for ring in rings]) - (left, top)) * FINE
        rows = (
            np.ceil(np.stack([begin[:, 1], end[:, 1]]) - 0.5).clip(0, high).astype(int)
        )  # from the upper to the lower
        first, number = rows.min(axis=0), np.ptp(rows, axis=0)
        edge = np.repeat(np.arange(len(begin)), number)  # each edge once for every row that it crosses
        row = first[edge] + np.arange(len(edge)) - (np.cumsum(number) - number)[edge]
        (ax, ay), (bx, by) = begin[edge].T, end[edge].T
        at = np.ceil(ax + (row + 0.5 - ay) * (bx - ax) / (by - ay) - 0.5).clip(0, wide).astype(int)
        flips = np.zeros((high, wide + 1), np.uint8)
        np.add.at(flips, (row, at), 1)
        odd = np.cumsum(flips, axis=1, dtype=np.uint8)[:, :-1] % 2
        inside = odd.reshape(bottom - top, FINE, right - left, FINE)
        self._blend((slice(top, bottom), slice(left, right)), inside.mean(axis=(1, 3)), colour)

    def _around(self, left: float, top: float, right: float, bottom: float) -> tuple[Floats, Floats, tuple[slice, ...]]:
        """The middles of the points there, across and down, and where they are."""
        xs = slice(max(0, math.floor(left)), max(0, min(self.wide, math.ceil(right))))
        ys = slice(max(0, math.floor(top)), max(0, min(self.high, math.ceil(bottom))))
        across = np.arange(xs.start, max(xs.start, xs.stop), dtype=np.float64) + 0.5
        down = np.arange(ys.start, max(ys.start, ys.stop), dtype=np.float64) + 0.5
        return across[None, :], down[:, None], (ys, xs)

    def _paint(self, place: tuple[slice, ...], distance: Floats, colour: str) -> None:
        """By how far each point is from the edge; less than 0 is inside."""
        self._blend(place, np.clip(0.5 - distance, 0, 1), colour)

    def _blend(self, place: tuple[slice, ...], share: Floats, colour: str) -> None:
        under = self.pixels[place]
        under += (np.array(channels(colour), np.float32) - under) * share[..., None].astype(np.float32)

    def png(self) -> bytes:
        rows = np.zeros((self.high, 1 + 3 * self.wide), np.uint8)  # each begins with 0: as they are, unfiltered
        rows[:, 1:] = np.rint(self.pixels).astype(np.uint8).reshape(self.high, -1)
        head = struct.pack(">IIBBBBB", self.wide, self.high, 8, 2, 0, 0, 0)  # 8 bits each of red, green and blue
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
