"""What a map is, once it has been read: plain frozen data in the order of the map file."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
GREY = "grey"
FORMAT = 1

# The sizes of the rules' records, said again so that a map can be checked without NumPy. A test compares.
SEATS = 5
CITIES = 64
TRACKS = 128
TICKETS = 64
OFFER = 6
MAX_LENGTH = 8
MAX_TRAINS = 60
ROW = 5
IDLE_ROUNDS = 20  # E16, K13a

Kind = Literal["map", "cards"]


class City(NamedTuple):
    id: str
    name: str
    lat: float
    lon: float


class Route(NamedTuple):
    """One entry of the file's routes: one track, or the two of a double route (B9)."""

    a: int
    b: int
    length: int
    tracks: tuple[int, ...]


class Track(NamedTuple):
    a: int
    b: int
    length: int
    colour: str  # one of COLOURS, or GREY
    ferry: int  # E4: locomotive symbols
    tunnel: bool  # E5
    route: int
    twin: int | None  # the other track of a double route


class Ticket(NamedTuple):
    a: int
    b: int
    points: int
    long: bool = False  # E1
    cards: tuple[int, ...] = (0,) * len(COLOURS)  # K16: how many cards of each colour it shows


class Bonus(NamedTuple):
    """K20: a big city."""

    city: int
    points: int


class TrainCards(NamedTuple):
    each_colour: int
    locomotives: int
    dealt: int
    given_locomotives: int
    reset_at_locomotives: int
    reshuffled: bool


class Trains(NamedTuple):
    each: int = 0
    last_round_at: int = -1
    doubles_closed_up_to: int = 0
    longest_path_bonus: int = 0
    points: tuple[int, ...] = (0,) * (MAX_LENGTH + 1)  # by length; 0 where there is no such route


class Stations(NamedTuple):
    each: int = 0
    points_unused: int = 0


class Rounds(NamedTuple):
    two_rounds_from: int = 0
    dealt: int = 0


class TicketRules(NamedTuple):
    dealt: int
    keep_at_setup: int
    not_kept_at_setup: str  # "bottom", "out" or "shuffled"
    drawn: int
    keep_when_drawn: int
    dealt_long: int = 0


@dataclass(frozen=True)
class Map:
    id: str
    name: str
    kind: Kind
    players: tuple[int, int]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]
    bonus: tuple[Bonus, ...]
    train_cards: TrainCards
    trains: Trains
    stations: Stations
    rounds: Rounds
    ticket_rules: TicketRules
    path: Path
    idle_rounds: int = IDLE_ROUNDS  # E16, K13a
    hash: str = ""  # see hash_of
    base: Map | None = None  # of a variant: the map that it extends

    def __hash__(self) -> int:
        """Maps that play alike share much that is worked out once."""
        return hash(self.hash)

    def city(self, id: str) -> int:
        """The number of a city, from its id."""
        for number, city in enumerate(self.cities):
            if city.id == id:
                return number
        raise KeyError(id)


def hash_of(map: Map) -> str:
    """SHA-256 over everything that affects play, in the form that docs/maps.md describes."""
    form: dict[str, object] = {
        "form": "whistlestop-map-1",
        "kind": map.kind,
        "players": map.players,
        "cities": [city.id for city in map.cities],
        "tracks": [
            [*sorted((track.a, track.b)), track.length, track.colour, track.ferry, track.tunnel, track.route]
            for track in map.tracks
        ],
        "tickets": [
            [*sorted((ticket.a, ticket.b)), ticket.points, ticket.long, ticket.cards] for ticket in map.tickets
        ],
        "bonus": sorted(map.bonus),
        "train_cards": map.train_cards._asdict(),
        "trains": map.trains._asdict(),
        "stations": map.stations._asdict(),
        "rounds": map.rounds._asdict(),
        "ticket_rules": map.ticket_rules._asdict(),
    }
    if map.idle_rounds != IDLE_ROUNDS:  # there was no such key once: maps without it keep their hash
        form["idle_rounds"] = map.idle_rounds
    text = json.dumps(form, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()
