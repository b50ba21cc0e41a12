"""Clauses T: drawing train cards."""

from pathlib import Path

import pytest

from .contract import CLAIM, DECK, DRAW, KEEP, PASS, TICKETS
from .referee import Referee
from .setups import (
    BLUE,
    CARD_GAME,
    EUROPE,
    GREEN,
    LOCO,
    NORTH_AMERICA,
    RED,
    YELLOW,
    counts,
    deal,
    deck_into_hand,
    hand,
    lay,
    map_game,
    pay,
    started,
    to_decision,
)

GAMES = [NORTH_AMERICA, EUROPE, CARD_GAME]


def with_row(referee: Referee, **cards: int) -> Referee:
    lay(referee.game, referee.game.cards.row, **cards)
    return referee


@pytest.mark.clause("T1", "T2")
@pytest.mark.parametrize("map_file", GAMES)
def test_two_cards_each_replaced_at_once(map_file: Path) -> None:
    referee = with_row(started(map_file, 2), blue=2, red=2, green=1)
    before = sum(referee.game.players[0].hand)
    assert {DRAW + BLUE, DRAW + RED, DRAW + GREEN, DECK} <= referee.legal(0)
    assert DRAW + YELLOW not in referee.legal(0)
    referee.play(0, DRAW + BLUE)
    assert referee.awaiting() == "card"
    assert referee.legal(0) == set()
    deal(referee, YELLOW)
    assert referee.game.phase == "second"
    assert referee.legal(0) == {DRAW + BLUE, DRAW + RED, DRAW + GREEN, DRAW + YELLOW, DECK}
    referee.play(0, DECK)
    deal(referee, RED)
    assert sum(referee.game.players[0].hand) == before + 2
    assert referee.pending() == [1]


@pytest.mark.clause("T3")
@pytest.mark.parametrize("map_file", GAMES)
def test_face_up_locomotive_is_the_only_card(map_file: Path) -> None:
    referee = with_row(started(map_file, 2), blue=4, loco=1)
    referee.play(0, DRAW + LOCO)
    deal(referee, RED)
    assert referee.pending() == [1]
    assert referee.game.phase == "turn"


@pytest.mark.clause("T3", "T4")
def test_no_locomotive_as_second_card() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), blue=4, loco=1)
    referee.play(0, DRAW + BLUE)
    deal(referee, LOCO)
    assert referee.legal(0) == {DRAW + BLUE, DECK}


@pytest.mark.clause("T5")
def test_blind_locomotive_is_an_ordinary_card() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), blue=5)
    referee.play(0, DECK)
    deal(referee, LOCO)
    assert referee.game.phase == "second"


@pytest.mark.clause("T6")
def test_three_locomotives_reset_the_row_again_and_again() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), blue=3, loco=2)
    discards = referee.game.cards.discards
    referee.play(0, DRAW + BLUE)
    deal(referee, LOCO)
    assert discards == counts(blue=2, loco=3)
    deal(referee, LOCO, LOCO, LOCO, RED, RED)  # three in the new row too
    assert discards == counts(blue=2, red=2, loco=6)
    deal(referee, LOCO, LOCO, RED, RED, BLUE)
    assert referee.game.phase == "second"
    assert referee.game.cards.row == counts(blue=1, red=2, loco=2)


@pytest.mark.clause("T6")
def test_reset_at_setup() -> None:
    referee = Referee(NORTH_AMERICA, 2, 0)
    deal(referee, *[RED] * 8)
    deal(referee, LOCO, LOCO, LOCO, BLUE)
    assert referee.game.cards.discards == counts()  # tested after the fifth card only
    deal(referee, BLUE)
    assert referee.game.cards.discards == counts(blue=2, loco=3)
    deal(referee, *[BLUE] * 5)
    assert referee.awaiting() == "ticket"


@pytest.mark.clause("T6", "K8")
def test_no_reset_in_the_card_game() -> None:
    referee = with_row(started(CARD_GAME, 2), blue=3, loco=2)
    referee.play(0, DRAW + BLUE)
    deal(referee, LOCO)
    assert referee.game.phase == "second"
    assert referee.game.cards.row == counts(blue=2, loco=3)


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


@pytest.mark.clause("T7")
def test_no_hand_limit() -> None:
    referee = started(NORTH_AMERICA, 2)
    hand(referee, 0, blue=7, red=7, green=7, white=7, black=7, orange=7)
    assert DECK in referee.legal(0)


@pytest.mark.clause("T8")
def test_discards_become_the_deck_at_once() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), blue=5)
    lay(referee.game, referee.game.cards.discards, green=3)
    game = referee.game
    game.players[1].hand = [h + d for h, d in zip(game.players[1].hand, game.cards.deck, strict=True)]
    game.cards.deck = counts(red=1)
    game.players[1].hand[RED] -= 1
    referee.play(0, DECK)
    deal(referee, RED)
    assert game.phase == "second"
    assert game.cards.deck == counts(green=3)
    assert game.cards.discards == counts()


@pytest.mark.clause("T8", "K8")
def test_no_reshuffle_in_the_card_game() -> None:
    referee = with_row(started(CARD_GAME, 2), blue=5)
    deck_into_hand(referee, 1, red=1, green=3)
    lay(referee.game, referee.game.cards.discards, green=3)
    referee.play(0, DECK)
    deal(referee, RED)
    assert referee.legal(0) == {DRAW + BLUE}
    assert referee.game.cards.discards == counts(green=3)


@pytest.mark.clause("T8b")
def test_new_discards_become_the_deck_and_fill_the_row() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), blue=3)
    hand(referee, 0, red=3)
    deck_into_hand(referee, 1)
    game = map_game(referee)
    referee.play(0, CLAIM + game.data.track("montreal", "toronto").number)
    referee.play(0, pay(RED))
    assert game.cards.deck == counts(red=3)
    deal(referee, RED, RED)
    assert game.cards.row == counts(blue=3, red=2)
    assert game.cards.deck == counts(red=1)
    assert referee.pending() == [1]


@pytest.mark.clause("T9")
def test_face_up_cards_without_a_deck_are_not_replaced() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), blue=2, loco=1)
    deck_into_hand(referee, 1)
    assert referee.legal(0) & set(range(10)) == {DRAW + BLUE, DRAW + LOCO}
    referee.play(0, DRAW + BLUE)
    assert referee.legal(0) == {DRAW + BLUE}
    referee.play(0, DRAW + BLUE)
    assert referee.pending() == [1]
    assert referee.game.cards.row == counts(loco=1)


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


@pytest.mark.clause("T10")
def test_last_blind_card_may_be_the_only_one() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), loco=2)
    deck_into_hand(referee, 1)
    referee.game.players[1].hand[RED] -= 1
    referee.game.cards.deck[RED] += 1
    # (a row with gaps and a deck at once does not occur in a game; the deck goes first into the row)
    referee.play(0, DECK)
    deal(referee, RED)
    assert referee.pending() == [1]


@pytest.mark.clause("B12", "T6b")
def test_a_ticket_draw_changes_no_cards() -> None:
    referee = with_row(started(NORTH_AMERICA, 2), blue=5)
    before = list(referee.game.cards.deck)
    referee.play(0, TICKETS)
    to_decision(referee)
    referee.play(0, KEEP + 1)
    assert referee.game.cards.deck == before
    assert referee.game.cards.row == counts(blue=5)
