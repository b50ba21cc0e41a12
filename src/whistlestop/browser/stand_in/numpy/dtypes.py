"""Types of numbers, and records made of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias


class generic:  # noqa: N801 - names here are NumPy's
    """Of a number. Numbers of these types are Python's own: they never wrap around, and are checked when stored."""

    code = ""  # as `struct` calls it
    size = 0

    def __new__(cls, value: Any = 0) -> Any:
        return checked(cls, value)


class integer(generic):  # noqa: N801
    pass


class floating(generic):  # noqa: N801
    pass


class bool_(generic):  # noqa: N801
    code, size = "?", 1


class int8(integer):  # noqa: N801
    code, size = "b", 1


class uint8(integer):  # noqa: N801
    code, size = "B", 1


class int16(integer):  # noqa: N801
    code, size = "h", 2


class int32(integer):  # noqa: N801
    code, size = "i", 4


class int64(integer):  # noqa: N801
    code, size = "q", 8


class uint64(integer):  # noqa: N801
    code, size = "Q", 8


class float32(floating):  # noqa: N801
    code, size = "f", 4


class float64(floating):  # noqa: N801
    code, size = "d", 8


NUMBERS = (bool_, int8, uint8, int16, int32, int64, uint64, float32, float64)
NAMED = {"<u8": uint64, "<i4": int32, **{kind.__name__: kind for kind in NUMBERS}}
Field: TypeAlias = "tuple[str, Any] | tuple[str, Any, int | tuple[int, ...]]"


class iinfo:  # noqa: N801
    """The least and the largest number of an integer type."""

    def __init__(self, kind: Any) -> None:
        found = dtype(kind).type
        bits = 8 * found.size
        signed = not found.__name__.startswith("u")
        self.min = -(1 << bits - 1) if signed else 0
        self.max = (1 << bits - signed) - 1


def checked(kind: type[generic], value: Any) -> Any:
    """A number of this type; OverflowError if it does not fit."""
    if issubclass(kind, floating):
        return float(value)
    if kind is bool_:
        return bool(value)
    number, limits = int(value), iinfo(kind)
    if not limits.min <= number <= limits.max:
        raise OverflowError(f"Python integer {number} out of bounds for {kind.__name__}")
    return number


class dtype:  # noqa: N801
    """A type of number; an array of such in a record (`shape`); or a record, whose fields have `names`."""

    names: tuple[str, ...] | None = None
    shape: tuple[int, ...] = ()

    def __new__(cls, kind: Any, align: bool = False) -> dtype:
        if isinstance(kind, dtype):
            return kind
        self = super().__new__(cls)
        if isinstance(kind, list):
            self._lay_out(kind, align)
        else:
            self._number(NAMED[kind] if isinstance(kind, str) else kind)
        return self

    def __class_getitem__(cls, _item: Any) -> type[dtype]:
        return cls

    def _number(self, kind: type[generic]) -> None:
        self.type, self.name, self.base = kind, kind.__name__.rstrip("_"), self
        self.itemsize = self.alignment = kind.size
        self.fields: dict[str, tuple[dtype, int]] = {}
        self._key: object = kind

    def _lay_out(self, fields: Sequence[Field], align: bool) -> None:
        self.fields, end, self.alignment = {}, 0, 1
        for name, kind, *shape in fields:
            one = within(dtype(kind), as_shape(shape[0]) if shape else ())
            if align:
                self.alignment = max(self.alignment, one.alignment)
                end = -(-end // one.alignment) * one.alignment
            self.fields[name] = (one, end)
            end += one.itemsize
        self.names, self.type, self.base = tuple(self.fields), generic, self
        self.itemsize = -(-end // self.alignment) * self.alignment
        self.name = f"void{8 * self.itemsize}"
        self._key = (self.itemsize, tuple((name, *it) for name, it in self.fields.items()))

    def __getitem__(self, name: str) -> dtype:
        return self.fields[name][0]

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, dtype) and self._key == other._key)

    def __hash__(self) -> int:
        return hash(self._key)


def as_shape(shape: int | Sequence[int]) -> tuple[int, ...]:
    return (shape,) if isinstance(shape, int) else tuple(shape)


def within(base: dtype, shape: tuple[int, ...]) -> dtype:
    """An array of such in a record."""
    if not shape:
        return base
    it = object.__new__(dtype)
    it.type, it.base, it.shape, it.alignment, it.fields = base.type, base, shape, base.alignment, {}
    it.itemsize = base.itemsize * math.prod(shape)
    it.name = f"void{8 * it.itemsize}"
    it._key = (base, shape)
    return it
