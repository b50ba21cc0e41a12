"""Which Python the project's environment is made with: of all that are installed in one version, the quickest.

Distributions and uv build Python with what the compiler has learnt from running it. Who builds one by hand often leaves
that out, as pyenv does unless it is told otherwise, and then the tests take a sixth longer. A Python does not say how
it was built, so each is tried.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

ENOUGH = 0.9  # of the time that uv's own choice takes; a smaller difference is chance
# The least of many short tries, in microseconds, after all of the standard library that we use was seen to be there.
TRIAL = """
import ctypes, json, sqlite3, ssl, sys, time
class Card:
    def __init__(self, colour, length): self.colour, self.length = colour, length
    def points(self): return len(str(self.colour)) * self.length
def work():
    cards = [Card(number % 9, number % 7) for number in range(2000)]
    said = json.dumps({str(it.colour): it.points() for it in cards})
    return sorted((it.points(), it.colour) for it in cards), json.loads(said)
def once():
    start = time.process_time(); work(); return time.process_time() - start
print(json.dumps([sys.executable, min(once() for _ in range(40)) * 1e6]))
"""
WISHES = ("UV_PYTHON", "UV_PROJECT_ENVIRONMENT")  # of somebody who knows better

Tried = tuple[str, float]  # the program, and microseconds


def make_environment(uv: str, folder: Path, say: Callable[[str], None]) -> None:
    """Only where there is none yet, and nobody has said which Python they want. Whatever goes wrong here is left to uv,
    which makes the environment as it always does."""
    if any(os.environ.get(it) for it in WISHES) or any((folder / it).exists() for it in (".venv", ".python-version")):
        return
    usual = tried(answer([uv, "python", "find", "--system"], folder).strip())
    if usual is None or (best := quickest(uv, folder, usual)) == usual:
        return
    if subprocess.run([uv, "venv", "--quiet", "--python", best[0], ".venv"], cwd=folder, check=False).returncode == 0:
        say(f"the environment has {best[0]}: {usual[0]} takes {usual[1] / best[1] - 1:.0%} longer for the same work.")


def quickest(uv: str, folder: Path, usual: Tried) -> Tried:
    """Of those in the version of the one that uv would take."""
    version = answer([usual[0], "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], folder).strip()
    listed = answer([uv, "python", "list", "--only-installed", "--output-format", "json", version], folder)
    paths = {str(Path(it["path"]).resolve()) for it in json.loads(listed or "[]") if it["implementation"] == "cpython"}
    others = [it for path in sorted(paths - {usual[0]}) if (it := tried(path)) is not None]
    best = min(others, key=lambda it: it[1], default=usual)
    return best if best[1] < ENOUGH * usual[1] else usual


def tried(program: str) -> Tried | None:
    said = answer([program, "-I", "-c", TRIAL], None) if program else ""
    if not said:
        return None
    path, microseconds = json.loads(said)
    return str(Path(path).resolve()), float(microseconds)


def answer(command: Sequence[str], folder: Path | None) -> str:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout if done.returncode == 0 else ""
