"""Where kernels compiled for a GPU are kept: under a hash of all sources that are compiled into them."""

from __future__ import annotations

import functools
import hashlib
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import cuda

from whistlestop.rules import cache

SOURCES = ("rules", "bots", "envs")
REGISTERS = 128  # of a thread: with as many as it would like (155) fewer games are under way, 20 % slower on an H200


def compiled(function: Callable[..., Any]) -> Any:
    """Mark a function that is launched on a GPU. Compiling takes a minute, so the result is kept on disk."""
    before = [config.CACHE_DIR for config in configs()]
    for config in configs():
        config.CACHE_DIR = str(directory())
    try:
        return cuda.jit(cache=True, max_registers=REGISTERS)(function)
    finally:
        for config, folder in zip(configs(), before, strict=True):
            config.CACHE_DIR = folder


def configs() -> list[Any]:
    """Newer versions of numba-cuda have settings of their own."""
    try:
        from numba.cuda.core import config
    except ImportError:
        return [numba.config]
    return [numba.config, config]


@functools.cache
def directory() -> Path:
    package = Path(__file__).parents[1]
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {_numba_cuda()} {sys.version}".encode())
    for folder in SOURCES:
        for file in sorted((package / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    name = f"gpu-{digest.hexdigest()[: cache.NAME_LENGTH]}"
    for base in (cache.root(), cache.temporary_root()):
        if base is not None and cache.usable(base / name):
            return base / name
    return Path(tempfile.mkdtemp(prefix="whistlestop-"))


def _numba_cuda() -> str:
    try:
        return version("numba-cuda")
    except PackageNotFoundError:
        return "within numba"
