"""The hash of a map: stable, blind to what does not affect play, changed by everything that does."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from whistlestop import maps


def hash_of(text: str, tmp_path: Path) -> str:
    file = tmp_path / "map.toml"
    file.write_text(text, encoding="utf-8")
    return maps.load(file).hash


@pytest.mark.parametrize(
    "old,new",
    [
        ("format = 1", "# a comment\nformat = 1"),
        ('id = "island"', 'id = "iceland"'),
        ('name = "Ísland"', 'name = "Iceland"'),
        ('name = "Vík"', 'name = "Vik"'),
        ("lat = 63.42", "lat = 63.4"),
        ('["hofn", "vik"]', '["vik", "hofn"]'),
        ('["reykjavik", "akureyri"], points', '["akureyri", "reykjavik"], points'),
        ("dealt = 4", "dealt = 4\ngiven_locomotives = 0"),
        ("{1 = 1, 2 = 2, ", "{2 = 2, 1 = 1, "),
        ('tracks = ["green"]}', 'tracks = ["green"], tunnel = false, ferry = 0}'),
    ],
)
def test_what_does_not_affect_play(old: str, new: str, example: str, tmp_path: Path) -> None:
    assert old in example
    assert hash_of(example.replace(old, new), tmp_path) == hash_of(example, tmp_path)


@pytest.mark.parametrize(
    "old,new",
    [
        ('["hofn", "vik"], length = 5', '["hofn", "vik"], length = 4'),
        ("ferry = 2", "ferry = 1"),
        (', tunnel = true},\n  {between = ["vik", "eg', '},\n  {between = ["vik", "eg'),
        ('tracks = ["red", "blue"]', 'tracks = ["blue", "red"]'),
        ("points = 18", "points = 19"),
        ("players = [2, 3]", "players = [2, 2]"),
        ("locomotives = 10", "locomotives = 11"),
        ("last_round_at = 2", "last_round_at = 3"),
        ("points_unused = 3", "points_unused = 4"),
        ('"selfoss"', '"selfoss_"'),
    ],
)
def test_what_affects_play(old: str, new: str, example: str, tmp_path: Path) -> None:
    assert old in example
    assert hash_of(example.replace(old, new), tmp_path) != hash_of(example, tmp_path)


@pytest.mark.parametrize("name", maps.names())
def test_the_form_that_the_docs_describe(name: str) -> None:
    """Computed once more, from docs/maps.md and the TOML alone."""
    data: dict[str, Any] = tomllib.loads(maps.path(name).read_text(encoding="utf-8"))
    colours = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
    number = {city["id"]: n for n, city in enumerate(data["board"]["cities"])}

    def pair(entry: dict[str, Any]) -> list[int]:
        return sorted(number[city] for city in entry["between"])

    ticket_rules = {"dealt_long": 0, **data["tickets"]}
    tickets = ticket_rules.pop("list")
    trains = data.get("trains") or {
        "each": 0,
        "last_round_at": -1,
        "doubles_closed_up_to": 0,
        "longest_path_bonus": 0,
        "points": {},
    }
    trains = {**trains, "points": [trains["points"].get(str(length), 0) for length in range(9)]}
    form = {
        "form": "whistlestop-map-1",
        "kind": data["kind"],
        "players": data["players"],
        "cities": list(number),
        "tracks": [
            [*pair(route), route["length"], colour, route.get("ferry", 0), route.get("tunnel", False), index]
            for index, route in enumerate(data["board"].get("routes", []))
            for colour in route["tracks"]
        ],
        "tickets": [
            [
                *pair(ticket),
                ticket["points"],
                ticket.get("long", False),
                [ticket.get("cards", {}).get(colour, 0) for colour in colours],
            ]
            for ticket in tickets
        ],
        "bonus": sorted([number[city], points] for city, points in data.get("bonus", {}).items()),
        "train_cards": {"given_locomotives": 0, **data["train_cards"]},
        "trains": trains,
        "stations": data.get("stations", {"each": 0, "points_unused": 0}),
        "rounds": data.get("rounds", {"two_rounds_from": 0, "dealt": 0}),
        "ticket_rules": ticket_rules,
    }
    text = json.dumps(form, sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == maps.load(name).hash
