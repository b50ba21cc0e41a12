"""The shape of a map file: tables, keys, what each may hold, its default. docs/maps.md says it in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .model import COLOURS, FORMAT, IDLE_ROUNDS, MAX_LENGTH, MAX_TRAINS, OFFER, SEATS, Kind
from .values import Between, Choice, Colours, Counts, Degrees, Flag, Holds, Id, List, Name, Number, Players

MOST_POINTS = 99
MOST_CARDS = 31  # of one kind: a decision can count cards from 0 to 31
MOST_TICKET_CARDS = 5  # K1
MOST_STATIONS = 3  # E11 says what the first three cost
REQUIRED: Any = object()  # the default of a key that has none


@dataclass(frozen=True)
class Key:
    holds: Holds
    default: Any = REQUIRED
    only: Kind | None = None  # the kind of map that has this key; None: both


@dataclass(frozen=True)
class Table:
    keys: dict[str, Key] | None  # None: the keys are city ids
    required: bool = True
    only: Kind | None = None


POINTS = Number(1, MOST_POINTS)
LENGTHS = tuple(str(length) for length in range(1, MAX_LENGTH + 1))
BONUS = Counts(None, "city ids", POINTS)

TOP = {
    "format": Key(Number(FORMAT, FORMAT)),
    "id": Key(Id()),
    "name": Key(Name()),
    "kind": Key(Choice(("map", "cards"))),
    "players": Key(Players()),
    "idle_rounds": Key(Number(1, 99), IDLE_ROUNDS),
}
TRAIN_CARDS = {
    "each_colour": Key(Number(1, MOST_CARDS)),
    "locomotives": Key(Number(0, MOST_CARDS)),
    "dealt": Key(Number(0, MOST_CARDS)),
    "given_locomotives": Key(Number(0, MOST_CARDS), 0),
    "reset_at_locomotives": Key(Number(0, 5)),
    "reshuffled": Key(Flag()),
}
TRAINS = {
    "each": Key(Number(1, MAX_TRAINS)),
    "last_round_at": Key(Number(0, MAX_TRAINS)),
    "doubles_closed_up_to": Key(Number(0, SEATS)),
    "longest_path_bonus": Key(Number(0, MOST_POINTS)),
    "points": Key(Counts(LENGTHS, f"lengths from 1 to {MAX_LENGTH}", POINTS)),
}
STATIONS = {
    "each": Key(Number(0, MOST_STATIONS)),
    "points_unused": Key(Number(0, MOST_POINTS)),
}
ROUNDS = {
    "two_rounds_from": Key(Number(2, SEATS)),
    "dealt": Key(Number(0, MOST_CARDS)),
}
TICKET_RULES = {
    "dealt": Key(Number(0, OFFER)),
    "dealt_long": Key(Number(0, OFFER), 0, only="map"),
    "keep_at_setup": Key(Number(0, OFFER)),
    "not_kept_at_setup": Key(Choice(("bottom", "out", "shuffled"))),
    "drawn": Key(Number(1, OFFER)),
    "keep_when_drawn": Key(Number(0, OFFER)),
    "list": Key(List()),
}
TICKET = {
    "between": Key(Between()),
    "points": Key(POINTS),
    "long": Key(Flag(), False, only="map"),
    "cards": Key(Counts(COLOURS, "the eight colours", Number(1, MOST_TICKET_CARDS)), only="cards"),
}
BOARD = {
    "cities": Key(List()),
    "routes": Key(List(), only="map"),
}
CITY = {
    "id": Key(Id()),
    "name": Key(Name()),
    "lat": Key(Degrees(90)),
    "lon": Key(Degrees(180)),
}
ROUTE = {
    "between": Key(Between()),
    "length": Key(Number(1, MAX_LENGTH)),
    "tracks": Key(Colours()),
    "ferry": Key(Number(0, MAX_LENGTH), 0),
    "tunnel": Key(Flag(), False),
}
TABLES = {
    "train_cards": Table(TRAIN_CARDS),
    "trains": Table(TRAINS, only="map"),
    "stations": Table(STATIONS, required=False, only="map"),
    "rounds": Table(ROUNDS, required=False, only="cards"),
    "tickets": Table(TICKET_RULES),
    "bonus": Table(None, required=False, only="cards"),
    "board": Table(BOARD),
}
