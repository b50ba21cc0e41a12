"""The end of a map game: clauses B13, B13a, S4."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kit import BLUE, GREEN, LOCO, RED, Table, draw, keep, pay
from whistlestop.rules import clauses, phases
from whistlestop.rules.decisions import CLAIM, DECK, KEEP, PASS, TAKE_TICKETS


def about_to_claim(seat: int, left: int, players: int = 2) -> Table:
    """The seat is to move and has four green cards for Denver - Helena (four spaces), `left` + 4 trains."""
    table = Table(players=players, first=seat).start().bare().hand(seat, green=4)
    return table.trains_left(seat, left + 4, table.track("denver", "helena"))


def claim(table: Table) -> Table:
    return table.play(table.claim("denver", "helena")).play(pay(GREEN))


def seats_until_over(table: Table, most: int = 12) -> list[int]:
    """Who still moves, if everybody draws cards from now on."""
    seats: list[int] = []
    while table.phase != phases.OVER and len(seats) < most:
        seats.append(table.seat)
        table.draw_blind()
    return seats


# --- B13: the last round ------------------------------------------------------------------------------


@pytest.mark.clause("B13")
@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_trains_or_fewer_give_everybody_one_more_turn(left: int, players: int) -> None:
    table = claim(about_to_claim(1, left, players))
    assert int(table.state["trains"][1]) == left
    assert int(table.state["last_turns"]) == players
    assert seats_until_over(table) == [(1 + step) % players for step in range(1, players + 1)]
    assert table.phase == phases.OVER


@pytest.mark.clause("B13")
def test_three_trains_are_not_few_enough() -> None:
    table = claim(about_to_claim(1, 3, 3))
    assert int(table.state["trains"][1]) == 3
    assert int(table.state["last_turns"]) == 0
    assert len(seats_until_over(table)) == 12
    assert table.phase == phases.TURN


@pytest.mark.clause("B13")
def test_the_last_round_begins_with_the_end_of_the_turn() -> None:
    table = about_to_claim(0, 2)
    assert int(table.state["last_turns"]) == 0
    table.play(table.claim("denver", "helena"))
    assert int(table.state["last_turns"]) == 0
    table.play(pay(GREEN))
    assert int(table.state["last_turns"]) == 2


@pytest.mark.clause("B13")
def test_it_is_triggered_once_only() -> None:
    table = about_to_claim(0, 2, 3).hand(1, red=4)
    table.trains_left(1, 4, table.track("denver", "helena"), table.track("dallas", "el_paso"))
    claim(table)
    table.play(table.claim("dallas", "el_paso")).play(pay(RED))  # seat 1 ends with none
    assert int(table.state["trains"][1]) == 0
    assert int(table.state["last_turns"]) == 2
    assert seats_until_over(table) == [2, 0]
    assert table.phase == phases.OVER


@pytest.mark.clause("B13")
def test_the_player_who_triggered_it_has_a_last_turn_too_and_may_claim() -> None:
    table = claim(about_to_claim(0, 2)).hand(0, red=1)
    table.draw_blind()
    assert table.seat == 0
    table.play(table.claim("dallas", "houston")).play(pay(RED)).settle()
    assert int(table.state["trains"][0]) == 1
    assert table.phase == phases.OVER


@pytest.mark.clause("B13")
@pytest.mark.clause("B12")
def test_tickets_may_be_drawn_in_the_last_round() -> None:
    table = claim(about_to_claim(0, 0))
    for seat in (1, 0):
        before = len(table.held(seat))
        assert table.seat == seat
        table.play(TAKE_TICKETS).settle().play(keep(0, 1, 2))
        assert len(table.held(seat)) == before + 3
    assert table.phase == phases.OVER


@pytest.mark.clause("B13")
def test_nothing_can_be_done_once_it_is_over() -> None:
    table = claim(about_to_claim(0, 1))
    seats_until_over(table)
    for seat in range(2):
        assert table.legal(seat) == set()
        for decision in (DECK, draw(BLUE), TAKE_TICKETS, PASS):
            assert table.refused(decision, seat) == clauses.NOT_NOW


# --- B13a: passing --------------------------------------------------------------------------------------


def nothing_to_do_but_for(rich: int, players: int = 3, first: int = 0) -> Table:
    """No card to draw and no ticket; one seat holds all the cards, the others none."""
    table = Table(players=players, first=first).start().bare().row()
    return table.ticket_deck(rich).deck(rich)


@pytest.mark.clause("B13a")
def test_a_player_who_can_do_nothing_passes() -> None:
    table = nothing_to_do_but_for(1)
    assert table.legal() == {PASS}
    table.play(PASS)
    assert table.seat == 1


def length_one(table: Table) -> set[int]:
    """Claims of the open routes of one space."""
    tracks = [n for n, track in enumerate(table.map.tracks) if track.length == 1]
    return {CLAIM + n for n in tracks if int(table.state["open"][table.seat][n >> 6]) >> (n & 63) & 1}


def last_card(table: Table) -> set[int]:
    table.hand(1).row(red=1).deck(1)
    return {draw(RED)}


def last_locomotive(table: Table) -> set[int]:
    table.hand(1).row(loco=1).deck(1)
    return {draw(LOCO)}


def last_of_the_deck(table: Table) -> set[int]:
    table.hand(1).row(loco=5).deck(1, loco=1)
    return {draw(LOCO), DECK}


def last_ticket(table: Table) -> set[int]:
    table.ticket_deck(1, 17)
    return {TAKE_TICKETS}


def last_route(table: Table) -> set[int]:
    table.hand(1).hand(0, red=1).deck(1)
    table.trains_left(0, 1, table.track("atlanta", "nashville"))
    for claimed in length_one(table) - {table.claim("atlanta", "nashville")}:
        if claimed in length_one(table):
            table.lay(2, claimed - CLAIM)
    return {table.claim("atlanta", "nashville")}


@pytest.mark.clause("B13a")
@pytest.mark.parametrize("make", [last_card, last_locomotive, last_of_the_deck, last_ticket, last_route])
def test_one_thing_to_do_forbids_the_pass(make: Callable[[Table], set[int]]) -> None:
    table = nothing_to_do_but_for(1)
    possible = make(table)
    assert table.legal() == possible
    assert table.refused(PASS) == "B13a"


@pytest.mark.clause("B13a")
def test_a_fresh_game_has_no_pass() -> None:
    table = Table().start()
    assert PASS not in table.legal()
    assert table.refused(PASS) == "B13a"


@pytest.mark.clause("B13a")
def test_passes_that_are_not_all_in_turn_do_not_end_the_game() -> None:
    table = nothing_to_do_but_for(0, first=1)
    table.play(PASS).play(PASS)
    assert table.seat == 0
    table.play(table.claim("dallas", "houston")).play(pay(RED)).chance(RED)
    table.play(draw(RED)).play(PASS)
    table.play(table.claim("dallas", "little_rock")).play(pay(BLUE)).chance(BLUE, BLUE)
    assert table.phase == phases.TURN
    assert table.seat == 1
    assert table.legal() == {draw(BLUE), *length_one(table)}


def frozen(first: int) -> Table:
    """Nobody has run out of trains, but nobody can do anything: every route of up to three spaces is taken. Seat 0
    holds all cards and has three trains; the others have more, but no card."""
    table = nothing_to_do_but_for(0, first=first)
    short = [n for n, track in enumerate(table.map.tracks) if track.length <= 3 and n < (track.twin or 100)]
    for n in sorted(short, key=lambda n: -table.map.tracks[n].length):
        seat = max(range(3), key=lambda seat: (int(table.state["trains"][seat]), -seat))
        table.lay(seat, n)
    return table.trains_left(0, 3)


@pytest.mark.clause("B13a")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_frozen_game_ends_when_all_have_passed_in_turn(first: int) -> None:
    table = frozen(first)
    assert min(int(trains) for trains in table.state["trains"][:3]) >= 3
    for step in range(3):
        assert table.phase == phases.TURN
        assert table.seat == (first + step) % 3
        assert table.legal() == {PASS}
        table.play(PASS)
    assert table.phase == phases.OVER
    assert int(table.state["last_turns"]) == 0  # the last round never came
    assert min(int(rank) for rank in table.scores()["rank"][:3]) == 1  # and it is scored


@pytest.mark.clause("B13a")
@pytest.mark.clause("B13")
def test_a_player_without_anything_to_do_passes_in_the_last_round() -> None:
    table = nothing_to_do_but_for(0)
    table.trains_left(0, 4, table.track("denver", "helena"))
    claim(table).chance(GREEN, GREEN, GREEN, GREEN)
    for _ in range(2):
        table.play(draw(GREEN)).play(draw(GREEN))
    assert table.seat == 0
    assert table.legal() == {PASS}
    table.play(PASS)
    assert table.phase == phases.OVER


# --- S4 -------------------------------------------------------------------------------------------------


def anything(legal: list[int], rng: Random) -> int:
    return rng.choice(legal)


def hoarder(legal: list[int], rng: Random) -> int:
    """Draws cards as long as there are any, then tickets, and claims only when nothing else is left."""
    return legal[0]


def ticket_lover(legal: list[int], rng: Random) -> int:
    """Draws tickets as long as there are any and keeps as few as possible."""
    if TAKE_TICKETS in legal:
        return TAKE_TICKETS
    return min(legal, key=lambda d: ((d - KEEP).bit_count() if KEEP <= d < CLAIM else 0, rng.random()))


def claimer(legal: list[int], rng: Random) -> int:
    """Claims whenever it can."""
    return legal[-1]


@pytest.mark.clause("S4")
@pytest.mark.parametrize("policy, players", [(anything, 2), (hoarder, 3), (ticket_lover, 2), (claimer, 2)])
def test_every_game_ends_whatever_the_players_do(policy: Callable[[list[int], Random], int], players: int) -> None:
    table, rng = Table(players=players, seed=players).start(), Random(players)
    for _ in range(3000):
        if table.phase == phases.OVER:
            break
        table.play(policy(sorted(table.legal()), rng)).settle()
    assert table.phase == phases.OVER
    assert min(int(rank) for rank in table.scores()["rank"][:players]) == 1
