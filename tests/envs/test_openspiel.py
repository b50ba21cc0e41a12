"""The OpenSpiel game, by OpenSpiel's own simulation tests and under one of its algorithms."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from whistlestop.envs import openspiel

SLOW = pytest.mark.slow  # a state is copied, written and read at every step
GAMES = ("north_america", "europe", "card_game")


def load(map: str, players: int = 2) -> Any:
    return pyspiel.load_game(openspiel.NAME, {"map": map, "players": players})


def played(game: Any, steps: int, seed: int = 1) -> Any:
    """After so many chance outcomes and decisions at random, at somebody's choice."""
    luck, state = random.Random(seed), game.new_initial_state()
    while steps > 0 or state.is_chance_node():
        outcomes = [it for it, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(luck.choice(outcomes))
        steps -= 1
    return state


@pytest.mark.parametrize("map", [pytest.param(it, marks=SLOW) if it != "card_game" else it for it in GAMES])
def test_openspiel_finds_nothing_wrong(map: str) -> None:
    pyspiel.random_sim_test(load(map, 2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("map", GAMES)
def test_what_players_cannot_tell_apart_has_the_same_information_state(map: str) -> None:
    state = played(load(map, 3), 80)
    player = state.current_player()
    for number in range(4):
        other = state.resample_from_infostate(player, lambda number=number: number / 7)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state)


def test_probabilities_add_up_and_returns_to_nothing() -> None:
    state = load("card_game", 3).new_initial_state()
    luck = random.Random(4)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0, abs=1e-5)
    assert max(state.returns()) > 0


def test_a_search_of_openspiel_plays_it() -> None:
    state = played(load("card_game"), 60)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(lambda it, player: it.resample_from_infostate(player, np.random.RandomState(2).rand))
    assert bot.step(state) in state.legal_actions()
