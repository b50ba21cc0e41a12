"""Europe, set-up: clauses E1 to E3."""

from __future__ import annotations

import pytest

from kit import LOCO, PURPLE, Table, draw, keep, pay
from whistlestop import rules
from whistlestop.rules import phases
from whistlestop.rules.decisions import CLAIM, DECK, KEEP, PASS, STATION, TAKE_TICKETS

LONG = set(range(6))  # the map file has the long tickets first
REGULAR = set(range(6, 46))


def to_tickets(table: Table) -> Table:
    """Deal the cards by chance, up to the first ticket."""
    while table.phase in (phases.DEAL, phases.FILL):
        table.chance(next(iter(table.pool())))
    return table


def dealt(players: int = 2, first: int = 0) -> Table:
    """Seat after seat from the first gets the lowest long ticket left and the three lowest others left."""
    table = to_tickets(Table("europe", players, first=first))
    while table.waits_for_chance():
        table.chance(min(table.pool()))
    return table


@pytest.mark.clause("E1")
def test_there_are_6_long_and_40_regular_tickets() -> None:
    table = Table("europe")
    assert len(table.map.tickets) == 46
    assert {n for n, ticket in enumerate(table.map.tickets) if ticket.long} == LONG
    assert table.ticket_set("long_pool") == LONG
    assert table.ticket_set("pool") == REGULAR


@pytest.mark.clause("E1")
def test_long_tickets_are_worth_20_or_21_and_all_others_less() -> None:
    tickets = Table("europe").map.tickets
    assert sorted(tickets[n].points for n in LONG) == [20, 20, 20, 21, 21, 21]
    assert max(tickets[n].points for n in REGULAR) == 13


@pytest.mark.clause("E1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_3_stations_and_45_trains(players: int) -> None:
    table = Table("europe", players)
    assert list(table.state["stations"][:players]) == [3] * players
    assert list(table.state["trains"][:players]) == [45] * players


@pytest.mark.clause("E1")
def test_routes_have_1_2_3_4_6_or_8_spaces_and_there_is_one_of_8() -> None:
    lengths = [track.length for track in Table("europe").map.tracks]
    assert set(lengths) == {1, 2, 3, 4, 6, 8}
    assert lengths.count(8) == 1


@pytest.mark.clause("E2")
def test_each_player_is_dealt_one_long_ticket_and_then_three_regular_ones() -> None:
    table = to_tickets(Table("europe", 3, first=1))
    for seat, long, regular in ((1, 5, (40, 6, 12)), (2, 0, (7, 45, 8)), (0, 3, (9, 10, 11))):
        assert set(table.pool()) <= LONG
        table.chance(long)
        for ticket in regular:
            assert set(table.pool()) <= REGULAR
            table.chance(ticket)
        assert table.offer(seat) == [long, *regular]
    assert table.phase == phases.SETUP
    assert rules.to_move(table.states) == [0, 1, 2]


@pytest.mark.clause("E2")
def test_at_least_two_of_the_four_are_kept_of_either_kind() -> None:
    table = dealt()
    assert table.legal(0) == {KEEP + kept for kept in range(16) if kept.bit_count() >= 2}
    for too_few in (keep(), keep(0), keep(1), keep(3)):
        assert table.refused(too_few, 0) == "E2"
    assert table.refused(keep(0, 1, 4), 0) == "E2"  # there is no fifth
    table.play(keep(0, 3), 0).play(keep(1, 2), 1)
    assert table.ticket_set("held", 0) == {0, 8}
    assert table.ticket_set("held", 1) == {9, 10}


@pytest.mark.clause("E2")
def test_all_four_tickets_may_be_kept() -> None:
    table = dealt().play(keep(0, 1, 2, 3), 1).play(keep(1, 2, 3), 0)
    assert table.ticket_set("held", 1) == {1, 9, 10, 11}
    assert table.ticket_set("held", 0) == {6, 7, 8}


@pytest.mark.clause("E2")
def test_long_tickets_not_dealt_leave_the_game() -> None:
    table = dealt(players=2, first=1)
    assert table.ticket_set("out") == {2, 3, 4, 5}
    assert table.ticket_set("long_pool") == set()
    assert table.ticket_set("pool") == REGULAR - {6, 7, 8, 9, 10, 11}


@pytest.mark.clause("E2")
def test_tickets_not_kept_at_set_up_leave_the_game_and_do_not_go_under_the_deck() -> None:
    table = dealt().play(keep(0, 1), 0).play(keep(2, 3), 1)
    assert table.ticket_set("out") == {2, 3, 4, 5} | {7, 8} | {1, 9}
    assert table.bottom() == []
    assert table.ticket_set("pool") == REGULAR - set(range(6, 12))


@pytest.mark.clause("E2")
def test_nobody_sees_what_left_the_game_except_what_one_returned() -> None:
    """Seat 1's and a spectator's view is the same whichever two tickets seat 0 kept."""
    views = []
    for kept in (keep(0, 1), keep(2, 3)):
        table = dealt().play(kept, 0).play(keep(0, 1), 1)
        views.append((rules.seen(table.states, 1).tobytes(), rules.seen(table.states, -1).tobytes()))
        assert rules.seen(table.states, 1)[0]["out"] == 0
        assert int(rules.seen(table.states, 1)[0]["returned"][1]) == 1 << 10 | 1 << 11
        assert rules.seen(table.states, 1)[0]["returned"][0] == 0
    assert views[0] == views[1]


@pytest.mark.clause("E2")
def test_choices_at_set_up_are_secret_even_in_number() -> None:
    before = dealt()
    views = []
    for kept in (keep(0, 1), keep(0, 1, 2, 3)):
        table = before.copy().play(kept, 0)
        assert table.phase == phases.SETUP
        assert table.ticket_set("held", 0) == set()
        views.append(rules.seen(table.states, 1).tobytes())
    assert views[0] == views[1]
    assert table.refused(keep(0, 1), 0) == "B3a"  # a choice made is not made again


@pytest.mark.clause("E2")
def test_later_draws_are_of_regular_tickets_and_return_under_the_deck() -> None:
    table = dealt().play(keep(0, 1), 0).play(keep(0, 1), 1)
    table.play(TAKE_TICKETS)
    assert set(table.pool()) == REGULAR - set(range(6, 12))
    table.chance(20, 30, 40)
    assert table.legal() == {KEEP + kept for kept in range(1, 8)}
    assert table.refused(keep()) == "B12"
    table.play(keep(1))
    assert table.ticket_set("held", 0) == {0, 6, 30}
    assert table.bottom() == [20, 40]
    assert not {20, 40} & table.ticket_set("out")


@pytest.mark.clause("E2")
def test_returned_set_up_tickets_never_come_up_again() -> None:
    """Draw the whole ticket deck: the six long ones and those returned at set-up are not in it."""
    table = dealt().play(keep(0, 1), 0).play(keep(0, 1), 1)
    drawn: set[int] = set()
    while TAKE_TICKETS in table.legal():
        table.play(TAKE_TICKETS).settle().play(max(table.legal()))
        drawn = table.ticket_set("held", 0) | table.ticket_set("held", 1)
    assert drawn == {0, 6, 1, 9} | (REGULAR - set(range(6, 12)))
    assert table.refused(TAKE_TICKETS) == "B12"


@pytest.mark.clause("E3")
def test_a_turn_is_one_of_four_actions() -> None:
    table = Table("europe").start().bare().hand(0, red=2, loco=1)
    legal = table.legal()
    assert {draw(PURPLE), DECK, TAKE_TICKETS} <= legal
    assert {d for d in legal if CLAIM <= d < STATION}
    assert {d for d in legal if STATION <= d < STATION + 64} == {STATION + city for city in range(47)}
    assert all(d <= TAKE_TICKETS or CLAIM <= d < STATION + 64 for d in legal)


@pytest.mark.clause("E3")
def test_building_a_station_is_the_whole_turn() -> None:
    table = Table("europe", 3).start().bare().hand(0, red=2, loco=1)
    table.play(table.station("wien")).play(pay(LOCO))
    assert (table.seat, table.phase) == (1, phases.TURN)
    assert table.state["station_at"][0] == 1 << table.city("wien")


@pytest.mark.clause("E3")
def test_a_player_who_can_build_a_station_may_not_pass() -> None:
    table = Table("europe").start().bare().hand(0, yellow=1).row().deck(1).ticket_deck(1)
    assert table.legal() == {STATION + city for city in range(47)}  # no route takes a single yellow card
    assert table.refused(PASS) == "B13a"
    table.hand(1).hand(0).deck(1)
    assert table.legal() == {PASS}


@pytest.mark.clause("E3")
def test_there_are_no_stations_in_north_america() -> None:
    table = Table("north_america").start().bare().hand(0, red=2, loco=1)
    assert not {d for d in table.legal() if STATION <= d < STATION + 64}
    assert isinstance(table.refused(STATION), int)
