"""`whistlestop simulate`: the table, the numbers, the records."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from whistlestop import cli
from whistlestop.cli import simulate
from whistlestop.game import load_many
from whistlestop.game.records.start_position import draws_by_seed, start_of
from whistlestop.rules.score_record import SCORE

Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", ["north_america", "europe", "card_game"])
def test_numbers_add_up_and_repeat(name: str, capsys: Out) -> None:
    args = ["simulate", name, "--players", "random,random,random", "-n", "70", "--seed", "3", "--json"]
    results = []
    for _ in range(2):
        assert cli.main(args) == 0
        out, err = capsys.readouterr()
        assert err == ""  # no progress bar where nobody looks
        results.append({**json.loads(out), "seconds": 0})
    result = results[0]
    assert result == results[1]
    assert result["games"] == 70
    assert sum(row["wins"] for row in result["players"]) == pytest.approx(70, abs=0.01)
    assert all(row["lowest"] <= row["mean"] <= row["highest"] for row in result["players"])
    assert result["turns"] > 20


def test_the_table(capsys: Out) -> None:
    assert cli.main(["simulate", "card_game", "-n", "5"]) == 0
    out = capsys.readouterr().out
    assert "deviation" in out
    assert out.count("random") == 2
    assert "5 games of The Card Game (seed 0)" in out


def test_records_of_all_games(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "games.wsr"
    args = ["simulate", "card_game", "-n", "3", "--seed", "5", "--records", str(file), "--json"]
    assert cli.main(args) == 0
    result = json.loads(capsys.readouterr().out)
    games = list(load_many(file))
    totals = [[seat.total for seat in game.scores().seats] for game in games]
    assert [row["mean"] for row in result["players"]] == [round(float(mean), 2) for mean in np.mean(totals, axis=0)]
    assert all(game.is_over for game in games)
    assert games[0].names == ("random (bot 1)", "random (bot 2)")
    assert cli.main([*args[:-2], str(tmp_path / "no" / "folder.wsr")]) == 2
    assert capsys.readouterr().err.endswith("make it first, or name another file.\n")


@pytest.mark.parametrize("players", ["random,random", "planner,random,racer"])
@pytest.mark.parametrize("name", ["north_america", "europe", "card_game"])
def test_games_are_the_same_with_records_and_without(
    name: str, players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    """Nor does it matter how many are played between two looks at the progress bar."""
    monkeypatch.setattr(simulate, "CHUNK", 3)
    file, results = tmp_path / "games.wsr", []
    for more in ([], ["--records", str(file)]):
        args = ["simulate", name, "--players", players, "-n", "5", "--seed", str(3 + (5 << 40)), "--json", *more]
        assert cli.main(args) == 0
        results.append({**json.loads(capsys.readouterr().out), "seconds": 0})
        monkeypatch.setattr(simulate, "CHUNK", 64)
    assert results[0] == results[1]
    games = list(load_many(file))
    assert len({game.seed for game in games}) == 5
    assert all(draws_by_seed(game) and start_of(game) is None for game in games)  # each is a game of its own seed


def test_all_of_a_seed_counts(capsys: Out) -> None:
    told = set()
    for seed in (0, 1, 1 << 32, (1 << 64) - 1):
        assert cli.main(["simulate", "card_game", "-n", "9", "--seed", str(seed), "--json"]) == 0
        told.add(str(json.loads(capsys.readouterr().out)["players"]))
    assert len(told) == 4
    for seed in (-1, 1 << 64):
        assert cli.main(["simulate", "card_game", "--seed", str(seed), "--language", "en"]) == 2
        sentence = f"a seed must be a whole number from 0 to 18446744073709551615, not {seed}.\n"
        assert capsys.readouterr().err == f"whistlestop simulate: {sentence}"


def test_a_program_on_the_command_line_plays(tmp_path: Path, capsys: Out) -> None:
    text = """import json; import sys
for line in sys.stdin: print((json.loads(line).get("legal") or "me")[0])"""
    file = tmp_path / "games.wsr"
    bot = f"cmd:{sys.executable} -uc '{text}'"
    for told in ["--json"], []:
        args = ["simulate", "card_game", "--players", f"{bot},random", "-n", "1", "--records", str(file), *told]
        assert cli.main(args) == 0
        out, err = capsys.readouterr()
        assert err == ""
    (game,) = load_many(file)
    assert game.names == ("import json; import sys for line in sys… (bot)", "random (bot)")
    assert "import json; import sys" in " ".join(out.split())
    assert "[0]" in out  # it is not taken for markup


def test_compiled_bots_are_asked_in_chunks(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    asked = []

    def play(_board: object, line_up: list[str], *, games: int, seed: int, start: int) -> SimpleNamespace:
        asked.append((tuple(line_up), games, seed, start))
        scores = np.zeros(games, SCORE)
        scores["total"][:, 0], scores["rank"][:, :2] = 10, (1, 2)
        return SimpleNamespace(scores=scores, tallies={"turns": np.full((games, 5), 6)})

    monkeypatch.setattr("whistlestop.bots.play", play)
    assert cli.main(["simulate", "europe", "--players", "planner,random", "-n", "100", "--seed", "4", "--json"]) == 0
    assert asked == [(("planner", "random"), 64, 4, 0), (("planner", "random"), 36, 4, 64)]
    result = json.loads(capsys.readouterr().out)
    assert [row["wins"] for row in result["players"]] == [100, 0]
    assert result["turns"] == 30
