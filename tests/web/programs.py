"""The programs that the tests of the page need, on this machine; a sentence where there is none."""

from __future__ import annotations

import shutil

import pytest

from tools import needs

FETCH = "`python3 dev.py test` fetches one, see CONTRIBUTING.md."


def found_node() -> str:
    """Without it the page cannot be proved: that is a failure, not a reason to leave tests out."""
    return needs.node() or pytest.fail(f"there is no Node; {FETCH}", False)


def found_typescript() -> list[str]:
    return needs.typescript() or pytest.fail(f"there is no compiler of TypeScript; {FETCH}", False)


def found_browser(bundled: str) -> str | None:
    """The system's Chromium; None for Playwright's own, if that is installed."""
    found = needs.browser()
    if found is None and shutil.which(bundled) is None:
        pytest.fail(f"there is no Chromium; {FETCH}", False)
    return found
