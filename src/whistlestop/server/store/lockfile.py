"""One server a file: two on one SQLite database would each go on from what they remember."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from .base import file_of
from .faults import CannotOpen

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
    path = path.resolve()  # the file itself, whatever link leads to it
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        check_alone(path)
        descriptor = os.open(f"{path}-lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise CannotOpen(f"the database {path} cannot be opened: {(error.strerror or '').lower()}.") from None
    try:
        lock(descriptor, path)
        yield
    finally:
        os.close(descriptor)


def check_alone(path: Path) -> None:
    """A file with two names has two locks, and two journals: SQLite would lose what the other one has."""
    if path.is_dir():
        raise CannotOpen(f"{path} is a folder; the database is a file.")
    if path.exists() and path.stat().st_nlink > 1:
        raise CannotOpen(
            f"the file {path} has another name as well (a hard link); a database needs a file of its own: copy it with "
            "`whistlestop backup`."
        )


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
