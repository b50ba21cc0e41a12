"""The very first use: rules in plain Python at once, and compiled ones as soon as there are any."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import whistlestop as ws
from whistlestop import warmup
from whistlestop.rules import background_compiling, cache

NO_NUMBA = "raise ImportError('nobody may compile anything yet')\n"

FIRST_MOVE = """
import time
begin = time.process_time()
import whistlestop as ws
game = ws.new("europe", players=3, seed=7)
seat = game.pending[0]
game.play(game.legal(seat)[0], seat)
print(time.process_time() - begin)
from whistlestop.bots import decide
from whistlestop import maps
for _ in range(3):  # and the answers of bots
    seat = game.pending[0]
    game.play(decide(game.seen(seat), maps.board("europe"), seat, "racer"), seat)
"""

# Plays half a game, is given what was compiled elsewhere, and plays on.
CHANGE_OVER = """
import shutil, sys, threading, time
import whistlestop as ws
from whistlestop import maps, rules
from whistlestop.rules import cache, entry_points, background_compiling

def play(game, decisions):
    while decisions and game.pending:
        seat = game.pending[0]
        legal = game.legal_decisions(seat)
        game.play(legal[len(legal) * decisions % 7 % len(legal)], seat)
        decisions -= 1

def hand_over():
    for unit, folder in zip(cache.UNITS, sys.argv[1:]):
        there = cache.directory(cache.source_of(unit))
        shutil.copytree(folder, there, dirs_exist_ok=True, ignore=shutil.ignore_patterns("warm-*"))
        shutil.copytree(folder, there, dirs_exist_ok=True)

game = ws.new("europe", players=2, seed=5)
play(game, 60)
assert not background_compiling.compiling.ready("rules")
threading.Timer(0.5, hand_over).start()
many = rules.new(maps.board("europe"), 2, games=50, seed=5)  # plain Python would not do this: it waits
assert background_compiling.compiling.ready()
play(game, 1000)
assert "numba" in sys.modules
sys.stdout.write(many.tobytes().hex() + "\\n" + game.record().text())
"""


def folders() -> list[str]:
    return [str(cache.directory(cache.source_of(unit))) for unit in cache.UNITS]


def play(game: ws.Game, decisions: int) -> None:
    """As the program does."""
    while decisions and game.pending:
        seat = game.pending[0]
        legal = game.legal_decisions(seat)
        game.play(legal[len(legal) * decisions % 7 % len(legal)], seat)
        decisions -= 1


def cold(folder: Path) -> dict[str, str]:
    """The environment of a machine where nothing has ever been compiled, and somebody else's process is to do it."""
    env = {name: value for name, value in os.environ.items() if name != cache.KERNEL}
    return env | {"WHISTLESTOP_CACHE": str(folder / "cache"), background_compiling.COMPILING: "1"}


def test_the_first_move_needs_no_compiler(tmp_path: Path) -> None:
    """Not even Numba is imported, and it takes less than three seconds."""
    for name in ("numba", "llvmlite"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(NO_NUMBA)
    env = cold(tmp_path) | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", FIRST_MOVE], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert float(done.stdout) < 3


def test_a_game_goes_on_compiled_when_there_is_machine_code(tmp_path: Path) -> None:
    warmup.warm(lambda _: None)
    done = subprocess.run(
        [sys.executable, "-c", CHANGE_OVER, *folders()],
        env=cold(tmp_path),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    game = ws.new("europe", players=2, seed=5)
    play(game, 60)
    play(game, 1000)
    many, _, record = done.stdout.partition("\n")
    assert record == game.record().text()
    assert bytes.fromhex(many) == ws.rules.new(ws.maps.board("europe"), 2, games=50, seed=5).tobytes()


# Compiles nothing: says how far it is, and marks nothing.
PRETEND = "print(1, 4, 'rules', flush=True); print(4, 4, 'bots', flush=True)"


def test_what_the_other_process_says_is_passed_on_and_its_failure_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cache, "is_warm", lambda *_: False)
    monkeypatch.delenv(background_compiling.COMPILING, raising=False)
    for child in ((sys.executable, "-c", PRETEND), ("/nowhere/python",)):
        monkeypatch.setattr(background_compiling, "CHILD", child)
        compiling = background_compiling.Compiling()
        compiling.wait()
        assert (compiling.fraction, compiling.unit, compiling.ready()) == (1.0, "", False)
        assert background_compiling.COMPILING not in os.environ
        assert capsys.readouterr().err == background_compiling.ANNOUNCEMENT + "\n"


def test_a_process_that_nobody_needs_any_more_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "is_warm", lambda *_: False)
    monkeypatch.delenv(background_compiling.COMPILING, raising=False)
    program = "import time; print(1, 4, 'rules', flush=True); time.sleep(600)"
    monkeypatch.setattr(background_compiling, "CHILD", (sys.executable, "-c", program))
    compiling = background_compiling.Compiling()
    compiling.announce = lambda: None
    compiling.begin()
    while compiling.fraction == 0:
        compiling._ended.wait(0.02)
    compiling.stop()
    compiling.wait()


def test_batches_are_not_begun_in_plain_python(tmp_path: Path) -> None:
    """Whoever has played before is told what to do; whoever has not gets compiled rules."""
    program = "import whistlestop as ws; ws.new('europe'); import whistlestop.envs"
    done = subprocess.run(
        [sys.executable, "-c", program], env=cold(tmp_path), capture_output=True, text=True, check=False
    )
    assert done.stderr.splitlines()[-1] == f"ImportError: {cache.AFTER_WARM}"
    program = "import whistlestop.envs; from whistlestop.rules.kernel import TARGET; print(TARGET)"
    done = subprocess.run(
        [sys.executable, "-c", program], env=cold(tmp_path), capture_output=True, text=True, check=True
    )
    assert done.stdout == "compiled\n"
