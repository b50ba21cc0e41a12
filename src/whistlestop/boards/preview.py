"""A finished game as a small picture for whoever is sent a link to it: the board with its wagons, and the points. Names
are left to the words around it: there is no type here, only figures made of lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from .drawing import Drawing
from .figures import figure
from .raster import Canvas
from .svg.colours import CARDS, LIGHT, PLAYERS, ink_on, variables
from .svg.shore import rings

WIDE, HIGH = 1200, 630  # as those who show previews want them
COLUMN = 236  # points across for the result, beside a board
MARGIN = 20
RIM = 2.4  # of a wagon, in units of the board


class Standing(NamedTuple):
    """How a player finished: the colour, the points, and whether the game was won."""

    colour: str
    points: int
    won: bool


def preview(
    standings: Sequence[Standing],
    drawing: Drawing | None = None,
    owners: Mapping[str, str] | None = None,
    stations: Mapping[str, str] | None = None,
) -> bytes:
    """The picture as a PNG; players from the first to the last. owners and stations: the player's colour of each
    claimed track, of each city with a station."""
    canvas = Canvas(WIDE, HIGH, LIGHT["paper"])
    if drawing is None:
        train(canvas)
        result(canvas, standings, MARGIN * 3, 150, WIDE - MARGIN * 6, HIGH - 190)
    else:
        board(canvas, drawing, dict(owners or {}), dict(stations or {}))
        result(canvas, standings, WIDE - COLUMN + MARGIN, MARGIN, COLUMN - 2 * MARGIN, HIGH - 2 * MARGIN)
    return canvas.png()


def board(canvas: Canvas, drawing: Drawing, owners: dict[str, str], stations: dict[str, str]) -> None:
    """All of it, as large as it fits beside the result."""
    room = WIDE - COLUMN
    scale = min(room / drawing.size[0], HIGH / drawing.size[1])
    left, top = (room - scale * drawing.size[0]) / 2, (HIGH - scale * drawing.size[1]) / 2
    frame = (round(left), round(top), round(room - left), round(HIGH - top))
    canvas.box(room / 2, HIGH / 2, frame[2] - frame[0], frame[3] - frame[1], LIGHT["sea"])
    move = np.array([left, top])
    for layer, colour in ((drawing.layers.land, LIGHT["land"]), (drawing.layers.lakes, LIGHT["sea"])):
        canvas.area([ring * scale + move for ring in rings(layer)], colour, within=frame)
    shades = variables(dark=False)
    for name, track in sorted(drawing.tracks.items(), key=lambda it: it[0] in owners):
        length, width = track.length * scale, track.width * scale
        for sx, sy, turn in track.spaces:
            x, y = left + sx * scale, top + sy * scale
            if name in owners:
                canvas.box(x, y, length + RIM, width + RIM, "#1b120a", turn=turn, rounded=2)
                canvas.box(x, y, length - 0.6, width - 0.6, PLAYERS[owners[name]], turn=turn, rounded=1.5)
            else:
                canvas.box(x, y, length, width, shades[f"{track.colour}-edge"], turn=turn, rounded=1.2)
                canvas.box(x, y, length - 1.6, width - 1.6, shades[track.colour], turn=turn, rounded=0.8)
    for id, city in drawing.cities.items():
        x, y, radius = left + city.x * scale, top + city.y * scale, drawing.measures.city * scale
        if id in stations:
            canvas.box(x, y, 3.2 * radius, 3.2 * radius, "#1b120a", rounded=2)
            canvas.box(x, y, 3.2 * radius - 3, 3.2 * radius - 3, PLAYERS[stations[id]], rounded=1.5)
        canvas.disc(x, y, radius, LIGHT["ring"])
        canvas.disc(x, y, radius - 1.4, LIGHT["city"])


def train(canvas: Canvas) -> None:
    """A row of wagons in the colours of the cards, where there is no board."""
    colours = [it for it in CARDS if it != "grey"]
    shades, step = variables(dark=False), (WIDE - MARGIN * 6) / len(colours)
    for number, colour in enumerate(colours):
        x = MARGIN * 3 + (number + 0.5) * step
        canvas.box(x, 80, step - 14, 56, shades[f"{colour}-edge"], rounded=10)
        canvas.box(x, 80, step - 18, 52, shades[colour], rounded=8)
        for side in (-0.26, 0.26):
            canvas.disc(x + side * step, 110, 11, LIGHT["ink"])


def result(canvas: Canvas, standings: Sequence[Standing], left: float, top: float, wide: float, high: float) -> None:
    """A line for each player: the points, and a bar that is as long as they are many."""
    step = high / len(standings)
    most = max(1, *(it.points for it in standings))
    size = min(26.0, step / 4)
    for number, it in enumerate(standings):
        y, colour = top + (number + 0.5) * step, PLAYERS[it.colour]
        if it.won:
            canvas.disc(left + wide - size * 0.9, y - size * 0.75, size * 0.95, LIGHT["brass"])
            tick(canvas, left + wide - size * 0.9, y - size * 0.75, size * 0.45, ink_on(LIGHT["brass"]))
        figures(canvas, str(it.points), left, y - size * 1.55, size, LIGHT["ink"])
        bar = max(size, wide * max(0, it.points) / most)
        canvas.box(left + wide / 2, y + size * 0.72, wide, size * 0.75, LIGHT["border"], rounded=size / 3)
        canvas.box(left + bar / 2, y + size * 0.72, bar, size * 0.75, colour, rounded=size / 3)


def tick(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    canvas.line([(x - size, y), (x - size * 0.25, y + size * 0.75), (x + size, y - size * 0.7)], size * 0.5, colour)


def figures(canvas: Canvas, text: str, x: float, y: float, size: float, colour: str) -> None:
    """A number, from its upper left corner; `size`: how wide a figure is."""
    for letter in text:
        canvas.line([(x + px * size, y + py * size) for px, py in figure(letter)], size * 0.24, colour)
        x += size * 1.45
