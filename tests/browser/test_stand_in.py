"""The module that stands in for NumPy in a browser does what NumPy does, operation by operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
import pytest

from whistlestop.browser.stand_in import numpy as stand_in

Library = Any
KINDS = ("bool_", "int8", "uint8", "int16", "int32", "int64", "uint64", "float32", "float64")
FIELDS = [
    ("big", "uint64", (2,)),
    ("turn", "int32", ()),
    ("hands", "int8", (3, 4)),
    ("idle", "int16", ()),
    ("n", "int8", ()),
    ("unused", "int8", (5,)),  # as in the rules' own records: NumPy does not copy bytes that belong to no field
]


def record(np: Library, *, align: bool = True) -> Any:
    return np.dtype([(name, getattr(np, kind), shape) for name, kind, shape in FIELDS], align=align)


def filled(np: Library, games: int = 3) -> Any:
    """Records whose bytes are all different."""
    kind = record(np)
    return np.frombuffer(bytearray(at % 251 for at in range(games * kind.itemsize)), kind)


def plain(value: Any) -> Any:
    """Whatever it is, as something that can be compared across the two."""
    if hasattr(value, "tobytes") and hasattr(value, "dtype"):
        shape = getattr(value, "shape", ())
        return (value.dtype.name if not value.dtype.names else "record", tuple(shape), bytes(value.tobytes()))
    return value


def numbers(np: Library, *values: int, kind: str = "int32") -> Any:
    made = np.zeros(len(values), getattr(np, kind))
    made[:] = list(values)
    return made


def changed(do: Callable[[Any, Library], None]) -> Callable[[Library], Any]:
    """What records are after something was done to them."""

    def run(np: Library) -> Any:
        records = filled(np)
        do(records, np)
        return records

    return run


def assign(key: Any, value: Any) -> Callable[[Library], Any]:
    return changed(lambda it, np: it.__setitem__(key, value))


def shares_memory(np: Library) -> Any:
    """Of views, and of what memoryview sees."""
    records = filled(np)
    hands = records["hands"][1]
    hands[0, 0] = 77
    view = hands.__buffer__(0) if np is stand_in else memoryview(hands)
    view[2, 3] = -5
    return records, view.shape, view.tolist(), view.itemsize


def add_bits(it: Any, np: Library) -> None:
    it[0]["big"][1] |= np.uint64(1 << 63)
    it[1]["turn"] += 1


OPERATIONS: dict[str, Callable[[Library], Any]] = {
    "zeros": lambda np: np.zeros((2, 3), np.int16),
    "zeros of records": lambda np: np.zeros(2, record(np)),
    "full": lambda np: np.full(4, -1, np.int32),
    "array": lambda np: np.array([[1, 2], [3, 4]], np.int8),
    "array of whole numbers": lambda np: np.array([1, 2]),
    "array of fractions": lambda np: np.array([1, 2.5]),
    "asarray": lambda np: np.asarray([1, 2], np.uint8),
    "frombuffer": lambda np: np.frombuffer(b"\1\0\2\0", np.int16),
    "concatenate": lambda np: np.concatenate((numbers(np, 1, 2), numbers(np, 3))),
    "concatenate records": lambda np: np.concatenate([filled(np, 1), filled(np, 2)]),
    "unpackbits": lambda np: np.unpackbits(numbers(np, 1, 200, kind="uint8"), bitorder="little"),
    "flatnonzero": lambda np: np.flatnonzero(numbers(np, 0, 5, 0, -1)),
    "count_nonzero": lambda np: int(np.count_nonzero(numbers(np, 0, 5, 0, -1))),
    "bitwise_or": lambda np: int(np.bitwise_or.reduce(numbers(np, 1, 4, 1 << 62, kind="uint64"))),
    "field of all": lambda np: filled(np)["hands"],
    "field of one": lambda np: filled(np)[1]["hands"],
    "number of one": lambda np: int(filled(np)[2]["idle"]),
    "field, then one": lambda np: int(filled(np)["turn"][2]),
    "part of a field": lambda np: filled(np)["hands"][1:, 1, ::2],
    "column": lambda np: filled(np)["hands"][:, :, 3],
    "last": lambda np: filled(np)["hands"][-1, -1],
    "backwards": lambda np: numbers(np, 1, 2, 3)[::-1],
    "empty slice": lambda np: numbers(np, 1, 2, 3)[3:],
    "chosen": lambda np: numbers(np, 5, 6, 7)[[2, 0]],
    "chosen by truth": lambda np: (lambda it: it[it > 5])(numbers(np, 5, 6, 7)),
    "chosen records": lambda np: filled(np)[[2, 0]],
    "iterated": lambda np: [int(it) for it in numbers(np, 3, 4)],
    "rows": lambda np: [plain(it) for it in filled(np)[0]["hands"]],
    "slice of records": lambda np: filled(np)[1:3],
    "tobytes of a column": lambda np: filled(np)["hands"][:, :, 1].tobytes(),
    "tolist": lambda np: filled(np)["hands"][0].tolist(),
    "tolist of one record's numbers": lambda np: filled(np)[0]["big"].tolist(),
    "copy": lambda np: filled(np)[1:].copy(),
    "copy of a column": lambda np: filled(np)["hands"][:, 1].copy(),
    "view": lambda np: numbers(np, 1, -2).view(np.uint8),
    "view of records": lambda np: filled(np).view(np.uint8),
    "astype": lambda np: numbers(np, 1, 200).astype(np.uint64),
    "astype by name": lambda np: numbers(np, 1, 2, kind="uint64").astype("<u8"),
    "reshape": lambda np: numbers(np, *range(6)).reshape(2, -1),
    "sum": lambda np: int(filled(np)["hands"][:, 1].sum()),
    "max and min": lambda np: (int(filled(np)["idle"].max()), int(filled(np)["idle"].min())),
    "any and all": lambda np: (bool(numbers(np, 0, 1).any()), bool(numbers(np, 0, 1).all())),
    "less": lambda np: numbers(np, 1, 2, 3) < 2,
    "at most": lambda np: numbers(np, 1, 2, 3) <= 2,
    "more": lambda np: numbers(np, 1, 2, 3) > 2,
    "at least": lambda np: numbers(np, 1, 2, 3) >= 2,
    "equal": lambda np: numbers(np, 1, 2, 3) == numbers(np, 3, 2, 1),
    "different": lambda np: numbers(np, 1, 2, 3) != 2,
    "and": lambda np: numbers(np, 1, 2, 3, kind="uint64") & np.uint64(2),
    "or": lambda np: numbers(np, 1, 2, 3) | 4,
    "not": lambda np: ~numbers(np, 1, 2, kind="uint64"),
    "not, signed": lambda np: ~numbers(np, 1, -2),
    "not true": lambda np: ~(numbers(np, 1, 2) > 1),
    "as a number": lambda np: (int(numbers(np, 7)[0]), bool(numbers(np, 0)[0]), numbers(np, 7).item()),
    "length and dimensions": lambda np: (len(filled(np)), filled(np)["hands"].ndim, filled(np)["hands"].size),
    "shared memory": lambda np: [plain(it) for it in shares_memory(np)],
    "set a number": changed(lambda it, np: it["hands"].__setitem__((1, 2, 3), -7)),
    "set a part": assign("idle", 5),
    "set a row": changed(lambda it, np: it["hands"].__setitem__((1, 2), [1, 2, 3, 4])),
    "set rows alike": changed(lambda it, np: it["hands"].__setitem__(0, numbers(np, 4, 3, 2, 1, kind="int8"))),
    "set a slice": changed(lambda it, np: it["turn"].__setitem__(slice(1, None), (8, 9))),
    "set a record": changed(lambda it, np: it.__setitem__(0, it[2])),
    "set records": changed(lambda it, np: it.__setitem__(slice(0, 2), it[1:].copy())),
    "set a field of a record": changed(lambda it, np: it[1].__setitem__("hands", 3)),
    "fill": changed(lambda it, np: it["hands"][1].fill(9)),
    "fill the rest with nothing": changed(lambda it, np: it[1:].view(np.uint8).fill(0)),
    "add bits": changed(add_bits),
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_is_numpys(name: str) -> None:
    ours, theirs = OPERATIONS[name](stand_in), OPERATIONS[name](numpy)
    assert plain(ours) == plain(theirs)


@pytest.mark.parametrize("align", [True, False])
def test_records_lie_in_memory_as_numpys_do(align: bool) -> None:
    ours, theirs = record(stand_in, align=align), record(numpy, align=align)
    assert (ours.itemsize, ours.names) == (theirs.itemsize, theirs.names)
    for name in theirs.names:
        assert ours.fields[name][1] == theirs.fields[name][1]
        assert (ours[name].shape, ours[name].itemsize) == (theirs[name].shape, theirs[name].itemsize)
        assert (ours[name].base.name, ours[name].base.itemsize) == (theirs[name].base.name, theirs[name].base.itemsize)
    assert ours == record(stand_in, align=align)
    assert ours != stand_in.dtype([("n", stand_in.int8)])


@pytest.mark.parametrize("kind", KINDS)
def test_types_are_numpys(kind: str) -> None:
    ours, theirs = stand_in.dtype(getattr(stand_in, kind)), numpy.dtype(getattr(numpy, kind))
    assert (ours.name, ours.itemsize) == (theirs.name, theirs.itemsize)
    if "int" in kind:
        assert (stand_in.iinfo(ours).min, stand_in.iinfo(ours).max) == (
            numpy.iinfo(theirs).min,
            numpy.iinfo(theirs).max,
        )


MISTAKES: dict[str, tuple[type[Exception], Callable[[Library], Any]]] = {
    "a number that is too large": (OverflowError, lambda np: np.uint64(1 << 64)),
    "a number that is too small": (OverflowError, lambda np: np.uint64(-1)),
    "one that does not fit its field": (OverflowError, assign("n", 1000)),
    "beyond the end": (IndexError, lambda np: numbers(np, 1, 2)[2]),
    "beyond the end of a field": (IndexError, lambda np: filled(np)["hands"][0, 3, 0]),
    "too many dimensions": (IndexError, lambda np: numbers(np, 1)[0, 0]),
    "what cannot be written to": (ValueError, lambda np: np.frombuffer(b"\0\0", np.int8).__setitem__(0, 1)),
    "bytes that are no records": (ValueError, lambda np: np.frombuffer(b"\0\0\0", np.int16)),
    "another shape": (ValueError, changed(lambda it, np: it["turn"].__setitem__(slice(None), (1, 2)))),
    "several as one number": (ValueError, lambda np: bool(numbers(np, 1, 2))),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_a_mistake_to_both(name: str) -> None:
    error, do = MISTAKES[name]
    for library in (stand_in, numpy):
        with pytest.raises(error):
            do(library)


def test_what_is_read_only_says_so() -> None:
    for np in (stand_in, numpy):
        assert np.zeros(1, np.int8).flags.writeable
        assert not np.frombuffer(b"\0", np.int8).flags.writeable
