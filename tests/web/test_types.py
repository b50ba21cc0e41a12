"""The page's modules fit the messages of the server and each other, as a strict compiler sees it."""

from __future__ import annotations

import subprocess

from web.finding import found_program
from whistlestop.server.web.assets import WEB


def test_every_module_passes_the_strict_compiler() -> None:
    tsc = found_program("tsc", "node-typescript")
    done = subprocess.run([tsc, "-p", str(WEB / "jsconfig.json")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
