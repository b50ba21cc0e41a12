"""What makes a board a map of about 1900: border, compass rose, legend and scale of points."""

from __future__ import annotations

import math

from ..drawing import Box, Drawing, Track
from ..labels import width
from ..measures import NOTE_SIZE, TITLE_SIZE, TITLE_SPACING, WAGON_WIDTH
from .text import number, tag, words
from .wagons import space

Words = dict[str, str]

ENGLISH: Words = {
    "tunnel": "Tunnel",
    "ferry": "Ferry",
    "grey": "Any one colour",
    "colour": "This colour",
    "points": "Points",
    "north": "N",
}
INSIDE = 14.0  # from a frame's edge to what is written in it
SAMPLE = 82.0  # from the beginning of a sample of track to that of its note
STRIP = (9.0, 17.0)  # the border's chequered strip, measured from the edge


def border(drawing: Drawing) -> str:
    """A chequered strip between two lines, as on sea charts."""
    wide, high = drawing.size
    outer, inner = STRIP
    middle = (outer + inner) / 2
    lines = [tag("rect", x=it, y=it, width=wide - 2 * it, height=high - 2 * it, class_="line") for it in (outer, inner)]
    strip = [
        tag(
            "path",
            d=f"M{outer},{y}H{wide - outer}",
            stroke_dasharray=f"{number((wide - 2 * outer) / 30)}",
            class_="strip",
        )
        for y in (middle, high - middle)
    ] + [
        tag(
            "path",
            d=f"M{x},{outer}V{high - outer}",
            stroke_dasharray=f"{number((high - 2 * outer) / 20)}",
            class_="strip",
        )
        for x in (middle, wide - middle)
    ]
    paper = tag(
        "path", d=f"M0,0H{wide}V{high}H0zM{inner},{inner}V{high - inner}H{wide - inner}V{inner}z", class_="paper"
    )
    return tag("g", paper + "".join(strip + lines), class_="border")


def compass(place: tuple[float, float, float], text: Words) -> str:
    """A rose of sixteen points, each half light and half dark."""
    x, y, radius = place
    rose = radius - 15
    parts = [
        tag("circle", r=rose * 0.72, class_="fine"),
        tag("circle", r=rose * 0.66, class_="fine"),
        *(blade(turn + 22.5, rose * 0.6, rose * 0.13) for turn in range(0, 360, 45)),
        *(blade(turn, rose * 0.78, rose * 0.17) for turn in range(45, 360, 90)),
        *(blade(turn, rose, rose * 0.2) for turn in range(0, 360, 90)),
        tag("circle", r=rose * 0.09, class_="hub"),
        tag("text", words(text["north"]), y=-rose - 4, class_="north"),
    ]
    return tag("g", "".join(parts), class_="compass", transform=f"translate({number(x)} {number(y + 5)})")


def blade(turn: float, long: float, wide: float) -> str:
    """One point of the rose, from its middle outwards."""
    side = wide * math.sqrt(0.5)
    left = tag("path", d=f"M0,0L{number(-side)},{number(-side)}L0,{number(-long)}z", class_="light")
    right = tag("path", d=f"M0,0L{number(side)},{number(-side)}L0,{number(-long)}z", class_="dark")
    return tag("g", left + right, transform=f"rotate({number(turn)})")


def cartouche(box: Box, title: str) -> str:
    """A framed field with cut-in corners and a title."""
    x, y, wide, high = box
    return (
        tag("path", d=cut(x, y, wide, high, 9.0), class_="field")
        + tag("path", d=cut(x + 5, y + 5, wide - 10, high - 10, 7.0), class_="fine")
        + written(
            title,
            width(title, TITLE_SIZE) + len(title) * TITLE_SIZE * TITLE_SPACING,
            wide - 2 * INSIDE,
            x=x + wide / 2,
            y=y + 31,
            class_="title",
        )
        + tag("path", d=f"M{number(x + wide / 2 - 30)},{number(y + 40)}h60", class_="fine")
    )


def written(text: str, wide: float, room: float, **attributes: object) -> str:
    """A text that is pressed together where it would not fit: languages differ, and so do the types of readers."""
    pressed = {"textLength": number(room), "lengthAdjust": "spacingAndGlyphs"} if wide > room else {}
    return tag("text", words(text), **attributes, **pressed)


def cut(x: float, y: float, wide: float, high: float, by: float) -> str:
    a = number(by)
    return (
        f"M{number(x + by)},{number(y)}h{number(wide - 2 * by)}a{a},{a},0,0,0,{a},{a}v{number(high - 2 * by)}"
        f"a{a},{a},0,0,0,-{a},{a}h{number(2 * by - wide)}a{a},{a},0,0,0,-{a},-{a}v{number(2 * by - high)}"
        f"a{a},{a},0,0,0,{a},-{a}z"
    )


def sample(x: float, y: float, colour: str, kind: str, spaces: int = 2) -> str:
    it = Track(
        between=("", ""),
        colour=colour,
        kind="tunnel" if kind == "tunnel" else "ferry" if kind == "ferry" else "plain",
        spaces=[],
        length=30.0,
        width=WAGON_WIDTH,
        symbols=[] if colour == "grey" else [0],
        locomotives=[0] if kind == "ferry" else [],
    )
    inner = "".join(tag("g", space(it, at), transform=f"translate({34 * at + 15} 0)") for at in range(spaces))
    return tag("g", inner, class_=f"track {colour} {kind}", transform=f"translate({number(x)} {number(y)})")


def legend(drawing: Drawing, box: Box, text: Words) -> str:
    """The map's name, and what the kinds of track mean; only the kinds that the board has."""
    x, y, wide, high = box
    kinds = {track.kind for track in drawing.tracks.values()}
    colours = [track.colour for track in drawing.tracks.values() if track.colour != "grey"]
    rows = [("grey", "plain", text["grey"])] if any(it.colour == "grey" for it in drawing.tracks.values()) else []
    rows += [(max(colours), "plain", text["colour"])] if colours else []
    rows += [("grey", kind, text[kind]) for kind in ("tunnel", "ferry") if kind in kinds]
    step = min((high - 66) / max(len(rows), 1), 30.0)
    top = y + 50 + (high - 60 - step * len(rows)) / 2 + step / 2
    parts = [cartouche(box, text.get("name", drawing.name))]
    widest = max((width(name, NOTE_SIZE) for *_, name in rows), default=0.0)
    indent = max(INSIDE, min(wide * 0.12, wide - INSIDE - SAMPLE - widest))
    room = wide - INSIDE - SAMPLE - indent
    for line, (colour, kind, name) in enumerate(rows):
        at, left = top + line * step, x + indent
        parts.append(sample(left, at, colour, kind))
        parts.append(written(name, width(name, NOTE_SIZE), room, x=left + SAMPLE, y=at + 4.5, class_="note"))
    return tag("g", "".join(parts), class_="legend")


def scale(drawing: Drawing, box: Box, text: Words) -> str:
    """What a route of each length is worth: as many small wagons, and the points in a ring."""
    x, y, wide, high = box
    lengths = sorted(drawing.points)
    columns = 2 if high < 110 + 14 * len(lengths) / 2 and wide > 230 else 1
    lines = -(-len(lengths) // columns)
    step = min((high - 62) / max(lines, 1), 22.0)
    top = y + 48 + (high - 58 - step * lines) / 2 + step / 2
    field = (wide - 28) / columns
    parts = [cartouche(box, text["points"])]
    for place, length in enumerate(lengths):
        left = x + 14 + field * (place // lines)
        at = top + step * (place % lines)
        small = min(13.0, (field - 48) / max(lengths) - 2)
        cars = (
            tag("rect", x=left + 6 + k * (small + 2), y=at - 3.5, width=small, height=7, rx=1.5) for k in range(length)
        )
        parts += [*cars, tag("text", str(drawing.points[length]), x=left + field - 12, y=at + 5, class_="worth")]
    return tag("g", "".join(parts), class_="scale")
