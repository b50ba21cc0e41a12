"""docs/architecture.md is true: it names every folder of the package, and everything it names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "whistlestop"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CODE = set(re.findall(r"`([^`\n]+)`", PAGE))
SCREENS = 180  # lines: three screens


def folders() -> set[str]:
    """Every folder with files of ours, but those inside web/app/, of which its own README speaks."""
    found = {
        path.parent for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".nbi", ".nbc")
    }
    names = {path.relative_to(PACKAGE).as_posix() for path in found} - {"."}
    return {name for name in names if not name.startswith("web/app/") and "__pycache__" not in name}


def test_every_folder_is_named() -> None:
    named = {name.rstrip("/") for name in CODE if name.endswith("/")}
    assert folders() - named == set()


def test_everything_named_is_there() -> None:
    tops = {path.name for path in PACKAGE.iterdir()}
    for name in CODE:
        if re.fullmatch(r"[a-z_]+(/[a-z_.]+)*/?", name) and "/" in name:
            places = [PACKAGE / name, PACKAGE / f"{name}.py"] if name.split("/")[0] in tops else []
            assert any(it.exists() for it in [*places, ROOT / name]), name


def test_every_rule_is_listed() -> None:
    listed = {name.removeprefix("rules/") for name in CODE if name.startswith("rules/")}
    assert {path.stem for path in (PACKAGE / "rules").glob("[!_]*.py")} <= listed


def test_every_module_of_the_server_is_listed() -> None:
    table = PAGE.partition("### The server, file by file")[2].partition("\nA move on its way")[0]
    listed = {name.rpartition("/")[2] for name in re.findall(r"`([a-z_/]+)`", table)}
    assert {path.stem for path in (PACKAGE / "server").rglob("[!_]*.py")} - listed == set()


def test_it_fits_on_three_screens_with_two_pictures() -> None:
    assert len(PAGE.splitlines()) <= SCREENS
    assert PAGE.count("```mermaid") == 2
