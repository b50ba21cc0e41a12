"""What pictures of the rules are made of: cards, routes, piles, signs; each knows its size and draws itself at 0, 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..svg.colours import CARDS, LIGHT, PLAYERS, ink_on
from ..svg.text import tag, words

CARD_WIDTH, CARD_HEIGHT, BETWEEN = 34.0, 24.0, 4.0
SPACE_WIDTH, SPACE_HEIGHT = 26.0, 11.0
CITY = 5.0  # its radius
LOCOMOTIVE = "loco"
BRASS, INK, TOWN, NO = LIGHT["brass"], LIGHT["ink"], LIGHT["city"], PLAYERS["red"]


class Thing(Protocol):
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    def draw(self) -> str: ...


def moved(x: float, y: float, content: str) -> str:
    return tag("g", content, transform=f"translate({x:g} {y:g})")


def sign(kind: str, colour: str, size: float = 11.0) -> str:
    name = "locomotive" if kind == LOCOMOTIVE else kind
    place = {"x": -size / 2, "y": -size / 2, "width": size, "height": size}
    return tag("use", href=f"#sign-{name}", color=colour, fill=colour, **place)


@dataclass(frozen=True)
class Cards:
    """Cards side by side; `out`: how many of them, from the left, are crossed out."""

    kinds: tuple[str, ...]
    out: int = 0

    @property
    def width(self) -> float:
        return len(self.kinds) * (CARD_WIDTH + BETWEEN) - BETWEEN

    height = CARD_HEIGHT

    def draw(self) -> str:
        cards = (
            one_card(it) + (cross(CARD_WIDTH, CARD_HEIGHT) if n < self.out else "") for n, it in enumerate(self.kinds)
        )
        return "".join(moved(n * (CARD_WIDTH + BETWEEN), 0, it) for n, it in enumerate(cards))


def one_card(kind: str) -> str:
    fill = BRASS if kind == LOCOMOTIVE else CARDS[kind]
    box = tag("rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=3, fill=fill, stroke=INK, stroke_width=0.8)
    return box + moved(CARD_WIDTH / 2, CARD_HEIGHT / 2, sign(kind, ink_on(fill), 13))


def cross(width: float, height: float) -> str:
    return tag(
        "path", d=f"M-2-2L{width + 2:g},{height + 2:g}M{width + 2:g}-2L-2,{height + 2:g}", stroke=NO, stroke_width=2.4
    )


@dataclass(frozen=True)
class Pile:
    """Cards of a rail yard, one over the other; the first lies on top."""

    kinds: tuple[str, ...]

    width = CARD_WIDTH

    @property
    def height(self) -> float:
        return CARD_HEIGHT + 9 * (len(self.kinds) - 1)

    def draw(self) -> str:
        numbered = list(enumerate(self.kinds))
        return "".join(
            moved(0, self.height - CARD_HEIGHT - 9 * (len(self.kinds) - 1 - n), one_card(it))
            for n, it in reversed(numbered)
        )


@dataclass(frozen=True)
class Route:
    """Spaces between two cities. `owner`: a player's colour, whose trains stand on it."""

    colour: str
    spaces: int
    ends: tuple[str, str] = ("", "")
    ferry: int = 0
    tunnel: bool = False
    owner: str | None = None
    closed: bool = False
    station: str | None = None  # of this player, at its second end

    @property
    def length(self) -> float:
        return self.spaces * (SPACE_WIDTH + 2) + 2

    @property
    def width(self) -> float:
        return self.length + 4 * CITY

    @property
    def height(self) -> float:
        return 2 * CITY + (12 if any(self.ends) else 0) + (10 if self.station else 0)

    def draw(self) -> str:
        top = 10 if self.station else 0
        parts = [
            moved(2 * CITY + 2 + n * (SPACE_WIDTH + 2), CITY - SPACE_HEIGHT / 2, self.space(n))
            for n in range(self.spaces)
        ]
        parts += [tag("circle", cx=x, cy=CITY, r=CITY - 1, fill=TOWN, stroke=INK) for x in (CITY, self.width - CITY)]
        if self.closed:
            parts.append(moved(self.width / 2 - 9, CITY - 9, cross(18, 18)))
        if self.station:
            parts.append(moved(self.width - CITY, -5, house(PLAYERS[self.station])))
        names = zip((0.0, self.width), ("start", "end"), self.ends, strict=True)
        parts += [label(x, 2 * CITY + 10, name, anchor) for x, anchor, name in names if name]
        return moved(0, top, "".join(parts))

    def space(self, number: int) -> str:
        fill = CARDS[self.colour]
        look: dict[str, object] = {"stroke": INK, "stroke_width": 0.8}
        if self.tunnel:
            look = {"stroke": INK, "stroke_width": 2, "stroke_dasharray": "3 2"}
        box = tag("rect", width=SPACE_WIDTH, height=SPACE_HEIGHT, rx=2, fill=fill, **look)
        middle = (SPACE_WIDTH / 2, SPACE_HEIGHT / 2)
        if self.owner:
            train = tag(
                "rect",
                x=1.5,
                y=-1.5,
                width=SPACE_WIDTH - 3,
                height=SPACE_HEIGHT + 3,
                rx=2.5,
                fill=PLAYERS[self.owner],
                stroke=INK,
            )
            return box + train
        if number < self.ferry:
            coin = tag("circle", r=5, fill=BRASS, stroke=INK, stroke_width=0.6)
            return box + moved(*middle, coin + sign(LOCOMOTIVE, INK, 8))
        return box + ("" if self.colour == "grey" else moved(*middle, sign(self.colour, ink_on(fill), 8)))


def house(fill: str) -> str:
    return tag("path", d="M-7,3V-3L0-9L7-3V3z", fill=fill, stroke=INK)


def label(x: float, y: float, text: str, anchor: str = "start", size: float = 9) -> str:
    return tag("text", words(text), x=x, y=y, text_anchor=anchor, font_size=size, fill=INK)


@dataclass(frozen=True)
class Mark:
    """`+`, an arrow, a tick."""

    text: str
    width: float = 16
    height: float = CARD_HEIGHT

    def draw(self) -> str:
        return label(self.width / 2, CARD_HEIGHT / 2 + 6, self.text, "middle", 17)


@dataclass(frozen=True)
class Side:
    """Things one after the other, with their middles on one line; those that overlap stand on one."""

    things: tuple[Thing, ...]
    between: float = 10

    @property
    def width(self) -> float:
        return sum(it.width for it in self.things) + self.between * (len(self.things) - 1)

    @property
    def height(self) -> float:
        return max(it.height for it in self.things)

    def draw(self) -> str:
        x, found = 0.0, []
        for it in self.things:
            found.append(
                moved(x, self.height - it.height if self.between < 0 else (self.height - it.height) / 2, it.draw())
            )
            x += it.width + self.between
        return "".join(found)


@dataclass(frozen=True)
class Rows:
    """Things below one another."""

    things: tuple[Thing, ...]
    between: float = 9

    @property
    def width(self) -> float:
        return max(it.width for it in self.things)

    @property
    def height(self) -> float:
        return sum(it.height for it in self.things) + self.between * (len(self.things) - 1)

    def draw(self) -> str:
        y, found = 0.0, []
        for it in self.things:
            found.append(moved(0, y, it.draw()))
            y += it.height + self.between
        return "".join(found)


def cards(*kinds: str, out: int = 0) -> Cards:
    return Cards(kinds, out)


def side(*things: Thing) -> Side:
    return Side(things)


def rows(*things: Thing) -> Rows:
    return Rows(things)


def drawing(thing: Thing, edge: float = 6) -> str:
    """A picture of its own."""
    width, height = thing.width + 2 * edge, thing.height + 2 * edge
    return tag(
        "svg",
        moved(edge, edge, thing.draw()),
        viewBox=f"0 0 {width:g} {height:g}",
        width=f"{width / 3.2:.1f}mm",
        aria_hidden="true",
    )
