"""Processes that work for another one: they end when that one wants it, and with it, however it ends."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, parent_process


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """What is under way when somebody stops early is of no use any more."""
    for process in dict(pool._processes or {}).values():  # Python 3.14 has terminate_workers() for it
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


def end_with_parent() -> None:
    """In a thread of its own. Else one whose parent was killed would work on, and then wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
