"""Tracks: open spaces, flat and pale, and claimed ones with a raised wagon in the player's colour and pattern."""

from __future__ import annotations

import math

from ..drawing import Drawing, Track
from .symbols import PATTERNS
from .text import tag

SIGN = 9.4  # how large a sign is on a space
ROUND = 2.2


def track(name: str, it: Track, owner: str | None) -> str:
    """One track, open or claimed by a player's colour."""
    parts = [
        tag(
            "g",
            space(it, number, turn) if owner is None else wagon(it, owner),
            transform=f"translate({x} {y}) rotate({turn})",
        )
        for number, (x, y, turn) in enumerate(it.spaces)
    ]
    kind = f"track {it.colour} {it.kind}" + (f" claimed player-{owner}" if owner else "")
    return tag("g", "".join(parts), id=f"track-{name}", class_=kind)


def live_track(name: str, it: Track) -> str:
    """One track for a page: every space with its wagon, which a style sheet shows when the track is `claimed`."""
    parts = [
        tag(
            "g",
            tag("g", space(it, number, turn), class_="open") + tag("g", body(it), class_="wagon"),
            transform=f"translate({x} {y}) rotate({turn})",
        )
        for number, (x, y, turn) in enumerate(it.spaces)
    ]
    touch = "M" + "L".join(f"{x},{y}" for x, y, _ in ends(it))
    hit = tag("path", d=touch, class_="hit", stroke_width=2.2 * it.width)
    return tag("g", hit + "".join(parts), data_track=name, class_=f"track {it.colour} {it.kind}")


def ends(it: Track) -> list[tuple[float, float, float]]:
    """The places of a track's spaces; of a single one its two ends, so that there is a line."""
    if len(it.spaces) > 1:
        return list(it.spaces)
    x, y, turn = it.spaces[0]
    dx, dy = math.cos(math.radians(turn)) * it.length / 3, math.sin(math.radians(turn)) * it.length / 3
    return [(round(x - dx, 1), round(y - dy, 1), turn), (round(x + dx, 1), round(y + dy, 1), turn)]


def space(it: Track, number: int, turn: float = 0.0) -> str:
    """An open space, about its own middle."""
    x, y = -it.length / 2, -it.width / 2
    parts = []
    if it.kind == "tunnel":
        parts.append(bricks(it))
    elif it.kind == "ferry":
        parts.append(rect(it, 1.1, class_="deck"))
    parts.append(tag("rect", x=x, y=y, width=it.length, height=it.width, rx=ROUND, class_="space"))
    parts.append(tag("rect", x=x + 2, y=y + 2, width=it.length - 4, height=it.width - 4, rx=1.0, class_="inset"))
    if number in it.symbols:
        parts.append(tag("g", sign(it.colour), transform=f"rotate({-turn})"))  # signs stand upright
    elif number in it.locomotives:
        parts.append(tag("circle", r=6.6, class_="brass") + sign("locomotive", 9.0))
    elif it.kind == "ferry":
        parts.append(tag("path", d="M-7,0q1.75-2.6,3.5,0t3.5,0t3.5,0t3.5,0", class_="wave"))
    return "".join(parts)


def bricks(it: Track) -> str:
    """The masonry of a tunnel: teeth that stand out all around."""
    return rect(it, 0.9, class_="bricks")


def rect(it: Track, out: float, class_: str) -> str:
    return tag(
        "rect",
        x=-it.length / 2 - out,
        y=-it.width / 2 - out,
        width=it.length + 2 * out,
        height=it.width + 2 * out,
        rx=ROUND + out / 2,
        class_=class_,
    )


def wagon(it: Track, owner: str) -> str:
    """A claimed space. The open space stays visible as a rim around the wagon."""
    return space(it, -1) + body(it, f"url(#pattern-{owner})" if PATTERNS[owner] else None)


def body(it: Track, pattern: str | None = None) -> str:
    """A wagon: shadow, body, pattern, roof line. Without a pattern the style sheet gives one, by the player."""
    long, wide = it.length - 1.0, it.width - 0.6
    box = {"x": -long / 2, "y": -wide / 2, "width": long, "height": wide, "rx": 2.6}
    return "".join(
        [
            tag("rect", **(box | {"x": -long / 2 + 1.1, "y": -wide / 2 + 2.0}), class_="shadow"),
            tag("rect", **box, class_="body"),
            tag("rect", **box, class_="pattern", fill=pattern or "none"),
            tag("path", d=f"M{-long / 2 + 2.4:.2f},{-wide / 2 + 2.1:.2f}H{long / 2 - 2.4:.2f}", class_="roof"),
            tag("rect", **box, class_="rim"),
        ]
    )


def sign(colour: str, size: float = SIGN) -> str:
    return tag("use", href=f"#sign-{colour}", x=-size / 2, y=-size / 2, width=size, height=size, class_="sign")


def tracks(drawing: Drawing, owners: dict[str, str]) -> str:
    """All tracks; claimed ones last, so that their shadows fall on the others."""
    order = sorted(drawing.tracks, key=lambda name: name in owners)
    return tag("g", "".join(track(name, drawing.tracks[name], owners.get(name)) for name in order), class_="tracks")
