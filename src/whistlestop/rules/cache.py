"""Where compiled kernels are kept between runs.

Numba's own cache goes by the path and the time of one file: it does not notice a change in a function called from
another file, and compiles a moved or reinstalled package anew. Ours goes by content: the directory's name is a hash of
every rules source (and, for entry points that live elsewhere, of all sources beside the kernels they call) and of the
versions that compile them; the processor is part of Numba's own key. Other sources, other directory.
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
from numba.core import caching

F = TypeVar("F", bound=Callable[..., Any])

OWN_FOLDER = "kernels"
NAME_LENGTH = 16
BUILT_ON = {"envs": ("bots",)}  # folders whose kernels call those of other folders than the rules
BEGUN = "begun"  # a file in a cache directory: it has been said that compiling takes a while

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
        (folder / BEGUN).touch()
    dispatcher = numba.njit(**_OPTIONS)(function)
    dispatcher._cache = ContentCache(function)
    compiled: F = dispatcher
    return compiled


class ContentLocator(caching._CacheLocator):  # type: ignore[misc]  # numba has no types
    """Where Numba keeps a function's machine code: in the directory of its sources' hash, whatever their path."""

    def __init__(self, file: str) -> None:
        self._file = file

    def get_cache_path(self) -> str:
        return str(directory(self._file))

    def get_source_stamp(self) -> str:
        return ""  # the directory says it

    def get_disambiguator(self) -> str:
        return ""

    @classmethod
    def from_function(cls, _: Callable[..., Any], file: str) -> ContentLocator:
        return cls(file)


class ContentCacheFiles(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (ContentLocator,)


class ContentCache(caching.FunctionCache):  # type: ignore[misc]
    _impl_class = ContentCacheFiles


@functools.cache
def directory(source: str) -> Path:
    """The cache directory for entry points defined in this file."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    rules = Path(__file__).parent
    folders = [rules]
    if (folder := Path(source).parent) != rules:
        for each in (*(rules.with_name(name) for name in BUILT_ON.get(folder.name, ())), folder):
            folders += [each, *kernel_folders(each)]
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
