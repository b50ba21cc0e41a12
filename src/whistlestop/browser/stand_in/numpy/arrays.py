"""Arrays: some memory, and how numbers or records lie in it. Views share the memory, as NumPy's do."""

from __future__ import annotations

import itertools
import math
import operator
import struct
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from .dtypes import as_shape, bool_, dtype, iinfo
from .values import Shape, nested, numbers_for, packing, steps


class Flags(NamedTuple):
    writeable: bool


class void:  # noqa: N801 - names here are NumPy's
    """One record of an array; whoever changes it changes the array."""

    __slots__ = ("_array", "dtype")

    def __init__(self, array: ndarray) -> None:
        """`array` has no dimension: it is this record alone."""
        self._array = array
        self.dtype = array.dtype

    def __getitem__(self, name: str) -> Any:
        return self._array._field(name)._value()

    def __setitem__(self, name: str, value: Any) -> None:
        self._array._field(name)._assign(value)

    def tobytes(self) -> bytes:
        return self._array.tobytes()

    def copy(self) -> void:
        return void(self._array.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, void) and self.dtype == other.dtype and self.tobytes() == other.tobytes()

    def __hash__(self) -> int:
        return hash(self.tobytes())


class ndarray:  # noqa: N801
    __slots__ = ("_memory", "_offset", "dtype", "shape", "strides")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, memory: memoryview, offset: int, kind: dtype, shape: Shape, strides: Shape) -> None:
        self._memory = memory
        self._offset = offset
        self.dtype = kind
        self.shape = shape
        self.strides = strides

    def __class_getitem__(cls, _item: Any) -> type[ndarray]:
        return cls

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    @property
    def flags(self) -> Flags:
        return Flags(not self._memory.readonly)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[at] for at in range(len(self)))

    # --- parts ------------------------------------------------------------------------------------------

    def _field(self, name: str) -> ndarray:
        kind, offset = self.dtype.fields[name]
        inner = steps(kind.shape, kind.base.itemsize)
        return ndarray(self._memory, self._offset + offset, kind.base, self.shape + kind.shape, self.strides + inner)

    def _part(self, key: Any) -> ndarray:
        keys = key if isinstance(key, tuple) else (key,)
        offset = self._offset
        shape: list[int] = []
        strides: list[int] = []
        for one, length, step in zip(keys, self.shape, self.strides, strict=False):
            if isinstance(one, slice):
                numbers = range(length)[one]
                offset += numbers.start * step if numbers else 0
                shape.append(len(numbers))
                strides.append(step * numbers.step)
            else:
                offset += range(length)[one] * step  # IndexError beyond the end; -1 is the last one
        if len(keys) > len(self.shape):
            raise IndexError("too many indices for array")
        rest = len(keys)
        return ndarray(self._memory, offset, self.dtype, (*shape, *self.shape[rest:]), (*strides, *self.strides[rest:]))

    def _chosen(self, key: Any) -> ndarray | None:
        """By a list of numbers, or by an array of numbers or of truth; None if the key is none of these."""
        if not isinstance(key, (list, ndarray)):
            return None
        numbers = key
        if isinstance(key, ndarray) and key.dtype.type is bool_:
            numbers = [at for at, wanted in enumerate(key) if wanted]
        found = [self._part(int(it)) for it in numbers]
        made = empty((len(found), *self.shape[1:]), self.dtype)
        for at, part in enumerate(found):
            made._part(at)._assign(part)
        return made

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            return self._field(key)
        chosen = self._chosen(key)
        return self._part(key)._value() if chosen is None else chosen

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, str):
            self._field(key)._assign(value)
        else:
            self._part(key)._assign(value)

    # --- numbers ----------------------------------------------------------------------------------------

    def _value(self) -> Any:
        """A number or a record where no dimension is left, else the array itself."""
        if self.shape:
            return self
        if self.dtype.names:
            return void(self)
        return packing(self.dtype.type.code).unpack_from(self._memory, self._offset)[0]

    def _places(self) -> Iterator[int]:
        """Where each of the numbers or records lies."""
        ways = [range(0, n * step, step) if step else [0] * n for n, step in zip(self.shape, self.strides, strict=True)]
        return (self._offset + sum(way) for way in itertools.product(*ways))

    @property
    def _is_whole(self) -> bool:
        """Do its bytes lie one after the other? Where there is only one, it does not matter how far the next is."""
        step = self.dtype.itemsize
        for length, stride in zip(reversed(self.shape), reversed(self.strides), strict=True):
            if length != 1 and stride != step:
                return not self.size
            step *= length
        return True

    def _flat(self) -> list[Any]:
        """All numbers, in order."""
        code = self.dtype.type.code
        if self._is_whole:
            return list(struct.unpack_from(f"={self.size}{code}", self._memory, self._offset))
        return [packing(code).unpack_from(self._memory, place)[0] for place in self._places()]

    def _assign(self, value: Any) -> None:
        if self._memory.readonly:
            raise ValueError("assignment destination is read-only")
        if isinstance(value, void):
            value = value._array
        if self.dtype.names:
            for place, data in zip(self._places(), records_of(value, self), strict=True):
                self._memory[place : place + self.dtype.itemsize] = data
            return
        self._put(numbers_for(value, self.shape))

    def _put(self, numbers: list[Any]) -> None:
        kind = self.dtype.type
        try:
            if self._is_whole:
                struct.pack_into(f"={self.size}{kind.code}", self._memory, self._offset, *numbers)
            else:
                for place, number in zip(self._places(), numbers, strict=True):
                    packing(kind.code).pack_into(self._memory, place, number)
        except struct.error:
            raise OverflowError(f"a number is out of bounds for {kind.__name__}") from None

    def __buffer__(self, _flags: int) -> memoryview:
        if self.dtype.names or not self._is_whole:
            raise BufferError("only whole arrays of numbers share their memory")
        data: Any = self._memory[self._offset : self._offset + self.nbytes]
        shape = [list(self.shape)] if self.nbytes else []  # an empty one has no shape to speak of
        cast: memoryview = data.cast(self.dtype.type.code, *shape)
        return cast

    def __int__(self) -> int:
        return int(self._only())

    __index__ = __int__

    def __float__(self) -> float:
        return float(self._only())

    def __bool__(self) -> bool:
        return bool(self._only())

    def _only(self) -> Any:
        if self.size != 1:
            raise ValueError("only an array with one element can be a number")
        return self._flat()[0]

    def item(self) -> Any:
        return self._only()

    # --- the whole --------------------------------------------------------------------------------------

    def tobytes(self) -> bytes:
        if self._is_whole:
            return bytes(self._memory[self._offset : self._offset + self.nbytes])
        size = self.dtype.itemsize
        return b"".join(bytes(self._memory[place : place + size]) for place in self._places())

    def tolist(self) -> Any:
        return nested(self._flat(), self.shape)

    def copy(self) -> ndarray:
        return array_of(memoryview(bytearray(self.tobytes())), self.dtype, self.shape)

    def view(self, kind: Any) -> ndarray:
        """The same bytes as something else; the last dimension grows or shrinks with it."""
        wanted = dtype(kind)
        if not self._is_whole:
            raise ValueError("only a whole array can be viewed otherwise")
        last = self.shape[-1] * self.dtype.itemsize // wanted.itemsize
        shape = (*self.shape[:-1], last)
        return ndarray(self._memory, self._offset, wanted, shape, steps(shape, wanted.itemsize))

    def astype(self, kind: Any) -> ndarray:
        made = empty(self.shape, dtype(kind))
        made._put(self._flat())
        return made

    def fill(self, value: Any) -> None:
        if value == 0 and self._is_whole and not self._memory.readonly:
            self._memory[self._offset : self._offset + self.nbytes] = bytes(self.nbytes)
        else:
            self._assign(value)

    def reshape(self, *shape: Any) -> ndarray:
        wanted = as_shape(shape[0]) if len(shape) == 1 else shape
        if -1 in wanted:
            known = -math.prod(wanted)
            wanted = tuple(self.size // known if n == -1 else n for n in wanted)
        if not self._is_whole or math.prod(wanted) != self.size:
            raise ValueError(f"cannot reshape array of size {self.size} into shape {wanted}")
        return ndarray(self._memory, self._offset, self.dtype, wanted, steps(wanted, self.dtype.itemsize))

    def sum(self) -> Any:
        return sum(self._flat())

    def max(self) -> Any:
        return max(self._flat())

    def min(self) -> Any:
        return min(self._flat())

    def any(self) -> bool:
        return any(self._flat())

    def all(self) -> bool:
        return all(self._flat())

    # --- one by one -------------------------------------------------------------------------------------

    def _each(self, do: Callable[[Any, Any], Any], other: Any, kind: dtype) -> ndarray:
        made = empty(self.shape, kind)
        made._put(list(map(do, self._flat(), numbers_for(other, self.shape))))
        return made

    def __lt__(self, other: Any) -> ndarray:
        return self._each(operator.lt, other, dtype(bool_))

    def __le__(self, other: Any) -> ndarray:
        return self._each(operator.le, other, dtype(bool_))

    def __gt__(self, other: Any) -> ndarray:
        return self._each(operator.gt, other, dtype(bool_))

    def __ge__(self, other: Any) -> ndarray:
        return self._each(operator.ge, other, dtype(bool_))

    def __eq__(self, other: object) -> ndarray:  # type: ignore[override]
        return self._each(operator.eq, other, dtype(bool_))

    def __ne__(self, other: object) -> ndarray:  # type: ignore[override]
        return self._each(operator.ne, other, dtype(bool_))

    def __and__(self, other: Any) -> ndarray:
        return self._each(operator.and_, other, self.dtype)

    def __or__(self, other: Any) -> ndarray:
        return self._each(operator.or_, other, self.dtype)

    def __invert__(self) -> ndarray:
        if self.dtype.type is bool_:
            return self._each(operator.ne, True, self.dtype)
        full = 0 if (limits := iinfo(self.dtype)).min else limits.max
        made = empty(self.shape, self.dtype)
        made._put([full - it if full else ~it for it in self._flat()])
        return made


def array_of(memory: memoryview, kind: dtype, shape: Shape) -> ndarray:
    return ndarray(memory, 0, kind, shape, steps(shape, kind.itemsize))


def empty(shape: Shape, kind: dtype) -> ndarray:
    """All zero, which NumPy's need not be."""
    return array_of(memoryview(bytearray(kind.itemsize * math.prod(shape))), kind, shape)


def records_of(value: Any, into: ndarray) -> Iterator[bytes]:
    """The bytes for each record."""
    if not isinstance(value, ndarray) or value.dtype != into.dtype:
        raise TypeError("records are taken from records of the same kind")
    data, size = value.tobytes(), into.dtype.itemsize
    if value.shape not in (into.shape, ()):
        raise ValueError(f"could not broadcast input array from shape {value.shape} into shape {into.shape}")
    return (data[at * size : (at + 1) * size] if value.shape else data for at in range(into.size))
