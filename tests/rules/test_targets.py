"""Plain Python and compiled code give the same bytes: on every case of the clause tests, and through whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from whistlestop.bench import compare

CLAUSES = Path(__file__).parent.parent / "clauses"


def traces(folder: Path, target: str) -> dict[str, str]:
    """Run the clause tests on a target; every state that they pass through, test by test."""
    folder.mkdir()
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(CLAUSES)]
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        command,
        env={**env, "WHISTLESTOP_KERNEL": target, "WHISTLESTOP_TRACE": str(folder), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
        cwd=CLAUSES.parent.parent,
    )
    assert done.returncode == 0, f"{target}: {done.stdout[-3000:]}"
    return {file.name: file.read_text() for file in folder.iterdir()}


@pytest.mark.xdist_group("targets")
def test_every_clause_case_gives_the_same_bytes_on_both_targets(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        compiled, plain = pool.map(traces, [tmp_path / "compiled", tmp_path / "python"], ["compiled", "python"])
    assert len(compiled) > 100
    assert set(compiled) == set(plain)
    for name in compiled:
        assert compiled[name] == plain[name], compiled[name].split()[0]


@pytest.mark.parametrize(
    "game, players", [(game, players) for game, counts in compare.GAMES.items() for players in counts]
)
def test_ten_random_games_give_the_same_bytes_on_both_targets(game: str, players: int) -> None:
    assert compare.digests(game, players, 10, 17) == compare.digests_in_plain_python(game, players, 10, 17)


@pytest.mark.slow
@pytest.mark.parametrize(
    "game, players", [(game, players) for game, counts in compare.GAMES.items() for players in counts]
)
def test_two_hundred_random_games_give_the_same_bytes_on_both_targets(game: str, players: int) -> None:
    assert compare.digests(game, players, 200, 18) == compare.digests_in_plain_python(game, players, 200, 18)


def test_a_value_out_of_range_is_an_error_in_plain_python() -> None:
    """The proxy of the plain-Python target refuses what compiled code would silently wrap."""
    program = """
import numpy as np
from whistlestop.rules.proxy import ArrayProxy
from whistlestop.rules.state import STATE
state = ArrayProxy(np.zeros(1, STATE))[0]
state.hands[0, 3] = 127
for name, value in (("hands", 128), ("held", -1)):
    try:
        getattr(state, name)[(0, 3) if name == "hands" else 0] = value
    except (ValueError, OverflowError):
        continue
    raise SystemExit(f"{name} took {value}")
try:
    state.seat = 300
except (ValueError, OverflowError):
    raise SystemExit(0)
raise SystemExit("seat took 300")
"""
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
