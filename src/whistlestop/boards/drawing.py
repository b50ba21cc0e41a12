"""What a board looks like, as data: everything that a page needs to draw it. docs/boards.md describes the format."""

from __future__ import annotations

from typing import Literal

import msgspec

from whistlestop.maps import Map

FORMAT = 1
LAYOUT = 1  # raise it when the layout script draws the same map differently; shipped drawings must be made again then

Kind = Literal["plain", "ferry", "tunnel"]
Anchor = Literal["start", "middle", "end"]
Box = tuple[float, float, float, float]  # x, y, width, height


class Label(msgspec.Struct, frozen=True):
    x: float
    y: float  # of the line that the letters stand on
    anchor: Anchor
    width: float  # so much room there is


class City(msgspec.Struct, frozen=True):
    x: float
    y: float
    name: str
    label: Label


class Track(msgspec.Struct, frozen=True):
    between: tuple[str, str]  # the first space lies at the first of these cities
    colour: str
    kind: Kind
    spaces: list[tuple[float, float, float]]  # x, y of the middle; degrees, clockwise, more than -90 and at most 90
    length: float  # of a space
    width: float
    symbols: list[int]  # the spaces that show the colour's symbol; none for grey
    locomotives: list[int] = []  # a ferry's spaces that ask for one


class Layers(msgspec.Struct, frozen=True):
    """SVG path data. The sea is whatever they leave free."""

    land: str = ""
    lakes: str = ""
    rivers: str = ""
    borders: str = ""  # between countries
    regions: str = ""  # between states and provinces
    graticule: str = ""


class Furniture(msgspec.Struct, frozen=True):
    """Room that the board leaves free; None where it has none."""

    legend: Box | None = None
    points: Box | None = None
    compass: tuple[float, float, float] | None = None  # x, y, radius


class Measures(msgspec.Struct, frozen=True):
    margin: float
    city: float  # radius
    label: float  # size of the letters


class Drawing(msgspec.Struct, frozen=True):
    format: int
    layout: int
    map: str  # its id
    name: str
    made_from: str  # hash of the cities, the routes and the size of the scale of points
    size: tuple[float, float]
    measures: Measures
    layers: Layers
    cities: dict[str, City]
    tracks: dict[str, Track]
    furniture: Furniture
    points: dict[int, int]  # of a route, by its length

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def points_of(map: Map) -> dict[int, int]:
    """The scale of points on a map's board: what a route scores, by its length."""
    return {length: points for length, points in enumerate(map.trains.points) if points}


def from_json(text: bytes) -> Drawing:
    """A drawing read back; ValueError if it is none, or of a format that this version does not know."""
    try:
        drawing = msgspec.json.decode(text, type=Drawing)
    except msgspec.ValidationError as error:
        raise ValueError(f"this is not the drawing of a board: {error}") from error
    if drawing.format != FORMAT:
        raise ValueError(f"the drawing has format {drawing.format}; this version reads format {FORMAT}")
    return drawing
