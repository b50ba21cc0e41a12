"""Every example in README, docs and the docstrings of what people hold most runs as it stands."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import whistlestop as ws
from whistlestop import bots
from whistlestop.game.scores import Scores

ROOT = Path(__file__).parents[1]
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
TOML = re.compile(r"^```toml\n(.*?)^```", re.DOTALL | re.MULTILINE)


def pages() -> list[Path]:
    found = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    return [page for page in found if EXAMPLE.search(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_the_examples_of_a_page_run_one_after_the_other(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "island.toml").write_text(island(), encoding="utf-8")
    namespace: dict[str, object] = {"__name__": "example"}
    for example in EXAMPLE.finditer(page.read_text(encoding="utf-8")):
        line = page.read_text(encoding="utf-8")[: example.start(1)].count("\n")
        exec(compile("\n" * line + example[1], str(page), "exec"), namespace)


def island() -> str:
    """The map of docs/maps.md, which other pages use too."""
    found = TOML.search((ROOT / "docs" / "maps.md").read_text(encoding="utf-8"))
    assert found
    return found[1]


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


HELD_MOST = [
    ws.Game,
    ws.Game.from_position,
    ws.Game.position,
    ws.Game.position_line,
    ws.Game.view,
    ws.Game.play,
    ws.Game.legal,
    ws.new,
    ws.load,
    ws.parse,
    ws.verify,
    ws.Record,
    ws.game.read_record,
    ws.Position,
    ws.View,
    Scores,
    ws.Move,
    ws.Fair,
    ws.Options,
    ws.maps.load,
    ws.maps.board,
    ws.rules.new,
    ws.rules.legal,
    ws.rules.apply,
    bots.play,
    bots.decide,
]


@pytest.mark.parametrize("name", HELD_MOST, ids=lambda name: name.__qualname__)
def test_the_example_of_a_docstring_runs(name: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What people hold most has an example in its docstring, and it says what comes out."""
    monkeypatch.chdir(tmp_path)
    found = doctest.DocTestParser().get_doctest(name.__doc__, {}, name.__qualname__, None, None)
    assert found.examples
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(found, out=said.append)
    assert not said, "".join(said)
