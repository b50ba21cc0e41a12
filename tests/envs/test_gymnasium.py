"""The Gymnasium environments: Gymnasium's own checker, opponents, and games that begin anew as it says."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from whistlestop.envs.gymnasium import IDS, OneGame, VectorGames


def at_random(dice: np.random.Generator, mask: Any) -> Any:
    return (dice.random(mask.shape) * mask).argmax(-1)


@pytest.mark.parametrize("id", list(IDS))
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    env = gymnasium.make(id, disable_env_checker=True, render_mode="ansi").unwrapped
    check_env(env, skip_render_check=False)
    assert isinstance(env, OneGame)
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() > 1
    assert env.action_masks().sum() == info["action_mask"].sum()
    assert IDS[id] in str(env.render())


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_games_begin_anew_as_gymnasium_says(mode: str) -> None:
    envs = gymnasium.make_vec("whistlestop/CardGame-v0", num_envs=6, opponents="easy", autoreset_mode=mode)
    assert isinstance(envs, VectorGames)
    dice = np.random.default_rng(1)
    observed, info = envs.reset(seed=3)
    assert observed.shape == (6, envs.single_observation_space.shape[0])  # type: ignore[index]
    ended, resting = 0, np.zeros(6, np.bool_)
    for _ in range(160):
        observed, rewards, terminated, truncated, info = envs.step(at_random(dice, info["action_mask"]))
        assert (info["action_mask"].sum(1) > 1).all()
        assert not truncated.any()
        assert not (terminated & resting).any()
        assert (rewards[~terminated] == 0).all()
        if mode == "SameStep" and terminated.any():
            final = info["final_obs"][np.flatnonzero(terminated)[0]]
            assert final.any()
            assert not np.array_equal(final, observed[np.flatnonzero(terminated)[0]])
        ended += int(terminated.sum())
        resting = terminated if mode == "NextStep" else resting
    assert ended >= 6


def test_the_same_seed_gives_the_same_games() -> None:
    def play() -> list[Any]:
        envs, dice = VectorGames(4, "card_game", 3, opponents=["medium", "random"]), np.random.default_rng(2)
        envs.reset(seed=8)
        return [envs.step(at_random(dice, envs.action_masks()))[0].tobytes() for _ in range(40)]

    assert play() == play()


def test_the_champion_can_be_an_opponent() -> None:
    envs, dice = VectorGames(3, "card_game", 3, opponents=["champion", "hard"]), np.random.default_rng(2)
    envs.reset(seed=1)
    for _ in range(20):
        assert (envs.batch.seats == 0).all()
        envs.step(at_random(dice, envs.action_masks()))


def test_what_is_not_legal_ends_a_game_as_badly_as_can_be() -> None:
    envs = VectorGames(2, "card_game", autoreset_mode=AutoresetMode.DISABLED)
    envs.reset(seed=1)
    legal = envs.action_masks()
    actions = np.array([legal[0].argmax(), legal[1].argmin()])
    _, rewards, terminated, _, info = envs.step(actions)
    assert terminated.tolist() == [False, True]
    assert rewards.tolist() == [0, -1]
    assert info["illegal"][1]
    with pytest.raises(ValueError, match="have to be reset first"):
        envs.step(actions)
    before = envs.batch.states[0].tobytes()
    _, info = envs.reset(options={"reset_mask": terminated})
    assert envs.batch.states[0].tobytes() == before
    assert info["action_mask"][1].sum() > 1


@pytest.mark.parametrize(
    "opponents, why",
    [("nobody", "'nobody' cannot play in batches; random"), (["hard", "hard"], "the learner and 1 opponents, not 2")],
)
def test_opponents_that_cannot_sit_down_are_refused(opponents: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        VectorGames(2, "card_game", opponents=opponents)
