"""Tunnels with a short deck, and what a failed attempt tells: clauses E9, E9a and E9b."""

from __future__ import annotations

import pytest

from kit import BLUE, GREEN, LOCO, RED, WHITE, Table, count, draw, pay
from whistlestop.rules import phases
from whistlestop.rules.decisions import WITHDRAW

OPEN = ("barcelona", "pamplona")  # a grey tunnel of 2


def hill(**hand: int) -> Table:
    return Table("europe").start().bare().hand(0, **hand)


def dig(table: Table, payment: int, *turned: int) -> Table:
    return table.play(table.claim(*OPEN)).play(payment).chance(*turned)


@pytest.mark.clause("E9")
def test_with_two_cards_left_two_are_turned_up() -> None:
    table = dig(hill(red=4).deck(1, red=1, blue=1), pay(RED), RED, BLUE)
    assert table.phase == phases.SURCHARGE
    assert table.cards("turned") == {"red": 1, "blue": 1}
    assert table.legal() == {count(0), WITHDRAW}


@pytest.mark.clause("E9")
def test_with_one_card_left_one_is_turned_up() -> None:
    table = dig(hill(red=4).deck(1, blue=1), pay(RED), BLUE)
    assert table.owns(0, *OPEN)
    assert table.cards("deck") == {"red": 2, "blue": 1}  # T8: the discards are the deck, the row was full


@pytest.mark.clause("E9")
def test_cards_in_the_discards_count_among_those_there_are() -> None:
    table = hill(red=4).discards(green=1, white=1).deck(1, blue=1)
    dig(table, pay(RED), BLUE)
    assert table.pool() == {GREEN: 1, WHITE: 1}
    table.chance(GREEN, WHITE)
    assert table.owns(0, *OPEN)


@pytest.mark.clause("E9")
def test_without_any_card_the_tunnel_is_claimed_without_risk() -> None:
    table = hill(red=2).deck(1)
    table.play(table.claim(*OPEN)).play(pay(RED))
    assert not table.waits_for_chance()
    assert table.owns(0, *OPEN)
    assert table.seat == 1
    assert table.cards("deck") == {"red": 2}  # T8b: what was played is the new deck


@pytest.mark.clause("E9")
@pytest.mark.clause("E9a")
def test_without_any_card_but_the_set_nothing_is_turned_up_and_gaps_in_the_row_are_filled_from_the_set() -> None:
    table = hill(red=2).row(blue=1, green=1).deck(1)
    table.play(table.claim(*OPEN)).play(pay(RED))
    assert table.owns(0, *OPEN)
    table.chance(RED, RED)  # T8b: into the row, not a tunnel's cards
    assert table.cards("row") == {"blue": 1, "green": 1, "red": 2}
    assert not table.waits_for_chance()


@pytest.mark.clause("E9a")
def test_the_set_lies_on_the_table_while_cards_are_turned_up() -> None:
    table = hill(red=4, loco=1)
    table.play(table.claim(*OPEN)).play(pay(RED, 1))
    for outcome in (BLUE, RED):
        assert table.cards("played") == {"red": 1, "loco": 1}
        assert table.cards("discard") == {}
        table.chance(outcome)
    assert table.cards("turned") == {"blue": 1, "red": 1}
    table.chance(GREEN)
    assert table.phase == phases.SURCHARGE
    assert table.cards("played") == {"red": 1, "loco": 1}
    assert table.cards("turned") == {"blue": 1, "red": 1, "green": 1}
    assert table.cards("discard") == {}


@pytest.mark.clause("E9a")
def test_if_the_deck_runs_out_meanwhile_only_the_other_discards_are_shuffled() -> None:
    table = hill(red=4).discards(green=3, loco=1).deck(1, red=1)
    table.play(table.claim(*OPEN)).play(pay(RED))
    assert table.pool() == {RED: 1}
    table.chance(RED)
    assert table.pool() == {GREEN: 3, LOCO: 1}  # neither the two red of the set nor the one turned up
    table.chance(GREEN)
    assert table.pool() == {GREEN: 2, LOCO: 1}
    table.chance(LOCO)
    assert table.cards("turned") == {"red": 1, "green": 1, "loco": 1}
    table.play(count(0))
    assert table.cards("deck") == {"green": 2}
    assert table.cards("discard") == {"red": 5, "green": 1, "loco": 1}


@pytest.mark.clause("E9a")
def test_a_deck_that_runs_out_with_the_third_card_is_reshuffled_without_the_tunnels_cards() -> None:
    table = hill(red=4).discards(white=2).deck(1, red=1, blue=2)
    dig(table, pay(RED), RED, BLUE, BLUE)
    assert table.cards("deck") == {"white": 2}
    assert table.cards("discard") == {}
    table.play(WITHDRAW)
    assert table.cards("deck") == {"white": 2}
    assert table.cards("discard") == {"red": 1, "blue": 2}


@pytest.mark.clause("E9")
@pytest.mark.clause("E9a")
@pytest.mark.parametrize("pays", [True, False])
def test_a_short_deck_is_made_anew_after_the_attempt(pays: bool) -> None:
    table = dig(hill(red=3).deck(1, red=1, blue=1), pay(RED), RED, BLUE)
    assert table.cards("deck") == {}
    table.play(count(0) if pays else WITHDRAW)
    assert table.cards("deck") == {"red": 4 if pays else 1, "blue": 1}
    assert table.cards("discard") == {}


@pytest.mark.clause("E9b")
def test_the_cards_of_a_failed_attempt_are_publicly_known() -> None:
    table = dig(hill(red=5, loco=3, blue=1), pay(RED, 1), RED, WHITE, BLUE).play(WITHDRAW)
    assert table.cards("known", 0) == {"red": 1, "loco": 1}
    for seat in (1, -1):
        assert list(table.seen(seat)["known"][0]) == [0, 0, 0, 0, 0, 0, 0, 1, 1]


@pytest.mark.clause("E9b")
@pytest.mark.parametrize("before, after", [(0, 2), (1, 2), (2, 2), (3, 3), (5, 5)])
def test_a_failed_attempt_raises_what_is_known_to_at_least_the_set(before: int, after: int) -> None:
    table = hill(red=5, green=2).known(0, red=before, green=1)
    dig(table, pay(RED), RED, WHITE, BLUE).play(WITHDRAW)
    assert table.cards("known", 0) == {"red": after, "green": 1}


@pytest.mark.clause("E9b")
def test_locomotives_of_a_failed_attempt_are_known_as_well() -> None:
    table = hill(loco=4).known(0, loco=1)
    dig(table, pay(LOCO), LOCO, WHITE, BLUE).play(WITHDRAW)
    assert table.cards("known", 0) == {"loco": 2}


@pytest.mark.clause("E9b")
def test_two_failed_attempts_with_the_same_cards_make_no_more_known_than_one() -> None:
    table = hill(red=4)
    for _ in range(2):
        dig(table, pay(RED), RED, WHITE, BLUE).play(WITHDRAW)
        table.play(draw(GREEN)).settle().play(9).settle()  # the other player draws
    assert table.cards("known", 0) == {"red": 2}


@pytest.mark.clause("E9b")
def test_an_attempt_that_succeeds_tells_nothing_more() -> None:
    table = hill(red=5).known(0, red=4)
    dig(table, pay(RED), RED, WHITE, BLUE).play(count(0))
    assert table.cards("hands", 0) == {"red": 2}
    assert table.cards("known", 0) == {"red": 1}
