"""Numbers on their way into arrays and out of them: shapes, steps, and how they are packed."""

from __future__ import annotations

import functools
import math
import struct
from typing import Any

Shape = tuple[int, ...]


def steps(shape: Shape, size: int) -> Shape:
    """Bytes from one to the next in each direction, the last one being the closest."""
    return tuple(size * math.prod(shape[at + 1 :]) for at in range(len(shape)))


@functools.cache
def packing(code: str) -> struct.Struct:
    return struct.Struct("=" + code)


def nested(flat: list[Any], shape: Shape) -> Any:
    if not shape:
        return flat[0]
    if len(shape) == 1:
        return flat
    size = math.prod(shape[1:])
    return [nested(flat[at * size : (at + 1) * size], shape[1:]) for at in range(shape[0])]


def flattened(value: Any) -> tuple[list[Any], Shape]:
    """The numbers of something nested, and its shape."""
    if hasattr(value, "_flat"):
        return value._flat(), value.shape
    if not hasattr(value, "__len__"):
        return [value], ()
    parts = [flattened(it) for it in value]
    shapes = {shape for _, shape in parts}
    if len(shapes) > 1:
        raise ValueError("the parts have different shapes")
    return [number for numbers, _ in parts for number in numbers], (len(parts), *(shapes.pop() if shapes else ()))


def numbers_for(value: Any, shape: Shape) -> list[Any]:
    """A number for each place: of an array of that shape, of its last dimensions, or one for all."""
    flat, given = flattened(value)
    if given == shape:
        return flat
    if given != shape[len(shape) - len(given) :] and math.prod(given) != 1:
        raise ValueError(f"could not broadcast input array from shape {given} into shape {shape}")
    return flat * (math.prod(shape) // len(flat))
