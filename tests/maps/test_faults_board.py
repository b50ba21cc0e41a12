"""Faults of cities and routes: a change to a good map, and the one line that it must bring."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Faults = Callable[[str, str, str], list[str]]
COLOURS = "purple, blue, orange, white, green, yellow, black, red"
CITY = "expected the id of a city in board.cities"

# what to replace in the example of docs/maps.md, by what, and the whole line that the checker must say
CASES = [
    (
        'id = "vik", name = "Vík"',
        'id = "vik"',
        'board.cities[7] (vik): lacks the key "name"; expected a name of 1 to 60 characters on one line',
    ),
    (
        "lat = 63.42, lon",
        "lat = 93.42, lon",
        "board.cities[7] (vik): lat is 93.42; expected degrees from -90 to 90",
    ),
    ("lon = -19.01", "lon = nan", "board.cities[7] (vik): lon is nan; expected degrees from -180 to 180"),
    ("lon = -19.01", "lon = true", "board.cities[7] (vik): lon is true; expected degrees from -180 to 180"),
    (
        'name = "Vík"',
        'name = "Höfn"',
        'board.cities[7] (vik): has the name "Höfn" of board.cities[6] (hofn); expected a different name',
    ),
    (
        "lat = 63.42, lon = -19.01",
        "lat = 64.25, lon = -15.21",
        "board.cities[7] (vik): has the same lat and lon as board.cities[6] (hofn); expected a place of its own",
    ),
    (
        'between = ["hofn", "vik"]',
        'between = ["hofn", "vikk"]',
        f'board.routes[9] (hofn-vikk): names the unknown city "vikk" (did you mean "vik"?); {CITY}',
    ),
    (
        'between = ["hofn", "vik"]',
        'between = ["vik", "vik"]',
        'board.routes[9] (vik-vik): runs from "vik" to itself; expected two different cities',
    ),
    (
        'between = ["hofn", "vik"]',
        'between = ["hofn", "vik", "selfoss"]',
        "board.routes[9] (hofn-vik-selfoss): between names 3 cities; expected a list of two city ids",
    ),
    (
        'between = ["hofn", "vik"]',
        'between = ["hofn", 3]',
        "board.routes[9]: between names the city 3; expected a list of two city ids",
    ),
    (
        '["hofn", "vik"], length = 5',
        '["hofn", "vik"], length = 9',
        "board.routes[9] (hofn-vik): length is 9; expected a whole number from 1 to 8",
    ),
    (
        '["hofn", "vik"], length = 5',
        '["hofn", "vik"], lenght = 5',
        (
            'board.routes[9] (hofn-vik): has the unknown key "lenght" (did you mean "length"?); '
            "expected between, length, tracks, ferry and tunnel"
        ),
    ),
    (
        '["hofn", "vik"], length = 5',
        '["hofn", "vik"], length = 7',
        "trains.points: gives no points for length 7, that of board.routes[9] (hofn-vik); expected 7 = its points",
    ),
    (
        "5 = 10, ",
        "",
        (
            "trains.points: gives no points for length 5, that of board.routes[3] (borgarnes-akureyri) and 1 more; "
            "expected 5 = its points"
        ),
    ),
    (
        'tracks = ["red", "blue"]',
        'tracks = ["red", "blue", "grey"]',
        (
            "board.routes[0] (reykjavik-borgarnes): tracks lists 3 parallel tracks; "
            "expected one track, or two for a double route"
        ),
    ),
    (
        'tracks = ["red", "blue"]',
        "tracks = []",
        (
            "board.routes[0] (reykjavik-borgarnes): tracks lists 0 parallel tracks; "
            "expected one track, or two for a double route"
        ),
    ),
    (
        'tracks = ["red", "blue"]',
        'tracks = "red"',
        (
            'board.routes[0] (reykjavik-borgarnes): tracks is "red"; '
            "expected a list of colours: one track, or two for a double route"
        ),
    ),
    (
        'tracks = ["red", "blue"]',
        'tracks = ["red", "gray"]',
        (
            'board.routes[0] (reykjavik-borgarnes): tracks has the unknown colour "gray" (did you mean "grey"?); '
            f"expected {COLOURS} or grey"
        ),
    ),
    (
        'between = ["hofn", "vik"]',
        'between = ["hofn", "egilsstadir"]',
        (
            "board.routes[9] (hofn-egilsstadir): joins the same two cities as board.routes[8] (egilsstadir-hofn); "
            'expected one entry; a double route has two colours in its "tracks"'
        ),
    ),
    (
        "ferry = 2",
        "ferry = 7",
        "board.routes[4] (isafjordur-akureyri): ferry is 7 on a route of length 6; expected at most 6",
    ),
    (
        "ferry = 2",
        "ferry = 2, tunnel = true",
        "board.routes[4] (isafjordur-akureyri): is a ferry and a tunnel; expected one of the two",
    ),
    (
        'tracks = ["grey"], ferry = 2',
        'tracks = ["blue", "grey"], ferry = 2',
        "board.routes[4] (isafjordur-akureyri): is a ferry, but blue; expected grey: a ferry takes any one colour",
    ),
    (
        "locomotives = 10",
        "locomotives = 1",
        (
            "board.routes[4] (isafjordur-akureyri): ferry is 2, but train_cards.locomotives is 1; "
            "expected a ferry that can be paid for"
        ),
    ),
    (
        (
            '  {between = ["borgarnes", "isafjordur"], length = 4, tracks = ["green"]},\n'
            '  {between = ["borgarnes", "akureyri"], length = 5, tracks = ["yellow"]},\n'
            '  {between = ["isafjordur", "akureyri"], length = 6, tracks = ["grey"], ferry = 2},\n'
        ),
        '  {between = ["borgarnes", "akureyri"], length = 5, tracks = ["yellow"]},\n',
        "board.routes: isafjordur is cut off from the rest; expected routes that join all cities",
    ),
]

# changes that bring this line and others
SEVERAL = [
    (
        'id = "vik", name = "Vík"',
        'name = "Vík"',
        'board.cities[7]: lacks the key "id"; expected 1 to 40 of the characters a-z, 0-9 and _, a letter first',
    ),
    (
        '{id = "vik", name',
        '{id = "hofn", name',
        'board.cities[7] (hofn): has the id "hofn" of board.cities[6] (hofn); expected a different id',
    ),
    (
        '{id = "vik", name = "Vík", lat = 63.42, lon = -19.01}',
        '"vik"',
        'board.cities[7]: is "vik"; expected a table with id, name, lat and lon',
    ),
    (
        "[trains]\neach = 24",
        "[trains]\neach = 5",
        "board.routes[12] (vik-egilsstadir): length is 6, but trains.each is 5; expected at most 5",
    ),
    (
        "each_colour = 8\nlocomotives = 10\ndealt = 4",
        "each_colour = 3\nlocomotives = 2\ndealt = 1",
        (
            "board.routes[12] (vik-egilsstadir): length is 6, but there are only 5 cards to pay for it; "
            "expected at most train_cards.each_colour + train_cards.locomotives"
        ),
    ),
]


@pytest.mark.parametrize("old,new,line", CASES)
def test_fault(old: str, new: str, line: str, faults: Faults) -> None:
    assert faults("island", old, new) == [f"my.toml: {line}"]


@pytest.mark.parametrize("old,new,line", SEVERAL)
def test_fault_among_others(old: str, new: str, line: str, faults: Faults) -> None:
    assert f"my.toml: {line}" in faults("island", old, new)
