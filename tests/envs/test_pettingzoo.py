"""The PettingZoo environments, by PettingZoo's own tests and by what they promise beyond them."""

from __future__ import annotations

import functools

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

from whistlestop.envs import pettingzoo
from whistlestop.envs.pettingzoo import parallel

GAMES = ("north_america", "europe", "card_game")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings(
    "ignore:Observation"
)  # PettingZoo knows by name which games have masks, and warns of others
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # of agents whose turn it is not
def test_pettingzoo_finds_nothing_wrong(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(game=game, players=3), num_cycles=40)
    seed_test(functools.partial(pettingzoo.env, game=game), num_cycles=20)
    render_test(functools.partial(pettingzoo.env, game=game))
    assert f"{game}, turn" in capsys.readouterr().out


def test_cycles_are_counted_as_pettingzoo_counts_them() -> None:
    max_cycles_test(parallel)


@pytest.mark.parametrize("reward", ["victory", "margin"])
def test_a_game_ends_with_rewards_that_add_up_to_nothing(reward: str) -> None:
    env = pettingzoo.raw_env(game="card_game", players=3, advice=False, reward=reward)
    dice = np.random.default_rng(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask.sum() > 1
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not env.observe(others[0])["action_mask"].any()
        env.step(int(dice.choice(np.flatnonzero(mask))))
    assert sum(env.rewards.values()) == pytest.approx(0, abs=1e-3)
    assert max(env.rewards.values()) > 0
    assert env.observe("player_0")["observation"].any()
    assert "over" in env.seats.text()


def test_the_seed_decides_and_looking_changes_nothing() -> None:
    one, other = (pettingzoo.raw_env(game="card_game") for _ in range(2))
    one.reset(seed=5)
    other.reset(seed=5)
    for _ in range(30):
        for agent in one.agents:
            one.observe(agent)
        assert one.agent_selection == other.agent_selection
        seen = other.observe(other.agent_selection)
        assert np.array_equal(one.observe(one.agent_selection)["observation"], seen["observation"])
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        one.step(action)
        other.step(action)


def test_what_is_not_legal_is_refused_or_ends_the_game() -> None:
    raw = pettingzoo.raw_env(game="card_game")
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"action {illegal} is not legal now"):
        raw.step(illegal)
    env = pettingzoo.env(game="card_game")
    env.reset(seed=1)
    env.step(illegal)
    assert min(env.rewards.values()) == -1
    assert all(env.terminations.values())


def test_a_game_can_be_cut_off() -> None:
    env = pettingzoo.raw_env(game="card_game", max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())


def test_a_reward_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="a reward is one of victory, margin, not 'points'"):
        pettingzoo.raw_env(reward="points")


def test_what_an_agent_gives_instead_of_an_action_is_refused() -> None:
    cycles = parallel.parallel_env(game="card_game", players=2)
    with pytest.raises(ValueError, match=r"^the game has not begun, or is over: call reset.$"):
        cycles.step({})
    cycles.reset(seed=1)
    for nothing in ({}, {"player_0": None, "player_1": None}):
        with pytest.raises(
            ValueError, match=r"^player_0 has to decide: step takes an action of every agent, by its name.$"
        ):
            cycles.step(nothing)  # type: ignore[arg-type]
    turns = pettingzoo.raw_env(game="card_game", players=2)
    with pytest.raises(ValueError, match=r"^the game has not begun: call reset.$"):
        turns.step(0)
    turns.reset(seed=1)
    with pytest.raises(ValueError, match=r"^action 1.5 is not legal now"):
        turns.step(1.5)  # type: ignore[arg-type]
