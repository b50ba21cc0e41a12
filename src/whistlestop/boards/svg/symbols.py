"""The sign of each colour and of the locomotive, each player's emblem and pattern, drawn in a square from -5 to 5."""

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


# What a player is known by where there is no room for a pattern: bell, tower, leaf, sun, moon.
EMBLEMS = {
    "blue": tag("path", d="M0-5a.9,.9,0,0,1,.9,1.1C3,-3.2,3.4-1.4,3.5,.6C3.6,1.9,4.2,2.4,4.6,3H-4.6C-4.2,2.4-3.6,1.9-3.5,.6C-3.4-1.4-3-3.2-.9-3.9A.9,.9,0,0,1,0-5zM-1.5,3.6h3a1.5,1.5,0,0,1-3,0z"),
    "red": tag("path", d="M-4.2-4.8h2v1.5h1.2v-1.5h2v1.5h1.2v-1.5h2v3.2l-1,.9v4.2h1v1.8h-2.9v-2.6a1.3,1.3,0,0,0-2.6,0v2.6h-2.9v-1.8h1v-4.2l-1-.9z"),
    "green": tag("path", d="M4.6-4.6C-1.6-4.8-4.6-1.9-3.9,2.2L-4.9,4.2L-3.7,4.8L-2.8,3.2C1.6,3.9,4.8,.9,4.6-4.6zM-2.6,1.9C-1.2-.6,.6-2.1,2.8-3C1.2-1.4,-.6,.4-2.6,1.9z", fill_rule="evenodd"),
    "yellow": tag("circle", r=2.2) + tag("path", d="M0-5V-3.2M0,5V3.2M-5,0H-3.2M5,0H3.2M-3.5-3.5L-2.3-2.3M3.5,3.5L2.3,2.3M3.5-3.5L2.3-2.3M-3.5,3.5L-2.3,2.3", fill="none", stroke="currentColor", stroke_width=1.2, stroke_linecap="round"),
    "black": tag("path", d="M1.6-4.7A4.8,4.8,0,1,0,4.6,1.9A4.1,4.1,0,1,1,1.6-4.7z"),
}  # fmt: skip

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
    signs |= {f"emblem-{name}": shape for name, shape in EMBLEMS.items()}
    found = [
        tag("symbol", shape, id=name, viewBox="-5.5 -5.5 11 11", overflow="visible") for name, shape in signs.items()
    ]
    for name, shape in PATTERNS.items():
        if shape:
            mark = LIGHT_INK if ink_on(PLAYERS[name]) == LIGHT_INK else DARK_INK
            inner = tag("g", shape, stroke=mark, fill=mark, opacity=0.55)
            found.append(tag("pattern", inner, id=f"pattern-{name}", width=8, height=8, patternUnits="userSpaceOnUse"))
    return "".join(found)
