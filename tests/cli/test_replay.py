"""`whistlestop replay` and `whistlestop verify`: what was recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from recorded import changed, fair_record, play_on, played, record_of
from whistlestop import cli
from whistlestop.game import Game, save_many

Out = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def stream(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games: finished, finished, and not."""
    file = tmp_path_factory.mktemp("records") / "games.wsr"
    games = [played("north_america", 2), played("card_game", 3), played("europe", 2, most=12)]
    save_many(file, [record_of(game) for game in games])
    return file


@pytest.mark.parametrize("number,end", [(1, "The highest score wins."), (2, "wins"), (3, "The record ends here")])
def test_a_whole_game_in_sentences(stream: Path, number: int, end: str, capsys: Out) -> None:
    assert cli.main(["replay", str(stream), "--game", str(number)]) == 0
    out = capsys.readouterr().out
    assert "Turn 1: " in out
    assert end in out
    assert cli.main(["replay", str(stream), "--game", str(number), "--step"]) == 0  # nobody there to press a key
    assert capsys.readouterr().out == out


def test_one_turn(stream: Path, capsys: Out) -> None:
    assert cli.main(["replay", str(stream), "--game", "1", "--turn", "2"]) == 0
    first, *_ = out = capsys.readouterr().out.splitlines()
    assert first.startswith("Turn 2: ")
    assert not any(line.startswith("Turn 3") for line in out)
    assert any(line.startswith("Row ") for line in out)
    assert cli.main(["replay", str(stream), "--game", "1", "--turn", "0"]) == 0
    assert "was dealt" in capsys.readouterr().out


def test_for_machines(stream: Path, capsys: Out) -> None:
    game = played("card_game", 3)
    assert cli.main(["replay", str(stream), "--game", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "card_game"
    assert [turn["turn"] for turn in found["turns"]] == list(range(game.turn + 1))
    assert sum(len(turn["events"]) for turn in found["turns"]) == len(game.events_since(0))
    assert [seat["total"] for seat in found["scores"]["seats"]] == [seat.total for seat in game.scores().seats]
    assert cli.main(["replay", str(stream), "--game", "3", "--turn", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [turn["turn"] for turn in found["turns"]] == [1]
    assert found["scores"] is None


def test_step_by_step(stream: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    keys = iter("nnxpq")
    monkeypatch.setattr("whistlestop.cli.console.is_interactive", lambda: True)
    monkeypatch.setattr("typer.getchar", lambda: next(keys))
    assert cli.main(["replay", str(stream), "--game", "1", "--step"]) == 0
    shown = [line for line in capsys.readouterr().out.splitlines() if line.startswith("North America, turn")]
    assert [line.split()[3] for line in shown] == ["0", "1", "2", "2", "1"]


@pytest.mark.parametrize(
    "args,part",
    [
        ([], "this file contains several games; choose one with --game N."),
        (["--game", "4"], "there is no game 4 in this file."),
        (["--game", "0"], "counted from 1, not 0."),
        (["--game", "3", "--turn", "999"], "this game has turns 0 to "),
    ],
)
def test_what_is_not_there(stream: Path, args: list[str], part: str, capsys: Out) -> None:
    assert cli.main(["replay", str(stream), *args]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(str(stream))
    assert part in err


def test_names_do_nothing_to_the_terminal(tmp_path: Path, capsys: Out) -> None:
    text = record_of(played("europe", 2, most=6)).text()
    file = tmp_path / "game.wsr"
    file.write_text(changed(text, "^Players: .*$", r'Players: "\\u001b[2J"; Bo'), encoding="utf-8")
    for args in (["replay"], ["play", "--load"]):
        assert cli.main([*args, str(file)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert "\x1b" not in err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_records(command: str, tmp_path: Path, capsys: Out) -> None:
    bad, empty = tmp_path / "bad.wsr", tmp_path / "empty.wsr"
    bad.write_text("Hello\n", encoding="utf-8")
    empty.write_text("", encoding="utf-8")
    for file, part in [(bad, "line 1: found"), (empty, "in this file"), (tmp_path / "no.wsr", "No such file")]:
        assert cli.main([command, str(file)]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith(str(file))
        assert part in err


def test_fair_and_not(tmp_path: Path, capsys: Out, stream: Path) -> None:
    text = fair_record().text()
    file = tmp_path / "fair.wsr"
    file.write_text(text, encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("fair: all ")
    both = tmp_path / "both.wsr"
    both.write_text(f"{text}\n{changed(text, '^first: .*$', 'first: Blue')}", encoding="utf-8")
    assert cli.main(["verify", str(both)]) == 1
    good, bad = capsys.readouterr().out.splitlines()
    assert good.startswith("game 1: fair")
    assert bad.startswith("game 2: not fair at event 0")
    assert cli.main(["verify", str(both), "--json"]) == 1
    assert [it["fair"] for it in json.loads(capsys.readouterr().out)] == [True, False]
    assert cli.main(["verify", str(stream)]) == 1
    assert "nothing to verify" in capsys.readouterr().out


def test_a_game_that_began_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    """From a position: its first turn is not turn 0."""
    game = played("europe", 2, most=12)
    first = game.turn
    assert first > 0
    file = tmp_path / "game.wsr"
    play_on(Game.from_position(game.position()), most=6).record().save(file)
    monkeypatch.setattr("whistlestop.cli.console.is_interactive", lambda: True)
    monkeypatch.setattr("typer.getchar", lambda: "q")
    assert cli.main(["replay", str(file), "--step"]) == 0
    assert f"turn {first}" in capsys.readouterr().out
    assert cli.main(["replay", str(file), "--turn", "0"]) == 2
    assert f"has turns {first} to " in capsys.readouterr().err
    assert cli.main(["replay", str(file), "--turn", str(first), "--json"]) == 0
    (turn,) = json.loads(capsys.readouterr().out)["turns"]
    assert turn["turn"] == first
    assert turn["events"]
