"""The card game: the choice of an action, drawing tickets, passing. Clauses K7, K13 and K13a."""

from __future__ import annotations

import pytest

from kit import BLUE, GREEN, RED, Table, count, draw, keep, place, singles
from whistlestop.rules import phases
from whistlestop.rules.decisions import CLAIM, DECK, KEEP, PASS, PLACE, SINGLES, STATION, TAKE_TICKETS


def office(players: int = 2, **hand: int) -> Table:
    return Table("card_game", players).start().bare().hand(0, **hand)


def penniless(players: int = 2) -> Table:
    """Seat 0 has no card, nothing lies in the row, the deck or the ticket deck."""
    return office(players).row().deck(1).ticket_deck(1)


@pytest.mark.clause("K7")
def test_the_second_step_is_drawing_placing_or_tickets() -> None:
    legal = office(red=2, blue=1, green=1).legal()
    assert {draw(BLUE), DECK, TAKE_TICKETS, place(RED), singles(RED, BLUE, GREEN)} <= legal
    assert all(d <= TAKE_TICKETS or PLACE <= d < PLACE + 8 or d >= SINGLES for d in legal)


@pytest.mark.clause("K7")
@pytest.mark.parametrize("action", ["draw", "pile", "singles", "tickets"])
def test_exactly_one_of_them_is_a_turn(action: str) -> None:
    table = office(red=2, blue=1, green=1)
    if action == "draw":
        table.play(draw(BLUE)).settle().play(DECK).settle()
    elif action == "pile":
        table.play(place(RED)).play(count(2)).play(count(0))
    elif action == "singles":
        table.play(singles(RED, BLUE, GREEN))
    else:
        table.play(TAKE_TICKETS).settle().play(keep(0))
    assert (table.seat, table.phase) == (1, phases.TURN)
    assert table.refused(DECK, 0) == "K4"


@pytest.mark.clause("K7")
def test_the_second_step_cannot_be_refused_while_an_action_is_possible() -> None:
    assert office().refused(PASS) == "K13a"
    only_tickets = office().row().deck(1)
    assert only_tickets.legal() == {TAKE_TICKETS}
    assert only_tickets.refused(PASS) == "K13a"
    only_row = office().row(red=1).deck(1).ticket_deck(1)
    assert only_row.legal() == {draw(RED)}
    assert only_row.refused(PASS) == "K13a"
    only_pile = office(red=2).row().deck(1).ticket_deck(1)
    assert only_pile.legal() == {place(RED)}
    assert only_pile.refused(PASS) == "K13a"


@pytest.mark.clause("K7")
def test_routes_and_stations_do_not_exist_in_the_card_game() -> None:
    table = office(red=8, loco=8)
    for decision in (CLAIM, CLAIM + 40, STATION, STATION + 5):
        assert isinstance(table.refused(decision), int)


@pytest.mark.clause("K13")
def test_four_tickets_are_drawn_and_any_number_kept_even_none() -> None:
    table = office().tickets(0, 0).tickets(1, 1).play(TAKE_TICKETS)
    assert set(table.pool()) == set(range(2, 46))
    table.chance(40, 9, 30, 11)
    assert table.offer(0) == [40, 9, 30, 11]
    assert table.legal() == {KEEP + kept for kept in range(16)}
    assert table.refused(keep(4)) == "K13"
    table.play(keep())
    assert table.held(0) == [0]
    assert table.seat == 1


@pytest.mark.clause("K13")
def test_all_four_may_be_kept() -> None:
    table = office().tickets(0, 0).play(TAKE_TICKETS).chance(40, 9, 30, 11).play(keep(0, 1, 2, 3))
    assert table.held(0) == [0, 9, 11, 30, 40]
    assert table.bottom() == []


@pytest.mark.clause("K13")
def test_the_rest_go_under_the_deck_in_the_order_drawn() -> None:
    table = office().play(TAKE_TICKETS).chance(40, 9, 30, 11).play(keep(1))
    assert table.bottom() == [40, 30, 11]
    table.play(TAKE_TICKETS).chance(5, 44, 6, 7).play(keep(0, 2, 3))
    assert table.bottom() == [40, 30, 11, 44]
    assert not {40, 30, 11, 44} & table.ticket_set("pool")


@pytest.mark.clause("K13")
def test_returned_tickets_come_up_again_in_that_order_when_the_others_have_run_out() -> None:
    table = office().ticket_deck(1, 5, 7, bottom=(30, 8, 12))
    table.play(TAKE_TICKETS)
    assert set(table.pool()) == {5, 7}
    table.chance(7, 5)
    assert table.phase == phases.KEEP_DRAWN
    assert table.offer(0) == [7, 5, 30, 8]
    table.play(keep(2))
    assert table.bottom() == [12, 7, 5, 8]


@pytest.mark.clause("K13")
def test_what_is_left_is_drawn_when_there_are_fewer_than_four() -> None:
    table = office().ticket_deck(1, 5, bottom=(30,)).play(TAKE_TICKETS).chance(5)
    assert table.offer(0) == [5, 30]
    assert table.legal() == {KEEP, keep(0), keep(1), keep(0, 1)}
    table.play(keep(0, 1))
    assert {5, 30} <= set(table.held(0))


@pytest.mark.clause("K13")
def test_even_a_single_last_ticket_need_not_be_kept() -> None:
    table = office().ticket_deck(1, bottom=(30,)).play(TAKE_TICKETS)
    assert table.legal() == {keep(), keep(0)}
    table.play(keep())
    assert table.bottom() == [30]


@pytest.mark.clause("K13")
def test_with_no_ticket_left_none_can_be_drawn() -> None:
    table = office().ticket_deck(1)
    assert TAKE_TICKETS not in table.legal()
    assert table.refused(TAKE_TICKETS) == "K13"


@pytest.mark.clause("K13")
def test_only_the_returner_knows_which_tickets_lie_at_the_bottom() -> None:
    table = office(3).play(TAKE_TICKETS).chance(40, 9, 30, 11).play(keep(1))
    assert [int(n) for n in table.seen(0)["tail"][:3]] == [40, 30, 11]
    for seat in (1, 2, -1):
        assert not table.seen(seat)["tail"].any()
        assert table.seen(seat)["tail_n"] == 3


@pytest.mark.clause("K13a")
def test_a_player_with_no_action_passes() -> None:
    table = penniless()
    assert table.legal() == {PASS}
    assert table.refused(DECK) == "T9"
    assert table.refused(TAKE_TICKETS) == "K13"
    assert table.refused(draw(RED)) == "T1"
    table.play(PASS)
    assert table.seat == 1


@pytest.mark.clause("K13a")
def test_if_everybody_passes_the_last_turns_are_played_and_tickets_completed() -> None:
    table = office(3).row().hand(2, loco=3).ticket_deck(1)  # locomotives alone are no pile
    table.on_track(0, **table.cards("deck"))
    for turn in range(4):  # the deck is gone: this turn, and one more each
        assert (table.seat, table.legal()) == (turn % 3, {PASS})
        table.play(PASS)
    assert table.phase == phases.COMPLETING


@pytest.mark.clause("K13a")
@pytest.mark.parametrize("players", [2, 3])
def test_twenty_rounds_of_tickets_not_kept_begin_the_last_turns(players: int) -> None:
    table = office(players)
    for turn in range(20 * players):
        assert table.state["last_turns"] == 0
        assert table.seat == turn % players
        table.idle()
    assert table.state["deck_n"] > 0
    assert table.state["last_turns"] == players
    for seat in range(players):
        assert (table.seat, table.phase) == (seat, phases.TURN)
        table.idle()
    assert table.phase == phases.COMPLETING


@pytest.mark.clause("K13a")
@pytest.mark.parametrize("action", ["keep one", "draw", "place"])
def test_any_other_action_starts_the_count_anew(action: str) -> None:
    table = office().hand(1, red=2)
    for _ in range(39):
        table.idle()
    if action == "keep one":
        table.play(TAKE_TICKETS).settle().play(keep(0))
    elif action == "draw":
        table.draw_blind()
    else:
        table.play(place(RED)).play(count(2)).play(count(0))
    for _ in range(39):
        table.idle()
    assert table.state["last_turns"] == 0
    table.idle()
    assert table.state["last_turns"] == 2
