"""The benchmarks and the demo as a user calls them, with next to no time to run."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from whistlestop.bench import arguments, champion_speed, compare, rules_table, startup
from whistlestop.cli import main


def test_the_table_has_a_row_for_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rules", "--game", "card_game", "--seconds", "0.01", "--no-cold", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [row["players"] for row in result["rows"]] == [2, 3, 4]
    assert all(row["games_per_cpu_second"] > 0 and row["games_per_second_all_cores"] > 0 for row in result["rows"])
    assert result["bytes_per_state"] <= 1280
    shown = rules_table.show(result)
    assert "games/CPU-s, 1 core" in shown
    assert len({len(line) for line in shown.splitlines()[:4]}) == 1  # the columns stand under each other


def test_comparing_targets_says_so_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compare, "GAMES", {"card_game": (2,)})
    assert main(["bench", "compare", "--target", "python", "--games", "2"]) == 0
    assert "byte for byte the same" in capsys.readouterr().out
    monkeypatch.setitem(compare.TARGETS, "python", lambda *_: ["something else", "again"])
    assert main(["bench", "compare", "--target", "python", "--games", "2"]) == 1
    assert "2 differ, the first is game 0" in capsys.readouterr().out


def test_a_champion_costs_time_and_a_master_plays_trial_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(champion_speed, "SEARCHES", 1)
    assert main(["bench", "champion", "--game", "card_game", "--seconds", "0.01", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    row = result["rows"][0]
    assert 0 < row["observation_ms"] < row["decision_ms"]
    assert row["network_ms"] > 0
    assert row["trial_games"] > 16
    lines = champion_speed.show([row, {"game": "own"}]).splitlines()
    assert lines[1].endswith(str(row["trial_games"]))
    assert lines[2].count("none") == 4


def test_the_demo_shows_a_game_and_a_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--game", "europe", "--players", "3", "--moves", "5"]) == 0
    shown = capsys.readouterr().out
    assert "Europe, 3 players" in shown
    assert "decisions a second" in shown
    assert main(["demo", "--players", "6"]) == 2
    assert "for 2 to 5 players, not 6" in capsys.readouterr().err


def test_the_bench_module_runs_alone() -> None:
    command = [sys.executable, "-m", "whistlestop.bench", "compare", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    assert "--target" in done.stdout


def test_without_a_gpu_one_sentence_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arguments, "gpu_missing", lambda: "There is no GPU.")
    for numbers in (["rules", "--seconds", "-1"], ["rules", "--seconds", "nan"], ["compare", "--games", "0"]):
        assert main(["bench", *numbers]) == 2
        assert "is not a number above zero" in capsys.readouterr().err
    for command in (["bench", "rules", "--target", "gpu"], ["bench", "compare", "--target", "gpu"]):
        assert main(command) == 2
        assert capsys.readouterr().err == "There is no GPU.\n"


def test_what_bench_times_as_the_first_decision_is_one() -> None:
    """The program that `bench rules` times really takes a decision."""
    subprocess.run([sys.executable, "-c", startup.FIRST_DECISION], check=True)


def test_the_server_is_measured_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--tables", "30", "--seconds", "1", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert measured["tables"] == 30
    assert measured["moves"] > 0
