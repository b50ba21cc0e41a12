"""The picture: complete, well formed, readable in both themes and by everybody's eyes."""

import xml.etree.ElementTree as ET
from itertools import combinations

import pytest

from whistlestop import boards, maps, words
from whistlestop.boards.labels import width
from whistlestop.boards.measures import NOTE_SIZE, TITLE_SIZE, TITLE_SPACING
from whistlestop.boards.svg.colours import CARDS, PLAYERS, contrast, variables
from whistlestop.boards.svg.ornaments import ENGLISH
from whistlestop.boards.svg.symbols import PATTERNS, SIGNS

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def europe() -> boards.Drawing:
    return boards.board_of(maps.load("europe"))


def by_id(text: str) -> dict[str, ET.Element]:
    return {it.attrib["id"]: it for it in ET.fromstring(text).iter() if "id" in it.attrib}


def test_every_track_and_city(europe: boards.Drawing) -> None:
    found = by_id(boards.render(europe))
    assert {f"track-{name}" for name in europe.tracks} <= set(found)
    assert {f"city-{id}" for id in europe.cities} <= set(found)
    assert len(found["track-petrograd-stockholm"]) == 8


def test_coloured_tracks_show_their_sign(europe: boards.Drawing) -> None:
    found = by_id(boards.render(europe))
    for name, track in europe.tracks.items():
        used = [it.attrib["href"] for it in found[f"track-{name}"].iter(f"{SVG}use")]
        wanted = (
            ["#sign-locomotive"] * len(track.locomotives)
            if track.colour == "grey"
            else [f"#sign-{track.colour}"] * len(track.symbols)
        )
        assert used == wanted


def test_claimed_tracks(europe: boards.Drawing) -> None:
    text = boards.render(europe, {"palermo-smyrna": "red", "brest-paris": "blue"})
    found = by_id(text)
    assert "player-red" in found["track-palermo-smyrna"].attrib["class"]
    assert "url(#pattern-red)" in text
    bodies = [it for it in found["track-brest-paris"].iter() if it.attrib.get("class") == "body"]
    assert len(bodies) == 3


def test_themes(europe: boards.Drawing) -> None:
    light, dark, auto = (boards.render(europe, theme=it) for it in ("light", "dark", "auto"))
    assert "#cfdfe3" in light
    assert "#cfdfe3" not in dark
    assert "prefers-color-scheme:dark" in auto


def test_words_of_another_language(europe: boards.Drawing) -> None:
    text = boards.render(europe, text={key: f"<{key}>" for key in ENGLISH})
    assert "&lt;tunnel&gt;" in text
    assert "Tunnel" not in text


@pytest.mark.parametrize("dark", [False, True])
def test_contrast(dark: bool) -> None:
    found = variables(dark)
    assert contrast(found["ink"], found["land"]) >= 7
    assert contrast(found["ink"], found["paper"]) >= 7
    assert contrast(found["ink"], found["sea"]) >= 7
    assert contrast(found["city"], found["ring"]) >= 3
    for name in CARDS:
        assert contrast(found[f"{name}-sign"], found[name]) >= 3, name
        assert max(contrast(found[name], found["land"]), contrast(found[f"{name}-edge"], found["land"])) >= 3, name


def test_no_colour_speaks_alone() -> None:
    assert set(SIGNS) == set(CARDS) - {"grey"}
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert set(PATTERNS) == set(PLAYERS)
    assert all(one != two for one, two in combinations(PATTERNS.values(), 2))


@pytest.mark.parametrize("name", ["north_america", "europe"])
@pytest.mark.parametrize("language", words.languages())
def test_what_is_written_in_frames_stays_inside(name: str, language: str) -> None:
    map = maps.load(name)
    drawing = boards.board_of(map)
    root = ET.fromstring(boards.render(drawing, text=words.board_words(map.id, map.name, language)))
    boxes = {"legend": drawing.furniture.legend, "scale": drawing.furniture.points}
    seen = 0
    for group in root.iter(f"{SVG}g"):
        box = boxes.get(group.attrib.get("class", ""))
        for it in () if box is None else group.iter(f"{SVG}text"):
            kind = it.attrib["class"]
            if box is None or it.text is None or kind not in ("note", "title"):
                continue
            size = NOTE_SIZE if kind == "note" else TITLE_SIZE * (1 + TITLE_SPACING)
            wide = float(it.attrib.get("textLength", width(it.text, size)))
            left = float(it.attrib["x"]) - (0 if kind == "note" else wide / 2)
            assert left >= box[0] + 8, it.text
            assert left + wide <= box[0] + box[2] - 8, it.text
            if "textLength" in it.attrib:
                assert it.attrib["lengthAdjust"] == "spacingAndGlyphs"
                assert wide > 0.75 * width(it.text, size), "pressed too much to be read"
            seen += 1
    assert seen >= 4
