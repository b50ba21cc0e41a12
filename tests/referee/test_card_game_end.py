"""Clauses K14 to K21: the end of a round, the second round and the scores, with the printed example 7."""

from itertools import combinations
from random import Random

import pytest

from .card_scoring import best_completion, can_complete
from .contract import COMPLETE, DECK, DONE, DRAW, KEEP, PASS, TICKETS, IllegalMove
from .referee import Referee
from .setups import (
    BLUE,
    CARD_GAME,
    RED,
    card_game,
    counts,
    deal,
    deck_into_hand,
    finish,
    hand,
    lay,
    some_chance,
    started,
    to_decision,
)


def completing(players: int, **track: int) -> Referee:
    """The choice of tickets (K16), with this track pile before seat 0."""
    referee = started(CARD_GAME, players)
    game = card_game(referee)
    game.ask("complete")
    game.last_turns = 0
    game.current = players - 1
    lay(game, game.players[0].track, **track)
    return referee


def numbers(referee: Referee, *pairs: tuple[str, str]) -> list[int]:
    return [referee.game.data.ticket(a, b) for a, b in pairs]


@pytest.mark.clause("K14")
@pytest.mark.parametrize("face_up", [False, True])
def test_the_last_card_of_the_deck(face_up: bool) -> None:
    referee = started(CARD_GAME, 3)
    lay(referee.game, referee.game.cards.row, blue=5)
    deck_into_hand(referee, 2, red=1)
    referee.play(0, DRAW + BLUE if face_up else DECK)
    deal(referee, RED)
    assert referee.position()["last_turns"] is None  # the current turn is finished first
    referee.play(0, DRAW + BLUE)
    order = []
    for left in (3, 2, 1):
        assert referee.position()["last_turns"] == left
        seat = referee.pending()[0]
        order.append(seat)
        referee.play(seat, TICKETS)
        to_decision(referee)
        referee.play(seat, KEEP)
    assert order == [1, 2, 0]
    assert referee.game.phase == "complete"
    assert referee.pending() == [0, 1, 2]
    assert referee.position()["last_turns"] == 0


@pytest.mark.clause("K5", "K15")
def test_step_1_in_the_last_turn_and_a_single_card() -> None:
    referee = started(CARD_GAME, 2)
    game = card_game(referee)
    lay(game, game.cards.row, blue=1)
    hand(referee, 1)
    game.players[1].yard[RED] = [2, 0]
    game.cards.deck[RED] -= 2
    deck_into_hand(referee, 0)
    game.last_turns = 2
    referee.play(0, TICKETS)
    to_decision(referee)
    referee.play(0, KEEP)
    assert game.players[1].track == counts(red=1)
    assert {d for d in referee.legal(1) if d <= DECK} == {DRAW + BLUE}
    referee.play(1, DRAW + BLUE)
    assert game.phase == "complete"
    assert game.players[1].yard[RED] == [1, 0]  # not moved first (K16)


@pytest.mark.clause("K13a", "K15")
def test_pass_in_the_last_turns() -> None:
    referee = started(CARD_GAME, 2)
    game = referee.game
    hand(referee, 0)
    lay(game, game.cards.row)
    deck_into_hand(referee, 1)
    game.tickets.pool, game.tickets.out = [], game.tickets.pool
    game.last_turns = 1
    assert referee.legal(0) == {PASS}
    referee.play(0, PASS)
    assert game.phase == "complete"


@pytest.mark.clause("K16")
def test_example_7_los_angeles_pittsburgh() -> None:
    data = started(CARD_GAME, 2).game.data
    ticket = data.ticket("los_angeles", "pittsburgh")  # purple, two blue, white
    assert can_complete(data, counts(blue=1, white=1, purple=1, loco=1), [ticket])
    assert can_complete(data, counts(blue=2, white=1, loco=1), [ticket])
    assert can_complete(data, counts(blue=2, white=1, purple=1), [ticket])
    assert not can_complete(data, counts(blue=1, white=1, purple=1, red=5), [ticket])
    assert not can_complete(data, counts(blue=1, white=1, loco=1), [ticket])


@pytest.mark.clause("K16")
def test_choosing_as_many_as_possible_in_secret() -> None:
    referee = completing(2, yellow=2, blue=1, loco=1)
    game = card_game(referee)
    held = numbers(referee, ("chicago", "new_york"), ("new_york", "chicago"), ("chicago", "montreal"))
    one, two, three = held  # yellow; blue; blue and yellow
    dear = numbers(referee, ("seattle", "miami"))[0]
    game.players[0].held = [dear, *held]
    assert referee.legal(0) == {COMPLETE + one, COMPLETE + two, COMPLETE + three}
    with pytest.raises(IllegalMove):
        referee.play(0, DONE)
    referee.play(0, COMPLETE + three)
    assert referee.position()["chosen"] == [[three], []]
    assert referee.legal(0) == {COMPLETE + one, COMPLETE + two}
    referee.play(0, COMPLETE + one)
    assert referee.legal(0) == {COMPLETE + two}  # the locomotive is blue
    referee.play(0, COMPLETE + two)
    assert referee.legal(0) == {DONE}
    referee.play(0, DONE)
    assert referee.pending() == [1]
    assert referee.legal(0) == set()
    assert referee.position()["completed"] == [[], []]
    assert referee.legal(1) == {DONE}
    referee.play(1, DONE)
    assert referee.awaiting() == "over"  # K17
    assert referee.position()["completed"] == [[one, two, three], []]
    assert referee.position()["held"] == [[dear], sorted(game.players[1].held)]
    assert referee.position()["chosen"] == [None, None]


@pytest.mark.clause("K16a")
def test_the_choice_offered() -> None:
    data = started(CARD_GAME, 2).game.data
    rng = Random(3)
    for _ in range(60):
        held = rng.sample(range(46), 8)
        track = [rng.randrange(3) for _ in range(8)] + [rng.randrange(4)]
        feasible = [
            list(choice)
            for size in range(9)
            for choice in combinations(sorted(held), size)
            if can_complete(data, track, list(choice))
        ]
        worth = {i: (sum(data.tickets[t].points for t in c), len(c)) for i, c in enumerate(feasible)}
        best = max(worth.values())
        assert best_completion(data, track, held) == min(c for i, c in enumerate(feasible) if worth[i] == best)


def second_round(**kept: int) -> Referee:
    """Four players; the last one is done, and the second round begins."""
    referee = completing(4, red=3)
    game = card_game(referee)
    for player in game.players:
        player.held = numbers(referee, ("chicago", "new_york"))[:1] if player.seat == 1 else []
    game.tickets.out = []
    game.current = 2
    lay(game, game.cards.discards, black=4)
    game.players[3].yard[BLUE] = [1, 1]
    game.cards.deck[BLUE] -= 1
    game.cards.deck[8] -= 1
    for seat in range(4):
        hand(referee, seat, **kept)
    for seat in range(4):
        referee.play(seat, DONE)
    return referee


@pytest.mark.clause("K18")
def test_second_round() -> None:
    referee = second_round(green=2)
    game = card_game(referee)
    assert referee.position()["round"] == 2
    assert referee.awaiting() == "card"
    assert game.cards.deck == [10, 10, 10, 10, 2, 10, 10, 10, 16]
    assert game.cards.row == game.cards.discards == counts()
    assert all(player.track == counts() for player in game.players)
    assert all(pile == [0, 0] for player in game.players for pile in player.yard)
    assert referee.position()["held"] == [[], [0], [], []]
    deal(referee, RED)  # to the left of the one who moved last: seat 3
    assert game.players[3].hand == counts(green=2, red=1)
    rng = Random(1)
    while referee.awaiting() == "card":
        some_chance(referee, rng)
    assert [sum(player.hand) for player in game.players] == [6, 6, 6, 6]
    assert sum(game.cards.row) == 5
    assert game.phase == "turn"
    assert referee.pending() == [3]
    assert referee.position()["last_turns"] is None
    assert referee.position()["first"] == 0


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


@pytest.mark.clause("K17", "K18")
@pytest.mark.parametrize("players, rounds", [(2, 1), (3, 1), (4, 2)])
def test_number_of_rounds(players: int, rounds: int) -> None:
    referee = started(CARD_GAME, players)
    rng = Random(4)
    while referee.awaiting() != "over":
        if referee.awaiting() != "decision":
            some_chance(referee, rng)
            continue
        seat = referee.pending()[0]
        referee.play(seat, rng.choice(sorted(referee.legal(seat))))
    assert referee.position()["round"] == rounds


@pytest.mark.clause("K19", "K20")
def test_scores() -> None:
    referee = started(CARD_GAME, 3)
    players = referee.game.players
    for player in players:
        player.held = []
    players[0].completed = numbers(referee, ("chicago", "new_york"), ("chicago", "dallas"))
    players[1].completed = numbers(referee, ("new_york", "chicago"))
    players[1].held = numbers(referee, ("seattle", "miami"))
    finish(referee)
    scores = referee.scores()
    # Chicago (12) and Dallas (10) to seat 0; New York (15) shared; Seattle and Miami to nobody.
    assert [score["bonus"] for score in scores] == [12 + 10 + 15, 15, 0]
    assert [score["bonus_cards"] for score in scores] == [3, 1, 0]
    assert [score["ticket_points"] for score in scores] == [11, 5 - 22, 0]
    assert [score["total"] for score in scores] == [48, -2, 0]
    assert [score["rank"] for score in scores] == [1, 3, 2]
    assert scores[1]["failed"] == numbers(referee, ("seattle", "miami"))


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
