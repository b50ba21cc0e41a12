"""The programs that the tests of the page need, on this machine; a sentence where there is none."""

from __future__ import annotations

import shutil

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def found_program(name: str, package: str) -> str:
    """Where a program is. Without it the page cannot be proved: that is a failure, not a reason to leave tests out."""
    found = shutil.which(name)
    if found is None:
        pytest.fail(f"there is no {name}; install it (Debian: apt-get install {package}), see CONTRIBUTING.md.", False)
    return found


def found_browser(bundled: str) -> str | None:
    """The system's Chromium; None for Playwright's own, if that is installed."""
    for name in BROWSERS:
        if path := shutil.which(name):
            return path
    if shutil.which(bundled):
        return None
    pytest.fail(
        "there is no Chromium; install it (Debian: apt-get install chromium; elsewhere: uv run playwright install "
        "chromium), see CONTRIBUTING.md.",
        False,
    )
