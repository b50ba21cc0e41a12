"""Refusals as exceptions: one sentence, the clause, what can be done instead, and nothing changed."""

from __future__ import annotations

import pickle
import random

import pytest

import whistlestop as ws
from policies import GAMES, POLICIES
from whistlestop import rules
from whistlestop.rules import clauses
from whistlestop.rules.decisions import DECISIONS


@pytest.mark.parametrize("name, players", GAMES)
def test_every_refusal_along_random_games_is_a_sentence_with_its_clause(name: str, players: int) -> None:
    """Every decision of every seat, now and then: a typed exception, one sentence, and nothing changed."""
    luck = random.Random(f"{name} {players}")
    game = ws.new(name, players, seed=5)
    said: set[str] = set()
    while not game.is_over:
        if luck.random() < 0.04:
            check_all_refusals(game, said)
        seat = luck.choice(game.pending)
        game.play(POLICIES[luck.choice(list(POLICIES))](game.legal_decisions(seat), luck), seat)
    with pytest.raises(ws.IllegalAction, match="the game is over"):
        game.play("draw deck")


def check_all_refusals(game: ws.Game, said: set[str]) -> None:
    """`said`: what sentences have been made from already."""
    before, log = game._log.states.tobytes(), game.log
    for seat in range(game.players):
        for decision in sorted(({-1000, -20, 10**6} | set(range(-1, DECISIONS + 1))) - set(game.legal_decisions(seat))):
            with pytest.raises(ws.IllegalAction) as caught:
                game.play(decision, seat)
            code = rules.refusal(game._log.states, game.board, seat, decision)
            assert caught.value.clause == clauses.clause_of(code)
            if (made_from := repr(caught.value.args)) not in said:
                said.add(made_from)
                assert "\n" not in str(caught.value)
    assert game._log.states.tobytes() == before
    assert game.log == log


def test_a_refusal_says_what_it_is_about_why_and_what_can_be_done() -> None:
    game = ws.new("north_america", 2, seed=1, options={"first": 0})
    with pytest.raises(ws.IllegalAction) as caught:
        game.play("keep 1", seat=1)
    assert caught.value.clause == "B3"
    assert str(caught.value) == (
        "keep 1: keep at least 2 tickets (B3). Possible now: keep 1 2, keep 1 3, keep 2 3, keep 1 2 3."
    )
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_an_outcome_that_cannot_come_up_is_refused() -> None:
    game = ws.new("north_america", 2, chance=ws.Given(), options={"first": 0})
    before = game._log.states.tobytes()
    with pytest.raises(ws.IllegalAction, match="outcome 9: this can’t come up now"):
        game.happen(9)
    assert game._log.states.tobytes() == before
