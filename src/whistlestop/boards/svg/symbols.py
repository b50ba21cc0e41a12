"""The sign of each colour, of the locomotive and of each player's pattern, drawn in a square from -5 to 5."""

from __future__ import annotations

import math

from .colours import DARK_INK, LIGHT_INK, PLAYERS, ink_on
from .text import tag


def star(points: int, outer: float, inner: float, turn: float = -90.0) -> str:
    places = []
    for number in range(2 * points):
        radius = outer if number % 2 == 0 else inner
        angle = math.radians(turn + number * 180 / points)
        places.append(f"{radius * math.cos(angle):.2f},{radius * math.sin(angle):.2f}")
    return "M" + "L".join(places) + "z"


HEART = "M0,4.3C-1.2,3.1-4.6,.9-4.6,-1.7C-4.6,-4.6-1-5.1,0-2.4C1-5.1,4.6-4.6,4.6-1.7C4.6,.9,1.2,3.1,0,4.3z"

SIGNS = {
    "purple": tag("path", d="M0-5L4.4,0L0,5L-4.4,0z"),
    "blue": tag("circle", r=3.9),
    "orange": tag("path", d="M0-4.4L4.6,3.6L-4.6,3.6z"),
    "white": tag("circle", r=3.3, fill="none", stroke="currentColor", stroke_width=1.9),
    "green": tag("rect", x=-3.6, y=-3.6, width=7.2, height=7.2),
    "yellow": tag("path", d=star(5, 5.0, 2.1)),
    "black": tag("path", d="M-1.3-4.6h2.6v3.3h3.3v2.6h-3.3v3.3h-2.6v-3.3h-3.3v-2.6h3.3z"),
    "red": tag("path", d=HEART),
}


def wheel() -> str:
    """The locomotive's sign: a spoked wheel."""
    spokes = "".join(
        f"M0,0L{4.2 * math.cos(math.radians(turn)):.2f},{4.2 * math.sin(math.radians(turn)):.2f}"
        for turn in range(0, 360, 45)
    )
    return (
        tag("circle", r=4.3, fill="none", stroke="currentColor", stroke_width=1.3)
        + tag("path", d=spokes, fill="none", stroke="currentColor", stroke_width=0.75)
        + tag("circle", r=1.3)
    )


PATTERNS = {
    "blue": "",
    "red": tag("path", d="M-2,6L6-2M2,10L10,2", stroke_width=2),
    "green": tag("circle", cx=2, cy=2, r=1.15) + tag("circle", cx=6, cy=6, r=1.15),
    "yellow": tag("path", d="M-1,7L4,2L9,7", fill_opacity=0, stroke_width=1.7),
    "black": tag("path", d="M0,0L8,8M8,0L0,8", stroke_width=1.1),
}


def definitions() -> str:
    """Symbols and patterns for the head of the picture."""
    signs = {f"sign-{name}": shape for name, shape in SIGNS.items()} | {"sign-locomotive": wheel()}
    found = [
        tag("symbol", shape, id=name, viewBox="-5.5 -5.5 11 11", overflow="visible") for name, shape in signs.items()
    ]
    for name, shape in PATTERNS.items():
        if shape:
            mark = LIGHT_INK if ink_on(PLAYERS[name]) == LIGHT_INK else DARK_INK
            inner = tag("g", shape, stroke=mark, fill=mark, opacity=0.55)
            found.append(tag("pattern", inner, id=f"pattern-{name}", width=8, height=8, patternUnits="userSpaceOnUse"))
    return "".join(found)
