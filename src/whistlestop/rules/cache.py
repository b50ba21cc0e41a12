"""Where compiled kernels are kept between runs.

Numba's own cache goes by the path and the time of one file: it does not notice a change in a function called from
another file, and compiles a moved or reinstalled package anew. Ours goes by content: the directory's name is a hash of
every rules source (and, for entry points that live elsewhere, of all sources beside the kernels they call) and of the
versions that compile them; the processor is part of Numba's own key. Other sources, other directory.

Nothing here imports Numba: whether there is compiled code is asked before it is known that any is wanted.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import numpy as np

OPTIONS = {"nogil": True, "error_model": "numpy"}  # how everything is compiled

KERNEL = "WHISTLESTOP_KERNEL"
AFTER_WARM = (
    "this process began with rules in plain Python, because nothing was compiled yet; run `whistlestop warm` once, or "
    "import this before the first game."
)
OWN_FOLDER = "kernels"
NAME_LENGTH = 16
BUILT_ON = {"envs": ("bots",)}  # folders whose kernels call those of other folders than the rules
NEVER_COMPILED = (
    "api.py",
    "cache.py",
    "compiler.py",
    "background_compiling.py",
    "gpu.py",
    "linker.py",
    "proxy.py",
    "prebuilt_kernels.py",
)  # of rules/
UNITS = ("rules", "bots")  # what is compiled ahead, each with a cache of its own
MARK = "warm-"  # with a processor's name: a file in a cache directory, when everything has been compiled for that one
BEGUN = "begun"  # a file in a cache directory: it has been said that compiling takes a while


@functools.cache
def directory(source: str) -> Path:
    """The cache directory for entry points defined in this file."""
    name = content_name(source)
    for base in (root(), temporary_root()):
        if base is not None and usable(base / name):
            return base / name
    return Path(tempfile.mkdtemp(prefix="whistlestop-"))


@functools.cache
def content_name(source: str) -> str:
    """All that the machine code of entry points defined in this file depends on, but the processor, as a short name.

    Machine code knows Python by its minor version, and NumPy (whose arrays Numba hands over) by its major one.
    """
    made_with = (version("numba"), version("llvmlite"), np.__version__.split(".")[0], sys.implementation.cache_tag)
    digest = hashlib.sha256(repr((made_with, OPTIONS)).encode())
    rules = Path(__file__).parent
    folders = [rules]
    if (folder := Path(source).parent) != rules:
        for each in (*(rules.with_name(name) for name in BUILT_ON.get(folder.name, ())), folder):
            folders += [each, *kernel_folders(each)]
    for file in (file for folder in folders for file in sorted(folder.glob("*.py"))):
        if file.parent != rules or file.name not in NEVER_COMPILED:
            digest.update(file.read_bytes())
    return digest.hexdigest()[:NAME_LENGTH]


def source_of(unit: str) -> str:
    """The file of a unit's entry points."""
    return str(Path(__file__).parent.with_name(unit) / "entry_points.py")


def marker(unit: str) -> Path:
    """A file beside the kernels of a unit: all of them have been compiled for this kind of processor."""
    import llvmlite.binding

    return directory(source_of(unit)) / f"{MARK}{llvmlite.binding.get_host_cpu_name()}"


def is_warm(*units: str) -> bool:
    """Has everything of these units been compiled for these very sources, here and on this kind of processor? Or did it
    come along with the package?"""
    return all(is_marked(unit) for unit in units or UNITS)


def is_marked(unit: str) -> bool:
    from . import prebuilt_kernels  # which needs this module

    if prebuilt_kernels.find(source_of(unit)) is not None:
        return True
    marked = any(directory(source_of(unit)).glob(f"{MARK}*"))  # else there is no need to ask which processor it is
    return marked and marker(unit).exists()


def insist_on_compiled() -> None:
    """For a process that has not run a rule yet: neither it nor its children shall begin with plain Python, unless
    somebody has chosen that for good."""
    os.environ.setdefault(KERNEL, "compiled")


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
