"""Room for what is not the map: a legend, the points for lengths and a compass rose, where the board is empty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from .drawing import Box, City, Furniture, Track
from .geometry import corners
from .labels import box_of, width
from .measures import CITY, MARGIN

Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

CELL = 6
AIR = 9.0  # between furniture and anything of the game
EDGE = 14.0  # between furniture and the margin
LEGEND_WIDTHS = (240, 220)
HEAD, ROW = 66, 28  # of a legend
COMPASSES = (62, 54, 46, 38)
ABOVE, LAND = 260.0, 500.0  # what a place above the middle, or on land, costs in units away from a corner


def furnish(
    frame: tuple[float, float], cities: dict[str, City], tracks: Sequence[Track], land: list[Floats], lengths: int
) -> Furniture:
    """The largest of each that fits, legend first. lengths: how many lines the scale of points has."""
    taken = taken_by(frame, cities, tracks)
    dry = ashore(taken.shape, land)
    kinds = {(track.kind, track.colour == "grey") for track in tracks}
    rows = len({kind for kind, _ in kinds} - {"plain"}) + len({grey for _, grey in kinds})
    legend = first_fit(taken, dry, [(wide, HEAD + ROW * rows) for wide in LEGEND_WIDTHS])
    tall, flat = 64 + 20 * lengths, 64 + 20 * -(-lengths // 2)
    points = first_fit(taken, dry, [(190, tall), (180, tall - 3 * lengths), (260, flat), (160, tall - 3 * lengths)])
    compass = first_fit(taken, dry, [(2 * it, 2 * it) for it in COMPASSES])
    rose = None if compass is None else (compass[0] + compass[2] / 2, compass[1] + compass[3] / 2, compass[2] / 2)
    return Furniture(legend=legend, points=points, compass=rose)


def taken_by(frame: tuple[float, float], cities: dict[str, City], tracks: Sequence[Track]) -> Bools:
    """Which cells of the frame the game needs."""
    taken = np.zeros((int(frame[1]) // CELL, int(frame[0]) // CELL), dtype=bool)
    for city in cities.values():
        cover(taken, city.x - CITY, city.y - CITY, city.x + CITY, city.y + CITY)
        cover(taken, *box_of(city.label.x, city.label.y, city.label.anchor, width(city.name)))
    for track in tracks:
        for x, y, turn in track.spaces:
            shape = corners(x, y, turn, track.length, track.width)
            cover(taken, *shape.min(axis=0).tolist(), *shape.max(axis=0).tolist())
    return taken


def cover(taken: Bools, left: float, top: float, right: float, bottom: float, air: float = AIR) -> None:
    x0, y0 = (max(int((it - air) // CELL), 0) for it in (left, top))
    x1, y1 = (int(-(-(it + air) // CELL)) for it in (right, bottom))
    taken[y0:y1, x0:x1] = True


def ashore(shape: tuple[int, ...], land: list[Floats]) -> Bools:
    """Which cells are land: along the middle of each row, so many coasts to the left of a cell that it must be."""
    rows, columns = shape
    coasts = np.zeros((rows, columns + 1), dtype=np.int64)
    for ring in land:
        (x0, y0), (x1, y1) = (ring / CELL).T, (np.roll(ring, -1, axis=0) / CELL).T
        for row in range(max(int(y0.min()) - 1, 0), min(int(y0.max()) + 2, rows)):
            level = row + 0.5
            over = (y0 > level) != (y1 > level)
            at = x0[over] + (level - y0[over]) / (y1[over] - y0[over]) * (x1[over] - x0[over])
            np.add.at(coasts[row], np.clip(np.ceil(at - 0.5), 0, columns).astype(np.int64), 1)
    return np.asarray(coasts[:, :-1].cumsum(axis=1) % 2 == 1)


def first_fit(taken: Bools, dry: Bools, sizes: Iterable[tuple[int, int]]) -> Box | None:
    """A free rectangle, of the first size that fits anywhere, where it disturbs least; it is taken then."""
    frame = np.array(taken.shape[::-1]) * CELL
    for wide, high in sizes:
        places = free_places(taken, wide, high)
        if len(places):
            centre = places + np.array([wide, high]) / 2
            off = np.minimum(centre, frame - centre).sum(axis=1)
            # Near a corner, rather below than above, where the eye looks for a legend; and rather on the sea.
            above = np.where(centre[:, 1] < frame[1] / 2, ABOVE, 0.0)
            covered = sums(dry, wide, high)[tuple((places // CELL).T[::-1])] * CELL * CELL / (wide * high)
            x, y = (float(it) for it in places[int((off + above + LAND * covered).argmin())])
            cover(taken, x, y, x + wide, y + high, 16.0)
            return (x, y, float(wide), float(high))
    return None


def free_places(taken: Bools, wide: int, high: int) -> Ints:
    """The upper left corners of all free rectangles of a size, inside the margin."""
    found = np.argwhere(sums(taken, wide, high) == 0)[:, ::-1] * CELL
    low, far = MARGIN + EDGE, np.array(taken.shape[::-1]) * CELL - MARGIN - EDGE - (wide, high)
    return np.asarray(found[((found >= low) & (found <= far)).all(axis=1)])


def sums(cells: Bools, wide: int, high: int) -> Ints:
    """How many cells are set in every rectangle of a size, by its upper left cell."""
    across, down = -(-wide // CELL) + 1, -(-high // CELL) + 1
    total = np.zeros((cells.shape[0] + 1, cells.shape[1] + 1), dtype=np.int64)
    total[1:, 1:] = cells.cumsum(axis=0).cumsum(axis=1)
    return np.asarray(total[down:, across:] - total[:-down, across:] - total[down:, :-across] + total[:-down, :-across])
