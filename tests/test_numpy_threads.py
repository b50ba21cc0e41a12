"""On how many threads a network thinks."""

from __future__ import annotations

import os
import subprocess
import sys

from whistlestop.numpy_threads import OPENBLAS, limit_threads


def test_a_command_says_so_before_numpy_is_there_to_ask() -> None:
    """In a process of its own, where nobody has imported NumPy yet."""
    environment = {name: value for name, value in os.environ.items() if name != OPENBLAS}
    program = (
        "from whistlestop import cli\ncli.main(['play', '--help'])\n"
        "import numpy, threadpoolctl\nprint([it['num_threads'] for it in threadpoolctl.threadpool_info()])"
    )
    said = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] in ("[]", "[1]")


def test_what_somebody_has_said_stays() -> None:
    environment = {OPENBLAS: "7"}
    limit_threads(environment)
    assert environment == {OPENBLAS: "7"}
