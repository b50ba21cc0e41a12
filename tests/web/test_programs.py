"""Which Chromium the tests of the page are run in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error

from tools import needs
from web.programs import browsers, first_that_starts, shells


@pytest.mark.parametrize(
    "shell, whole, tried",
    [
        ("/shell", "/whole", ["/shell", None, "/whole"]),
        (None, "/whole", [None, "/whole"]),
        ("/shell", None, ["/shell", None]),
        (None, None, [None]),
    ],
)
def test_one_without_windows_comes_first(
    shell: str | None, whole: str | None, tried: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(needs, "headless_shell", lambda: shell)
    monkeypatch.setattr(needs, "browser", lambda: whole)
    assert browsers() == tried
    assert shells() == [it for it in tried if it != "/whole"]


def start(program: str | None) -> str:
    if program != "/whole":
        raise Error(f"{program} does not start")
    return program


def test_one_that_does_not_start_is_passed_over() -> None:
    assert first_that_starts(["/shell", None, "/whole"], start) == "/whole"


def test_where_none_starts_the_last_reason_is_said() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"(?s)no Chromium that starts.*None does not start"):
        first_that_starts(["/shell", None], start)
