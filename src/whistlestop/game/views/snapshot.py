"""A record as plain Python numbers and lists: its numbers read at once, a list when it is first asked for."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, Literal

from whistlestop.rules import api
from whistlestop.rules.state import STATE

Code = Literal["b", "h", "i", "Q"]
CODES: dict[str, Code] = {"int8": "b", "int16": "h", "int32": "i", "uint64": "Q"}


def layout() -> dict[str, tuple[int, int, Code, tuple[int, ...]]]:
    """Where each field of the state record lies, and what it is made of."""
    fields = {}
    for name in STATE.names or ():
        dtype, offset = STATE.fields[name][:2]  # type: ignore[index]  # the dtype has fields
        fields[name] = (offset, offset + dtype.itemsize, CODES[dtype.base.name], dtype.shape)
    return fields


FIELDS = layout()
NUMBERS = tuple(name for name, (_, _, _, shape) in FIELDS.items() if not shape)
LISTS = {name: field for name, field in FIELDS.items() if field[3]}
ALL_NUMBERS = struct.Struct(
    "=" + "".join(f"{high - low}x" if shape else code for low, high, code, shape in FIELDS.values())
)


class Snapshot:
    """A record as it was at one moment; it never changes."""

    def __init__(self, states: api.Records) -> None:
        data = states.tobytes()
        self.__dict__.update(zip(NUMBERS, ALL_NUMBERS.unpack(data), strict=True))
        self._data = data

    if TYPE_CHECKING:

        def __getattribute__(self, name: str) -> Any: ...

    def __getattr__(self, name: str) -> Any:
        try:
            low, high, code, shape = LISTS[name]
        except KeyError:
            raise AttributeError(name) from None
        data = memoryview(self._data)[low:high]
        value = data.cast(code, shape).tolist() if len(shape) > 1 else data.cast(code).tolist()
        self.__dict__[name] = value
        return value
