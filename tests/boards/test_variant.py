"""A variant with the cities and routes of a shipped map needs no drawing of its own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from whistlestop import boards, maps

EXAMPLES = Path(__file__).parents[2] / "examples" / "maps"


def test_it_looks_like_its_base_under_its_own_name() -> None:
    mine, base = maps.load(EXAMPLES / "europe_five.toml"), boards.shipped(maps.load("europe"))
    drawn = boards.shipped(mine)
    assert drawn is not None
    assert base is not None
    assert (drawn.map, drawn.name) == (mine.id, mine.name)
    assert (drawn.cities, drawn.tracks, drawn.furniture) == (base.cities, base.tracks, base.furniture)


def test_points_are_its_own() -> None:
    europe = maps.load("europe")
    points = (0, 1, 2, 4, 9, 0, 15, 0, 21)
    drawn = boards.shipped(replace(europe, trains=europe.trains._replace(points=points)))
    assert drawn is not None
    assert drawn.points[4] == 9


def test_another_route_or_place_is_another_board() -> None:
    europe = maps.load("europe")
    other = europe.tracks[0]._replace(colour="red" if europe.tracks[0].colour != "red" else "blue")
    assert boards.shipped(replace(europe, tracks=(other, *europe.tracks[1:]))) is None
    moved = europe.cities[0]._replace(lat=europe.cities[0].lat + 1)
    assert boards.shipped(replace(europe, cities=(moved, *europe.cities[1:]))) is None
