"""Records for the plain-Python target.

NumPy scalars wrap around and refuse mixed arithmetic where compiled code widens. So plain Python sees each record
through memoryviews: a read gives a Python int, and a write that does not fit the field raises at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np


def view_of(array: Any) -> memoryview:
    return memoryview(array)


class RecordProxy:
    """One record of a structured array: scalar fields as ints, array fields as memoryviews."""

    __slots__ = ("_scalars", "_views")
    _scalars: dict[str, memoryview]
    _views: dict[str, memoryview]

    def __init__(self, array: np.ndarray[Any, Any], index: int) -> None:
        scalars: dict[str, memoryview] = {}
        views: dict[str, memoryview] = {}
        assert array.dtype.names is not None
        for name in array.dtype.names:
            field = array[name]
            if field.ndim == 1:
                scalars[name] = view_of(field[index : index + 1])
            else:
                views[name] = view_of(field[index])
        object.__setattr__(self, "_scalars", scalars)
        object.__setattr__(self, "_views", views)

    def __getattr__(self, name: str) -> Any:
        view = self._views.get(name)
        return view if view is not None else self._scalars[name][0]

    def __setattr__(self, name: str, value: int) -> None:
        self._scalars[name][0] = value


class ArrayProxy:
    """A structured array whose items are proxies."""

    __slots__ = ("_array", "_items")

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self._array = array
        self._items: dict[int, RecordProxy] = {}

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, index: int) -> RecordProxy:
        if index not in self._items:
            self._items[index] = RecordProxy(self._array, index)
        return self._items[index]


def unwrap_arguments(arguments: tuple[Any, ...]) -> list[Any]:
    """Structured arrays become proxies, plain arrays memoryviews, NumPy scalars Python numbers."""
    unwrapped: list[Any] = []
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            unwrapped.append(ArrayProxy(argument) if argument.dtype.names else view_of(argument))
        elif isinstance(argument, np.generic):
            unwrapped.append(argument.item())
        else:
            unwrapped.append(argument)
    return unwrapped
