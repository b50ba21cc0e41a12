"""The card game's end where random games hardly come: too few cards for a second round, ties."""

import pytest

from .contract import DONE
from .referee import Referee
from .setups import (
    CARD_GAME,
    card_game,
    deck_into_hand,
    finish,
    hand,
    lay,
    started,
    to_decision,
)


def numbers(referee: Referee, *pairs: tuple[str, str]) -> list[int]:
    return [referee.game.data.ticket(a, b) for a, b in pairs]


@pytest.mark.clause("K18a")
@pytest.mark.parametrize("cards_left", [0, 3, 16, 18, 21])
def test_second_round_with_too_few_cards(cards_left: int) -> None:
    referee = started(CARD_GAME, 4)
    game = card_game(referee)
    for seat in range(4):
        hand(referee, seat)
    lay(game, game.cards.row, red=min(10, cards_left), blue=max(0, min(10, cards_left - 10)))
    deck_into_hand(referee, 0, green=max(0, cards_left - 20))
    before = [sum(player.hand) for player in game.players]
    game.ask("complete")
    game.current = 0
    for player in game.players:
        player.held = []
    for seat in range(4):
        referee.play(seat, DONE)
    to_decision(referee)
    dealt = [sum(player.hand) - number for player, number in zip(game.players, before, strict=True)]
    assert dealt == {0: [0, 0, 0, 0], 3: [0, 1, 1, 1]}.get(cards_left, [4, 4, 4, 4])
    assert sum(game.cards.row) == min(5, max(0, cards_left - 16))
    assert referee.pending() == [1]
    assert referee.position()["last_turns"] == 4


@pytest.mark.clause("K21")
def test_tie_breaks() -> None:
    referee = started(CARD_GAME, 4)
    players = referee.game.players
    for player in players:
        player.held = []
    data = referee.game.data
    finish(referee)
    assert [score["rank"] for score in referee.scores()] == [1, 1, 1, 1]
    # 20 + 8 + 15 (Seattle, New York) with one ticket; 16 + 12 + 15 with two; 0 to break even.
    players[0].completed = [data.ticket("seattle", "new_york")]
    players[1].completed = [data.ticket("chicago", "new_york"), data.ticket("chicago", "dallas")]
    players[1].held = []
    totals = [score["total"] for score in referee.scores()]
    assert totals == [20 + 8 + 15, 11 + 12 + 10 + 15, 0, 0]
    players[1].held = [data.ticket("new_york", "chicago")]
    assert [score["total"] for score in referee.scores()] == [43, 43, 0, 0]
    assert [score["rank"] for score in referee.scores()] == [2, 1, 3, 3]


@pytest.mark.clause("K21")
def test_tie_break_by_bonus_cards() -> None:
    referee = started(CARD_GAME, 2)
    players = referee.game.players
    data = referee.game.data
    # One ticket each. Seat 0: Los Angeles (12) with 10 points; seat 1: Seattle and Dallas (8, 10) with 16.
    players[0].completed, players[0].held = [data.ticket("los_angeles", "vancouver")], []
    players[1].completed = [data.ticket("seattle", "dallas")]
    players[1].held = [data.ticket("miami", "omaha")]  # 11 lost
    finish(referee)
    scores = referee.scores()
    assert [score["total"] for score in scores] == [22, 23]
    players[0].completed = [data.ticket("los_angeles", "houston")]  # 11
    scores = referee.scores()
    assert [score["total"] for score in scores] == [23, 23]
    assert [score["bonus_cards"] for score in scores] == [1, 2]
    assert [score["rank"] for score in scores] == [2, 1]


@pytest.mark.clause("K21")
def test_completed_tickets_come_before_bonus_cards() -> None:
    referee = started(CARD_GAME, 2)
    players = referee.game.players
    players[0].completed, players[0].held = numbers(referee, ("seattle", "dallas")), []
    players[1].completed, players[1].held = (
        numbers(referee, ("chicago", "santa_fe"), ("chicago", "calgary")),
        [],
    )
    finish(referee)
    scores = referee.scores()
    assert [score["total"] for score in scores] == [34, 34]
    assert [score["bonus_cards"] for score in scores] == [2, 1]
    assert [score["rank"] for score in scores] == [2, 1]
