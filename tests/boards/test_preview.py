"""The picture of a finished game: a PNG of the right size, in which the board and the result are to be seen."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest
from numpy.typing import NDArray

from whistlestop import boards, maps
from whistlestop.boards.figures import PLACES, figure
from whistlestop.boards.preview import COLUMN, HIGH, WIDE, Standing, preview
from whistlestop.boards.raster import Canvas
from whistlestop.boards.svg.colours import LIGHT, PLAYERS, channels

Pixels = NDArray[np.uint8]


def pixels(png: bytes) -> Pixels:
    """What is in a PNG, chunk by chunk as the standard has it, checksums and all."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, found = 8, {}
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length]) == (zlib.crc32(kind + data),)
        found[kind] = data
        at += 12 + length
    assert list(found) == [b"IHDR", b"IDAT", b"IEND"]
    wide, high, *rest = struct.unpack(">IIBBBBB", found[b"IHDR"])
    assert rest == [8, 2, 0, 0, 0]
    rows = np.frombuffer(zlib.decompress(found[b"IDAT"]), np.uint8).reshape(high, 1 + 3 * wide)
    assert not rows[:, 0].any()  # no filter
    return rows[:, 1:].reshape(high, wide, 3)


def share(picture: Pixels, colour: str) -> float:
    return float((picture == channels(colour)).all(axis=2).mean())


STANDINGS = [Standing("green", 121, True), Standing("blue", 60, False), Standing("black", -9, False)]


@pytest.mark.parametrize("name", ["europe", "north_america"])
def test_the_board_and_the_result(name: str) -> None:
    drawing = boards.shipped(maps.load(name))
    assert drawing is not None
    longest = max(drawing.tracks, key=lambda it: len(drawing.tracks[it].spaces))
    empty = pixels(preview(STANDINGS, drawing))
    assert empty.shape == (HIGH, WIDE, 3)
    played = pixels(preview(STANDINGS, drawing, {longest: "red"}, {next(iter(drawing.cities)): "yellow"}))
    board, column = played[:, : WIDE - COLUMN], played[:, WIDE - COLUMN :]
    assert share(board, LIGHT["land"]) > 0.2
    assert share(board, LIGHT["sea"]) > 0.1
    for colour in ("red", "yellow"):
        assert share(board, PLAYERS[colour]) > share(empty[:, : WIDE - COLUMN], PLAYERS[colour]) == 0
    green, blue = (share(column, PLAYERS[colour]) for colour in ("green", "blue"))
    assert green == pytest.approx(blue * 121 / 60, rel=0.05)  # bars are as long as points are many
    assert share(column, LIGHT["brass"]) > 0.005  # somebody has won


def test_a_game_without_a_board() -> None:
    found = pixels(preview([Standing("yellow", 0, True)] * 5))
    assert found.shape == (HIGH, WIDE, 3)
    assert share(found, LIGHT["paper"]) > 0.5


def test_wagons_lie_where_the_spaces_are() -> None:
    drawing = boards.shipped(maps.load("europe"))
    assert drawing is not None
    owners = dict.fromkeys(drawing.tracks, "blue")
    found = pixels(preview(STANDINGS, drawing, owners))
    scale = min((WIDE - COLUMN) / drawing.size[0], HIGH / drawing.size[1])
    left, top = (WIDE - COLUMN - scale * drawing.size[0]) / 2, (HIGH - scale * drawing.size[1]) / 2
    for track in drawing.tracks.values():
        for x, y, _ in track.spaces:
            middle = found[int(top + y * scale), int(left + x * scale)]
            assert middle.tolist() == channels(PLAYERS["blue"])


def test_an_area_covers_what_it_should() -> None:
    canvas = Canvas(60, 40, "#ffffff")
    outer = np.array([[5.0, 5], [55, 5], [55, 35], [5, 35]])
    hole = np.array([[20.5, 10], [30, 10], [30, 20], [20.5, 20]])
    outside = np.array([[-50.0, -50], [-10, -50], [-10, 90]])
    canvas.area([outer, hole, outside], "#000000", within=(0, 0, 60, 40))
    canvas.area([], "#ff0000", within=(0, 0, 60, 40))
    dark = 1 - canvas.pixels[:, :, 0] / 255
    assert float(dark.sum()) == pytest.approx(50 * 30 - 9.5 * 10, rel=0.01)
    assert dark[15, 25] == 0
    assert 0 < dark[15, 20] < 1  # half of it: edges are smooth
    assert dark[0, 0] == 0


def test_lines_and_boxes_are_as_large_as_they_should_be() -> None:
    canvas = Canvas(100, 100, "#ffffff")
    canvas.box(50, 50, 40, 10, "#000000", turn=30)
    assert float((1 - canvas.pixels[:, :, 0] / 255).sum()) == pytest.approx(400, rel=0.02)
    canvas = Canvas(100, 100, "#ffffff")
    canvas.line([(20, 20), (80, 20)], 10, "#000000")
    assert float((1 - canvas.pixels[:, :, 0] / 255).sum()) == pytest.approx(600 + 25 * np.pi, rel=0.02)
    canvas.disc(-30, 500, 5, "#ff0000")  # nothing of it is here
    assert (canvas.pixels[:, :, 0] == canvas.pixels[:, :, 1]).all()


def test_every_figure_stays_in_its_box() -> None:
    for letter in PLACES:
        for x, y in figure(letter):
            assert 0 <= x <= 1, letter
            assert 0 <= y <= 1.6, letter
    assert {*"0123456789-"} == set(PLACES)
