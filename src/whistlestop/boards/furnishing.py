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

CELL = 6
AIR = 9.0  # between furniture and anything of the game
EDGE = 14.0  # between furniture and the margin
LEGEND_WIDTHS = (240, 220)
HEAD, ROW = 66, 28  # of a legend
COMPASSES = (62, 54, 46, 38)


def furnish(frame: tuple[float, float], cities: dict[str, City], tracks: Sequence[Track], lengths: int) -> Furniture:
    """The largest of each that fits, legend first. lengths: how many lines the scale of points has."""
    taken = taken_by(frame, cities, tracks)
    kinds = {(track.kind, track.colour == "grey") for track in tracks}
    rows = len({kind for kind, _ in kinds} - {"plain"}) + len({grey for _, grey in kinds})
    legend = first_fit(taken, [(wide, HEAD + ROW * rows) for wide in LEGEND_WIDTHS])
    tall, flat = 64 + 20 * lengths, 64 + 20 * -(-lengths // 2)
    points = first_fit(taken, [(190, tall), (180, tall - 3 * lengths), (260, flat), (160, tall - 3 * lengths)])
    compass = first_fit(taken, [(2 * it, 2 * it) for it in COMPASSES])
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


def first_fit(taken: Bools, sizes: Iterable[tuple[int, int]]) -> Box | None:
    """A free rectangle, of the first size that fits anywhere, nearest to a corner; it is taken then."""
    for wide, high in sizes:
        places = free_places(taken, wide, high)
        if len(places):
            centre = places + np.array([wide, high]) / 2
            frame = np.array(taken.shape[::-1]) * CELL
            off = np.minimum(centre, frame - centre)
            # Corners first, lower ones before upper ones: the eye looks for a legend below.
            best = int((off.sum(axis=1) + np.where(centre[:, 1] < frame[1] / 2, 260.0, 0.0)).argmin())
            x, y = (float(it) for it in places[best])
            cover(taken, x, y, x + wide, y + high, 16.0)
            return (x, y, float(wide), float(high))
    return None


def free_places(taken: Bools, wide: int, high: int) -> NDArray[np.int64]:
    """The upper left corners of all free rectangles of a size, inside the margin."""
    cells_x, cells_y = -(-wide // CELL) + 1, -(-high // CELL) + 1
    total = np.zeros((taken.shape[0] + 1, taken.shape[1] + 1), dtype=np.int64)
    total[1:, 1:] = taken.cumsum(axis=0).cumsum(axis=1)
    inside = (
        total[cells_y:, cells_x:]
        - total[:-cells_y, cells_x:]
        - total[cells_y:, :-cells_x]
        + total[:-cells_y, :-cells_x]
    )
    found = np.argwhere(inside == 0)[:, ::-1] * CELL
    low, high_edge = MARGIN + EDGE, np.array(taken.shape[::-1]) * CELL - MARGIN - EDGE - (wide, high)
    return np.asarray(found[((found >= low) & (found <= high_edge)).all(axis=1)])
