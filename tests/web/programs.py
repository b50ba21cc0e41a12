"""The programs that the tests of the page need, on this machine; a sentence where there is none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest
from playwright.sync_api import Error

from tools import needs

FETCH = "`python3 dev.py test` fetches one, see CONTRIBUTING.md."

T = TypeVar("T")


def found_node() -> str:
    """Without it the page cannot be proved: that is a failure, not a reason to leave tests out."""
    return needs.node() or pytest.fail(f"there is no Node; {FETCH}", False)


def found_typescript() -> list[str]:
    return needs.typescript() or pytest.fail(f"there is no compiler of TypeScript; {FETCH}", False)


def shells() -> list[str | None]:
    """Chromiums without windows: the system's, and Playwright's own (None), which it finds by itself."""
    found = needs.headless_shell()
    return [None] if found is None else [found, None]


def browsers() -> list[str | None]:
    """The Chromiums to try, the quickest first."""
    whole = needs.browser()
    return shells() if whole is None else [*shells(), whole]


def first_that_starts(programs: Sequence[str | None], start: Callable[[str | None], T]) -> T:
    """One of which a library is missing is no better than none."""
    why = ""
    for program in programs:
        try:
            return start(program)
        except Error as error:
            why = error.message
    pytest.fail(f"there is no Chromium that starts; {FETCH}\n{why}", False)
