"""Double routes: clauses B9 and B10."""

from __future__ import annotations

from collections import Counter

import pytest

from kit import LOCO, Table, pay
from whistlestop.rules.decisions import CLAIM


def rich(players: int) -> Table:
    """Seats 0 and 1 can pay for any route with locomotives."""
    return Table(players=players).start().bare().hand(0, loco=7).hand(1, loco=7)


def claims(table: Table) -> set[int]:
    return {decision - CLAIM for decision in table.legal() if CLAIM <= decision < CLAIM + 128}


def between_the_same_cities(table: Table, number: int) -> set[int]:
    track = table.map.tracks[number]
    return {n for n, other in enumerate(table.map.tracks) if {other.a, other.b} == {track.a, track.b}}


def round_to(table: Table, seat: int) -> Table:
    while table.seat != seat:
        table.draw_blind()
    return table


@pytest.mark.clause("B9")
@pytest.mark.clause("B10")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_a_claim_closes_the_tracks_between_its_two_cities_and_no_other(players: int) -> None:
    start = rich(players)
    pairs = Counter(frozenset((track.a, track.b)) for track in start.map.tracks)
    assert sorted(Counter(pairs.values()).items()) == [(1, 56), (2, 22)]
    for number in range(100):
        table = start.copy().play(CLAIM + number).play(pay(LOCO))
        assert claims(table) == set(range(100)) - between_the_same_cities(table, number)


@pytest.mark.clause("B9")
@pytest.mark.clause("B10")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_a_claim_closes_nothing_but_itself_to_the_others(players: int) -> None:
    start = rich(players)
    for number in range(100):
        table = start.copy().play(CLAIM + number).play(pay(LOCO))
        assert claims(table) == set(range(100)) - {number}


@pytest.mark.clause("B10")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_the_other_track_is_closed_to_everyone(players: int) -> None:
    table = Table(players=players).start().bare()
    for seat in range(players):
        table.hand(seat, red=2, yellow=2)
    table.play(table.claim("boston", "new_york", "yellow")).play(pay(5))
    red = table.claim("boston", "new_york", "red")
    for seat in range(1, players):
        assert table.seat == seat
        assert table.refused(red) == "B10"
        table.draw_blind()
    table.hand(0, red=2)
    assert table.refused(red) in ("B9", "B10")


@pytest.mark.clause("B10")
def test_the_track_stays_closed_for_the_rest_of_the_game() -> None:
    table = Table(players=2).start().bare().own(1, ("boston", "new_york", "red"))
    for _ in range(6):
        table.hand(table.seat, red=2, yellow=2)
        assert table.refused(table.claim("boston", "new_york", "yellow")) in ("B9", "B10")
        table.draw_blind()


@pytest.mark.clause("B9")
@pytest.mark.parametrize("players", [4, 5])
def test_no_player_may_own_both_tracks_but_two_players_may_own_one_each(players: int) -> None:
    table = rich(players).hand(0, red=2, yellow=2)
    yellow, red = table.claim("boston", "new_york", "yellow"), table.claim("boston", "new_york", "red")
    table.play(yellow).play(pay(5))
    round_to(table, 0).hand(0, red=4)
    assert table.refused(red) == "B9"
    assert red not in table.legal()
    table.draw_blind().hand(1, red=2)
    assert table.refused(yellow) == "B8"
    table.play(red).play(pay(7))
    assert table.owns(0, "boston", "new_york", "yellow")
    assert table.owns(1, "boston", "new_york", "red")
    table.hand(2, red=2, yellow=2)
    assert table.refused(red) == "B8"
    assert table.refused(yellow) == "B8"


@pytest.mark.clause("B9")
@pytest.mark.parametrize("players", [4, 5])
def test_grey_doubles_are_doubles_too(players: int) -> None:
    table = rich(players)
    first, second = sorted(between_the_same_cities(table, table.track("dallas", "houston")))
    table.play(CLAIM + second).play(pay(LOCO))
    assert CLAIM + first in table.legal(1)
    round_to(table, 0)
    assert table.refused(CLAIM + first) == "B9"


@pytest.mark.clause("B9")
@pytest.mark.parametrize("players", [2, 4])
def test_tracks_side_by_side_to_different_cities_are_no_double_route(players: int) -> None:
    # Kansas City - Oklahoma City - Dallas and the tracks beside them
    table = rich(players).own(0, ("kansas_city", "oklahoma_city"), ("denver", "oklahoma_city"))
    for neighbour in ("dallas", "el_paso", "little_rock", "santa_fe"):
        assert table.claim("oklahoma_city", neighbour) in table.legal()
    assert table.claim("denver", "kansas_city") in table.legal()
