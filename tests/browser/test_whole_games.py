"""Whole games with the module that stands in for NumPy: the same, byte for byte, as compiled with NumPy."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from browser.standing_in import told

PROGRAM = Path(__file__).with_name("standing_in.py")


def test_games_are_the_same_without_numpy() -> None:
    run = subprocess.run([sys.executable, str(PROGRAM)], capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stderr
    found = [json.loads(line) for line in run.stdout.splitlines()]
    assert found == list(told())
