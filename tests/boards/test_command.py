"""`whistlestop maps draw`, as the function behind it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from whistlestop import boards, maps
from whistlestop.cli import main
from whistlestop.cli.maps_draw import draw_map
from whistlestop.cli.status import UsageError


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing itself is tested elsewhere."""
    monkeypatch.setattr(boards, "draw", boards.board_of)


def test_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "europe.svg"
    assert draw_map("europe", out, "dark") == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")
    said = capsys.readouterr()
    assert said.out == f"{out}\n"
    assert said.err == ""


def test_what_is_not_quite_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = boards.board_of(maps.load("europe"))
    moved = {**good.cities, "wien": good.cities["berlin"]}
    monkeypatch.setattr(boards, "draw", lambda _: replace(good, cities=moved))
    assert draw_map("europe", tmp_path / "europe.json") == 0
    assert "not quite good: label berlin on label wien" in capsys.readouterr().err


def test_data(tmp_path: Path) -> None:
    assert draw_map("europe", tmp_path / "europe.json") == 0
    assert boards.from_json((tmp_path / "europe.json").read_bytes()) == boards.shipped(maps.load("europe"))


def test_where_no_name_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert draw_map("north_america") == 0
    assert (tmp_path / "north_america.svg").is_file()


@pytest.mark.parametrize(
    "file, out, says",
    [
        ("atlantis", "a.svg", "atlantis"),
        ("europe", "a.png", "neither in .svg nor in .json"),
    ],
)
def test_complaints(file: str, out: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert draw_map(file, tmp_path / out) == 1
    assert says in capsys.readouterr().err


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="No such file"):
        draw_map("europe", tmp_path / "nowhere" / "a.svg")


def test_on_the_command_line(tmp_path: Path) -> None:
    out = tmp_path / "europe.svg"
    assert main(["maps", "draw", "europe", "-o", str(out), "--theme", "light"]) == 0
    assert out.is_file()
