"""What makes and asks arrays."""

from __future__ import annotations

import functools
import operator
from collections.abc import Sequence
from typing import Any

from .arrays import array_of, empty, ndarray
from .dtypes import as_shape, dtype, float64, int64, uint8
from .values import flattened


def zeros(shape: int | Sequence[int], kind: Any = float64) -> ndarray:
    return empty(as_shape(shape), dtype(kind))


def full(shape: int | Sequence[int], value: Any, kind: Any) -> ndarray:
    made = zeros(shape, kind)
    made.fill(value)
    return made


def array(value: Any, kind: Any = None) -> ndarray:
    if isinstance(value, ndarray):
        return value.copy() if kind is None else value.astype(kind)
    flat, shape = flattened(value)
    fractions = any(isinstance(it, float) for it in flat)
    made = zeros(shape, kind if kind is not None else float64 if fractions else int64)
    made._put(flat)
    return made


def asarray(value: Any, kind: Any = None) -> ndarray:
    same = isinstance(value, ndarray) and (kind is None or value.dtype == dtype(kind))
    return value if same else array(value, kind)


def frombuffer(data: Any, kind: Any) -> ndarray:
    """It shares the memory."""
    memory, wanted = memoryview(data).cast("B"), dtype(kind)
    if len(memory) % wanted.itemsize:
        raise ValueError("buffer size must be a multiple of element size")
    return array_of(memory, wanted, (len(memory) // wanted.itemsize,))


def concatenate(parts: Sequence[ndarray]) -> ndarray:
    """One after the other; all are of the first one's kind."""
    first = parts[0]
    data = bytearray(b"".join((it if it.dtype == first.dtype else it.astype(first.dtype)).tobytes() for it in parts))
    return array_of(memoryview(data), first.dtype, (sum(len(it) for it in parts), *first.shape[1:]))


def unpackbits(words: ndarray, bitorder: str) -> ndarray:
    if bitorder != "little" or words.dtype.type is not uint8:
        raise ValueError("bits are unpacked from uint8, the lowest first")
    bits = bytearray(byte >> at & 1 for byte in words.tobytes() for at in range(8))
    return array_of(memoryview(bits), dtype(uint8), (len(bits),))


def flatnonzero(values: ndarray) -> ndarray:
    return array([at for at, it in enumerate(values._flat()) if it], int64)


def count_nonzero(values: ndarray) -> int:
    return sum(1 for it in values._flat() if it)


class bitwise_or:  # noqa: N801 - NumPy's name
    @staticmethod
    def reduce(values: ndarray) -> int:
        return functools.reduce(operator.or_, values._flat(), 0)
