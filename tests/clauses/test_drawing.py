"""Drawing train cards: clauses T1 to T5, T7, T9 and T10. The row and the reshuffle are in test_row.py."""

from __future__ import annotations

import pytest

from kit import BLACK, BLUE, GREEN, KINDS, LOCO, PURPLE, RED, WHITE, YELLOW, Table, draw
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, PASS, TAKE_TICKETS


def at_turn(**row: int) -> Table:
    """Two players with empty hands, seat 0 to move, these cards face up."""
    return Table().start().bare().row(**row)


def drawn_out(**row: int) -> Table:
    """The same with deck and discards empty: seat 1 holds everything else."""
    return at_turn(**row).deck(1)


def draws(table: Table) -> set[int]:
    return {decision for decision in table.legal() if decision <= DECK}


# --- T1, T2 -----------------------------------------------------------------------------------------


@pytest.mark.clause("T1")
@pytest.mark.parametrize("first", [RED, None])
@pytest.mark.parametrize("second", [GREEN, None])
def test_a_draw_takes_two_cards_each_face_up_or_blind(first: int | None, second: int | None) -> None:
    table = at_turn(red=2, green=2, white=1)
    table.play(DECK if first is None else draw(first)).chance(BLACK)
    assert table.phase == phases.SECOND
    assert table.seat == 0
    table.play(DECK if second is None else draw(second)).chance(YELLOW)
    taken = [BLACK if first is None else first, YELLOW if second is None else second]
    assert table.cards("hands", 0) == {KINDS[kind]: 1 for kind in taken}
    assert table.phase == phases.TURN
    assert table.seat == 1


@pytest.mark.clause("T1")
def test_only_the_cards_that_lie_face_up_may_be_taken() -> None:
    table = at_turn(red=2, green=2, loco=1)
    assert draws(table) == {draw(RED), draw(GREEN), draw(LOCO), DECK}
    assert table.refused(draw(BLACK)) == "T1"
    table.play(DECK).chance(BLACK)
    assert table.legal() == {draw(RED), draw(GREEN), DECK}
    assert table.refused(draw(BLACK)) == "T1"


@pytest.mark.clause("T1")
@pytest.mark.clause("T10")
def test_the_second_card_is_mandatory_and_nothing_else_may_be_done_first() -> None:
    table = at_turn(red=2, green=2, white=1).hand(0, red=6, loco=6)
    table.play(draw(RED)).chance(BLACK)
    assert table.legal() == {draw(RED), draw(GREEN), draw(WHITE), draw(BLACK), DECK}
    for other in (PASS, TAKE_TICKETS, table.claim("dallas", "houston")):
        assert table.refused(other) == "T10"


@pytest.mark.clause("T2")
def test_a_card_taken_is_replaced_before_the_next_is_chosen() -> None:
    table = at_turn(red=2, green=2, white=1)
    table.play(draw(RED))
    assert table.waits_for_chance()
    assert table.legal() == set()
    assert table.pool() == {kind: int(table.state["deck"][kind]) for kind in range(9)}
    assert table.cards("row") == {"red": 1, "green": 2, "white": 1}
    table.chance(BLACK)
    assert table.cards("row") == {"red": 1, "green": 2, "white": 1, "black": 1}
    table.play(draw(BLACK))  # the replacement itself may be the second card
    assert table.waits_for_chance()
    table.chance(PURPLE)
    assert table.cards("row") == {"red": 1, "green": 2, "white": 1, "purple": 1}
    assert table.cards("hands", 0) == {"red": 1, "black": 1}
    assert draw(PURPLE) in table.legal(1)


@pytest.mark.clause("T2")
def test_a_blind_card_leaves_the_row_alone_and_the_deck_one_smaller() -> None:
    table = at_turn(red=2, green=2, white=1)
    before = int(table.state["deck_n"])
    table.play(DECK).chance(BLACK)
    assert table.cards("row") == {"red": 2, "green": 2, "white": 1}
    assert int(table.state["deck_n"]) == before - 1


# --- T3 to T5: locomotives --------------------------------------------------------------------------


@pytest.mark.clause("T3")
@pytest.mark.clause("T2")
def test_a_face_up_locomotive_is_the_whole_draw() -> None:
    table = at_turn(red=4, loco=1)
    table.play(draw(LOCO)).chance(BLACK)
    assert table.cards("hands", 0) == {"loco": 1}
    assert table.cards("row") == {"red": 4, "black": 1}
    assert table.phase == phases.TURN
    assert table.seat == 1


@pytest.mark.clause("T3")
@pytest.mark.parametrize("first", [draw(RED), DECK])
def test_a_face_up_locomotive_cannot_be_the_second_card(first: int) -> None:
    table = at_turn(red=4, loco=1)
    table.play(first).chance(BLUE)
    assert draw(LOCO) not in table.legal()
    assert table.refused(draw(LOCO)) == "T3"


@pytest.mark.clause("T4")
def test_a_locomotive_turned_up_as_the_replacement_cannot_be_the_second_card() -> None:
    table = at_turn(red=2, green=2, white=1)
    table.play(draw(RED)).chance(LOCO)
    assert table.legal() == {draw(RED), draw(GREEN), draw(WHITE), DECK}
    assert table.refused(draw(LOCO)) in ("T3", "T4")
    table.play(draw(RED)).chance(BLUE)
    assert draw(LOCO) in table.legal(1)  # but it may be the next player's first
    table.play(draw(LOCO)).settle()
    assert table.seat == 0


@pytest.mark.clause("T5")
def test_a_locomotive_drawn_blind_is_followed_by_a_second_card() -> None:
    table = at_turn(red=4, white=1)
    table.play(DECK).chance(LOCO)
    assert table.phase == phases.SECOND
    assert table.legal() == {draw(RED), draw(WHITE), DECK}
    table.play(draw(WHITE)).chance(BLUE)
    assert table.cards("hands", 0) == {"loco": 1, "white": 1}
    assert table.seat == 1


@pytest.mark.clause("T5")
def test_both_cards_may_be_locomotives_drawn_blind() -> None:
    table = at_turn(red=4, loco=1)
    table.play(DECK).chance(LOCO).play(DECK).chance(LOCO)
    assert table.cards("hands", 0) == {"loco": 2}
    assert table.seat == 1


@pytest.mark.clause("T5")
@pytest.mark.clause("T3")
def test_a_blind_locomotive_does_not_allow_a_face_up_one() -> None:
    table = at_turn(red=4, loco=1)
    table.play(DECK).chance(LOCO)
    assert table.refused(draw(LOCO)) == "T3"


# --- T7: no limit -----------------------------------------------------------------------------------


@pytest.mark.clause("T7")
def test_a_hand_may_hold_every_card_of_the_game() -> None:
    table = at_turn(red=2, blue=1).hand(1).deck(0)  # seat 0 holds the other 107
    assert int(table.state["hand_n"][0]) == 107
    table.play(draw(RED)).play(draw(RED))
    assert table.legal(1) >= {draw(BLUE), TAKE_TICKETS}
    table.play(TAKE_TICKETS).settle()
    table.play(min(table.legal())).settle()
    table.play(draw(BLUE))
    assert int(table.state["hand_n"][0]) == 110
    assert table.cards("hands", 0) == dict.fromkeys(KINDS[:8], 12) | {"loco": 14}


# --- T9, T10: when cards run out --------------------------------------------------------------------


@pytest.mark.clause("T9")
def test_with_no_deck_face_up_cards_may_be_taken_and_are_not_replaced() -> None:
    table = drawn_out(red=2, green=1, loco=2)
    assert draws(table) == {draw(RED), draw(GREEN), draw(LOCO)}
    assert table.refused(DECK) == "T9"
    table.play(draw(RED))
    assert not table.waits_for_chance()
    assert table.cards("row") == {"red": 1, "green": 1, "loco": 2}
    assert table.legal() == {draw(RED), draw(GREEN)}
    assert table.refused(DECK) == "T9"
    table.play(draw(GREEN))
    assert table.cards("row") == {"red": 1, "loco": 2}
    assert table.seat == 1


@pytest.mark.clause("T9")
@pytest.mark.clause("T3")
def test_with_no_deck_a_face_up_locomotive_is_still_the_whole_draw() -> None:
    table = drawn_out(red=2, loco=1)
    table.play(draw(LOCO))
    assert table.cards("row") == {"red": 2}
    assert table.seat == 1


@pytest.mark.clause("T9")
def test_with_no_deck_and_no_row_there_is_no_draw() -> None:
    table = drawn_out()
    assert draws(table) == set()
    assert table.refused(DECK) == "T9"
    assert table.refused(draw(RED)) in ("T1", "T9")
    assert table.legal() == {TAKE_TICKETS}


@pytest.mark.clause("T10")
@pytest.mark.parametrize("locos", [0, 1, 2, 3, 4])
def test_the_turn_ends_with_one_card_if_only_locomotives_are_left(locos: int) -> None:
    table = drawn_out(red=1, loco=locos)
    table.play(draw(RED))
    assert table.cards("hands", 0) == {"red": 1}
    assert table.cards("row") == ({"loco": locos} if locos else {})
    assert table.phase == phases.TURN
    assert table.seat == 1


@pytest.mark.clause("T10")
def test_the_turn_ends_with_one_blind_card_if_it_was_the_last_and_only_locomotives_lie_face_up() -> None:
    table = at_turn(loco=5).deck(1, red=1)
    table.play(DECK).chance(RED)
    assert table.cards("hands", 0) == {"red": 1}
    assert table.phase == phases.TURN
    assert table.seat == 1


@pytest.mark.clause("T10")
def test_the_second_card_is_mandatory_while_one_colour_lies_face_up() -> None:
    table = drawn_out(red=1, blue=1, loco=2)
    table.play(draw(RED))
    assert table.phase == phases.SECOND
    assert table.legal() == {draw(BLUE)}
    assert table.refused(PASS) == "T10"


@pytest.mark.clause("T10")
def test_the_second_card_comes_from_the_deck_if_only_locomotives_lie_face_up() -> None:
    table = at_turn(red=1, loco=4).deck(1, loco=3)
    table.play(draw(RED)).chance(LOCO)  # T6a: the row stays
    assert table.cards("row") == {"loco": 5}
    assert table.legal() == {DECK}
    table.play(DECK).chance(LOCO)
    assert table.cards("hands", 0) == {"red": 1, "loco": 1}
    assert table.seat == 1


@pytest.mark.clause("T10")
@pytest.mark.clause("T8")
def test_discards_are_there_in_time_to_be_the_second_card() -> None:
    table = at_turn(loco=5).discards(loco=2).deck(1, red=1)
    table.play(DECK).chance(RED)
    assert table.legal() == {DECK}
    table.play(DECK).chance(LOCO)
    assert table.cards("hands", 0) == {"red": 1, "loco": 1}
    assert table.seat == 1
