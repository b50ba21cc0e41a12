"""The pages that maps have to agree with: docs/maps.md with the checker, docs/rules.md with the clause ids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whistlestop import cli
from whistlestop.maps import model, shape
from whistlestop.maps.values import Number
from whistlestop.rules import clauses

DOCS = Path(__file__).parents[2] / "docs"


def rows(page: str) -> dict[str, list[str]]:
    """The rows of a page's tables that begin with a key, by key; keys of list entries occur more than once."""
    found: dict[str, list[str]] = {}
    for line in page.splitlines():
        if match := re.match(r"\| `([a-z_.]+)` \|", line):
            found.setdefault(match[1], []).append(line)
    return found


@pytest.fixture(scope="module")
def tables() -> dict[str, list[str]]:
    return rows((DOCS / "maps.md").read_text(encoding="utf-8"))


def documented() -> list[tuple[str, shape.Key]]:
    keys = [*shape.TOP.items(), *shape.CITY.items(), *shape.ROUTE.items(), *shape.TICKET.items()]
    for name, table in shape.TABLES.items():
        keys += [(f"{name}.{key}", rule) for key, rule in (table.keys or {}).items()]
    return keys


@pytest.mark.parametrize("name,key", documented())
def test_every_key_is_documented(name: str, key: shape.Key, tables: dict[str, list[str]]) -> None:
    default = {"True": "true", "False": "false"}.get(str(key.default), str(key.default))
    ending = "| required |" if key.default is shape.REQUIRED else f"| {default} |"
    fitting = [row for row in tables[name] if row.endswith(ending)]
    if isinstance(key.holds, Number) and key.holds.low < key.holds.high:
        fitting = [row for row in fitting if f"{key.holds.low} to {key.holds.high}" in row]
    if key.only:
        fitting = [row for row in fitting if f'kind `"{key.only}"` only' in row]
    assert fitting, name


def test_nothing_else_is_documented(tables: dict[str, list[str]]) -> None:
    assert set(tables) == {name for name, _ in documented()}


def test_every_table_is_documented() -> None:
    page = (DOCS / "maps.md").read_text(encoding="utf-8")
    for name, table in shape.TABLES.items():
        (heading,) = re.findall(rf"^### `\[{name}\]`.*$", page, flags=re.MULTILINE)
        assert ("optional" in heading) == (not table.required)
        assert (f'kind `"{table.only}"` only' in heading) == (table.only is not None)


def test_limits_are_stated() -> None:
    page = (DOCS / "maps.md").read_text(encoding="utf-8")
    limits = f"{model.SEATS} players, {model.CITIES} cities, {model.TRACKS} tracks, {model.TICKETS} tickets"
    assert limits in page
    assert f"{model.MAX_TRAINS} trains, {shape.MOST_STATIONS} stations" in page


def test_the_variant_is_checked_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (DOCS / "maps.md").read_text(encoding="utf-8").split("## Variants")[1]
    text, said = re.findall(r"```(?:toml)?\n(.*?)```", page, flags=re.DOTALL)[:2]
    monkeypatch.chdir(tmp_path)
    Path("europe_quick.toml").write_text(text, encoding="utf-8")
    command, _, expected = said.partition("\n")
    assert cli.main(command.removeprefix("$ whistlestop ").split()) == 0
    assert capsys.readouterr().out == expected


def test_rules_page_has_exactly_the_clauses() -> None:
    page = (DOCS / "rules.md").read_text(encoding="utf-8")
    ids = re.findall(r"^- \*\*([A-Z]\d+[a-z]?)\*\* \S", page, flags=re.MULTILINE)
    assert ids == clauses.IDS


def test_rules_page_has_the_eight_examples() -> None:
    page = (DOCS / "rules.md").read_text(encoding="utf-8")
    examples = page.split("## Examples")[1]
    assert re.findall(r"^(\d+)\. ", examples, flags=re.MULTILINE) == list("12345678")
