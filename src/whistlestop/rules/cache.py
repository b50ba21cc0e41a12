"""Where compiled kernels are kept between runs.

Numba's own cache does not notice a change in a function called from another file. So the directory's name is a hash of
every rules source (and, for entry points that live elsewhere, of all sources beside the kernels they call): other
sources, other directory.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

OWN_FOLDER = "kernels"
NAME_LENGTH = 16

_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


def compile_inner(function: F) -> F:
    """A function that only kernels call: compiled into each entry point that needs it."""
    compiled: F = numba.njit(**_OPTIONS)(function)
    return compiled


def compile_entry_point(function: F) -> F:
    """A function that Python calls: its machine code, with all it calls, is kept on disk."""
    folder = directory(function.__code__.co_filename)
    if not any(folder.iterdir()):  # nothing has been compiled from these sources yet: say why the first call takes long
        print("whistlestop: compiling on first use; `whistlestop warm` does it ahead.", file=sys.stderr, flush=True)
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        compiled: F = numba.njit(cache=True, **_OPTIONS)(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled


@functools.cache
def directory(source: str) -> Path:
    """The cache directory for entry points defined in this file."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    rules = Path(__file__).parent
    folders = [rules] if (folder := Path(source).parent) == rules else [rules, folder, *kernel_folders(folder)]
    for file in (file for folder in folders for file in sorted(folder.glob("*.py"))):
        digest.update(file.read_bytes())
    name = digest.hexdigest()[:NAME_LENGTH]
    for base in (root(), temporary_root()):
        if base is not None and usable(base / name):
            return base / name
    return Path(tempfile.mkdtemp(prefix="whistlestop-"))


def kernel_folders(folder: Path) -> list[Path]:
    """The folders below this one that hold kernels: what else lies there compiles nothing anew when it changes."""
    with_kernels = {file.parent for file in folder.glob("*/**/*.py") if b"\n@kernel\n" in file.read_bytes()}
    return sorted(with_kernels)


def usable(folder: Path) -> bool:
    """Can compiled code be written here?"""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def root() -> Path | None:
    """Where compiled code is kept: a folder of its own in the user's cache directory. WHISTLESTOP_CACHE overrides the
    latter. None if there is no such directory."""
    if chosen := os.environ.get("WHISTLESTOP_CACHE"):
        return Path(chosen) / OWN_FOLDER
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif sys.platform == "darwin":
            base = Path.home() / "Library" / "Caches"
        else:
            base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:  # no home
        return None
    return base / "whistlestop" / OWN_FOLDER


def temporary_root() -> Path | None:
    """A folder of this user's alone in the temporary directory: what lies there is run, so nobody else may write it."""
    user = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
    folder = Path(tempfile.gettempdir()) / f"whistlestop-{user}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return None
    if hasattr(os, "getuid") and (found.st_uid != os.getuid() or found.st_mode & 0o077 or folder.is_symlink()):
        return None
    return folder
