"""A map as a picture: routes coloured by a value, cities where they really lie, labels that keep out of the way."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from whistlestop.maps import Map

WIDTH, EDGE = 1000.0, 60.0
TEXT, LETTER = 13.0, 6.7  # pixels: the height of a label and the width of a letter
DOT = 4.5
NEAR = 14.0  # from a dot: a name so close to it seems to be its own
TWINS = 5.5  # pixels between the two tracks of a double route
PASSES = 3

Point = tuple[float, float]


class Box(NamedTuple):
    """`anchor` is the side that a label's text is held at: letters are not as wide as guessed."""

    left: float
    top: float
    right: float
    bottom: float
    anchor: str = "start"


class Shown(NamedTuple):
    """How a track is drawn: -1 to 1 is its colour, 0 to 1 its width."""

    colour: float
    width: float
    hint: str


def project(map: Map) -> tuple[list[Point], float]:
    """Pixels for each city and the height of the picture: equirectangular, true to scale in the middle of the map."""
    middle = sum(city.lat for city in map.cities) / len(map.cities)
    flat = [(city.lon * math.cos(math.radians(middle)), -city.lat) for city in map.cities]
    left, top = min(x for x, _ in flat), min(y for _, y in flat)
    scale = (WIDTH - 2 * EDGE) / max(1e-9, max(x for x, _ in flat) - left)
    places = [(EDGE + scale * (x - left), EDGE / 2 + scale * (y - top)) for x, y in flat]
    return places, max(y for _, y in places) + EDGE / 2


def lines_of(map: Map, places: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Both ends of each track; the tracks of a double route lie side by side."""
    lines = []
    for number, track in enumerate(map.tracks):
        (ax, ay), (bx, by) = places[track.a], places[track.b]
        long = math.hypot(bx - ax, by - ay) or 1.0
        side = 0.0 if track.twin is None else (TWINS / 2 if number < track.twin else -TWINS / 2)
        dx, dy = -side * (by - ay) / long, side * (bx - ax) / long
        lines.append(((ax + dx, ay + dy), (bx + dx, by + dy)))
    return lines


def draw(map: Map, shown: Mapping[int, Shown], name: str) -> str:
    """The picture as SVG for a page with the arena's style sheet."""
    places, height = project(map)
    lines = lines_of(map, places)
    parts = [line_text(lines[number], look) for number, look in sorted(shown.items(), key=lambda it: it[1].width)]
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DOT}"/>' for x, y in places]
    for city, box in zip(map.cities, labels(map, places, lines, height), strict=True):
        x = {"start": box.left, "middle": (box.left + box.right) / 2, "end": box.right}[box.anchor]
        place = f'x="{x:.1f}" y="{box.bottom - 3:.1f}" text-anchor="{box.anchor}"'
        parts.append(f"<text {place}>{escape(city.name)}</text>")
    head = f'<svg class="map" role="img" aria-label="{escape(name)}" viewBox="0 0 {WIDTH:.0f} {height:.0f}">'
    return "\n".join([head, *parts, "</svg>"])


def line_text(line: tuple[Point, Point], look: Shown) -> str:
    (ax, ay), (bx, by) = line
    kind = "good" if look.colour >= 0 else "bad"
    shade = f"--shade: {100 * min(1.0, abs(look.colour)):.0f}%"
    place = f'x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}"'
    width = f'stroke-width="{1.2 + 3.8 * min(1.0, look.width):.1f}"'
    return f'<line class="{kind}" style="{shade}" {place} {width}><title>{escape(look.hint)}</title></line>'


# --- labels -----------------------------------------------------------------------------------------------


def labels(map: Map, places: Sequence[Point], lines: Sequence[tuple[Point, Point]], height: float) -> list[Box]:
    """A box for each city's name: of the places around its dot, the one that covers least. The first names are placed
    when nothing is there yet, so all are looked at again."""
    chosen: dict[int, Box] = {}
    for _ in range(PASSES):
        for number, city in enumerate(map.cities):
            others = [box for other, box in chosen.items() if other != number]
            tries = candidates(places[number], LETTER * len(city.name))
            costs = [cost(box, number, others, places, lines, height) + 0.01 * at for at, box in enumerate(tries)]
            chosen[number] = tries[costs.index(min(costs))]
    return [chosen[number] for number in range(len(map.cities))]


def candidates(place: Point, width: float) -> list[Box]:
    """Around a dot: right, left, above, below and the corners, the best liked first."""
    x, y = place
    gap = DOT + 3
    lefts = {"start": x + gap, "end": x - gap - width, "middle": x - width / 2}
    tops = {"over": y - gap - TEXT, "level": y - TEXT / 2, "under": y + gap - 2}
    spots = [("start", "level"), ("end", "level"), ("middle", "over"), ("middle", "under")]
    spots += [("start", "over"), ("start", "under"), ("end", "over"), ("end", "under")]
    return [Box(lefts[side], tops[at], lefts[side] + width, tops[at] + TEXT, side) for side, at in spots]


def cost(
    box: Box,
    number: int,
    others: Sequence[Box],
    places: Sequence[Point],
    lines: Sequence[tuple[Point, Point]],
    height: float,
) -> float:
    """Other names weigh most, then dots and the picture's edge, then lines below the name."""
    total = 12.0 * sum(overlap(box, other) > 0 for other in others)
    for city, (x, y) in enumerate(places):
        if city != number:
            total += 6.0 * (overlap(box, around(x, y, DOT)) > 0)
            total += 3.0 * (overlap(box, around(x, y, NEAR)) > 0)  # it would read as that city's name
    total += 20.0 * (box.left < 0 or box.right > WIDTH or box.top < 0 or box.bottom > height)
    return total + sum(crosses(box, line) for line in lines)


def around(x: float, y: float, far: float) -> Box:
    return Box(x - far, y - far, x + far, y + far)


def overlap(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, across) * max(0.0, down)


def crosses(box: Box, line: tuple[Point, Point]) -> float:
    """About how much of a line lies under a box: points along it that are inside, by the letter."""
    (ax, ay), (bx, by) = line
    steps = max(2, int(math.hypot(bx - ax, by - ay) / LETTER))
    inside = 0
    for step in range(steps + 1):
        x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
        inside += box.left <= x <= box.right and box.top <= y <= box.bottom
    return 0.4 * inside
