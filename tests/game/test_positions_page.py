"""docs/positions.md: every example on it runs, and every field is on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whistlestop.game import Game, Position
from whistlestop.game.position.form import Making, Seat

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_position_on_the_page_can_be_played(example: str) -> None:
    game = Game.from_position(example)
    assert game.legal()
    assert Game.from_position(game.position()).position() == game.position()


def test_the_program_on_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    exec(program, {})
    (said,) = re.findall(r"print\(error.path, error.reason\)  # (.*)", program)
    assert capsys.readouterr().out.split() == said.split()


@pytest.mark.parametrize("field", [*Position.__struct_fields__, *Seat.__struct_fields__])
def test_every_field_is_on_the_page(field: str) -> None:
    assert re.search(rf"^\| [^|]*`{field}`", PAGE, flags=re.MULTILINE)


@pytest.mark.parametrize("field", Making.__struct_fields__)
def test_every_part_of_a_move_is_on_the_page(field: str) -> None:
    assert f'"{field}": ' in PAGE


def test_the_line_on_the_page_is_one() -> None:
    (line,) = re.findall(r"^    (europe~.*)$", PAGE, flags=re.MULTILINE)
    assert Game.from_position(line).position_line() == line
