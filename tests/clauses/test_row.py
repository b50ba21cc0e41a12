"""Locomotives in the face-up row: clauses T6, T6a, T6b. The reshuffle is in test_reshuffle.py."""

from __future__ import annotations

import pytest

from kit import BLACK, BLUE, GREEN, LOCO, ORANGE, PURPLE, RED, WHITE, YELLOW, Table, draw, keep, pay
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECK, TAKE_TICKETS

CLEARED: dict[str, int] = {}


def at_turn(**row: int) -> Table:
    """Two players with empty hands, seat 0 to move, these cards face up."""
    return Table().start().bare().row(**row)


def in_play(table: Table) -> dict[str, int]:
    """Row, deck and discards together."""
    piles = [table.cards(name) for name in ("row", "deck", "discard")]
    return {kind: sum(pile.get(kind, 0) for pile in piles) for pile in piles for kind in pile}


# --- T6: three locomotives --------------------------------------------------------------------------


@pytest.mark.clause("T6")
@pytest.mark.parametrize("name", ["north_america", "europe"])
def test_three_locomotives_clear_the_row(name: str) -> None:
    table = Table(name).start().bare().row(red=2, blue=1, loco=2)
    table.play(draw(RED)).chance(LOCO)
    assert table.cards("row") == CLEARED
    assert table.cards("discard") == {"red": 1, "blue": 1, "loco": 3}
    table.chance(GREEN, GREEN, WHITE, BLACK)
    assert table.waits_for_chance()
    table.chance(YELLOW)
    assert table.cards("row") == {"green": 2, "white": 1, "black": 1, "yellow": 1}
    assert table.cards("discard") == {"red": 1, "blue": 1, "loco": 3}
    assert table.phase == phases.SECOND  # the turn goes on
    assert table.legal() == {draw(GREEN), draw(WHITE), draw(BLACK), draw(YELLOW), DECK}


@pytest.mark.clause("T6")
def test_two_locomotives_do_not_clear_the_row() -> None:
    table = at_turn(red=2, blue=2, loco=1)
    table.play(draw(RED)).chance(LOCO)
    assert table.cards("row") == {"red": 1, "blue": 2, "loco": 2}
    assert table.cards("discard") == {}


@pytest.mark.clause("T6")
def test_the_row_is_cleared_after_the_second_card_too_before_the_next_player_chooses() -> None:
    table = at_turn(red=2, blue=2, loco=1)
    table.play(draw(RED)).chance(LOCO).play(draw(BLUE)).chance(LOCO)
    assert table.cards("row") == CLEARED
    assert table.legal(1) == set()
    table.chance(GREEN, GREEN, GREEN, GREEN, GREEN)
    assert table.seat == 1
    assert draw(GREEN) in table.legal(1)


@pytest.mark.clause("T6")
@pytest.mark.clause("T4")
def test_a_locomotive_in_the_new_row_may_not_be_the_second_card() -> None:
    table = at_turn(red=2, blue=1, loco=2)
    table.play(draw(RED)).chance(LOCO).chance(GREEN, LOCO, LOCO, WHITE, BLUE)
    assert table.cards("row") == {"green": 1, "white": 1, "blue": 1, "loco": 2}
    assert table.legal() == {draw(GREEN), draw(WHITE), draw(BLUE), DECK}


@pytest.mark.clause("T6")
def test_the_row_is_cleared_again_and_again() -> None:
    table = at_turn(red=2, blue=1, loco=2)
    table.play(draw(RED)).chance(LOCO)
    table.chance(LOCO, LOCO, LOCO, LOCO, GREEN)  # four
    assert table.cards("row") == CLEARED
    table.chance(LOCO, WHITE, LOCO, WHITE, LOCO)  # three
    assert table.cards("row") == CLEARED
    assert table.cards("discard") == {"red": 1, "blue": 1, "green": 1, "white": 2, "loco": 10}
    table.chance(ORANGE, ORANGE, LOCO, LOCO, LOCO)  # three
    assert table.cards("row") == CLEARED
    table.chance(ORANGE, ORANGE, ORANGE, LOCO, PURPLE)
    assert table.cards("row") == {"orange": 3, "purple": 1, "loco": 1}
    assert table.cards("discard") == {"red": 1, "blue": 1, "green": 1, "white": 2, "orange": 2, "loco": 13}


@pytest.mark.clause("T6")
def test_five_locomotives_clear_the_row() -> None:
    table = at_turn(red=2, blue=1, loco=2)
    table.play(draw(RED)).chance(LOCO).chance(LOCO, LOCO, LOCO, LOCO, LOCO)
    assert table.cards("row") == CLEARED
    assert table.cards("discard") == {"red": 1, "blue": 1, "loco": 8}


@pytest.mark.clause("T6")
@pytest.mark.clause("B2")
def test_three_locomotives_clear_the_row_at_set_up() -> None:
    table = Table(players=2)
    table.chance(*[RED] * 8).chance(LOCO, LOCO, LOCO, WHITE)
    assert table.cards("row") == {"white": 1, "loco": 3}  # it is full before it is looked at
    table.chance(BLUE)
    assert table.cards("row") == CLEARED
    assert table.cards("discard") == {"blue": 1, "white": 1, "loco": 3}
    table.chance(LOCO, LOCO, LOCO, LOCO, LOCO)
    assert table.cards("row") == CLEARED
    table.chance(BLACK, BLACK, BLACK, LOCO, LOCO)
    assert table.cards("row") == {"black": 3, "loco": 2}
    assert table.cards("discard") == {"blue": 1, "white": 1, "loco": 8}
    assert table.phase == phases.DEAL_TICKETS


@pytest.mark.clause("T6")
def test_the_card_game_never_clears_the_row() -> None:
    table = Table("card_game").start().bare().row(red=2, blue=1, loco=2)
    table.play(draw(RED)).chance(LOCO)
    assert table.cards("row") == {"red": 1, "blue": 1, "loco": 3}
    assert table.phase == phases.SECOND


# --- T6a: a reset that could never succeed ------------------------------------------------------------


@pytest.mark.clause("T6a")
def test_with_only_two_coloured_cards_about_the_row_stays() -> None:
    table = at_turn(red=2, blue=1, loco=2).deck(1, loco=6)  # seat 1 holds dozens of others: hands do not count
    table.play(draw(RED)).chance(LOCO)
    assert table.cards("row") == {"red": 1, "blue": 1, "loco": 3}
    assert table.cards("discard") == {}
    assert table.phase == phases.SECOND
    assert table.legal() == {draw(RED), draw(BLUE), DECK}


@pytest.mark.clause("T6a")
@pytest.mark.parametrize("where", ["deck", "discards"])
def test_a_third_coloured_card_in_deck_or_discards_is_enough_for_a_reset(where: str) -> None:
    table = at_turn(red=2, blue=1, loco=2)
    table = table.deck(1, loco=2, green=1) if where == "deck" else table.discards(green=1).deck(1, loco=3)
    table.play(draw(RED)).chance(LOCO)
    assert table.cards("row") == CLEARED
    assert in_play(table) == {"red": 1, "blue": 1, "green": 1, "loco": 4 if where == "deck" else 5}
    while table.waits_for_chance():
        table.chance(min(table.pool()))  # coloured cards first
    assert table.cards("row")["loco"] <= 2 < table.state["row_n"] == 5


@pytest.mark.clause("T6a")
def test_a_hopeless_row_stays_at_every_later_turn() -> None:
    table = at_turn(red=2, blue=1, loco=2).deck(1, loco=6)
    table.play(draw(RED)).chance(LOCO).play(DECK).chance(LOCO)
    assert table.cards("row") == {"red": 1, "blue": 1, "loco": 3}
    table.play(draw(LOCO)).chance(LOCO)
    assert table.cards("row") == {"red": 1, "blue": 1, "loco": 3}
    assert table.seat == 0


@pytest.mark.clause("T6a")
@pytest.mark.parametrize("locos", [3, 4, 5])
def test_a_row_and_a_deck_of_five_that_would_change_places_for_ever_stay(locos: int) -> None:
    table = at_turn(red=2, blue=1, loco=2).deck(1, loco=locos + 1, green=5 - locos)
    table.play(draw(RED)).chance(LOCO)
    assert table.cards("row") == {"red": 1, "blue": 1, "loco": 3}
    assert int(table.state["deck_n"]) == 5
    assert table.phase == phases.SECOND


@pytest.mark.clause("T6a")
@pytest.mark.parametrize("locos", [0, 1, 2])
def test_a_deck_of_five_with_at_most_two_locomotives_becomes_the_row(locos: int) -> None:
    table = at_turn(red=2, blue=1, loco=2).deck(1, loco=locos + 1, green=5 - locos)
    table.play(draw(RED)).chance(LOCO)
    assert table.cards("row") == CLEARED
    table.chance(*[LOCO] * locos, *[GREEN] * (5 - locos))
    assert table.cards("row").get("loco", 0) == locos
    assert table.cards("row")["green"] == 5 - locos
    assert table.cards("deck") == {"red": 1, "blue": 1, "loco": 3}  # the old row, reshuffled at once
    assert table.phase == phases.SECOND


@pytest.mark.clause("T6a")
@pytest.mark.parametrize(
    "discards, deck",
    [({"white": 1}, {"loco": 4, "green": 2}), ({}, {"loco": 4, "green": 3}), ({}, {"loco": 4, "green": 1})],
    ids=["with a discard", "a deck of six", "a deck of four"],
)
def test_the_reset_is_made_where_row_and_deck_would_be_mixed(discards: dict[str, int], deck: dict[str, int]) -> None:
    table = at_turn(red=2, blue=1, loco=2).discards(**discards).deck(1, **deck)
    table.play(draw(RED)).chance(LOCO)
    assert table.cards("row") == CLEARED
    while table.waits_for_chance():
        table.settle()
    assert table.cards("row").get("loco", 0) <= 2


# --- T6b: put off, then made ----------------------------------------------------------------------------


@pytest.mark.clause("T6b")
def test_a_claim_that_brings_coloured_discards_makes_a_reset_possible() -> None:
    table = at_turn(red=1, blue=1, loco=3).hand(0, green=1).deck(1, loco=5)
    table.play(table.claim("dallas", "houston")).play(pay(GREEN))
    assert table.cards("row") == CLEARED
    assert table.cards("discard") == {"red": 1, "blue": 1, "green": 1, "loco": 3}
    table.chance(LOCO, LOCO, LOCO, LOCO, LOCO)  # five, and three coloured cards about
    assert table.cards("row") == CLEARED
    assert table.cards("deck") == {"red": 1, "blue": 1, "green": 1, "loco": 3}
    table.chance(RED, BLUE, GREEN, LOCO, LOCO)
    assert table.cards("row") == {"red": 1, "blue": 1, "green": 1, "loco": 2}
    assert table.seat == 1


@pytest.mark.clause("T6b")
@pytest.mark.clause("T6a")
def test_a_reset_that_leads_to_a_row_and_a_deck_of_five_ends_there() -> None:
    table = at_turn(red=1, blue=1, loco=3).hand(0, green=1).deck(1, loco=4)
    table.play(table.claim("dallas", "houston")).play(pay(GREEN))
    assert table.cards("row") == CLEARED
    table.chance(LOCO, LOCO, LOCO, LOCO, RED)
    assert table.cards("row") == {"red": 1, "loco": 4}
    assert table.cards("deck") == {"blue": 1, "green": 1, "loco": 3}
    assert table.seat == 1


@pytest.mark.clause("T6b")
@pytest.mark.clause("T6a")
def test_a_claim_paid_with_locomotives_alone_does_not() -> None:
    table = at_turn(red=1, blue=1, loco=3).hand(0, loco=1).deck(1, loco=4)
    table.play(table.claim("dallas", "houston")).play(pay(LOCO))
    assert table.cards("row") == {"red": 1, "blue": 1, "loco": 3}
    assert table.cards("discard") == {"loco": 1}
    assert table.seat == 1


@pytest.mark.clause("T6b")
@pytest.mark.clause("T6a")
def test_a_deck_no_longer_of_five_makes_the_reset_possible() -> None:
    table = at_turn(red=1, blue=1, loco=3).deck(1, loco=3, green=2)
    table.play(TAKE_TICKETS).settle().play(keep(0))
    assert table.cards("row") == {"red": 1, "blue": 1, "loco": 3}  # nothing has changed, so it stays
    table.play(DECK).chance(LOCO)
    assert table.cards("row") == CLEARED
    table.settle()
    assert table.cards("row").get("loco", 0) <= 2
    assert table.phase == phases.SECOND
