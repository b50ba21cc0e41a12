"""Clauses T where random games hardly come: resets put off, and draws without cards."""

from pathlib import Path

import pytest

from .contract import CLAIM, DECK, DRAW, PASS, TICKETS
from .referee import Referee
from .setups import (
    BLUE,
    CARD_GAME,
    EUROPE,
    LOCO,
    NORTH_AMERICA,
    RED,
    counts,
    deal,
    deck_into_hand,
    hand,
    lay,
    map_game,
    pay,
    started,
)

GAMES = [NORTH_AMERICA, EUROPE, CARD_GAME]


def with_row(referee: Referee, **cards: int) -> Referee:
    lay(referee.game, referee.game.cards.row, **cards)
    return referee


@pytest.mark.clause("T6a")
def test_no_reset_that_could_not_succeed() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), blue=3, loco=2)
    deck_into_hand(referee, 1, loco=4)
    referee.play(0, DRAW + BLUE)
    deal(referee, LOCO)  # two cards that are not locomotives in all: the row stays
    assert referee.game.phase == "second"
    assert referee.game.cards.row == counts(blue=2, loco=3)
    assert referee.legal(0) == {DRAW + BLUE, DECK}


@pytest.mark.clause("T6b", "T8a")
def test_reset_put_off_comes_with_the_next_discards() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), blue=2, loco=3)
    hand(referee, 0, red=1)
    deck_into_hand(referee, 1, loco=3)
    game = map_game(referee)
    referee.play(0, CLAIM + game.data.track("dallas", "houston").number)
    referee.play(0, pay(RED))
    assert referee.awaiting() == "card"  # the red card makes three: row to the discards, filled again
    assert game.cards.row == counts()
    assert game.cards.discards == counts(blue=2, red=1, loco=3)
    deal(referee, LOCO, LOCO, LOCO)
    assert game.cards.deck == counts(blue=2, red=1, loco=3)  # T8a: reshuffled to fill that same row
    deal(referee, BLUE, LOCO)
    assert game.cards.row == counts()  # four locomotives: once more
    deal(referee, BLUE, RED, LOCO, LOCO, BLUE)
    assert game.cards.row == counts(blue=2, red=1, loco=2)
    assert referee.pending() == [1]


@pytest.mark.clause("T6", "T6a", "T8")
def test_two_groups_of_five_do_not_change_places_for_ever() -> None:
    """Five cards in the deck and no discards: a reset would turn up these five, the next one the old row again.

    If each five hold three locomotives, no row could ever stay, so T6a leaves the row as it is.
    """
    referee = with_row(started(NORTH_AMERICA, 2), blue=3, loco=2)
    deck_into_hand(referee, 1, red=1, loco=5)
    referee.play(0, DRAW + BLUE)
    deal(referee, LOCO)
    cards = referee.game.cards
    assert (cards.deck, cards.row, cards.discards) == (counts(red=1, loco=4), counts(blue=2, loco=3), counts())
    assert referee.awaiting() == "decision"


@pytest.mark.clause("T9", "B13a")
def test_no_draw_without_any_card() -> None:
    referee = with_row(started(NORTH_AMERICA, 2))
    hand(referee, 0)
    deck_into_hand(referee, 1)
    assert referee.legal(0) == {TICKETS}
    referee.game.tickets.pool = []
    assert referee.legal(0) == {PASS}


@pytest.mark.clause("T10")
@pytest.mark.parametrize("map_file", GAMES)
def test_turn_ends_with_one_card_if_none_may_be_taken(map_file: Path) -> None:
    referee = with_row(started(map_file, 2), blue=1, loco=2)
    deck_into_hand(referee, 1)
    referee.play(0, DRAW + BLUE)  # only locomotives are left
    assert referee.pending() == [1]
    assert referee.game.phase == "turn"
