"""One server a file: two on one SQLite database would each go on from what they remember."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from .base import file_of

TAKEN = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)


class LockedError(Exception):
    """Another server has the database."""


@contextlib.contextmanager
def exclusive_lock(database: str) -> Iterator[None]:
    """Nobody else serves this database meanwhile. The lock is the operating system's: it goes with the process, however
    that ends. PostgreSQL needs none."""
    path = file_of(database)
    if path is None:
        yield
        return
    path = path.resolve()  # by whatever way one comes to it
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(f"{path}-lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        lock(descriptor, path)
        yield
    finally:
        os.close(descriptor)


def lock(descriptor: int, path: Path) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in TAKEN:  # else this disk knows no locks, and it is the operator who has to take care
            raise LockedError(path) from None
