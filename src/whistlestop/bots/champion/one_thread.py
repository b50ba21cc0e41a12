"""While a player's network thinks, NumPy has one thread, also in a program that has said nothing of threads.

The sums are small. Threads that share them wait for one another, above all where something else keeps the processors
busy. Commands of ours say so before NumPy is there (numpy_threads.py).
"""

from __future__ import annotations

import contextlib
import functools
import threading
from collections.abc import Iterator
from typing import Any

TAKEN = threading.Lock()


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Afterwards NumPy has as many as before. The limit is the whole program's: where several players think at the same
    time it is the first one's, and ends with that one, so that nobody takes for the usual what another has limited."""
    if not TAKEN.acquire(blocking=False):
        yield
        return
    try:
        with found().limit(limits=1, user_api="blas"):
            yield
    finally:
        TAKEN.release()


@functools.cache
def found() -> Any:
    """What of NumPy has threads: looked for once, which takes a few milliseconds."""
    from threadpoolctl import ThreadpoolController

    return ThreadpoolController()
