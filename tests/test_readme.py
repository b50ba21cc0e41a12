"""The example of the README runs as it stands, and says what it says it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    asked = "assert clause_of(rules.refusal(states, board, seat, 11)) == 'B3a'; assert len(worlds) == 100"
    done = subprocess.run([sys.executable, "-c", f"{example}\n{asked}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
