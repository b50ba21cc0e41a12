"""Clauses E where random games hardly come: tunnels at the end of the deck, idle rounds."""

import pytest

from .contract import CLAIM, DECK, PASS, WITHDRAW
from .referee import Referee
from .setups import (
    BLUE,
    EUROPE,
    LOCO,
    RED,
    WHITE,
    YELLOW,
    counts,
    deal,
    deck_into_hand,
    europe,
    hand,
    lay,
    pay,
    started,
    to_decision,
)


def tunnel(referee: Referee, seat: int, a: str, b: str, payment: int) -> None:
    """Try a tunnel; the cards turned up are still to come."""
    lay(referee.game, referee.game.cards.row, blue=1, red=1, green=1, yellow=1, black=1)
    referee.play(seat, CLAIM + europe(referee).data.track(a, b).number)
    referee.play(seat, payment)


@pytest.mark.clause("E9")
@pytest.mark.parametrize("in_deck", [0, 1, 2])
def test_fewer_than_three_cards_to_turn_up(in_deck: int) -> None:
    referee = started(EUROPE, 2)
    hand(referee, 0, red=2)
    lay(referee.game, referee.game.cards.row, blue=5)
    deck_into_hand(referee, 1, white=in_deck)
    referee.play(0, CLAIM + europe(referee).data.track("sarajevo", "sofia").number)
    referee.play(0, pay(RED))
    deal(referee, *[WHITE] * in_deck)
    assert referee.pending() == [1]
    assert referee.game.cards.deck == counts(red=2, white=in_deck)  # T8b


@pytest.mark.clause("E9a", "T8")
def test_reshuffle_while_cards_are_turned_up() -> None:
    referee = started(EUROPE, 2)
    game = europe(referee)
    hand(referee, 0, red=3)
    lay(game, game.cards.row, blue=5)
    deck_into_hand(referee, 1, white=1, yellow=4)
    lay(game, game.cards.discards, yellow=4)
    referee.play(0, CLAIM + game.data.track("sarajevo", "sofia").number)
    referee.play(0, pay(RED))
    deal(referee, WHITE)
    assert game.cards.deck == counts(yellow=4)  # neither the red set nor the white card
    deal(referee, YELLOW, YELLOW)
    assert game.cards.discards == counts(red=2, white=1, yellow=2)
    assert game.cards.deck == counts(yellow=2)


@pytest.mark.clause("E16")
@pytest.mark.parametrize("players", [2, 5])
def test_twenty_idle_rounds(players: int) -> None:
    referee = started(EUROPE, players)
    for seat in range(players):
        hand(referee, seat, red=2)
    turns = 0
    while referee.awaiting() != "over":
        tunnel(referee, referee.pending()[0], "sarajevo", "sofia", pay(RED))
        deal(referee, LOCO, BLUE, BLUE)
        referee.play(referee.pending()[0], WITHDRAW)
        lay(referee.game, referee.game.cards.discards)  # back into the deck, for the next turn
        turns += 1
    assert turns == 20 * players


@pytest.mark.clause("E16")
def test_any_other_turn_breaks_the_idle_rounds() -> None:
    referee = started(EUROPE, 2)
    referee.game.idle_turns = 39
    referee.play(0, DECK)
    to_decision(referee)
    referee.play(0, DECK)
    to_decision(referee)
    assert referee.pending() == [1]
    assert referee.game.idle_turns == 0


@pytest.mark.clause("E16", "B13a")
def test_a_pass_is_idle_too() -> None:
    referee = started(EUROPE, 2)
    game = europe(referee)
    hand(referee, 0)
    lay(game, game.cards.row)
    deck_into_hand(referee, 1)
    game.tickets.pool = []
    game.idle_turns = 38
    assert referee.legal(0) == {PASS}
    referee.play(0, PASS)
    assert referee.pending() == [1]
    assert game.idle_turns == 39
