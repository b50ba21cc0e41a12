"""A position as one line that fits into a link, as FEN is for chess; docs/positions.md describes it field by field.

Fields are divided by `.`, and one that says nothing is `-`. Cards are letters with their number (`b4l`: four blue, a
locomotive). Routes, cities and tickets go by their number on the map, which is why the line has the map's hash.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, TypeGuard

import msgspec

from whistlestop.maps import Map

from ..notation.cards import KINDS, LOCO, find_set, set_text
from ..notation.names import Names, names_of
from .form import Making, Position, PositionError, Seat, wrong_form
from .names import find_map

LETTERS = "pbowgykrl"  # as KINDS
SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"  # a number from 62 on: _ and the rest
SEATS = "abcde"
HASH = 8  # letters of the map's hash
FIELDS = ("routes", "stations", "row", "discards", "bottom", "out", "unseen", "deck", "move")  # then seats, phase, turn
COUNTERS = {"r": "round", "l": "last_turns", "p": "passes", "i": "idle", "o": "open_track"}
SEAT = {  # the parts of a seat's field
    "h": "hand",
    "c": "cards",
    "k": "known",
    "t": "tickets",
    "f": "offer",
    "x": "chosen",
    "d": "done",
    "m": "completed",
    "r": "returned",
    "n": "kept",
    "y": "yard",
    "s": "track",
}
CARDS, TICKETS, NUMBERS = (
    {"hand", "known", "track"},
    {"tickets", "offer", "chosen", "completed", "returned"},
    {"cards", "kept"},
)
LINE = re.compile(r"[a-z][a-z0-9_]*(?:~[0-9a-f]*)?\.[\w.~-]*", re.ASCII)


def is_line(data: object) -> TypeGuard[str]:
    return isinstance(data, str) and bool(LINE.fullmatch(data.strip()))


# --- writing ------------------------------------------------------------------------------------------


def position_line(position: Position, map: Map) -> str:
    """The line of a position on this map; `read_position_line` reads it back."""
    names = names_of(map)
    seats = [seat_field(seat, names) for seat in position.seats]
    seats += ["-"] * ((position.players or len(seats)) - len(seats))
    routes, stations = ([getattr(seat, name) for seat in position.seats] for name in ("routes", "stations"))
    fields = [
        owners(routes, names.track_number),
        owners(stations, names.city_number),
        "".join("0" if word is None else LETTERS[KINDS.index(word)] for word in position.row or [])
        or ("-" if position.row is None else "0"),
        cards(position.discards),
        "".join(
            ("~" if it.ticket is None else symbol(names.ticket_number[it.ticket])) + SEATS[it.by]
            for it in position.bottom
        ),
        numbers(position.out, names.ticket_number),
        str(position.unseen) if isinstance(position.unseen, int) else "",
        str(position.deck) if isinstance(position.deck, int) else "",
        move_field(position.move, names),
        *seats,
        position.phase,
        turn_field(position),
    ]
    return ".".join([f"{map.id}~{map.hash[:HASH]}", *(text or "-" for text in fields)])


def symbol(number: int) -> str:
    return SYMBOLS[number] if number < len(SYMBOLS) else f"_{SYMBOLS[number - len(SYMBOLS)]}"


def cards(counts: Mapping[str, int]) -> str:
    ordered = [(letter, counts.get(kind, 0)) for letter, kind in zip(LETTERS, KINDS, strict=True)]
    return "".join(letter + (str(number) if number > 1 else "") for letter, number in ordered if number)


def numbers(said: Iterable[str] | int, number_of: Mapping[str, int]) -> str:
    return "~" * said if isinstance(said, int) else "".join(symbol(number_of[name]) for name in said)


def owners(owned: list[list[str]], number_of: Mapping[str, int]) -> str:
    """As in FEN: the seat of each that has one, and in between how many have none."""
    seat_of = {number_of[name]: SEATS[seat] for seat, names in enumerate(owned) for name in names}
    each = [seat_of.get(number, "") for number in range(max(seat_of, default=-1) + 1)]
    return "".join("".join(run) or str(len(run)) for run in (list(group) for _, group in groupby(each, key=bool)))


def seat_field(seat: Seat, names: Names) -> str:
    parts = []
    for tag, name in SEAT.items():
        said = getattr(seat, name)
        nothing = said in ({}, []) and name not in ("chosen", "returned")
        if said is None or nothing or (said == 0 and name not in NUMBERS):
            continue
        if name in CARDS:
            parts.append(tag + cards(said))
        elif name in TICKETS:
            parts.append(tag + numbers(said, names.ticket_number))
        elif name == "yard":
            parts.append(tag + "".join(pile(text) for text in said))
        else:
            parts.append(tag + ("" if said is True else str(said)))
    return "-".join(parts)


def pile(text: str) -> str:
    found = find_set(text)
    return "" if found is None else cards({found.colour: found.cards}) + cards({LOCO: found.locos})


def move_field(move: Making | None, names: Names) -> str:
    if move is None:
        return ""
    if move.station is not None:
        return f"s{symbol(names.city_number[move.station])}"
    if move.place is not None:
        return f"p{LETTERS[KINDS.index(move.place)]}{'' if move.cards is None else move.cards}"
    claim = f"c{symbol(names.track_number[move.claim or ''])}"
    turned = "".join(LETTERS[KINDS.index(kind)] for kind in move.turned)
    return claim if move.paid is None else f"{claim}~{pile(move.paid)}~{turned}"


def turn_field(position: Position) -> str:
    counters = {tag: int(getattr(position, name)) for tag, name in COUNTERS.items()}
    said = "".join(f"{tag}{number}" for tag, number in counters.items() if number != (tag == "r"))
    return f"{SEATS[position.to_move or 0]}{position.turn or 0}{said}"


# --- reading ------------------------------------------------------------------------------------------


def read_position_line(line: str, own: Map | None = None) -> Position:
    """The position of a line, on a shipped map or one's own. PositionError if it is none."""
    name, *fields = line.strip().split(".")
    name, _, hash = name.partition("~")
    map = find_map(name, own)
    if not map.hash.startswith(hash):
        raise PositionError("map", f"the line is of another {name} ({hash}); this one is {map.hash[:HASH]}.")
    players = len(fields) - len(FIELDS) - 2
    if not 1 <= players <= len(SEATS):
        raise PositionError(
            "", f"{len(fields) + 1} fields are no line of a position: it has {len(FIELDS) + 3} and one a seat."
        )
    said = ["" if field == "-" else field for field in fields]
    head = dict(zip(FIELDS, said, strict=False))
    return Reader(map).position(head, said[len(FIELDS) : -2], said[-2], said[-1])


class Reader:
    """The fields of a line on one map."""

    def __init__(self, map: Map) -> None:
        self.map = map
        self.names = names_of(map)

    def position(self, head: dict[str, str], seats: list[str], phase: str, turn: str) -> Position:
        routes = self.owners("routes", head["routes"], self.names.tracks, len(seats))
        stations = self.owners("stations", head["stations"], self.names.cities, len(seats))
        found: dict[str, Any] = {
            "map": self.map.id,
            "seats": [
                {**self.seat(f"seats[{place}]", text), "routes": routes[place], "stations": stations[place]}
                for place, text in enumerate(seats)
            ],
            "phase": phase,
            "row": [
                None if it == "0" else KINDS[LETTERS.index(it)] for it in pieces("row", f"[0{LETTERS}]", head["row"])
            ]
            or None,
            "discards": counts("discards", head["discards"]),
            "bottom": [
                {
                    "by": SEATS.index(it[-1]),
                    **({} if it[0] == "~" else {"ticket": self.named("bottom", it[:-1], self.names.tickets)}),
                }
                for it in pieces("bottom", f"(?:~|_?[0-9A-Za-z])[{SEATS}]", head["bottom"])
            ],
            "out": self.tickets("out", head["out"]),
            "move": self.move(head["move"]),
            **{name: number(name, head[name]) for name in ("unseen", "deck") if head[name]},
            **self.turn(turn),
        }
        if found["row"] == [None]:
            found["row"] = []
        try:
            return msgspec.convert(found, Position)
        except msgspec.ValidationError as error:
            raise wrong_form(error) from None

    def turn(self, text: str) -> dict[str, Any]:
        who, *tagged = pieces("turn", rf"^[{SEATS}]\d+|[{''.join(COUNTERS)}]\d+", text) or [""]
        if not who or who[0] not in SEATS:
            raise unread("turn", text)
        counters: dict[str, Any] = {COUNTERS[it[0]]: number("turn", it[1:]) for it in tagged}
        if "open_track" in counters:
            counters["open_track"] = bool(counters["open_track"])
        return {"to_move": SEATS.index(who[0]), "turn": number("turn", who[1:]), **counters}

    def seat(self, path: str, text: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for part in text.split("-") if text else []:
            name = SEAT.get(part[:1])
            if name is None or name in found:
                raise unread(path, text)
            found[name] = self.part(f"{path}.{name}", name, part[1:])
        return found

    def part(self, path: str, name: str, text: str) -> object:
        if name in CARDS:
            return counts(path, text)
        if name in TICKETS:
            return len(text) if text and not text.strip("~") else self.tickets(path, text)
        if name in NUMBERS:
            return number(path, text)
        if name == "yard":
            return [read_set(path, it) for it in pieces(path, rf"[{LETTERS[:-1]}]\d*(?:l\d*)?", text)]
        return text == "" or unread(path, text)

    def tickets(self, path: str, text: str) -> list[str]:
        return [self.named(path, it, self.names.tickets) for it in pieces(path, "_?[0-9A-Za-z]", text)]

    def named(self, path: str, text: str, names: list[str]) -> str:
        at = SYMBOLS.index(text[-1]) + len(SYMBOLS) * text.startswith("_")
        if at >= len(names):
            raise PositionError(path, f"{text!r} is number {at}, and {self.map.name} has {len(names)} of these.")
        return names[at]

    def owners(self, path: str, text: str, names: list[str], players: int) -> list[list[str]]:
        owned: list[list[str]] = [[] for _ in range(players)]
        at = 0
        for it in pieces(path, rf"[{SEATS[:players]}]|\d+", text):
            if it.isdecimal():
                at += number(path, it)
                continue
            if at >= len(names):
                raise PositionError(path, f"{self.map.name} has only {len(names)} of these.")
            owned[SEATS.index(it)].append(names[at])
            at += 1
        return owned

    def move(self, text: str) -> dict[str, Any] | None:
        if not text:
            return None
        claim, station, place = (
            re.fullmatch(form, text)
            for form in (
                rf"c(_?[0-9A-Za-z])(?:~([{LETTERS}\d]+)~([{LETTERS}]+))?",
                r"s(_?[0-9A-Za-z])",
                rf"p([{LETTERS}])(\d*)",
            )
        )
        if station:
            return {"station": self.named("move", station[1], self.names.cities)}
        if place:
            return {
                "place": KINDS[LETTERS.index(place[1])],
                **({"cards": number("move", place[2])} if place[2] else {}),
            }
        if not claim:
            raise unread("move", text)
        found: dict[str, Any] = {"claim": self.named("move", claim[1], self.names.tracks)}
        if claim[2]:
            found |= {"paid": read_set("move", claim[2]), "turned": [KINDS[LETTERS.index(it)] for it in claim[3]]}
        return found


def unread(path: str, text: str) -> PositionError:
    return PositionError(path, f"{text!r} is not what a line has here.")


def pieces(path: str, form: str, text: str) -> list[str]:
    """A text cut into parts of one form, without a rest."""
    found = re.findall(form, text, re.ASCII)
    if "".join(found) != text:
        raise unread(path, text)
    return found


def number(path: str, text: str) -> int:
    if not re.fullmatch(r"\d{1,7}", text, re.ASCII):
        raise unread(path, text)
    return int(text)


def counts(path: str, text: str) -> dict[str, int]:
    found = pieces(path, rf"[{LETTERS}]\d*", text)
    if len({it[0] for it in found}) < len(found):
        raise unread(path, text)
    return {KINDS[LETTERS.index(it[0])]: number(path, it[1:] or "1") for it in found}


def read_set(path: str, text: str) -> str:
    cards = counts(path, text)
    locos = cards.pop(LOCO, 0)
    if len(cards) > 1:
        raise unread(path, text)
    colour, many = next(iter(cards.items())) if cards else (LOCO, 0)
    return set_text(colour, many, locos)
