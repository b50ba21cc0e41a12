"""The card game, the end of a round: clauses K14, K15 and K17. The second round: test_second_round.py."""

from __future__ import annotations

import pytest

from kit import BLUE, GREEN, LOCO, ORANGE, PURPLE, RED, WHITE, Table, count, draw, place
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, DONE, PASS, TAKE_TICKETS

ROW = {"purple": 1, "blue": 1, "orange": 1, "white": 1, "green": 1}


def late(players: int = 2, first: int = 0, row: dict[str, int] | None = None, **deck: int) -> Table:
    """The first player has 2 red cards and is to move, these lie face up and these in the deck; the last player has
    all others."""
    table = Table("card_game", players, first=first).start().bare().hand(first, red=2)
    return table.row(**(ROW if row is None else row)).deck((first - 1) % players, **deck)


@pytest.mark.clause("K14")
def test_the_last_card_drawn_blind_begins_the_last_turns() -> None:
    table = late(red=1).play(DECK).chance(RED)
    assert (table.seat, table.phase) == (0, phases.SECOND)  # the current turn is finished first
    assert table.state["last_turns"] == 0
    table.play(draw(BLUE))
    assert table.state["last_turns"] == 2


@pytest.mark.clause("K14")
def test_the_last_card_turned_up_to_fill_the_row_begins_the_last_turns() -> None:
    table = late(red=1).play(draw(BLUE)).chance(RED)
    assert table.refused(DECK) == "T9"
    table.play(draw(RED))
    assert table.cards("row") == {"purple": 1, "orange": 1, "white": 1, "green": 1}
    assert table.state["last_turns"] == 2


@pytest.mark.clause("K14")
@pytest.mark.parametrize("decisions", [(DECK, DECK), (DECK, draw(GREEN)), (draw(BLUE), DECK), (draw(BLUE), draw(RED))])
def test_it_does_not_matter_whether_the_first_or_the_second_card_was_the_last(decisions: tuple[int, int]) -> None:
    table = late(red=2)
    for decision in decisions:
        table.play(decision).settle()
    assert (table.seat, table.state["deck_n"]) == (1, 0)
    assert table.state["last_turns"] == 2


@pytest.mark.clause("K14")
def test_a_face_up_locomotive_replaced_by_the_last_card_begins_them_too() -> None:
    table = late(row={"loco": 1, "blue": 4}, red=1).play(draw(LOCO)).chance(RED)
    assert table.state["last_turns"] == 2


@pytest.mark.clause("K14")
def test_while_a_card_is_left_in_the_deck_play_goes_on() -> None:
    table = late(red=3).play(DECK).chance(RED).play(DECK).chance(RED)
    assert table.state["last_turns"] == 0
    table.idle()
    assert table.state["last_turns"] == 0


@pytest.mark.clause("K14")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_every_player_takes_one_more_turn_the_one_who_took_the_last_card_last(first: int) -> None:
    table = late(3, first=first, red=2).play(DECK).settle().play(DECK).settle()
    order = []
    while table.phase == phases.TURN:
        order.append(table.seat)
        assert table.state["last_turns"] == 4 - len(order)
        table.idle()
    assert order == [(first + 1) % 3, (first + 2) % 3, first]
    assert table.phase == phases.COMPLETING


@pytest.mark.clause("K14")
def test_the_last_turns_are_triggered_once() -> None:
    """Placing, tickets and cards from the row in the last turns do not put the end off."""
    table = late(red=2)
    table.play(DECK).settle().play(DECK).settle()
    table.play(draw(BLUE)).play(draw(GREEN))
    assert table.state["last_turns"] == 1
    table.play(place(RED)).play(count(4)).play(count(0))
    assert table.phase == phases.COMPLETING


def last_turn(players: int = 2, **row: int) -> Table:
    """The deck is empty, the last turns have begun, and seat 1 has the first of them."""
    return late(players, row=row).idle()


@pytest.mark.clause("K15")
def test_in_the_last_turns_face_up_cards_are_drawn_and_not_replaced() -> None:
    table = late().idle()
    table.play(draw(BLUE)).play(draw(WHITE))
    assert table.cards("row") == {"purple": 1, "orange": 1, "green": 1}
    assert table.seat == 0
    table.play(draw(PURPLE)).play(draw(ORANGE))
    assert table.cards("row") == {"green": 1}
    assert table.phase == phases.COMPLETING


@pytest.mark.clause("K15")
def test_one_card_may_be_taken_if_only_one_is_left() -> None:
    table = last_turn(red=1).play(draw(RED))
    assert (table.seat, table.phase) == (0, phases.TURN)
    assert table.cards("row") == {}


@pytest.mark.clause("K15")
def test_a_face_up_locomotive_is_still_the_whole_draw() -> None:
    table = last_turn(red=3, loco=2).play(draw(LOCO))
    assert (table.seat, table.phase) == (0, phases.TURN)
    table.play(draw(RED))
    assert table.refused(draw(LOCO)) == "T3"
    table.play(draw(RED))
    assert table.cards("row") == {"red": 1, "loco": 1}


@pytest.mark.clause("K15")
def test_after_a_card_only_locomotives_are_left_the_draw_is_over() -> None:
    table = last_turn(red=1, loco=1).play(draw(RED))
    assert (table.seat, table.phase) == (0, phases.TURN)
    assert table.legal() >= {draw(LOCO)}


@pytest.mark.clause("K15")
def test_with_no_face_up_card_only_the_other_two_actions_are_left() -> None:
    table = last_turn(3)
    assert table.legal() == {TAKE_TICKETS}
    assert table.refused(DECK) == "T9"
    assert table.refused(draw(RED)) == "T1"
    assert table.refused(PASS) == "K13a"
    table.idle()
    assert place(RED) in table.legal()  # seat 2 holds all the cards
    assert all(d >= TAKE_TICKETS for d in table.legal())


@pytest.mark.clause("K17")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_the_game_ends_after_one_round(players: int) -> None:
    table = Table("card_game", players).start().bare().to_completion()
    for seat in range(players):
        assert table.phase == phases.COMPLETING
        table.play(DONE, seat)
    assert table.phase == phases.OVER
    assert table.state["round"] == 1
    assert table.refused(DECK) == -2


@pytest.mark.clause("K17")
def test_a_game_that_is_over_shows_all_tickets() -> None:
    table = Table("card_game").start().bare().tickets(0, 3, 4).tickets(1, 5).to_completion()
    table.play(DONE, 0)
    assert table.seen(1)["held"][0] == 0
    table.play(DONE, 1)
    assert int(table.seen(1)["held"][0]) == 1 << 3 | 1 << 4


@pytest.mark.clause("K13a")
@pytest.mark.clause("K15")
def test_last_turns_that_idling_has_begun_still_draw_from_the_deck() -> None:
    table = Table("card_game").start().bare()
    for _ in range(40):
        assert table.state["last_turns"] == 0
        table.idle()
    assert table.state["last_turns"] == 2
    deck = int(table.state["deck_n"])
    table.play(draw(PURPLE))
    assert table.waits_for_chance()  # the gap is filled (ADR 0012)
    table.chance(RED).play(DECK).chance(RED)
    assert table.state["deck_n"] == deck - 2
    assert table.state["last_turns"] == 1
