"""The board as the page takes it: everything there, nothing that a strict page refuses, no id twice."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from whistlestop import boards, maps
from whistlestop.boards.svg import live, live_sheet, signs
from whistlestop.boards.svg.colours import CARDS, PLAYERS
from whistlestop.boards.svg.symbols import PATTERNS
from whistlestop.words import board_words, languages

SVG = "{http://www.w3.org/2000/svg}"
MAPS = ("north_america", "europe")


@pytest.fixture(scope="module", params=MAPS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def board(name: str) -> ET.Element:
    drawing = boards.shipped(maps.load(name))
    assert drawing is not None
    return ET.fromstring(live(drawing))


def found(root: ET.Element, attribute: str) -> list[str]:
    return [it.attrib[attribute] for it in root.iter() if attribute in it.attrib]


def test_every_track_and_every_city_once(name: str, board: ET.Element) -> None:
    map = maps.load(name)
    drawing = boards.shipped(map)
    assert drawing is not None
    assert len(map.tracks) == len(drawing.tracks)
    assert sorted(found(board, "data-track")) == sorted(drawing.tracks)
    assert sorted(found(board, "data-city")) == sorted(city.id for city in map.cities)


def test_a_track_has_a_wagon_for_each_train_and_something_to_press(name: str, board: ET.Element) -> None:
    drawing = boards.shipped(maps.load(name))
    assert drawing is not None
    for it in board.iter():
        if "data-track" in it.attrib:
            wagons = [part for part in it.iter() if "wagon" in part.attrib.get("class", "").split()]
            assert len(wagons) == len(drawing.tracks[it.attrib["data-track"]].spaces)
            assert [part for part in it.iter() if part.attrib.get("class") == "hit"]


def test_nothing_that_the_page_refuses(board: ET.Element) -> None:
    assert found(board, "style") == []
    assert not [it for it in board.iter() if it.tag in (f"{SVG}style", f"{SVG}script", f"{SVG}foreignObject")]
    assert not [name for it in board.iter() for name in it.attrib if name.startswith("on")]


def test_no_id_stands_twice_and_every_reference_leads_somewhere(board: ET.Element) -> None:
    shared = ET.fromstring(signs())
    ids = Counter([*found(board, "id"), *found(shared, "id")])
    assert [id for id, number in ids.items() if number > 1] == []
    text = ET.tostring(board, encoding="unicode") + ET.tostring(shared, encoding="unicode") + live_sheet()
    wanted = set(re.findall(r"url\(#([\w-]+)\)", text)) | {it[1:] for it in found(board, "href")}
    assert wanted <= set(ids)


def test_signs_for_all_colours_emblems_for_all_players() -> None:
    ids = set(found(ET.fromstring(signs()), "id"))
    assert {f"sign-{name}" for name in CARDS if name != "grey"} <= ids
    assert {f"emblem-{name}" for name in PLAYERS} <= ids
    assert {f"pattern-{name}" for name, shape in PATTERNS.items() if shape} <= ids


def test_the_sheet_has_every_colour_in_both_themes() -> None:
    light, _, rest = live_sheet().partition("@media")
    for name in (*CARDS, *(f"player-{player}" for player in PLAYERS), "ink", "paper", "land", "sea"):
        assert f"--{name}:" in light
        assert rest.count(f"--{name}:") == 2  # the system's dark, and the reader's


@pytest.mark.parametrize("language", languages())
def test_the_legend_speaks_every_language(name: str, language: str) -> None:
    drawing = boards.shipped(maps.load(name))
    assert drawing is not None
    text = "".join(ET.fromstring(live(drawing, board_words("europe", "Europe", language))).itertext())
    assert board_words("europe", "Europe", language)["grey"] in text
    assert board_words("europe", "Europe", language)["points"] in text
