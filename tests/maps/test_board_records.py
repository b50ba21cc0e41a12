"""The board record: every field as rules/board.py describes it, the ready-made sets against brute force."""

from __future__ import annotations

from typing import Any

import pytest

from whistlestop import maps
from whistlestop.maps import model
from whistlestop.rules import clauses, record
from whistlestop.rules.board import BOARD, GREY, NO_TRACK, OUT_OF_GAME, SHUFFLED_BACK, TO_BOTTOM

COLOUR_NUMBER = {**{colour: n for n, colour in enumerate(model.COLOURS)}, "grey": GREY}


def tracks_in(words: Any) -> set[int]:
    return {n for n in range(record.TRACKS) if int(words[n // 64]) >> (n % 64) & 1}


def test_the_limits_are_those_of_the_record() -> None:
    for limit in ("SEATS", "CITIES", "TRACKS", "TICKETS", "OFFER", "MAX_LENGTH", "MAX_TRAINS"):
        assert getattr(model, limit) == getattr(record, limit), limit


@pytest.mark.parametrize("name", maps.names())
def test_shape_and_sharing(name: str) -> None:
    boards = maps.board(name)
    assert boards.dtype == BOARD
    assert boards.shape == (1,)
    assert boards.flags.writeable  # Numba compiles read-only arrays a second time
    assert maps.board(name) is maps.board(maps.load(name)) is boards
    assert maps.board(maps.path(name)).tobytes() == boards.tobytes()


@pytest.mark.parametrize("name", maps.names())
def test_every_field_is_filled(name: str) -> None:
    """A field that the record gains must be thought of here too."""
    map, board = maps.load(name), maps.board(name)[0]
    cards = map.train_cards
    expected: dict[str, object] = {
        "cards": [cards.each_colour] * 8 + [cards.locomotives],
        "dealt": cards.dealt,
        "given_locomotives": cards.given_locomotives,
        "reset_at": cards.reset_at_locomotives,
        "reshuffled": int(cards.reshuffled),
        "tickets": len(map.tickets),
        "long_tickets": sum(1 << n for n, ticket in enumerate(map.tickets) if ticket.long),
        "setup_dealt": map.ticket_rules.dealt,
        "setup_dealt_long": map.ticket_rules.dealt_long,
        "setup_keep": map.ticket_rules.keep_at_setup,
        "setup_return": {"bottom": TO_BOTTOM, "out": OUT_OF_GAME, "shuffled": SHUFFLED_BACK}[
            map.ticket_rules.not_kept_at_setup
        ],
        "drawn": map.ticket_rules.drawn,
        "drawn_keep": map.ticket_rules.keep_when_drawn,
        "ticket_a": padded([ticket.a for ticket in map.tickets], record.TICKETS),
        "ticket_b": padded([ticket.b for ticket in map.tickets], record.TICKETS),
        "ticket_points": padded([ticket.points for ticket in map.tickets], record.TICKETS),
        "ticket_cards": [
            *([*ticket.cards, 0] for ticket in map.tickets),
            *([0] * 9 for _ in range(record.TICKETS - len(map.tickets))),
        ],
        "players_min": map.players[0],
        "players_max": map.players[1],
        "idle_rounds": 20,
        "cities": len(map.cities),
        "tracks": len(map.tracks),
        "trains": map.trains.each,
        "last_round_at": map.trains.last_round_at,
        "doubles_closed_up_to": map.trains.doubles_closed_up_to,
        "longest_bonus": map.trains.longest_path_bonus,
        "points": list(map.trains.points),
        "track_a": padded([track.a for track in map.tracks], record.TRACKS),
        "track_b": padded([track.b for track in map.tracks], record.TRACKS),
        "length": padded([track.length for track in map.tracks], record.TRACKS),
        "colour": padded([COLOUR_NUMBER[track.colour] for track in map.tracks], record.TRACKS),
        "ferry": padded([track.ferry for track in map.tracks], record.TRACKS),
        "tunnels": sum(track.tunnel for track in map.tracks),
        "tunnel": padded([int(track.tunnel) for track in map.tracks], record.TRACKS),
        "twin": padded(
            [NO_TRACK if track.twin is None else track.twin for track in map.tracks], record.TRACKS, NO_TRACK
        ),
        "stations": map.stations.each,
        "station_points": map.stations.points_unused,
        "yards": int(map.kind == "cards"),
        "second_round_from": map.rounds.two_rounds_from,
        "second_dealt": map.rounds.dealt,
        "bonus": [dict(map.bonus).get(city, 0) for city in range(record.CITIES)],
    }
    sets = {"all_tracks", "at_city", "fits", "reach", "ferry_ok"}
    named = {"clause_order", "clause_setup", "clause_tickets", "clause_pass"}
    assert set(BOARD.names or ()) - {"unused"} == expected.keys() | sets | named
    for field, value in expected.items():
        assert board[field].tolist() == value, field


def padded(values: list[int], size: int, rest: int = 0) -> list[int]:
    return values + [rest] * (size - len(values))


@pytest.mark.parametrize("name", maps.names())
def test_sets_of_tracks_against_brute_force(name: str) -> None:
    map, board = maps.load(name), maps.board(name)[0]
    tracks = dict(enumerate(map.tracks))
    assert tracks_in(board["all_tracks"]) == set(tracks)
    for city in range(record.CITIES):
        assert tracks_in(board["at_city"][city]) == {n for n, t in tracks.items() if city in (t.a, t.b)}
    for trains in range(record.MAX_TRAINS + 1):
        assert tracks_in(board["fits"][trains]) == {n for n, t in tracks.items() if t.length <= trains}
    for colour in range(record.KINDS):
        ours = {n: t for n, t in tracks.items() if COLOUR_NUMBER[t.colour] == colour}
        for number in range(record.MAX_LENGTH + 1):
            reach = tracks_in(board["reach"][colour, number])
            assert reach == {n for n, t in ours.items() if t.length <= number}
    for locomotives in range(record.MAX_LENGTH + 1):
        assert tracks_in(board["ferry_ok"][locomotives]) == {n for n, t in tracks.items() if t.ferry <= locomotives}


@pytest.mark.parametrize(
    "name,order,setup,tickets,idle",
    [
        ("north_america", "B4", "B3", "B12", "B13a"),
        ("europe", "B4", "E2", "B12", "B13a"),
        ("card_game", "K4", "K3", "K13", "K13a"),
    ],
)
def test_clauses(name: str, order: str, setup: str, tickets: str, idle: str) -> None:
    board = maps.board(name)[0]
    codes = [board[f"clause_{what}"] for what in ("order", "setup", "tickets", "pass")]
    assert [clauses.clause_of(int(code)) for code in codes] == [order, setup, tickets, idle]


def test_the_fullest_board(tmp_path: Any) -> None:
    """64 cities, 128 tracks, 64 tickets: the last bit of every word is used and nothing overflows."""
    cities = "\n".join(f'  {{id = "c{n}", name = "C{n}", lat = {n - 32}, lon = {n}}},' for n in range(record.CITIES))
    routes = "\n".join(
        f'  {{between = ["c{n}", "c{(n + 1) % 64}"], length = 8, tracks = ["grey", "red"]}},' for n in range(64)
    )
    tickets = "\n".join(
        f'  {{between = ["c{n}", "c{(n + 9) % 64}"], points = 99, long = {"true" if n > 58 else "false"}}},'
        for n in range(64)
    )
    file = tmp_path / "full.toml"
    file.write_text(
        f"""
format = 1
id = "full"
name = "Full"
kind = "map"
players = [2, 5]
train_cards = {{each_colour = 31, locomotives = 31, dealt = 31, reset_at_locomotives = 3, reshuffled = true}}
stations = {{each = 3, points_unused = 99}}
[trains]
each = 60
last_round_at = 60
doubles_closed_up_to = 5
longest_path_bonus = 99
points = {{8 = 99}}
[tickets]
dealt = 5
dealt_long = 1
keep_at_setup = 6
not_kept_at_setup = "out"
drawn = 6
keep_when_drawn = 6
list = [
{tickets}
]
[board]
cities = [
{cities}
]
routes = [
{routes}
]
"""
    )
    assert maps.check(file) == []
    board = maps.board(file)[0]
    assert tracks_in(board["all_tracks"]) == set(range(128))
    assert int(board["long_tickets"]) == 0b11111 << 59
    assert int(board["tracks"]) == 128
    assert int(board["clause_setup"]) == clauses.code("E2")
    assert board["twin"].tolist() == [n ^ 1 for n in range(128)]
    assert int(board["players_max"]) == record.SEATS
