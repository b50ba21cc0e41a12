"""From the first reading of a map file, once it has been found good, to a Map."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .draft import Draft, Entry
from .model import (
    COLOURS,
    MAX_LENGTH,
    Bonus,
    City,
    Map,
    Rounds,
    Route,
    Stations,
    Ticket,
    TicketRules,
    Track,
    TrainCards,
    Trains,
    hash_of,
)


def build(draft: Draft, path: Path) -> Map:
    """The map of a draft without faults: every key is there, optional ones with their default."""
    cities = tuple(City(c["id"], c["name"], float(c["lat"]), float(c["lon"])) for c in draft.cities)
    number = {city.id: i for i, city in enumerate(cities)}
    routes, tracks = _routes(draft.routes, number)
    trains = dict(draft.tables.get("trains", {}))
    if trains:
        trains["points"] = tuple(trains["points"].get(str(length), 0) for length in range(MAX_LENGTH + 1))
    map = Map(
        id=draft.top["id"],
        name=draft.top["name"],
        kind=draft.kind,
        players=(draft.top["players"][0], draft.top["players"][1]),
        cities=cities,
        routes=routes,
        tracks=tracks,
        tickets=tuple(_ticket(entry, number) for entry in draft.tickets),
        bonus=tuple(Bonus(number[city], points) for city, points in draft.tables.get("bonus", {}).items()),
        train_cards=TrainCards(**draft.tables["train_cards"]),
        trains=Trains(**trains),
        stations=Stations(**draft.tables.get("stations", {})),
        rounds=Rounds(**draft.tables.get("rounds", {})),
        ticket_rules=TicketRules(**draft.tables["tickets"]),
        path=path,
        idle_rounds=draft.top["idle_rounds"],
    )
    return replace(map, hash=hash_of(map))


def _routes(entries: list[Entry], number: dict[str, int]) -> tuple[tuple[Route, ...], tuple[Track, ...]]:
    """Tracks are numbered by going through the routes in order, each route's tracks in order."""
    routes: list[Route] = []
    tracks: list[Track] = []
    for entry in entries:
        a, b = (number[city] for city in entry["between"])
        first = len(tracks)
        indices = tuple(range(first, first + len(entry["tracks"])))
        for index, colour in zip(indices, entry["tracks"], strict=True):
            twin = next((other for other in indices if other != index), None)
            tracks.append(Track(a, b, entry["length"], colour, entry["ferry"], entry["tunnel"], len(routes), twin))
        routes.append(Route(a, b, entry["length"], indices))
    return tuple(routes), tuple(tracks)


def _ticket(entry: Entry, number: dict[str, int]) -> Ticket:
    a, b = (number[city] for city in entry["between"])
    cards = tuple(entry.get("cards", {}).get(colour, 0) for colour in COLOURS)
    return Ticket(a, b, entry["points"], entry.get("long", False), cards)
