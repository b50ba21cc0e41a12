"""Where compiled kernels are kept between runs.

Numba's own cache does not notice a change in a function called from another file. So the directory's name is a hash of
every rules source (and of the file of the door itself, for doors that live elsewhere): other sources, other directory.
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

_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


def compile_inner(function: F) -> F:
    """A function that only kernels call: compiled into each door that needs it."""
    compiled: F = numba.njit(**_OPTIONS)(function)
    return compiled


def compile_door(function: F) -> F:
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
    """The cache directory for doors defined in this file."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    rules = Path(__file__).parent
    files = sorted(rules.glob("*.py"))
    if Path(source).parent != rules:
        files.append(Path(source))
    for file in files:
        digest.update(file.read_bytes())
    name = digest.hexdigest()[:16]
    for base in (root(), Path(tempfile.gettempdir()) / f"whistlestop-{os.environ.get('USER', 'cache')}"):
        try:
            (base / name).mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=base / name):
                return base / name
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="whistlestop-"))


def root() -> Path:
    """The user's cache directory for Whistlestop; WHISTLESTOP_CACHE overrides it."""
    if chosen := os.environ.get("WHISTLESTOP_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "whistlestop" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "whistlestop"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "whistlestop"
