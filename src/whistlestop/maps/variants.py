"""Variants: a map file that says `extends = "europe"` and then only what is different.

Tables are merged key by key. Tickets are added, dropped or replaced one by one; any other list of the file takes the
place of the base's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .fault import Fault, MapError, show
from .model import Map

EXTENDS = "extends"
OWN = ("id", "name")  # what a variant does not take over from its base
EDITS = ("drop", "replace", "add")  # of the tickets, in the order in which they are made

Data = dict[str, Any]  # a map file, or a table of one, as TOML gives it
Ticket = dict[str, Any]


@dataclass
class Merged:
    """A variant put together with its base, as one map file."""

    data: Data
    tickets: list[str] = field(default_factory=list)  # where each ticket stands in the variant; "" for the base's own
    faults: list[Fault] = field(default_factory=list)


def merge(variant: Data, base: Data, file: str) -> Merged:
    """What the two files say together. The base is a good one, so what is wrong now is the variant's."""
    own = {key: value for key, value in variant.items() if key != EXTENDS}
    faults = [Fault(file, "", f'lacks the key "{key}"', f"the variant's own {key}") for key in OWN if key not in own]
    if own.get("id") == base["id"]:
        faults.append(Fault(file, "id", f"is {show(base['id'])}, that of its base", "an id of its own"))
    tickets = own.get("tickets")
    edits = {key: tickets[key] for key in EDITS if key in tickets} if isinstance(tickets, dict) else {}
    if isinstance(tickets, dict):
        own["tickets"] = {key: value for key, value in tickets.items() if key not in EDITS}
    merged = Merged(_merged(own, base), faults=faults)
    if edits and isinstance(listed := merged.data["tickets"].get("list"), list):
        editing = Editing(file, list(listed), [""] * len(listed))
        editing.edit(edits)
        merged.data["tickets"]["list"], merged.tickets = editing.tickets, editing.places
        merged.faults += editing.faults
    if isinstance(bonus := merged.data.get("bonus"), dict):
        given = base.get("bonus", {})  # 0 takes one of these away
        merged.data["bonus"] = {city: points for city, points in bonus.items() if points != 0 or city not in given}
    return merged


def _merged(own: Data, base: Data) -> Data:
    """Key by key, as deep as both have tables."""
    found = {key: _merged({}, value) if isinstance(value, dict) else value for key, value in base.items()}
    for key, value in own.items():
        both = isinstance(value, dict) and isinstance(base.get(key), dict)
        found[key] = _merged(value, base[key]) if both else value
    return found


@dataclass
class Editing:
    """The tickets of a variant, while they are made from those of its base."""

    file: str
    tickets: list[Ticket]
    places: list[str]  # of each ticket, where in the variant it stands
    faults: list[Fault] = field(default_factory=list)

    def edit(self, edits: dict[str, Any]) -> None:
        for key in EDITS:
            entries = edits.get(key, [])
            if not isinstance(entries, list):
                self.fault(f"tickets.{key}", f"is {show(entries)}", "a list")
                continue
            for number, given in enumerate(entries):
                label = f"tickets.{key}[{number}]"
                entry = {"between": given} if key == "drop" and isinstance(given, list) else given
                if not isinstance(entry, dict):
                    self.fault(label, f"is {show(entry)}", "a table with between")
                elif key == "add":
                    self.tickets.append(entry)
                    self.places.append(label)
                else:
                    self.change(label, entry, drop=key == "drop")

    def change(self, label: str, entry: Ticket, drop: bool) -> None:
        """Drop or replace the one ticket that the entry means."""
        cities = entry.get("between")
        if not isinstance(cities, list) or len(cities) != 2 or not all(isinstance(city, str) for city in cities):
            self.fault(label, f"names {show(cities)}", "the two cities of a ticket")
            return
        found = [number for number, ticket in enumerate(self.tickets) if _means(entry, ticket, drop)]
        between = " and ".join(map(show, cities))
        if len(found) > 1:
            problem = f"could be any of {len(found)} tickets between {between}"
            expected = "the cards of the one that is meant" if drop else "the one to be dropped, and the new one added"
            self.fault(label, problem, expected)
        elif not found:
            self.fault(label, f"names a ticket between {between}, which the base has not", "a ticket of the base")
        elif drop:
            del self.tickets[found[0]], self.places[found[0]]
        else:
            self.tickets[found[0]] = self.tickets[found[0]] | entry
            self.places[found[0]] = label

    def fault(self, entry: str, problem: str, expected: str) -> None:
        self.faults.append(Fault(self.file, entry, problem, expected))


def _means(entry: Ticket, ticket: Ticket, drop: bool) -> bool:
    """A ticket is known by its cities; the cards tell apart those of the card game that have the same ones."""
    cards = entry.get("cards") if drop else None
    return set(entry["between"]) == set(ticket["between"]) and cards in (None, ticket.get("cards"))


def beside_bases(maps: Iterable[Map]) -> list[Map]:
    """The same maps, each variant after its base, or after the variants of it that come before."""
    waiting = list(maps)
    known = {map.id for map in waiting}
    found: list[Map] = []

    def take(map: Map) -> None:
        found.append(map)
        for other in waiting:
            if nearest_base(other, known) == map.id:
                take(other)

    for map in waiting:
        if nearest_base(map, known) is None:
            take(map)
    return found


def nearest_base(map: Map, known: set[str] | Sequence[str]) -> str | None:
    """The id of the first of its bases that is among these."""
    base = map.base
    while base is not None and base.id not in known:
        base = base.base
    return None if base is None else base.id


def refuse_circle(chain: Sequence[str]) -> MapError:
    problem = f"goes round in a circle: {', '.join(chain)}"
    return MapError([Fault(chain[0], EXTENDS, problem, "a base that does not extend this map")])
