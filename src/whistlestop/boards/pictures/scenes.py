"""What is drawn for each clause and example, by game.

Which cards pay for what is not decided here: tests/boards/test_rule_pictures.py plays every payment that is drawn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from whistlestop.maps import Map
from whistlestop.maps.model import COLOURS

from .things import CITY, LOCOMOTIVE, Cards, Mark, Pile, Route, Side, Thing, cards, rows, side

ARROW, PLUS, YES, NO = Mark("→"), Mark("+"), Mark("✓"), Mark("✗")


class Scene(NamedTuple):
    """A picture, and the message that says what it shows: a clause or an example."""

    said: str
    picture: Thing


class Paid(NamedTuple):
    """A route of a board and cards that pay for it."""

    route: Route
    payments: tuple[Cards, ...]

    def picture(self, map: Map) -> Thing:
        """The route has its name where the map has such cities."""
        known = {city.name for city in map.cities}
        route = self.route if known.issuperset(self.route.ends) else replace(self.route, ends=("", ""))
        return rows(route, *self.payments)


BLUE_ROUTE = Paid(
    Route("blue", 3, ("Montréal", "New York")),
    (
        cards("blue", "blue", "blue"),
        cards("blue", "blue", LOCOMOTIVE),
        cards("blue", LOCOMOTIVE, LOCOMOTIVE),
        cards(LOCOMOTIVE, LOCOMOTIVE, LOCOMOTIVE),
    ),
)
GREY_ROUTE = Paid(
    Route("grey", 2, ("Duluth", "Omaha")),
    (cards("red", "red"), cards("yellow", LOCOMOTIVE), cards(LOCOMOTIVE, LOCOMOTIVE)),
)
ANY_COLOUR = Paid(Route("grey", 3, ("Montréal", "Toronto")), (cards("green", "green", "green"),))
FERRY = Paid(
    Route("grey", 6, ("Smyrna", "Palermo"), ferry=2),
    (cards(LOCOMOTIVE, LOCOMOTIVE, "yellow", "yellow", "yellow", "yellow"),),
)


class Tunnel(NamedTuple):
    """A set that was played, what is turned up, and what may then be added, one or the other."""

    played: Cards
    turned: Cards
    added: tuple[str, ...]

    @property
    def picture(self) -> Thing:
        return side(self.played, ARROW, self.turned, PLUS, *(cards(it) for it in self.added))


TUNNELS = (
    Tunnel(cards("red", "red"), cards("red", "blue", "white"), ("red", LOCOMOTIVE)),
    Tunnel(cards("green", "green"), cards(LOCOMOTIVE, "black", "orange"), ("green", LOCOMOTIVE)),
    Tunnel(cards(LOCOMOTIVE, LOCOMOTIVE), cards(LOCOMOTIVE, "red", "yellow"), (LOCOMOTIVE,)),
)

ROW = Scene(
    "rule-T3",
    rows(
        cards("green", LOCOMOTIVE, "red", "white", "red"),
        side(cards(LOCOMOTIVE), YES),
        side(cards("green", LOCOMOTIVE), NO),
    ),
)
DOUBLE = Scene("rule-B9", rows(Route("red", 3, owner="blue"), Route("green", 3, closed=True)))
STATION_PRICES = tuple(cards(*("orange",) * number) for number in (1, 2, 3))
STATIONS = Scene("rule-E11", rows(*STATION_PRICES))
BORROWED = Scene(
    "rule-E12",
    Side((Route("red", 3, owner="blue", station="blue"), Route("white", 2, owner="yellow")), between=-2 * CITY),
)


def scenes(map: Map) -> list[Scene]:
    """What this map's page shows; a variant's is that of its base, as far as it has the same things."""
    if map.kind == "cards":
        return card_scenes(map)
    ferries, tunnels = any(it.ferry for it in map.tracks), any(it.tunnel for it in map.tracks)
    found = [ROW, Scene("example-1", BLUE_ROUTE.picture(map)), Scene("example-2", GREY_ROUTE.picture(map))]
    if any(city.name == "Montréal" for city in map.cities):
        found.append(
            Scene(
                "example-3",
                rows(side(BLUE_ROUTE.route, BLUE_ROUTE.payments[0]), side(ANY_COLOUR.route, ANY_COLOUR.payments[0])),
            )
        )
    found.append(DOUBLE)
    if ferries:
        found.append(Scene("example-4", FERRY.picture(map)))
    if tunnels:
        found.append(Scene("example-5", rows(Route("grey", 2, tunnel=True), *(it.picture for it in TUNNELS))))
    if map.stations.each:
        found += [STATIONS, BORROWED]
    return found


YARD = (Pile(("blue",)), Pile(("red",)), Pile(("yellow",)))
ROBBERS = cards("blue", "blue", "blue")
ON_TOP = Pile((LOCOMOTIVE, LOCOMOTIVE, "green", "green"))


def card_scenes(map: Map) -> list[Scene]:
    found = [
        ROW,
        Scene(
            "rule-K9",
            rows(
                side(cards("red", "red", LOCOMOTIVE), YES),
                side(cards("red"), cards("white"), cards("black"), YES),
                side(cards(LOCOMOTIVE, LOCOMOTIVE), NO),
            ),
        ),
        Scene("example-8", side(ON_TOP, ARROW, cards(*ON_TOP.kinds))),
        Scene("example-6", side(*YARD, Mark("←"), ROBBERS, ARROW, cards("blue", out=1))),
    ]
    if (needed := cards_of(map, "Los Angeles", "Pittsburgh")) is not None:
        found.append(Scene("example-7", rows(needed, side(with_locomotive(needed), YES))))
    return found


def cards_of(map: Map, *cities: str) -> Cards | None:
    """What the ticket between these cities shows, if there is one."""
    for ticket in map.tickets:
        if {map.cities[ticket.a].name, map.cities[ticket.b].name} == set(cities):
            return cards(*(colour for colour, number in zip(COLOURS, ticket.cards, strict=True) for _ in range(number)))
    return None


def with_locomotive(needed: Cards) -> Cards:
    """What completes a ticket too: a locomotive for the last of its cards."""
    return cards(*needed.kinds[:-1], LOCOMOTIVE)
