"""Compiling ahead, and where compiled code is kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from whistlestop import warming
from whistlestop.rules import cache


def test_every_door_is_compiled_ahead() -> None:
    """A door that is in no lot would be compiled in the middle of somebody's game."""
    source = Path(cache.__file__).with_name("doors.py").read_text(encoding="utf-8")
    doors = {line.split("(")[0][4:] for line in source.split("@door\n")[1:]}
    assert doors == {door for lot in warming.LOTS.values() for door in lot}


def test_warming_twice_does_nothing_the_second_time() -> None:
    said: list[str] = []
    warming.warm(said.append)
    said.clear()
    warming.warm(said.append)
    assert said == []
    assert warming.is_warm()


def test_the_newest_caches_are_kept_and_older_ones_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "here"
    folders = [tmp_path / f"old{age}" for age in range(8)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    here.mkdir()
    monkeypatch.setattr(warming, "marker", lambda: here / "warm")
    warming.forget_old_caches()
    left = {folder.name for folder in tmp_path.iterdir()}
    assert left == {"here", *(f"old{age}" for age in range(warming.KEPT))}


def test_the_cache_is_named_after_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_CACHE", str(tmp_path))
    mine, other = tmp_path / "a.py", tmp_path / "b.py"
    mine.write_text("x = 1")
    other.write_text("x = 2")
    assert cache.directory(str(mine)) != cache.directory(str(other))
    assert cache.directory(str(mine)).parent == tmp_path


def test_a_cache_that_cannot_be_written_falls_back_to_a_temporary_one(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    program = "from whistlestop.rules import cache; print(cache.directory(cache.__file__))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "WHISTLESTOP_CACHE": str(blocked / "below"), "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith(str(tmp_path / "whistlestop-"))


def test_an_unknown_target_is_one_clear_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import whistlestop.rules.kernel"],
        env={**os.environ, "WHISTLESTOP_KERNEL": "fortran"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "WHISTLESTOP_KERNEL is 'fortran'; set it to 'compiled' or 'python', or leave it unset.\n"


def test_the_first_use_says_why_it_takes_long(tmp_path: Path) -> None:
    """Importing the doors with an empty cache says one line; the second time nothing."""
    env = {**os.environ, "WHISTLESTOP_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", "import whistlestop.rules.doors"]
    said = [subprocess.run(command, env=env, capture_output=True, text=True, check=True).stderr for _ in range(2)]
    assert said == ["whistlestop: compiling on first use; `whistlestop warm` does it ahead.\n", ""]
