"""Kernels compiled elsewhere: those that came with a wheel, or that lie in the folder WHISTLESTOP_KERNELS.

`whistlestop warm --into FOLDER` writes them, for a common kind of processor rather than for the one that compiles. A
folder holds, by the content's name (rules/cache.py), Numba's files and a list of them with their hashes. What lies
there is run, so nothing is even read from a folder that anybody else could have written into; and all of it must be as
listed. Where anything is amiss the folder is as good as not there, and the rules are compiled here.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import shutil
import stat
from pathlib import Path
from typing import NamedTuple

from . import cache

FOLDER = "WHISTLESTOP_KERNELS"
NONE = "none"  # instead of a folder: do without, even if some came with the package
WITH_THE_PACKAGE = Path(__file__).parent.with_name("kernels")
LIST = "kernels.txt"
SUFFIXES = (".nbi", ".nbc")

# What a processor of the common kind can do. Nearly every x86-64 since 2009 is of this level, which has popcount.
V2 = ("x86-64-v2", ("cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"))
ANY: tuple[str, tuple[str, ...]] = ("generic", ())


class Listed(NamedTuple):
    """What a folder says of itself."""

    triple: str  # the kind of machine, in LLVM's words
    processor: str
    compiled_with: str  # what the processor was said to have, as Numba files it; nothing beside what its name says
    features: tuple[str, ...]  # all of which a processor has to have
    files: dict[str, str]  # their SHA-256

    def text(self) -> str:
        """A line each for the first four, then one a file, as sha256sum writes it."""
        files = [f"{digest}  {name}" for name, digest in sorted(self.files.items())]
        return "\n".join([self.triple, self.processor, self.compiled_with, " ".join(self.features), *files, ""])


def read_list(text: str) -> Listed:
    """ValueError if it is none."""
    triple, processor, compiled_with, features, *files = text.splitlines()
    pairs = [line.split("  ", 1) for line in files]
    return Listed(triple, processor, compiled_with, tuple(features.split()), {name: digest for digest, name in pairs})


def common_processor() -> tuple[str, tuple[str, ...]]:
    """The kind of processor to compile for on machines like this one, and what it can do."""
    return V2 if platform.machine().lower() in ("x86_64", "amd64") else ANY


class Prebuilt(NamedTuple):
    """A folder that may be used, and the key under which Numba filed what lies there."""

    folder: Path
    key: tuple[str, str, str]


@functools.cache
def find(source: str) -> Prebuilt | None:
    """Kernels for the entry points defined in this file that came from elsewhere, checked."""
    chosen = os.environ.get(FOLDER)
    if chosen == NONE:
        return None
    places = [Path(chosen)] if chosen else []
    for place in (*places, WITH_THE_PACKAGE):
        folder = place / cache.content_name(source)
        if (folder / LIST).is_file() and (listed := checked(folder)) is not None:
            return Prebuilt(folder, (listed.triple, listed.processor, listed.compiled_with))
    return None


def checked(folder: Path) -> Listed | None:
    """What the folder holds, if nobody else can have written it, nothing in it differs from its list, and this machine
    can run it."""
    try:
        if not ours_alone(folder):
            return None
        listed = read_list((folder / LIST).read_text(encoding="utf-8"))
        there = {file.name: hashed(file) for file in folder.iterdir() if file.suffix in SUFFIXES}
    except (OSError, ValueError):
        return None
    return listed if there == listed.files and can_run(listed) else None


def can_run(listed: Listed) -> bool:
    import llvmlite.binding as llvm

    can = llvm.get_host_cpu_features()
    return listed.triple == llvm.get_process_triple() and all(can.get(feature) for feature in listed.features)


def ours_alone(folder: Path) -> bool:
    """Can nobody but root and this user change what lies here, nor put something else in its place?"""
    if not hasattr(os, "getuid"):
        return True  # Windows: folders of programs are not everybody's to write
    real = folder.resolve()
    return all(is_safe(it) for it in (*real.iterdir(), real, *real.parents))


def is_safe(path: Path) -> bool:
    found = path.lstat()
    if found.st_uid not in (0, os.getuid()) or stat.S_ISLNK(found.st_mode):
        return False
    shared = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return not shared or (stat.S_ISDIR(found.st_mode) and bool(found.st_mode & stat.S_ISVTX))


def hashed(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def pack(compiled: Path, folder: Path, key: tuple[str, str, str], features: tuple[str, ...]) -> None:
    """Put the kernels of one cache directory into a folder, with their list."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)
    for file in sorted(compiled.iterdir()):
        if file.suffix in SUFFIXES:
            shutil.copyfile(file, folder / file.name)
            (folder / file.name).chmod(0o644)
    files = {file.name: hashed(file) for file in sorted(folder.iterdir()) if file.suffix in SUFFIXES}
    (folder / LIST).write_text(Listed(*key, features, files).text(), encoding="utf-8")
    (folder / LIST).chmod(0o644)
