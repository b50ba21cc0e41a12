"""The Gymnasium environments: Gymnasium's own checker, opponents, and games that begin anew as it says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from whistlestop import maps
from whistlestop.bots.champion import shipped
from whistlestop.bots.champion.network import think_many
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
    [
        ("nobody", "'nobody' cannot play in batches; random, .*, hard, champion, champion:FILE can.$"),
        (["hard", "hard"], "the learner and 1 opponents, not 2"),
        ("master:nowhere.npz", "'master:nowhere.npz' cannot play in batches; "),
        ("champion@50ms", "'champion@50ms' cannot play in batches; "),
        ("champion:nowhere.npz", "the bot 'champion:nowhere.npz' cannot play: nowhere.npz does not exist.$"),
    ],
)
def test_opponents_that_cannot_sit_down_are_refused(opponents: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        VectorGames(2, "card_game", opponents=opponents)


def network_files() -> tuple[Path, Path]:
    large, small = shipped.path_of("card_game"), shipped.small_path_of("card_game")
    assert large is not None
    assert small is not None
    return large, small


def test_a_network_in_a_file_can_be_an_opponent() -> None:
    """It plays as `champion` does, which is the same network, and is told the same."""
    large, _ = network_files()
    played = []
    for name in ("champion", f"champion:{large}"):
        envs, dice = VectorGames(4, "card_game", 3, opponents=name, advice=False), np.random.default_rng(2)
        envs.reset(seed=1)
        assert (envs.batch.advisers >= 0).all()
        played.append([envs.step(at_random(dice, envs.action_masks()))[0].tobytes() for _ in range(20)])
    assert played[0] == played[1]


def test_each_network_decides_for_its_own_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    large, small = network_files()
    opponents = [f"champion:{large}", f"champion:{small}", f"champion:{large}"]
    envs, dice = VectorGames(16, "card_game", 4, opponents=opponents), np.random.default_rng(2)
    asked: list[tuple[int, int]] = []

    def noted(weights: Any, observed: Any) -> Any:
        asked.append((len(weights.first_bias), len(observed)))
        return think_many(weights, observed)

    monkeypatch.setattr("whistlestop.envs.gymnasium.opponents.think_many", noted)
    assert [seats for _, seats in envs.opponents.networks] == [(1, 3), (2,)]
    widths = [len(weights.first_bias) for weights, _ in envs.opponents.networks]
    assert widths[0] > widths[1]
    envs.reset(seed=1)
    asked.clear()
    for _ in range(10):
        envs.step(at_random(dice, envs.action_masks()))
        assert (envs.batch.seats == 0).all()
    assert {width for width, _ in asked} == set(widths)
    assert max(together for _, together in asked) > 8


def test_a_network_plays_the_map_that_it_has_learnt(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"europe\.npz plays europe, not card_game\.$"):
        VectorGames(2, "card_game", opponents=f"champion:{shipped.path_of('europe')}")
    text = (Path(maps.__file__).parent / "card_game.toml").read_text(encoding="utf-8")
    changed = tmp_path / "card_game.toml"
    changed.write_text(text.replace("points = 5,", "points = 4,"), encoding="utf-8")
    assert maps.load(changed).hash != maps.load("card_game").hash
    with pytest.raises(ValueError, match=r"has learnt card_game, and this map differs from that\.$"):
        VectorGames(2, changed, opponents=f"champion:{network_files()[0]}")


@pytest.mark.parametrize("players", [1, 9])
def test_table_sizes_that_the_map_does_not_have_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=r"^this map is for 2 to 4 players, not [19]\.$"):
        gymnasium.make("whistlestop/CardGame-v0", players=players)
    with pytest.raises(ValueError, match=r"^this map is for 2 to 4 players, not [19]\.$"):
        gymnasium.make_vec("whistlestop/CardGame-v0", num_envs=2, players=players)


@pytest.mark.parametrize("action", [99999, -1, 1 << 40])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    env = gymnasium.make("whistlestop/CardGame-v0", disable_env_checker=True)
    _, info = env.reset(seed=1)
    most = len(info["action_mask"]) - 1
    with pytest.raises(ValueError, match=rf"^{action} is no action: they are the numbers 0 to {most}\.$"):
        env.step(action)
    env.step(info["action_mask"].argmax())


@pytest.mark.parametrize("actions", [[0, 0, 0], [[0]] * 4, [0.0] * 4, 0])
def test_anything_but_one_action_for_each_game_is_refused(actions: Any) -> None:
    envs = VectorGames(4, "card_game")
    envs.reset(seed=1)
    before = envs.batch.states.tobytes()
    with pytest.raises(ValueError, match=r"^step takes one action for each of the 4 games, a whole number; "):
        envs.step(np.array(actions))
    assert envs.batch.states.tobytes() == before
    one = OneGame(game="card_game")
    one.reset(seed=1)
    with pytest.raises(ValueError, match=r"^step takes one action for the game, a whole number; "):
        one.step(1.5)  # type: ignore[arg-type]


def test_a_game_that_is_over_takes_anything_and_begins_anew() -> None:
    envs = VectorGames(2, "card_game")
    envs.reset(seed=1)
    envs.step(np.array([envs.action_masks()[0].argmax(), envs.action_masks()[1].argmin()]))
    _, rewards, terminated, _, info = envs.step(np.array([envs.action_masks()[0].argmax(), 99999]))
    assert rewards.tolist() == [0, 0]
    assert not terminated.any()
    assert info["action_mask"][1].sum() > 1


def test_nothing_is_played_before_it_has_begun() -> None:
    envs, one = VectorGames(2, "card_game"), OneGame(game="card_game")
    for step in (lambda: envs.step(np.zeros(2, np.int64)), lambda: one.step(np.int64(0))):
        with pytest.raises(ResetNeeded, match=r"^games have to begin before the first step: call reset\.$"):
            step()
    envs.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(ResetNeeded):
        envs.step(envs.action_masks().argmax(1))
    envs.reset(options={"reset_mask": np.array([False, True])})
    envs.step(envs.action_masks().argmax(1))
