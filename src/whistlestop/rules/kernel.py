"""How a rule is run: compiled for the CPU, on a GPU, or as plain Python.

Every rule is an ordinary function marked `@kernel`. Numba compiles it, numba-cuda compiles the very same function for
a GPU, and `WHISTLESTOP_KERNEL=python` leaves it alone so that a debugger can step through it. `@entry_point` marks the
few functions that Python calls; they take whole arrays and an index, because handing a single record to compiled code
costs twenty times as much. `@many_games` above it says that it takes games `low` to `high` - 1.

Unless WHISTLESTOP_KERNEL says which, a process in which nothing has been compiled yet is *starting*: it begins with
plain Python at once, another process compiles, and entry points change over when their machine code is there
(rules/background_compiling.py).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from . import cache

F = TypeVar("F", bound=Callable[..., Any])

CHOSEN = os.environ.get(cache.KERNEL)
if CHOSEN not in (None, "compiled", "python"):
    raise ImportError(
        f"WHISTLESTOP_KERNEL is {CHOSEN!r}; set it to 'compiled' or 'python', or leave it unset.", name=__name__
    )
TARGET = CHOSEN or ("compiled" if cache.is_warm() else "starting")

if TYPE_CHECKING:
    M64: int
    ONE: int
    ZERO: int

    def u64(value: int) -> int: ...
    def i64(value: int) -> int: ...
    def popcount(word: int) -> int: ...
    def lowest(word: int) -> int: ...
    def kernel(function: F) -> F: ...
    def entry_point(function: F) -> F: ...
    def many_games(entry_point: F) -> F: ...

elif TARGET != "compiled":
    from .proxy import plain

    M64, ONE, ZERO = (1 << 64) - 1, 1, 0

    def u64(value):
        return value & M64

    i64 = int

    def popcount(word):
        return word.bit_count()

    def lowest(word):
        return (word & -word).bit_length() - 1

    def kernel(function):
        return function

    if TARGET == "python":
        entry_point = plain

        def many_games(entry_point):
            return entry_point

    else:
        from .background_compiling import EntryPoint as entry_point  # noqa: N813 - it is what the decorator makes
        from .background_compiling import many_games

else:
    from . import compiler

    u64, i64 = np.uint64, np.int64
    M64, ONE, ZERO = u64((1 << 64) - 1), u64(1), u64(0)
    _FIVES, _THREES = u64(0x5555555555555555), u64(0x3333333333333333)
    _NIBBLES, _BYTES = u64(0x0F0F0F0F0F0F0F0F), u64(0x0101010101010101)
    _S1, _S2, _S4, _S56 = u64(1), u64(2), u64(4), u64(56)

    def kernel(function):
        return compiler.compile_inner(function)

    def entry_point(function):
        return compiler.compile_entry_point(function)

    def many_games(entry_point):
        return entry_point

    @kernel
    def popcount(word):  # LLVM recognises this shape and emits one instruction, on CPU and GPU alike
        word = word - ((word >> _S1) & _FIVES)
        word = (word & _THREES) + ((word >> _S2) & _THREES)
        word = (word + (word >> _S4)) & _NIBBLES
        return i64((word * _BYTES) >> _S56)

    @kernel
    def lowest(word):  # index of the lowest set bit; 64 for an empty word
        return popcount((word & (ZERO - word)) - ONE)


@kernel
def bit(index: int) -> int:
    """The word with only this bit set; index 0 to 63."""
    return (ONE << u64(index)) & M64


@kernel
def has(word: int, index: int) -> bool:
    return (word >> u64(index)) & ONE != ZERO


@kernel
def nth_bit(word: int, n: int) -> int:
    """Index of the n-th set bit, counting from 0; the word has more than n."""
    for _ in range(n):
        word = word & (word - ONE)
    return lowest(word)
