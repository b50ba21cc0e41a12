"""While a network thinks, NumPy has one thread, in whosever program that is.

The sums are small. Threads that share them wait for one another, and where something else keeps the processors busy a
decision of a moment takes many seconds. Programs of ours say so before NumPy is there (numpy_threads.py).
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator
from typing import Any


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Afterwards NumPy has as many as before."""
    with found().limit(limits=1, user_api="blas"):
        yield


@functools.cache
def found() -> Any:
    """What of NumPy has threads: looked for once, which takes a few milliseconds."""
    from threadpoolctl import ThreadpoolController

    return ThreadpoolController()
