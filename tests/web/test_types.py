"""The page's modules fit the messages of the server and each other, as a strict compiler sees it."""

from __future__ import annotations

import re
import subprocess

from whistlestop.server.web.assets import WEB
from whistlestop.server.web.constants import PATH, constants


def test_every_module_passes_the_strict_compiler(typescript: list[str]) -> None:
    done = subprocess.run([*typescript, "-p", str(WEB / "jsconfig.json")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_types_of_the_constants_are_of_those_that_are_served() -> None:
    declared = re.findall(r"^export const (\w+):", (WEB / PATH).with_suffix(".d.ts").read_text(), re.MULTILINE)
    assert declared == list(constants())
