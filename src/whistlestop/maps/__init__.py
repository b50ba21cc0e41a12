"""Maps: the data files of the shipped games and of a user's own, their loader and their checker.

`load` gives a map as plain data, `board` the record that the rules run on, `check` everything that is wrong
with a file. docs/maps.md describes the format.
"""

from __future__ import annotations

import functools
import os
from typing import TYPE_CHECKING, Any

from .differences import differences
from .fault import Fault, MapError
from .loader import check, load, load_text, load_with_text, names, path
from .model import Bonus, City, Map, Route, Ticket, Track
from .variants import beside_bases, nearest_base

if TYPE_CHECKING:
    import numpy as np

__all__ = [
    "Bonus",
    "City",
    "Fault",
    "Map",
    "MapError",
    "Route",
    "Ticket",
    "Track",
    "beside_bases",
    "board",
    "check",
    "differences",
    "load",
    "load_text",
    "load_with_text",
    "names",
    "nearest_base",
    "path",
]


def board(map: str | os.PathLike[str] | Map) -> np.ndarray[Any, Any]:
    """The rules' record of a map, as an array of one: by name, by path, or of a Map that has been loaded.

    It is made once for each map and shared; nobody writes into it. What is below `Game` takes it: `rules` and `bots`.

    >>> from whistlestop import maps
    >>> int(maps.board("europe")[0]["trains"])
    45
    """
    return _board(map if isinstance(map, Map) else load(map))


@functools.lru_cache(maxsize=64)
def _board(map: Map) -> np.ndarray[Any, Any]:
    from .board_records import fill

    return fill(map)
