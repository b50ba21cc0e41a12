"""Lines with fewer points: Douglas and Peucker's method, without recursion."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


def simplified(line: Floats, tolerance: float) -> Floats:
    """The points without which the line would be off by more than the tolerance. A ring keeps its ends."""
    keep = np.zeros(len(line), dtype=bool)
    keep[[0, -1]] = True
    closed = len(line) > 3 and bool((line[0] == line[-1]).all())
    # A ring's ends are one point: it is cut where it is farthest from there.
    cut = int(np.hypot(*(line - line[0]).T).argmax()) if closed else 0
    keep[cut] = True
    todo = [(0, cut), (cut, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:
            continue
        off = distances(line[first + 1 : last], line[first], line[last])
        farthest = int(off.argmax())
        if off[farthest] > tolerance:
            middle = first + 1 + farthest
            keep[middle] = True
            todo += [(first, middle), (middle, last)]
    return line[keep]


def distances(points: Floats, a: Floats, b: Floats) -> Floats:
    """Of points from a piece of a line."""
    way = b - a
    along = np.clip((points - a) @ way / max(float(way @ way), 1e-12), 0.0, 1.0)
    return np.asarray(np.hypot(*(points - a - along[:, None] * way).T))
