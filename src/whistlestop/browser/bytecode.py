"""What Python has compiled, kept from one visit to the next: half of what it takes to import the application."""

from __future__ import annotations

import io
import os
import sys
import zipfile
from pathlib import Path

WRITTEN = 1_000_000_000  # the time of every source: Python believes what it compiled if that is still the same
COMPILED = "__pycache__"


def prepare(folder: Path, kept: bytes | None) -> None:
    """Before anything else is imported from this folder. `kept`: what `compiled` gave for the same sources."""
    for path in folder.rglob("*.py"):
        os.utime(path, (WRITTEN, WRITTEN))
    if kept:
        with zipfile.ZipFile(io.BytesIO(kept)) as archive:
            archive.extractall(folder)
    sys.dont_write_bytecode = False


def compiled(folder: Path) -> bytes:
    """All that has been compiled in this folder."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in sorted(folder.rglob(f"{COMPILED}/*.pyc")):
            archive.write(path, path.relative_to(folder))
    return packed.getvalue()
