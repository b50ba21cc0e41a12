"""How long the first decision takes: with nothing compiled yet, and from the cache. Measured in fresh processes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

FIRST_DECISION = """
from whistlestop import maps, rules
board = maps.board("north_america")
states = rules.new(board, 2)
rules.settle(states, board)
assert rules.apply(states, board, 0, rules.legal(states, board, 0)[0]) == 0
"""


def timed(command: list[str], cache: str) -> float:
    """Seconds for a fresh Python, which may keep its byte code as it usually does."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    begin = time.perf_counter()
    subprocess.run([sys.executable, *command], check=True, env={**env, "WHISTLESTOP_CACHE": cache}, capture_output=True)
    return time.perf_counter() - begin


def measure() -> dict[str, float]:
    """Seconds: one game compiled from nothing, all rules compiled from nothing, start to first decision when cached."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as everything:
        return {
            "cold_one_game": timed(["-c", FIRST_DECISION], one),
            "cold_all_rules": timed(["-m", "whistlestop", "warm"], everything),
            "warm_start": min(timed(["-c", FIRST_DECISION], everything) for _ in range(3)),
        }
