"""The card game, drawing: clause K8 (T1 to T5, T7, T9 and T10 hold; T6 and T8 do not)."""

from __future__ import annotations

import pytest

from kit import BLACK, BLUE, GREEN, LOCO, PURPLE, RED, YELLOW, Table, draw
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK


def yard() -> Table:
    return Table("card_game").start().bare()


@pytest.mark.clause("K8")
@pytest.mark.clause("T1")
@pytest.mark.clause("T2")
def test_two_cards_are_drawn_and_a_face_up_card_is_replaced_before_the_second() -> None:
    table = yard().play(draw(BLUE)).chance(RED)
    assert table.cards("row") == {"purple": 1, "orange": 1, "white": 1, "green": 1, "red": 1}
    assert (table.seat, table.phase) == (0, phases.SECOND)
    table.play(draw(RED)).chance(YELLOW)
    assert table.cards("hands", 0) == table.cards("known", 0) == {"blue": 1, "red": 1}
    assert table.seat == 1


@pytest.mark.clause("K8")
@pytest.mark.clause("T3")
def test_a_face_up_locomotive_is_the_whole_draw() -> None:
    table = yard().row(loco=2, red=3).play(draw(LOCO)).chance(BLUE)
    assert table.cards("hands", 0) == {"loco": 1}
    assert table.seat == 1
    table.play(draw(RED)).chance(BLUE)
    assert table.refused(draw(LOCO)) == "T3"


@pytest.mark.clause("K8")
@pytest.mark.clause("T4")
def test_a_locomotive_turned_up_as_the_replacement_is_not_the_second_card() -> None:
    table = yard().play(draw(BLUE)).chance(LOCO)
    assert table.legal() == {draw(PURPLE), draw(2), draw(3), draw(GREEN), DECK}


@pytest.mark.clause("K8")
@pytest.mark.clause("T5")
def test_a_locomotive_drawn_blind_is_an_ordinary_card() -> None:
    table = yard().play(DECK).chance(LOCO)
    assert (table.seat, table.phase) == (0, phases.SECOND)
    table.play(DECK).chance(LOCO)
    assert table.cards("hands", 0) == {"loco": 2}
    assert table.cards("known", 0) == {}


@pytest.mark.clause("K8")
@pytest.mark.parametrize("locos", [3, 4, 5])
def test_three_or_more_face_up_locomotives_stay(locos: int) -> None:
    table = yard().row(loco=locos - 1, red=6 - locos)
    table.play(draw(RED)).chance(LOCO)
    assert int(table.state["row"][LOCO]) == locos
    assert table.cards("discard") == {}
    table.play(DECK).chance(BLACK)
    assert int(table.state["row"][LOCO]) == locos
    assert table.seat == 1


@pytest.mark.clause("K8")
def test_the_deck_is_gone_through_once() -> None:
    table = yard().discards(red=5, blue=3).deck(1, green=1)
    table.play(DECK).chance(GREEN)
    assert table.state["deck_n"] == 0
    assert table.cards("discard") == {"red": 5, "blue": 3}
    assert table.refused(DECK) == "T9"
    table.play(draw(PURPLE))
    assert table.cards("row") == {"blue": 1, "orange": 1, "white": 1, "green": 1}  # T9: not replaced
    assert table.cards("discard") == {"red": 5, "blue": 3}


@pytest.mark.clause("K8")
@pytest.mark.clause("T10")
def test_if_nothing_may_be_taken_as_the_second_card_the_turn_ends_with_one() -> None:
    table = yard().discards(red=5).row(loco=2, red=1).deck(1)
    table.play(draw(RED))  # two locomotives are left, and no deck: discards do not help
    assert table.cards("hands", 0) == {"red": 1}
    assert (table.seat, table.phase) == (1, phases.TURN)


@pytest.mark.clause("K8")
@pytest.mark.clause("T10")
def test_otherwise_the_second_card_is_mandatory() -> None:
    table = yard().play(draw(BLUE)).chance(RED)
    for other in (10, 11, 48):
        assert table.refused(other) == "T10"


@pytest.mark.clause("K8")
@pytest.mark.clause("T7")
def test_there_is_no_limit_on_the_cards_in_a_hand() -> None:
    table = yard().deck(0, red=2)
    assert table.state["hand_n"][0] == 89
    table.play(DECK).chance(RED).play(DECK).chance(RED)
    assert table.state["hand_n"][0] == 91
