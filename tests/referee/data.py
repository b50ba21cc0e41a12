"""What is taken from a map file: cities, routes, tickets, bonus values; no numbers of the rules."""

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .contract import COLOURS


@dataclass(frozen=True)
class Track:
    """One track of a route. `colour` is None for grey; `twin` is the other track of a double route (B9)."""

    number: int
    a: int
    b: int
    length: int
    colour: int | None
    ferry: int
    tunnel: bool
    twin: int | None

    def cities(self) -> tuple[int, int]:
        return (self.a, self.b)


@dataclass(frozen=True)
class Ticket:
    """A ticket. `cards`: the coloured cards that it shows in the card game, eight counts."""

    number: int
    a: int
    b: int
    points: int
    long: bool
    cards: tuple[int, ...]


@dataclass(frozen=True)
class MapData:
    """Everything taken from one map file."""

    game: str
    cities: list[str]
    tracks: list[Track]
    alike: list[list[Track]]  # the same tracks: those of one colour, length and number of ferries together
    tickets: list[Ticket]
    bonus: dict[int, int]

    def __deepcopy__(self, _: object) -> "MapData":
        """A game that is copied is one on the same map: nothing of it ever changes."""
        return self

    def city(self, name: str) -> int:
        return self.cities.index(name)

    def track(self, a: str, b: str, colour: str | None = None) -> Track:
        """The first track between two cities (of this colour)."""
        for track in self.tracks:
            joins = {self.cities[track.a], self.cities[track.b]} == {a, b}
            if joins and (colour is None or track.colour == COLOURS.index(colour)):
                return track
        raise KeyError((a, b, colour))

    def ticket(self, a: str, b: str) -> int:
        """The number of the ticket from a to b."""
        for ticket in self.tickets:
            if (self.cities[ticket.a], self.cities[ticket.b]) == (a, b):
                return ticket.number
        raise KeyError((a, b))


def load(map_file: Path) -> MapData:
    """Read a map file."""
    return read(map_file.read_text(encoding="utf-8"))


@functools.lru_cache(maxsize=16)  # hundreds of games of a few maps; nobody changes what is taken from a map
def read(text: str) -> MapData:
    content: dict[str, Any] = tomllib.loads(text)
    cities = [str(city["id"]) for city in content["board"]["cities"]]
    tracks = read_tracks(content["board"].get("routes", []), cities)
    tickets = read_tickets(content["tickets"]["list"], cities)
    bonus = {cities.index(name): int(value) for name, value in content.get("bonus", {}).items()}
    if bonus:
        game = "card game"
    elif any(ticket.long for ticket in tickets):
        game = "europe"
    else:
        game = "north america"
    return MapData(game, cities, tracks, alike(tracks), tickets, bonus)


def read_tracks(routes: list[dict[str, Any]], cities: list[str]) -> list[Track]:
    """Number the tracks by going through the routes, each route's tracks in order."""
    tracks: list[Track] = []
    for route in routes:
        a, b = (cities.index(name) for name in route["between"])
        first = len(tracks)
        double = len(route["tracks"]) == 2
        for place, colour_name in enumerate(route["tracks"]):
            tracks.append(
                Track(
                    number=first + place,
                    a=a,
                    b=b,
                    length=int(route["length"]),
                    colour=None if colour_name in ("grey", "gray") else COLOURS.index(colour_name),
                    ferry=int(route.get("ferry", 0)),
                    tunnel=bool(route.get("tunnel", False)),
                    twin=first + 1 - place if double else None,
                )
            )
    return tracks


def alike(tracks: list[Track]) -> list[list[Track]]:
    found: dict[tuple[int | None, int, int], list[Track]] = {}
    for track in tracks:
        found.setdefault((track.colour, track.length, track.ferry), []).append(track)
    return list(found.values())


def read_tickets(entries: list[dict[str, Any]], cities: list[str]) -> list[Ticket]:
    """Number the tickets in the order of the file."""
    tickets: list[Ticket] = []
    for number, entry in enumerate(entries):
        a, b = (cities.index(name) for name in entry["between"])
        shown = entry.get("cards", {})
        cards = tuple(int(shown.get(colour, 0)) for colour in COLOURS)
        tickets.append(Ticket(number, a, b, int(entry["points"]), bool(entry.get("long", False)), cards))
    return tickets
