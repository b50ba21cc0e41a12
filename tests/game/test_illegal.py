"""Refusals as exceptions, and decisions in words."""

from __future__ import annotations

import random

import pytest

from policies import GAMES, POLICIES
from whistlestop import maps, rules
from whistlestop.game import illegal
from whistlestop.game.illegal import IllegalAction, happen, play
from whistlestop.game.notation import decision_text
from whistlestop.rules import clauses
from whistlestop.rules.decisions import DECISIONS


@pytest.mark.parametrize("name, players", GAMES)
def test_every_refusal_along_random_games_is_a_sentence_with_its_clause(name: str, players: int) -> None:
    """Every decision of every seat, now and then: a typed exception, one sentence, and nothing changed."""
    map, board, luck = maps.load(name), maps.board(name), random.Random(f"{name} {players}")
    states = rules.new(board, players, seed=5)
    while True:
        rules.settle(states, board)
        seats = rules.to_move(states)
        before = states.tobytes()
        if luck.random() < 0.05 or not seats:
            for seat in range(players):
                legal = rules.legal(states, board, seat)
                for decision in sorted(({-1000, -20, 10**6} | set(range(-1, DECISIONS + 1))) - set(legal)):
                    with pytest.raises(IllegalAction) as caught:
                        play(map, board, states, seat, decision)
                    code = rules.refusal(states, board, seat, decision)
                    assert caught.value.clause == clauses.clause_of(code)
                    assert "\n" not in str(caught.value)
            assert states.tobytes() == before
        if not seats:
            break
        seat = luck.choice(seats)
        play(map, board, states, seat, POLICIES[luck.choice(list(POLICIES))](rules.legal(states, board, seat), luck))


def test_a_refusal_says_what_it_is_about_why_and_what_can_be_done() -> None:
    map, board = maps.load("north_america"), maps.board("north_america")
    states = rules.new(board, 2, seed=1, first=0)
    rules.settle(states, board)
    with pytest.raises(IllegalAction) as caught:
        play(map, board, states, 1, 64 + 1)  # keep the first ticket only
    assert caught.value.clause == "B3"
    assert str(caught.value) == (
        "seat 1, keep 1: more tickets have to be kept at set-up, or these are not on offer (B3). "
        "Possible now: keep 1 2, keep 1 3, keep 2 3, keep 1 2 3."
    )


def test_an_outcome_that_cannot_come_up_is_refused() -> None:
    board = maps.board("north_america")
    states = rules.new(board, 2, seed=1, first=0)
    before = states.tobytes()
    with pytest.raises(IllegalAction, match="outcome 9: this outcome cannot come up"):
        happen(board, states, 9)
    assert states.tobytes() == before
    rules.settle(states, board)
    with pytest.raises(IllegalAction, match="nobody can decide anything now"):
        happen(board, states, 0)


@pytest.mark.parametrize("name, players", GAMES)
def test_two_legal_decisions_never_read_the_same_but_for_equal_grey_twins(name: str, players: int) -> None:
    map, board, luck = maps.load(name), maps.board(name), random.Random(3)
    states = rules.new(board, players, seed=8)
    for _ in range(300):
        rules.settle(states, board)
        seats = rules.to_move(states)
        if not seats:
            break
        legal = rules.legal(states, board, seats[0])
        words = [decision_text(map, states[0], decision) for decision in legal]
        assert not any(word.startswith("decision ") for word in words)
        repeated = {word for word in words if words.count(word) > 1}
        assert all(word.endswith("/grey") and words.count(word) == 2 for word in repeated)
        rules.apply(states, board, seats[0], luck.choice(legal))


def test_every_clause_that_the_kernel_can_name_has_a_sentence() -> None:
    named = {name for name in vars(clauses) if name in clauses.IDS}
    assert named | {"B3", "E2", "K3", "B4", "K4", "B12", "K13", "B13a", "K13a"} == set(illegal.SENTENCES)
    assert set(illegal.WITHOUT_CLAUSE) == {clauses.NO_SUCH_DECISION, clauses.NOT_NOW, clauses.IMPOSSIBLE}
