"""Clauses B where random games hardly come: passing."""

import pytest

from .contract import CLAIM, PASS
from .setups import (
    NORTH_AMERICA,
    deck_into_hand,
    hand,
    lay,
    map_game,
    started,
)


@pytest.mark.clause("B13a")
def test_passes() -> None:
    referee = started(NORTH_AMERICA, 3)
    game = referee.game
    hand(referee, 0)
    hand(referee, 1)
    lay(game, game.cards.row)
    deck_into_hand(referee, 2)
    game.tickets.out, game.tickets.pool, game.tickets.tail = game.tickets.pool, [], []
    map_game(referee).players[2].trains = 0
    for seat in (0, 1, 2):
        assert referee.legal(seat) == {PASS}
        referee.play(seat, PASS)
    assert referee.awaiting() == "over"


@pytest.mark.clause("B13a")
def test_pass_is_illegal_while_anything_is_possible() -> None:
    referee = started(NORTH_AMERICA, 2)
    assert PASS not in referee.legal(0)
    hand(referee, 0, red=1)
    lay(referee.game, referee.game.cards.row)
    deck_into_hand(referee, 1)
    referee.game.tickets.pool = []
    assert PASS not in referee.legal(0)
    assert all(CLAIM <= decision < CLAIM + 100 for decision in referee.legal(0))
