"""Land, lakes, rivers and borders under a board: projected, then warped so that they follow the moved cities."""

from __future__ import annotations

import functools
import json
import lzma
from collections.abc import Callable, Iterator
from importlib import resources
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import RBFInterpolator

from .clip import Window, clipped_line, clipped_ring
from .drawing import Layers
from .network import Network
from .simplification import simplified

Floats = NDArray[np.float64]
Warp = Callable[[Floats], Floats]

FINE = 0.55  # units of the frame by which a simplified line may be off
SMALLEST = 14.0  # square units: smaller islands and lakes are specks
BEYOND = 24.0  # lines end so far outside the frame, where nobody sees their ends
STILL = 0.45  # so many frames outside of the frame the world does not move at all
DENSE = 0.4  # degrees between the points of a graticule


class Cut(NamedTuple):
    """How lines of the world come onto a board: cut to a part of the world, warped, cut to the frame."""

    window: Window
    warp: Warp
    seen: Window


@functools.lru_cache(maxsize=1)
def world() -> dict[str, list[Floats]]:
    """The outlines of the world: for each layer rings or lines of (longitude, latitude)."""
    packed = resources.files(__package__).joinpath("data/world.json.xz").read_bytes()
    data = json.loads(lzma.decompress(packed))
    unit = data.pop("unit")
    return {layer: [unpacked(line, unit) for line in lines] for layer, lines in data.items()}


def unpacked(steps: list[int], unit: float) -> Floats:
    """A line in degrees. Across the date line it goes on beyond 180, rather than once around the world."""
    line = np.cumsum(np.array(steps, dtype=np.float64).reshape(-1, 2), axis=0) * unit
    return np.column_stack((np.unwrap(line[:, 0], period=360.0), line[:, 1]))


def cut_of(net: Network, places: Floats) -> Cut:
    """For a map whose cities have moved to these places."""
    seen = Window(-BEYOND, -BEYOND, net.frame[0] + BEYOND, net.frame[1] + BEYOND)
    return Cut(window_of(net), warp_of(net, places), seen)


def layers(cut: Cut, land: list[Floats]) -> Layers:
    """All layers; land: the areas of the land, which others need, too."""
    shapes = world()
    return Layers(
        land=area_paths(land),
        lakes=area_paths(areas(shapes["lakes"], cut)),
        rivers=lines(shapes["rivers"], cut, 1.6),
        borders=lines(shapes["borders"], cut),
        regions=lines(shapes["regions"], cut),
        graticule=lines(graticule(cut.window), cut),
    )


def warp_of(net: Network, places: Floats) -> Warp:
    """From longitude and latitude to the frame: the projection, then a thin-plate spline through the cities' moves."""
    wide, high = net.frame
    rim = [(x, y) for x in (-STILL, 0.5, 1 + STILL) for y in (-STILL, 0.5, 1 + STILL) if (x, y) != (0.5, 0.5)]
    still = np.array(rim) * (wide, high)
    known = np.concatenate((net.real, still))
    moves = np.concatenate((places - net.real, np.zeros_like(still)))
    spline = RBFInterpolator(known, moves, kernel="thin_plate_spline", smoothing=2.0)

    def warp(points: Floats) -> Floats:
        flat = net.projection(points[:, 1], points[:, 0])
        return np.asarray(flat + spline(np.clip(flat, [-2 * wide, -2 * high], [3 * wide, 3 * high])))

    return warp


def window_of(net: Network) -> Window:
    """The part of the world that can be seen, with much to spare: everything else is cut off before projecting."""
    south, north, west, east = net.extent
    up, across = (north - south) * 0.8 + 6.0, (east - west) * 0.9 + 10.0
    middle, half = (west + east) / 2, min((east - west) / 2 + across, 179.0)
    return Window(middle - half, max(south - up, -80.0), middle + half, min(north + up, 84.0))


def around(lines: list[Floats], window: Window) -> Iterator[Floats]:
    """Those that can be seen, where necessary once around the world: a window may lie across the date line."""
    for line in lines:
        low, high = line.min(axis=0), line.max(axis=0)
        if low[1] > window.top or high[1] < window.bottom:
            continue
        for turn in (-360.0, 0.0, 360.0):
            if low[0] + turn < window.right and high[0] + turn > window.left:
                yield line + np.array([turn, 0.0])


def graticule(window: Window) -> list[Floats]:
    """Meridians and parallels, at round degrees and not too many."""
    step = next(it for it in (1, 2, 5, 10, 20, 30) if (window.top - window.bottom) / it < 14 or it == 30)
    lats = np.arange(np.ceil(window.bottom / step) * step, window.top, step)
    lons = np.arange(np.ceil(window.left / step) * step, window.right, step)
    across, up = np.arange(window.left, window.right, DENSE), np.arange(window.bottom, window.top, DENSE)
    parallels = [np.column_stack((across, np.full_like(across, lat))) for lat in lats]
    return parallels + [np.column_stack((np.full_like(up, lon), up)) for lon in lons]


def areas(rings: list[Floats], cut: Cut) -> list[Floats]:
    """What can be seen of areas of the world, without specks; no ring repeats its first point."""
    found = []
    for ring in around(rings, cut.window):
        near = clipped_ring(ring, cut.window)
        if len(near) < 3:
            continue
        shape = clipped_ring(cut.warp(near), cut.seen)
        if len(shape) >= 3 and size(shape) >= SMALLEST:
            found.append(simplified(np.concatenate((shape, shape[:1])), FINE)[:-1])
    return found


def area_paths(shapes: list[Floats]) -> str:
    return "".join(path(shape, closed=True) for shape in shapes)


def lines(all_lines: list[Floats], cut: Cut, coarse: float = 1.0) -> str:
    parts = []
    for line in around(all_lines, cut.window):
        for near in clipped_line(line, cut.window):
            parts += [
                path(simplified(piece, FINE * coarse), closed=False) for piece in clipped_line(cut.warp(near), cut.seen)
            ]
    return "".join(parts)


def size(ring: Floats) -> float:
    x, y = ring.T
    return abs(float(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1)))) / 2


def path(points: Floats, *, closed: bool) -> str:
    """SVG path data: whole tenths, each step from the point before, and nothing that can be left out."""
    tenths = np.round(points * 10).astype(np.int64)
    steps = np.diff(tenths, axis=0)
    steps = steps[steps.any(axis=1)]
    if not len(steps):
        return ""
    start = ",".join(short(it) for it in tenths[0].tolist())
    numbers = "".join(text if text.startswith("-") else f" {text}" for text in map(short, steps.ravel().tolist()))
    return f"M{start}l{numbers.strip()}{'z' if closed else ''}"


def short(tenths: int) -> str:
    """A number of tenths in as few letters as possible."""
    whole, rest = divmod(abs(tenths), 10)
    digits = (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")
    return f"-{digits}" if tenths < 0 else digits
