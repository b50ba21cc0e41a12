"""How many processors there are for this process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = "from whistlestop.processors import processors; print(processors())"


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="processes cannot be kept to processors there")
def test_a_process_that_is_kept_to_one_has_one() -> None:
    def kept() -> None:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

    said = subprocess.run([sys.executable, "-c", PROGRAM], preexec_fn=kept, capture_output=True, text=True, check=True)
    assert said.stdout == "1\n"
