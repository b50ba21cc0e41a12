"""Every example in README and docs runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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
