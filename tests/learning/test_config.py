"""Settings of a training run, and what is said when it cannot begin. None of this needs PyTorch."""

from __future__ import annotations

import builtins
import dataclasses
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from whistlestop import maps
from whistlestop.envs.tables import ADVISER, tables_of
from whistlestop.learning.command import SIZES, Options, run, settings
from whistlestop.learning.config import LIMITS, SMALL, Config, as_dict, checked, read_kept
from whistlestop.learning.config import seating as seating_of
from whistlestop.learning.errors import TrainingError
from whistlestop.learning.league import BOTS, LEARNER, PAST, RIVAL, SCRIPTED, seat_everybody


def test_a_file_changes_what_it_names(tmp_path: Path) -> None:
    path = tmp_path / "c.toml"
    path.write_text("games = 128\nplayers = [2, 3]\nrate = 1e-3\n")
    config = settings(Options("europe", config=str(path)), None, small=True)
    assert (config.games, config.players, config.rate, config.width) == (128, (2, 3), 1e-3, SMALL["width"])


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("speed = 3", "there is no setting speed"),
        ("games = 'many'", "games has to be of type int"),
        ("compiled = 1", "compiled has to be of type bool"),
        ("players = [2, 'x']", "players has to be"),
        ("games = ", "is no TOML file"),
        ("alone = 0.9\nscripted = 0.2", "together they can be no more than 1"),
        ("scripted = -1", "scripted has to be between 0 and 1, not -1"),
        ("games = 0", "games has to be 1 or more, not 0"),
        ("minibatch = 0", "minibatch has to be 1 or more, not 0"),
        ("steps = -5", "steps has to be 1 or more, not -5"),
        ("horizon = 0", "horizon has to be 1 or more, not 0"),
        ("width = 0", "width has to be 1 or more, not 0"),
        ("epochs = 0", "epochs has to be 1 or more, not 0"),
        ("rate = nan", "rate has to be 0 or more, not nan"),
        ("entropy = inf", "entropy has to be 0 or more, not inf"),
        ("advice = nan", "advice has to be a number, not nan"),
        ("players = [2, 9]", "europe is for 2 to 5 players, not 9"),
        ("rival_players = [1]", "europe is for 2 to 5 players, not 1"),
        ("rival_start = 'none.npz'", "rival_start is for runs with a rival"),
        ("game = 'card_game'", "c.toml is for card_game, not for europe"),
    ],
)
def test_bad_settings_are_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "c.toml"
    path.write_text(text)
    with pytest.raises(TrainingError, match=sentence) as found:
        settings(Options("europe", config=str(path)), None, small=True)
    assert str(found.value).endswith(".")


def test_settings_that_come_along_can_be_used() -> None:
    files = sorted((Path(__file__).parents[2] / "docs" / "champions").glob("*.toml"))
    assert [path.name for path in files] == ["opponent.toml"]
    for game in maps.names():
        config = settings(Options(game, config=str(files[0]), against="champion"), None, small=False)
        assert (config.players, config.games * config.steps) == ((2,), 1 << 22)


def test_every_number_has_its_limits() -> None:
    numbers = [field.name for field in dataclasses.fields(Config) if field.type in ("int", "float")]
    assert sorted(numbers) == sorted(name for limit in LIMITS for name in limit.names)


@pytest.mark.parametrize("name", SIZES)
def test_networks_keep_their_size_on_the_way(name: str, tmp_path: Path) -> None:
    path = tmp_path / "c.toml"
    path.write_text(f"{name} = 7")
    kept = as_dict(Config("europe", width=64))
    with pytest.raises(TrainingError, match=rf"a\.pt has networks with {name} = \d+, which cannot change on the way"):
        settings(Options("europe", config=str(path), resume="a.pt"), kept, small=True)
    path.write_text("width = 64\nrate = 0.5")
    assert settings(Options("europe", config=str(path), resume="a.pt"), kept, small=True).rate == 0.5


def test_a_run_goes_on_without_its_rival(tmp_path: Path) -> None:
    path = tmp_path / "c.toml"
    path.write_text("rival = 0.0")
    kept = as_dict(Config("europe", rival=0.3, rival_start="r.npz"))
    assert settings(Options("europe", config=str(path), resume="a.pt"), kept, small=True).rival == 0


def test_a_configuration_survives_a_checkpoint() -> None:
    config = Config("europe", players=(2, 4))
    assert Config(**checked({**as_dict(config), "players": [2, 4]}, "here")) == config


def test_rates_fall_with_the_decisions_taken() -> None:
    config = Config("europe", rate=1.0, rate_end=0.1, horizon=100, warm_up=0)
    assert [round(config.rate_at(n, 0), 3) for n in (0, 50, 100, 1000)] == [1.0, 0.55, 0.1, 0.1]


def test_the_rate_rises_when_the_policy_begins_to_learn() -> None:
    """Not when the run begins: before that the critic learns alone, longer if it has none to begin with."""
    config = Config("europe", rate=1.0, rate_end=1.0, warm_up=4, start="w", critic="c", critic_again=2, critic_first=5)
    assert [config.rate_at(0, n) for n in range(8)] == [0.25, 0.25, 0.25, 0.5, 0.75, 1.0, 1.0, 1.0]
    assert [dataclasses.replace(config, critic="").rate_at(0, n) for n in (5, 6)] == [0.25, 0.5]
    assert Config("europe", start="", critic_again=2, critic_first=5).critic_alone == 0


def test_unknown_games_and_no_time_are_one_sentence() -> None:
    for options, sentence in (
        (Options("europa"), "did you mean europe"),
        (Options("xyz"), "there are "),
        (Options("europe", minutes=0), "minutes"),
    ):
        with pytest.raises(TrainingError, match=sentence):
            run(options, print, print)


def test_without_pytorch_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *args: Any, **more: Any) -> Any:
        if name == "torch":
            raise ImportError(name)
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(TrainingError, match=r'^Training needs PyTorch: pip install "whistlestop\[train\]"\.$'):
        run(Options("europe"), print, print)


def test_the_league_seats_everybody_where_they_belong() -> None:
    tables = tables_of(maps.board("north_america"))
    config = Config("north_america", games=200, scripted=0.1, alone=0.2, past=0.3, rival=0.2)
    seating = seat_everybody(config, tables)
    assert seating.players[:8].tolist() == [2] * 6 + [3] * 2  # neighbours are of the same size
    plays = np.arange(5) < seating.players[:, None]
    scripted, learners = ((seating.control == it) & plays for it in (SCRIPTED, LEARNER))
    assert seating.spans == {PAST: slice(60, 120), RIVAL: slice(120, 160)}
    assert (scripted.sum(1)[:20] == 1).all()
    assert (learners.sum(1)[20:60] == 1).all()
    assert (scripted.sum(1)[20:60] == seating.players[20:60] - 1).all()
    assert ((seating.control == PAST) & plays).any(1)[60:120].all()
    assert learners.any(1).all()
    assert (((seating.control == RIVAL) & plays).sum(1)[120:160] == 1).all()
    assert (learners.sum(1)[120:160] == seating.players[120:160] - 1).all()
    assert (seating.control[160:] == LEARNER).all()
    # what the network is advised is always the same bot's; scripted seats are of all kinds
    known = {name: [int(tables.adviser(name, size)) for size in range(2, 6)] for name in BOTS}
    assert set(seating.advisers[learners].tolist()) == set(known[ADVISER])
    assert set(seating.advisers[scripted].tolist()) == {it for them in known.values() for it in them}


def test_the_rivals_tables_can_be_of_other_sizes() -> None:
    tables = tables_of(maps.board("north_america"))
    config = Config("north_america", games=200, players=(3, 4, 5), alone=0.2, past=0.2, rival=0.3, rival_players=(2,))
    seating = seat_everybody(config, tables)
    its = np.zeros(200, bool)
    its[seating.spans[RIVAL]] = True
    assert (seating.players[its] == 2).all()
    assert set(seating.players[~its].tolist()) == {3, 4, 5}
    assert ((seating.control[its, :2] == RIVAL).sum(1) == 1).all()
    assert seating_of(config) != seating_of(dataclasses.replace(config, rival_players=()))
    with pytest.raises(TrainingError, match=r"rival_players has to be of type tuple\[int, \.\.\.\], not \['2'\]\.$"):
        checked({"rival_players": ["2"]}, "c.toml")
    assert read_kept(json.loads(json.dumps(as_dict(config))), "c.pt") == config


def test_a_checkpoint_that_knows_fewer_settings_goes_on_as_it_was() -> None:
    kept = {
        name: it
        for name, it in as_dict(Config("europe", scripted=0.15)).items()
        if name not in ("alone", "others", "warm_up", "critic_again")
    }
    before = read_kept(kept, "c.pt")
    assert (before.alone, before.others, before.scripted) == (0.0, 1.0, 0.15)
    assert (before.warm_up, before.critic_again) == (0, 0)
    assert seating_of(before) == seating_of(Config("europe", scripted=0.15, alone=0.0, rate=1.0))
    assert seating_of(before) != seating_of(Config("europe", scripted=0.15))


def test_against_a_fixed_opponent_one_seat_learns() -> None:
    tables = tables_of(maps.board("card_game"))
    seating = seat_everybody(Config("card_game", games=60, against="w.npz"), tables)
    plays = np.arange(5) < seating.players[:, None]
    assert (((seating.control == LEARNER) & plays).sum(1) == 1).all()
    assert seating.spans == {PAST: slice(0, 60)}
    with pytest.raises(TrainingError, match=r"^With `against` every other seat has the network to be beaten"):
        Config("card_game", against="w.npz", rival=0.1)
