"""Files that are written as a whole: until the new one is complete, whoever reads finds what was there before."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO


@contextlib.contextmanager
def whole_file(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """What is written appears under its name only when all of it is on disk, and not at all if something goes wrong.
    A link stays, and what it leads to is written. A pipe or a device cannot be replaced: it is written to."""
    if not Path(path).name:  # `.` or `/`
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if is_stream(path):
        with Path(path).open("wb") as stream:
            yield stream
        return
    target = Path(os.path.realpath(path))
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def is_stream(path: str | os.PathLike[str]) -> bool:
    """Whether it is there, and no regular file (a folder neither, but that says so itself when it is opened)."""
    return Path(path).exists() and not Path(path).is_file()
