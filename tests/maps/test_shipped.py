"""The shipped maps: all there, and exactly the maps that the data files' totals describe."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from whistlestop import maps
from whistlestop.maps.model import COLOURS

HASHES = {  # a change here is a change of a game: old records of it no longer replay
    "north_america": "01bd2f65a249f7ff67c3b7e0f16260d6bc57242b248a8d1b58fce8283a6e6fc3",
    "europe": "af66097040236552156fdef1801a88907cd3438ab862ef572bff2e9ffd84f271",
    "card_game": "0145ca037cfe1f5de971b92586ba2f674a89b698329ebc788052cecbc84d6a4d",
}


def test_names_in_order() -> None:
    assert maps.names() == ["north_america", "europe", "card_game"]


@pytest.mark.parametrize("name", maps.names())
def test_shipped_map_is_good(name: str) -> None:
    map = maps.load(name)
    assert maps.check(maps.path(name)) == []
    assert map.id == name
    assert map.path == maps.path(name)
    assert map.hash == HASHES[name]
    assert maps.load(maps.path(name)) == map
    assert maps.load(str(maps.path(name))) == map
    assert hash(map) == hash(maps.load(maps.path(name)))


def test_no_map_file_is_forgotten() -> None:
    folder = maps.path("europe").parent
    assert {path.stem for path in folder.glob("*.toml")} == set(maps.names())


def totals(map: maps.Map) -> dict[str, int]:
    return {
        "cities": len(map.cities),
        "routes": len(map.routes),
        "tracks": len(map.tracks),
        "doubles": sum(len(route.tracks) == 2 for route in map.routes),
        "tunnels": sum(track.tunnel for track in map.tracks),
        "ferries": sum(track.ferry > 0 for track in map.tracks),
        "symbols": sum(track.ferry for track in map.tracks),
        "spaces": sum(track.length for track in map.tracks),
        "tickets": len(map.tickets),
        "points": sum(ticket.points for ticket in map.tickets),
        "long": sum(ticket.long for ticket in map.tickets),
    }


@pytest.mark.clause("B1")
def test_north_america_in_numbers() -> None:
    map = maps.load("north_america")
    assert totals(map) == {
        "cities": 36,
        "routes": 78,
        "tracks": 100,
        "doubles": 22,
        "tunnels": 0,
        "ferries": 0,
        "symbols": 0,
        "spaces": 309,
        "tickets": 30,
        "points": 349,
        "long": 0,
    }
    assert (map.kind, map.players) == ("map", (2, 5))
    assert map.train_cards == (12, 14, 4, 0, 3, True)
    assert map.trains == (45, 2, 3, 10, (0, 1, 2, 4, 7, 10, 15, 0, 0))
    assert map.stations == (0, 0)
    assert map.ticket_rules._asdict() == {
        "dealt": 3,
        "keep_at_setup": 2,
        "not_kept_at_setup": "bottom",
        "drawn": 3,
        "keep_when_drawn": 1,
        "dealt_long": 0,
    }


@pytest.mark.clause("E1")
def test_europe_in_numbers() -> None:
    map = maps.load("europe")
    assert totals(map) == {
        "cities": 47,
        "routes": 90,
        "tracks": 101,
        "doubles": 11,
        "tunnels": 18,
        "ferries": 13,
        "symbols": 17,
        "spaces": 300,
        "tickets": 46,
        "points": 444,
        "long": 6,
    }
    assert map.stations == (3, 4)
    assert map.trains.points == (0, 1, 2, 4, 7, 0, 15, 0, 21)
    assert {track.length for track in map.tracks} == {1, 2, 3, 4, 6, 8}
    assert (map.ticket_rules.dealt_long, map.ticket_rules.not_kept_at_setup) == (1, "out")


@pytest.mark.clause("K1")
def test_card_game_in_numbers() -> None:
    map = maps.load("card_game")
    assert (map.kind, map.players, map.routes, map.tracks) == ("cards", (2, 4), (), ())
    assert len(map.tickets) == 46
    assert sum(ticket.points for ticket in map.tickets) == 581
    assert sum(sum(ticket.cards) for ticket in map.tickets) == 132
    assert Counter(sum(ticket.cards) for ticket in map.tickets).keys() == {1, 2, 3, 4, 5}
    assert map.train_cards == (10, 16, 7, 1, 0, False)
    assert map.rounds == (4, 4)
    bonus = {map.cities[city].id: points for city, points in map.bonus}
    assert bonus == {
        "seattle": 8,
        "los_angeles": 12,
        "chicago": 12,
        "dallas": 10,
        "new_york": 15,
        "miami": 8,
    }
    assert map.trains.last_round_at == -1


def test_colours_are_in_the_order_of_the_contract() -> None:
    assert COLOURS == ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")


def test_twins_are_neighbours() -> None:
    map = maps.load("europe")
    for number, track in enumerate(map.tracks):
        route = map.routes[track.route]
        assert number in route.tracks
        assert (track.a, track.b, track.length) == (route.a, route.b, route.length)
        if track.twin is None:
            assert route.tracks == (number,)
        else:
            assert abs(track.twin - number) == 1
            assert map.tracks[track.twin].twin == number


def test_city_by_id() -> None:
    map = maps.load("europe")
    assert map.cities[map.city("wien")].name == "Wien"
    with pytest.raises(KeyError):
        map.city("vienna")


def test_unknown_name() -> None:
    with pytest.raises(maps.MapError, match='did you mean "europe"') as caught:
        maps.load("eurpe")
    assert len(caught.value.faults) == 1
    with pytest.raises(maps.MapError, match="one of north_america, europe, card_game"):
        maps.path("asia")
    assert isinstance(caught.value, ValueError)


def test_a_path_is_never_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(maps.MapError, match="no such file"):
        maps.load(Path("europe"))
