"""Records for the plain-Python target.

NumPy scalars wrap around and refuse mixed arithmetic where compiled code widens. So plain Python sees each record
through memoryviews: a read gives a Python int, and a write that does not fit the field raises at once.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])
Array = np.ndarray[Any, Any]


def view_of(array: Any) -> memoryview:
    return memoryview(array)


class RecordProxy:
    """One record of a structured array: scalar fields as ints, array fields as memoryviews, made when first used."""

    __slots__ = ("_array", "_index", "_views")
    _array: Array
    _index: int
    _views: dict[str, tuple[memoryview, bool]]

    def __init__(self, array: Array, index: int) -> None:
        object.__setattr__(self, "_array", array)
        object.__setattr__(self, "_index", index)
        object.__setattr__(self, "_views", {})

    def _view(self, name: str) -> tuple[memoryview, bool]:
        found = self._views.get(name)
        if found is None:
            field = self._array[name]
            scalar = field.ndim == 1
            found = (view_of(field[self._index : self._index + 1] if scalar else field[self._index]), scalar)
            self._views[name] = found
        return found

    def __getattr__(self, name: str) -> Any:
        view, scalar = self._view(name)
        return view[0] if scalar else view

    def __setattr__(self, name: str, value: int) -> None:
        self._view(name)[0][0] = value


class ArrayProxy:
    """A structured array whose items are proxies."""

    __slots__ = ("_array", "_items")

    def __init__(self, array: Array) -> None:
        self._array = array
        self._items: dict[int, RecordProxy] = {}

    def __getitem__(self, index: int) -> RecordProxy:
        item = self._items.get(index)
        if item is None:
            item = self._items[index] = RecordProxy(self._array, index)
        return item

    def __setitem__(self, index: int, record: RecordProxy) -> None:
        """The whole record is copied; proxies made before see the new one."""
        self._array[index] = record._array[record._index]

    def __len__(self) -> int:
        return len(self._array)


RECENT = 32
_recent: dict[int, tuple[Array, ArrayProxy]] = {}


def proxy_of(array: Array) -> ArrayProxy:
    """The proxy of a structured array. Those of the arrays used last are kept, since making one is slow."""
    known = _recent.get(id(array))
    if known is not None:  # it keeps its array alive, so the id is that of no other
        return known[1]
    if len(_recent) >= RECENT:
        _recent.clear()
    proxy = ArrayProxy(array)
    _recent[id(array)] = (array, proxy)
    return proxy


def unwrap_arguments(arguments: tuple[Any, ...]) -> list[Any]:
    """Structured arrays become proxies, plain arrays memoryviews, NumPy scalars Python numbers."""
    unwrapped: list[Any] = []
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            unwrapped.append(proxy_of(argument) if argument.dtype.names else view_of(argument))
        elif isinstance(argument, np.generic):
            unwrapped.append(argument.item())
        else:
            unwrapped.append(argument)
    return unwrapped


def plain(function: F) -> F:
    """An entry point as plain Python."""
    run: Any = functools.wraps(function)(lambda *args: function(*unwrap_arguments(args)))
    wrapped: F = run
    return wrapped
