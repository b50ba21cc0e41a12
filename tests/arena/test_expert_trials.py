"""The expert's proof can be stopped at any time, goes on where it stopped, and counts every game once."""

from __future__ import annotations

import time
from itertools import islice
from pathlib import Path

import pytest

from whistlestop import bots, maps
from whistlestop.arena import expert_trials
from whistlestop.arena.executors import InProcess
from whistlestop.arena.expert_trials import FEW, LONG, MANY, QUICK, SOME, Outcome, Task, Trial

TRIAL = Trial("card_game", 2, "random", 1)
WON, LOST = Outcome(1.0, 20, 60, 3.0), Outcome(0.0, -10, 60, 3.0)


def test_the_most_important_trials_come_first() -> None:
    first, second, third, *_ = expert_trials.trials()
    assert {(trial.players, trial.milliseconds, games) for trial, games in first.items()} == {(2, QUICK, MANY)}
    assert {(trial.players, trial.milliseconds, games) for trial, games in second.items()} == {(4, QUICK, MANY)}
    assert {(trial.players, trial.milliseconds, games) for trial, games in third.items()} == {(2, LONG, FEW)}
    assert {trial.game for trial in first} == {trial.game for trial in third} == set(maps.names())


def test_every_scripted_bot_is_met_by_two_and_every_number_of_players_is_tried() -> None:
    every = {trial: games for group in expert_trials.trials() for trial, games in group.items()}
    for game in maps.names():
        met = {trial.against: n for trial, n in every.items() if (trial.game, trial.players) == (game, 2)}
        assert set(met) == set(bots.NAMES)
        assert min(n for trial, n in every.items() if trial.game == game and trial.milliseconds == QUICK) >= SOME
        low, high = maps.load(game).players
        assert {trial.players for trial in every if trial.game == game} == set(range(low, high + 1))


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    file, wanted, soon = tmp_path / "proof.jsonl", [{TRIAL: 3}], time.time() + 600
    work = list(expert_trials.tasks(wanted, {}, 1))
    assert [task.seed for task in work] == [1, 2, 3]
    running = expert_trials.run(file, work, soon, InProcess(), "v1")
    assert list(islice(running, 2)) == work[:2]
    running.close()
    file.write_text(file.read_text(encoding="utf-8") + '{"game": "card_ga', encoding="utf-8")  # cut short
    done = expert_trials.read(file, "v1")
    assert set(done) == set(work[:2])
    left = list(expert_trials.tasks(wanted, done, 1))
    assert left == work[2:]
    assert list(expert_trials.run(file, left, soon, InProcess(), "v1")) == left
    assert set(expert_trials.read(file, "v1")) == set(work)


def test_games_of_another_version_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "proof.jsonl"
    file.write_text(expert_trials.line(Task(TRIAL, 1), WON, "v1") + expert_trials.line(Task(TRIAL, 2), LOST, "v2"))
    assert expert_trials.read(file, "v2") == {Task(TRIAL, 2): LOST}


def test_when_the_time_is_up_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "proof.jsonl"
    assert list(expert_trials.run(file, [Task(TRIAL, 1)], time.time() - 1, InProcess(), "v1")) == []
    assert expert_trials.read(file, "v1") == {}


def test_the_table_says_how_often_how_sure_and_how_long() -> None:
    rows = list(expert_trials.table({Task(TRIAL, seed): WON if seed % 4 else LOST for seed in range(16)}))
    assert rows[-1] == "| card game | 2 | `random` | 1 | 16 | 75.0 % ± 10.8 | 50 % | +12 | 50 ms |"


@pytest.mark.parametrize("game", maps.names())
def test_a_game_is_played_by_the_clock(game: str) -> None:
    task = Task(Trial(game, 2, "random", 1), 3)
    played, outcome = expert_trials.play(time.time() + 600, task)
    assert played == task
    assert outcome is not None
    assert outcome.share == 1.0
    assert outcome.margin > 0
    assert 0.001 <= outcome.seconds / outcome.decisions < 1
