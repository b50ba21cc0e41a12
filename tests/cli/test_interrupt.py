"""Ctrl-C at any time: no traceback, exit 130, and what was to be kept is kept."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import pytest

import whistlestop
from whistlestop.game import load

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sends a POSIX signal")
ENV = {**os.environ, "LANGUAGE": "en", "PYTHONPATH": str(Path(whistlestop.__file__).parents[1])}
# whoever runs the tests in the background has Ctrl-C ignored, and so have all children
AWAKE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
import runpy
runpy.run_module("whistlestop", run_name="__main__", alter_sys=True)
"""


def start(*args: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", AWAKE, *args]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=ENV, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def read_until(stream: IO[str] | None, text: str) -> None:
    assert stream is not None
    read = ""
    while text not in read:
        letter = stream.read(1)
        assert letter, read
        read += letter


def interrupted(child: subprocess.Popen[str]) -> tuple[str, str]:
    """Ctrl-C, once more if the first got lost in compiled code that was just being loaded, as a person would."""
    try:
        for patience in (10, 10, 20):
            child.send_signal(signal.SIGINT)
            try:
                out, err = child.communicate(timeout=patience)
            except subprocess.TimeoutExpired:
                continue
            # Python dies of the signal itself where it met `exec` on its way; a shell sees 130 either way
            assert child.returncode in (130, -signal.SIGINT), err
            return out, err
        raise AssertionError("it does not end")
    finally:
        child.kill()
        child.communicate()


def test_in_the_middle_of_a_game(tmp_path: Path) -> None:
    file = tmp_path / "game.wsr"
    child = start("play", "europe", "--players", "anna,bot:random", "--seed", "3", "--save", str(file))
    read_until(child.stdout, "Anna> ")
    out, err = interrupted(child)
    assert err == ""
    assert "continue with" in " ".join(out.split())
    assert load(file).names == ("Anna", "random (bot)")


def test_while_writing_a_game_down(tmp_path: Path) -> None:
    file = tmp_path / "game.wsr"
    child = start("record", "new", "europe", "--players", "anna,bo", "--save", str(file))
    read_until(child.stdout, "Who starts? ")
    assert interrupted(child)[1] == ""
    assert file.exists()


def test_while_simulating(tmp_path: Path) -> None:
    file = tmp_path / "games.wsr"
    child = start("simulate", "europe", "-n", "100000", "--records", str(file))
    deadline = time.monotonic() + 20
    while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.05)  # until the first draft of the file is there
    _, err = interrupted(child)
    assert re.fullmatch(rf"Interrupted in game \d+ of 100000: nothing was written to {file}, since .*\n", err)
    assert list(tmp_path.iterdir()) == []


def test_while_measuring(tmp_path: Path) -> None:
    file = tmp_path / "arena.sqlite"
    child = start("arena", "--games", "20000", "--workers", "1", "--database", str(file))
    deadline = time.monotonic() + 60
    while not blocks_in(file) and time.monotonic() < deadline:
        time.sleep(0.05)
    _, err = interrupted(child)
    kept = f"the games played so far are kept in {file}"
    assert err == f"Interrupted: {kept}, and the same command goes on from there.\n"
    assert blocks_in(file)


def blocks_in(file: Path) -> int:
    try:
        with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as sql:
            return int(sql.execute("SELECT count(*) FROM blocks").fetchone()[0])
    except sqlite3.OperationalError:
        return 0  # it is still being made


@pytest.mark.parametrize("into", [False, True])
def test_while_compiling(tmp_path: Path, into: bool) -> None:
    """At once, where what is under way would take a minute more. Ctrl-C reaches all processes of a command."""
    command = [sys.executable, "-c", AWAKE, "warm", *(["--into", str(tmp_path / "kernels")] if into else [])]
    env = {**ENV, "WHISTLESTOP_CACHE": str(tmp_path)}
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True, start_new_session=True) as child:
        read_until(child.stderr, "\n")  # that it takes a while
        time.sleep(1)
        os.killpg(child.pid, signal.SIGINT)
        try:
            _, err = child.communicate(timeout=20)
        finally:
            child.kill()
    assert child.returncode == 130
    assert err == ""
