"""What the tests of maps share: the example of docs/maps.md, and files made from changed text."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from whistlestop import maps

ROOT = Path(__file__).parents[2]

Check = Callable[[str], list[str]]
Faults = Callable[[str, str, str], list[str]]


@pytest.fixture(scope="session")
def example() -> str:
    """The complete map in docs/maps.md."""
    page = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")
    return str(max(re.findall(r"```toml\n(.*?)```", page, flags=re.DOTALL), key=len))


@pytest.fixture
def lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Check:
    """The faults of a map text, as the lines people see; the file is called my.toml."""
    monkeypatch.chdir(tmp_path)

    def check(text: str) -> list[str]:
        Path("my.toml").write_text(text, encoding="utf-8")
        return [str(fault) for fault in maps.check("my.toml")]

    return check


@pytest.fixture
def faults(example: str, lines: Check) -> Faults:
    """The faults that a change brings to a good map: the example ("island") or a shipped one."""

    def check(name: str, old: str, new: str) -> list[str]:
        text = example if name == "island" else maps.path(name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        return lines(text.replace(old, new))

    return check
