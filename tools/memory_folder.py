"""A folder that is no disk, for what tests write and throw away: a disk makes those wait who want it written down, and
to delete hundreds of files takes it long."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

ROOM = 4 * 2**30  # bytes; all that a run of the tests keeps takes less than half of it


def with_room(folder: Path = Path("/dev/shm"), room: int = ROOM) -> str | None:
    """The folder, if there is one and so much of it and of the memory is free."""
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return None
    free = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return str(folder) if min(free, shutil.disk_usage(folder).free) > room else None
