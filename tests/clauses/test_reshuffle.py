"""The reshuffle: clauses T8, T8a, T8b. What clears the row is in test_row.py."""

from __future__ import annotations

import pytest

from kit import BLUE, GREEN, KINDS, LOCO, RED, WHITE, Table, draw, pay
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK

CLEARED: dict[str, int] = {}


def at_turn(**row: int) -> Table:
    """Two players with empty hands, seat 0 to move, these cards face up."""
    return Table().start().bare().row(**row)


def in_play(table: Table) -> dict[str, int]:
    """Row, deck and discards together."""
    piles = [table.cards(name) for name in ("row", "deck", "discard")]
    return {kind: sum(pile.get(kind, 0) for pile in piles) for pile in piles for kind in pile}


# --- T8, T8a: the reshuffle -------------------------------------------------------------------------------


@pytest.mark.clause("T8")
@pytest.mark.clause("S2")
def test_discards_become_the_deck_the_moment_it_runs_out() -> None:
    thrown = {kind: 1 + at % 3 for at, kind in enumerate(KINDS)}
    table = at_turn(red=2, blue=3).discards(**thrown).deck(1, white=1)
    before = in_play(table)
    table.play(DECK).chance(WHITE)
    assert table.cards("deck") == thrown
    assert table.cards("discard") == {}
    before["white"] -= 1
    assert in_play(table) == before  # nothing else has moved
    assert table.cards("row") == {"red": 2, "blue": 3}
    assert table.legal() == {draw(RED), draw(BLUE), DECK}
    table.play(DECK)
    assert table.pool() == {KINDS.index(kind): number for kind, number in thrown.items()}


@pytest.mark.clause("T8")
def test_a_replacement_that_is_the_last_card_of_the_deck_brings_the_discards() -> None:
    table = at_turn(red=2, blue=3).discards(green=3).deck(1, white=1)
    table.play(draw(RED)).chance(WHITE)
    assert table.cards("row") == {"red": 1, "blue": 3, "white": 1}
    assert table.cards("deck") == {"green": 3}
    assert table.cards("discard") == {}


@pytest.mark.clause("T8")
def test_discards_stay_while_the_deck_has_a_card() -> None:
    table = at_turn(red=2, blue=3).discards(green=3).deck(1, white=2)
    table.play(DECK).chance(WHITE)
    assert table.cards("deck") == {"white": 1}
    assert table.cards("discard") == {"green": 3}


@pytest.mark.clause("T8a")
@pytest.mark.clause("T6")
def test_the_row_just_cleared_is_reshuffled_to_fill_that_same_row() -> None:
    table = at_turn(red=2, blue=1, loco=2).discards(green=2).deck(1, loco=1, white=2)
    table.play(draw(RED)).chance(LOCO)
    assert table.cards("row") == CLEARED
    assert table.cards("discard") == {"red": 1, "blue": 1, "green": 2, "loco": 3}
    table.chance(WHITE, WHITE)  # the deck is empty in the middle of the row
    assert table.cards("deck") == {"red": 1, "blue": 1, "green": 2, "loco": 3}
    assert table.cards("discard") == {}
    table.chance(LOCO, LOCO, LOCO)  # three again, from the old row
    assert table.cards("row") == CLEARED
    assert table.cards("discard") == {"white": 2, "loco": 3}
    table.chance(RED, BLUE, GREEN, GREEN)
    assert table.cards("deck") == {"white": 2, "loco": 3}
    table.chance(LOCO)
    assert table.cards("row") == {"red": 1, "blue": 1, "green": 2, "loco": 1}
    assert table.phase == phases.SECOND


@pytest.mark.clause("T8a")
def test_a_row_cleared_with_no_deck_at_all_is_filled_from_what_was_in_it() -> None:
    table = at_turn(red=2, blue=1, loco=2).discards(green=1).deck(1, loco=1)
    table.play(draw(RED)).chance(LOCO)  # the last card of the deck: the discard is the deck now, then the reset
    assert table.cards("row") == CLEARED
    assert table.cards("deck") == {"green": 1}
    table.chance(GREEN)
    assert table.cards("deck") == {"red": 1, "blue": 1, "loco": 3}
    table.chance(RED, BLUE, LOCO, LOCO)
    assert table.cards("row") == {"red": 1, "blue": 1, "green": 1, "loco": 2}
    assert table.cards("deck") == {"loco": 1}


# --- T8b: new discards where there was nothing --------------------------------------------------------------


@pytest.mark.clause("T8b")
def test_new_discards_become_the_deck_and_fill_the_gaps_of_the_row() -> None:
    table = at_turn(red=1, blue=2).hand(0, green=3, loco=3).deck(1)
    table.play(table.claim("el_paso", "houston")).play(pay(GREEN, 3))
    assert table.cards("discard") == {}
    assert table.pool() == {GREEN: 3, LOCO: 3}
    table.chance(GREEN, LOCO)
    assert table.cards("row") == {"red": 1, "blue": 2, "green": 1, "loco": 1}
    assert table.cards("deck") == {"green": 2, "loco": 2}
    assert table.seat == 1
    assert DECK in table.legal(1)


@pytest.mark.clause("T8b")
def test_too_few_discards_leave_gaps_in_the_row() -> None:
    table = at_turn(blue=1).hand(0, green=2).deck(1)
    table.play(table.claim("denver", "santa_fe")).play(pay(GREEN)).chance(GREEN, GREEN)
    assert table.cards("row") == {"blue": 1, "green": 2}
    assert table.cards("deck") == {}
    assert table.seat == 1


@pytest.mark.clause("T8b")
def test_with_a_full_row_new_discards_just_become_the_deck() -> None:
    table = at_turn(red=3, blue=2).hand(0, green=2).deck(1)
    table.play(table.claim("denver", "santa_fe")).play(pay(GREEN))
    assert not table.waits_for_chance()
    assert table.cards("row") == {"red": 3, "blue": 2}
    assert table.cards("deck") == {"green": 2}
    assert table.cards("discard") == {}


@pytest.mark.clause("T8b")
@pytest.mark.clause("T6b")
def test_a_row_filled_by_new_discards_is_tested_for_locomotives() -> None:
    table = at_turn(red=1, blue=1, loco=1).hand(0, green=1, loco=2).deck(1)
    table.play(table.claim("calgary", "vancouver")).play(pay(GREEN, 2)).chance(LOCO, LOCO)
    assert table.cards("row") == CLEARED
    assert table.cards("deck") == {"green": 1}
    assert table.cards("discard") == {"red": 1, "blue": 1, "loco": 3}
    table.chance(GREEN, RED, BLUE, LOCO, LOCO)
    assert table.cards("row") == {"red": 1, "blue": 1, "green": 1, "loco": 2}
    assert table.cards("deck") == {"loco": 1}
    assert table.seat == 1


@pytest.mark.clause("T8b")
@pytest.mark.clause("T6b")
def test_a_row_with_gaps_and_three_locomotives_is_filled_first_and_then_cleared() -> None:
    table = at_turn(red=1, loco=3).hand(0, green=4).deck(1)
    table.play(table.claim("denver", "helena")).play(pay(GREEN))
    assert table.cards("row") == {"red": 1, "loco": 3}
    table.chance(GREEN)
    assert table.cards("row") == CLEARED
    assert table.cards("discard") == {"red": 1, "green": 1, "loco": 3}
    table.chance(GREEN, GREEN, GREEN)
    assert table.cards("deck") == {"red": 1, "green": 1, "loco": 3}
