"""A socket file to listen on, for a proxy on the same machine. Whoever may write to it is believed, so few may."""

from __future__ import annotations

import contextlib
import os
import socket
import stat
from pathlib import Path

MODE = 0o660  # the server's user and group


class SocketTaken(OSError):
    """There is something else where the socket should be."""


def bound(path: str) -> socket.socket:
    """The socket, under its name; one that a killed server left is taken away, one that is in use is not."""
    where = Path(path)
    if where.exists() or where.is_symlink():
        if not stat.S_ISSOCK(where.lstat().st_mode):
            raise SocketTaken(f"{path} is there already, and no socket")
        if in_use(path):
            raise SocketTaken(f"another server listens on {path}")
        where.unlink()
    made = socket.socket(socket.AF_UNIX)
    before = os.umask(0o777 & ~MODE)  # it never is anybody's, not for a moment
    try:
        made.bind(path)
    except OSError:
        made.close()
        raise
    finally:
        os.umask(before)
    return made


def in_use(path: str) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(path)
        except OSError:
            return False
        return True


def remove(path: str) -> None:
    with contextlib.suppress(OSError):
        Path(path).unlink()
