"""Clauses K where random games hardly come: rounds of passes and idle rounds."""

import pytest

from .contract import KEEP, TICKETS
from .referee import Referee
from .setups import (
    CARD_GAME,
    card_game,
    started,
    to_decision,
)


def draw_no_tickets(referee: Referee) -> None:
    seat = referee.pending()[0]
    referee.play(seat, TICKETS)
    to_decision(referee)
    referee.play(seat, KEEP)


@pytest.mark.clause("K13a")
def test_a_round_of_passes_begins_the_last_turns() -> None:
    referee = started(CARD_GAME, 3)
    game = card_game(referee)
    game.passes = 2  # cannot come about while the deck has a card
    game.this_turn = "pass"
    game.do_end_turn(-1)
    assert game.last_turns == 3


@pytest.mark.clause("K13a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_idle_rounds_begin_the_last_turns(players: int) -> None:
    referee = started(CARD_GAME, players)
    for turn in range(20 * players):
        assert referee.position()["last_turns"] is None, turn
        draw_no_tickets(referee)
    assert referee.position()["last_turns"] == players
    for _ in range(players):
        draw_no_tickets(referee)
    assert referee.game.phase == "complete"


@pytest.mark.clause("K13a")
def test_keeping_a_ticket_breaks_the_idle_rounds() -> None:
    referee = started(CARD_GAME, 2)
    referee.game.idle_turns = 39
    referee.play(0, TICKETS)
    to_decision(referee)
    referee.play(0, KEEP + 1)
    assert referee.game.idle_turns == 0
    assert referee.position()["last_turns"] is None
