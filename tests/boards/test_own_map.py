"""A user's own map gets a board, too: the island of docs/maps.md, and maps at the edge of what is possible."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from whistlestop import boards, maps
from whistlestop.boards.faults import faults
from whistlestop.maps import Map

pytestmark = pytest.mark.xdist_group("own-map")  # one process: the island is drawn once

DOCS = Path(__file__).resolve().parents[2] / "docs" / "maps.md"


@pytest.fixture(scope="module")
def island(tmp_path_factory: pytest.TempPathFactory) -> Map:
    found = re.search(r"```toml\n(format = 1.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    file = tmp_path_factory.mktemp("maps") / "island.toml"
    file.write_text(found[1], encoding="utf-8")
    return maps.load(file)


@pytest.fixture(scope="module")
def drawing(island: Map) -> boards.Drawing:
    return boards.board_of(island)


def test_nothing_overlaps(drawing: boards.Drawing) -> None:
    assert faults(drawing).lines() == []


def test_the_island_lies_in_the_sea(drawing: boards.Drawing) -> None:
    assert drawing.layers.land.startswith("M")
    assert drawing.layers.land.endswith("z")
    assert len(drawing.layers.land) > 1000


def test_the_same_every_time(island: Map, drawing: boards.Drawing) -> None:
    assert boards.draw(island) == drawing


def test_survives_a_file(drawing: boards.Drawing, tmp_path: Path) -> None:
    boards.write(drawing, tmp_path / "island.json")
    assert boards.from_json((tmp_path / "island.json").read_bytes()) == drawing


def test_a_picture(drawing: boards.Drawing, tmp_path: Path) -> None:
    boards.write(drawing, tmp_path / "island.svg")
    root = ET.parse(tmp_path / "island.svg").getroot()
    names = {it.text for it in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Ísland", "Ísafjörður", "Tunnel", "Ferry"} <= names


def test_another_ending(drawing: boards.Drawing, tmp_path: Path) -> None:
    with pytest.raises(boards.CannotDraw, match="neither"):
        boards.write(drawing, tmp_path / "island.png")


def test_not_shipped(island: Map) -> None:
    assert boards.shipped(island) is None


def test_a_map_that_only_has_the_id_of_a_shipped_one(island: Map) -> None:
    from dataclasses import replace

    assert boards.shipped(replace(island, id="europe")) is None


def test_the_card_game_has_no_board() -> None:
    with pytest.raises(boards.CannotDraw, match="no routes"):
        boards.draw(maps.load("card_game"))


def test_another_format(drawing: boards.Drawing) -> None:
    with pytest.raises(ValueError, match="format 2"):
        boards.from_json(drawing.to_json().replace(b'"format":1', b'"format":2', 1))
    with pytest.raises(ValueError, match="not the drawing"):
        boards.from_json(b"{}")


def test_two_cities_are_enough(island: Map) -> None:
    from dataclasses import replace

    a, b = island.routes[0].a, island.routes[0].b
    cities = (island.cities[a], island.cities[b])
    tracks = tuple(island.tracks[it]._replace(a=0, b=1) for it in island.routes[0].tracks)
    route = island.routes[0]._replace(a=0, b=1, tracks=tuple(range(len(tracks))))
    tiny = replace(island, cities=cities, routes=(route,), tracks=tracks, tickets=(), hash="tiny")
    assert faults(boards.draw(tiny)).lines() == []
