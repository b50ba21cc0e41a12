"""Fixed-size records, said once: a class of annotated fields is both the NumPy dtype and the type that mypy checks."""

from __future__ import annotations

import math
from typing import Annotated, Any, Protocol, get_args, get_type_hints

import numpy as np

SEATS = 5
KINDS = 9  # eight colours and the locomotive
CITIES = 64
TRACKS = 128
WORDS = 2  # a set of tracks is two 64-bit words
TICKETS = 64
OFFER = 6  # most tickets a player can have to choose from (K3)
MAX_LENGTH = 8
MAX_TRAINS = 60


class Ints(Protocol):
    """An array inside a record. Always indexed down to one number, so that plain Python can do it too."""

    def __getitem__(self, index: int | tuple[int, ...]) -> int: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None: ...


Byte = Annotated[int, np.int8]  # signed throughout: Numba turns the difference of two unsigned bytes into a huge number
Short = Annotated[int, np.int16]
Word = Annotated[int, np.uint64]


def dtype_of(record: type) -> np.dtype[Any]:
    """The dtype of a record class: aligned, largest fields first, and no byte that belongs to no field.

    NumPy does not copy padding, and records are compared and hashed as bytes; so what is left over is a field too.
    """
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        _, scalar, *shape = get_args(hint)
        fields.append((name, scalar, tuple(shape)))
    fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    size = sum(np.dtype(scalar).itemsize * math.prod(shape) for _, scalar, shape in fields)
    if spare := np.dtype(fields, align=True).itemsize - size:
        fields.append(("unused", np.int8, (spare,)))
    return np.dtype(fields, align=True)
