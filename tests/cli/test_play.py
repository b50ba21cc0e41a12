"""`whistlestop play` from a script: whole games, leaving and coming back, and everything that can be asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from cli.scripts import SEED, script, typed
from whistlestop import cli, maps
from whistlestop.bots.champion import shipped
from whistlestop.cli.terminal.keyboard import Terminal
from whistlestop.game import Game, Record, load, new

Out = pytest.CaptureFixture[str]
TABLES = [
    ("north_america", "anna,bot:random"),
    ("europe", "anna,bot:random,bot:random"),
    ("card_game", "anna,bo,bot:random"),
]


@pytest.mark.parametrize("name,players", TABLES)
def test_a_whole_game_and_its_end(
    name: str, players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    lines, expected = script(name, players)
    file = tmp_path / "game.wsr"
    args = ["play", name, "--players", players, "--seed", str(SEED), "--save", str(file)]
    assert typed(monkeypatch, lines, *args) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert load(file).log == expected.log
    shown = out[out.index("The scores ─") :]
    for seat in expected.scores().seats:
        assert re.search(rf"{re.escape(expected.names[seat.seat])} .* {seat.total} *\n", shown)
        assert f"Total: {str(seat.total).replace('-', '−')} point" in shown
    assert "The game is over." in shown
    assert "wins" in shown or "shared" in shown
    assert f"Saved to {file}." in shown
    assert "The end is near" in out


@pytest.mark.parametrize("name,players", TABLES)
def test_leaving_and_going_on(
    name: str, players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    """Half of the game until the lines end, the other half from the file."""
    lines, expected = script(name, players)
    file, half = str(tmp_path / "game.wsr"), len(lines) // 2
    args = ["play", name, "--players", players, "--seed", str(SEED), "--save", file]
    assert typed(monkeypatch, lines[:half], *args) == 0
    assert "continue with" in capsys.readouterr().out
    assert expected.log[: len(load(file).log)] == load(file).log
    # the bots' luck goes by the seed of the session, which a file does not hold
    monkeypatch.setattr("secrets.randbits", lambda _bits: SEED)
    assert typed(monkeypatch, lines[half:], "play", "--load", file, "--save", file) == 0
    capsys.readouterr()
    assert load(file).log == expected.log
    assert typed(monkeypatch, [], "play", "--load", file) == 0  # a game that is over shows its end
    assert "The scores" in capsys.readouterr().out


def test_all_that_can_be_asked_changes_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    asked = {  # a line, and a part of its answer
        "help": "claim a route",
        "routes": "Open route",
        "routes all": "tunnel",
        "routes Tokyo": "There’s no city Tokyo",
        "routes Köbenh": "København",
        "table": "Known cards",
        "hand": "Hand",
        "tickets": "Tickets",
        "log": "You were dealt",
        "log all": "You go first.",
        "moves": "draw",
        "why": "Why what?",
        "why pass": "B13a: ",
        "why draw deck": "that’s allowed",
        "why fly": "‘fly’ isn’t an action",
        "rules": "Which rule?",
        "rules b10": "B10 In a game",
        "rules E": "E. ",
        "rules Z9": "There’s no rule Z9",
        "pass": "(B13a). Possible now: draw ",
        "claim paris-tokyo": "There’s no route ‘paris-tokyo’",
        "fly": "Type help",
        "7": "‘7’ isn’t an action",
        "": "",
    }
    lines, _ = script("europe", "anna,bot:random", most=1)
    file = str(tmp_path / "game.wsr")
    args = ["play", "europe", "--players", "anna,bot:random", "--seed", str(SEED), "--save", file]
    assert typed(monkeypatch, [*lines, *asked, "save", "quit"], *args) == 0
    answers = capsys.readouterr().out.split("\nAnna> ")
    assert len(answers) == 1 + len(lines) + len(asked) + 2
    for (line, part), answer in zip(asked.items(), answers[1 + len(lines) :], strict=False):
        assert answer.startswith(line)
        assert part in " ".join(answer.split()), line
    assert load(file).log == script("europe", "anna,bot:random", most=1)[1].log[: len(load(file).log)]


def test_undo_against_bots(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    lines, expected = script("north_america", "anna,bot:random", most=4)
    file = str(tmp_path / "game.wsr")
    args = ["play", "north_america", "--players", "anna,bot:random", "--seed", str(SEED), "--save", file]
    detour = ["undo", *lines[:2], "draw deck", "undo", *lines[2:], "quit"]
    assert typed(monkeypatch, detour, *args) == 0
    assert "There’s nothing to take back yet" in capsys.readouterr().out
    kept = load(file).log
    assert kept[: len(expected.log)] == expected.log


def test_undo_among_people(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    args = ["play", "europe", "--players", "anna,bo", "--first", "anna", "--seed", "1"]
    assert typed(monkeypatch, ["keep 1 2", "keep 1 2", "undo", "quit"], *args) == 0
    assert "Other people have seen it" in capsys.readouterr().out


def test_a_move_that_is_not_finished_can_be_taken_back(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    args = ["play", "europe", "--players", "anna,bo", "--first", "anna", "--seed", "5"]
    lines = ["keep 1 2", "keep 1 2", "station paris", "undo", "draw deck", "quit"]
    assert typed(monkeypatch, lines, *args) == 0
    out = capsys.readouterr().out
    assert "Choose which cards to pay with" in out
    assert "You drew" in out


def test_saving_where_one_likes(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "later.wsr"
    lines = ["save", f"save {tmp_path / 'no' / 'folder.wsr'}", f"save {file}", "quit"]
    assert typed(monkeypatch, lines, "play", "--players", "anna,bo", "--seed", "1") == 0
    out = capsys.readouterr().out
    assert "Save it where? For example: save game.wsr" in out
    assert "No such file or directory" in out
    assert load(file).names == ("Anna", "Bo")
    assert typed(monkeypatch, [], "play", "--players", "anna,bo") == 0
    assert "hasn’t been saved" in capsys.readouterr().out
    kept = file.read_text(encoding="utf-8")
    assert typed(monkeypatch, [], "play", "--players", "anna,bo", "--save", str(file)) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == kept
    assert typed(monkeypatch, [], "play", "--save", str(tmp_path / "no" / "folder.wsr")) == 2
    assert capsys.readouterr().err.endswith("No such file or directory.\n")


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    def full(_record: Record, path: str) -> None:
        if tries.pop():
            raise OSError(28, "No space left on device")

    tries = [False, True, False]  # from the end: the first and the last succeed
    monkeypatch.setattr(Record, "save", full)
    args = ["play", "--players", "anna,bo", "--seed", "1", "--save", str(tmp_path / "game.wsr")]
    assert typed(monkeypatch, ["keep 1 2"], *args) == 0
    out = capsys.readouterr().out
    assert "No space left on device" in out
    assert "continue with" in out


def test_rubbish_is_answered(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    rubbish = ["\x00", "keep", "keep keep", "claim", "claim -", "pay 1", "; ;", "why why", "rules \ufffd", "routes -"]
    rubbish += ["draw " + "x" * 3000, "claim " + "a-" * 500, "1 " * 500, "²", "keep ²", "١", "undo undo", "place 1"]
    lines = ["keep 1 2", *rubbish, "quit"]
    assert typed(monkeypatch, lines, "play", "europe", "--players", "anna,bot:random", "--seed", "3") == 0
    assert capsys.readouterr().out.count("Anna> ") == len(lines)


def test_no_stdin_at_all(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert cli.main(["play", "--seed", "1"]) == 0
    assert "hasn’t been saved" in capsys.readouterr().out


@pytest.mark.parametrize("bot", ["champion:{}", "master:{}@8"])
def test_a_network_of_another_game_is_refused_before_anybody_plays(
    bot: str, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    named = bot.format(shipped.path_of("north_america"))
    assert typed(monkeypatch, [], "play", "card_game", "--players", f"bot:racer,bot:{named}") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.endswith("north_america.npz plays north_america, not card_game.\n")


def test_bots_alone_are_watched(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    assert typed(monkeypatch, [], "play", "card_game", "--players", "bot:random,bot:random", "--seed", "2") == 0
    out = capsys.readouterr().out
    assert "random (bot 1)" in out
    assert "The scores" in out


def test_on_a_terminal_without_signs(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr("whistlestop.cli.terminal.colours.encodes", str.isascii)
    assert typed(monkeypatch, ["keep 1 2", "routes", "quit"], "play", "--seed", "3") == 0
    assert not set("◆●▲○■★✚♥⊛✓") & set(capsys.readouterr().out)


def own_map(folder: Path) -> str:
    file = folder / "own.toml"
    text = maps.path("europe").read_text(encoding="utf-8").replace('id = "europe"', 'id = "own"')
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_game_on_a_map_of_ones_own_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    map, file = own_map(tmp_path), str(tmp_path / "own.wsr")
    assert typed(monkeypatch, ["keep 1 2"], "play", map, "--players", "anna,bo", "--seed", "1", "--save", file) == 0
    capsys.readouterr()
    assert typed(monkeypatch, [], "play", "--load", file) == 2
    assert "--map FILE" in capsys.readouterr().err
    again = ["play", "--load", file, "--map", map]
    assert typed(monkeypatch, ["keep 1 2", "quit"], *again, "--save", file) == 0
    assert load(file, maps.load(map)).turn == 1
    assert typed(monkeypatch, [], "play", "europe", "--map", map) == 2
    assert "whistlestop play FILE" in capsys.readouterr().err


def test_who_plays_on_is_called_by_the_new_name(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    file = str(tmp_path / "game.wsr")
    args = ["--players", "anna,bo", "--first", "anna", "--seed", "1", "--save", file]
    assert typed(monkeypatch, ["keep 1 2", "keep 1 2"], "play", "europe", *args) == 0
    capsys.readouterr()
    assert typed(monkeypatch, ["table"], "play", "--load", file, "--players", "carla,dora") == 0
    out = capsys.readouterr().out
    assert "Carla" in out
    assert "Anna" not in out


def test_a_folder_is_no_file_to_save_in(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    lines = ["save .", "save /", "save good.wsr", "quit"]
    assert typed(monkeypatch, lines, "play", "europe", "--players", "anna,bo", "--seed", "1") == 0
    assert capsys.readouterr().out.count("directory") == 2
    assert load("good.wsr").names == ("Anna", "Bo")
    assert typed(monkeypatch, [], "play", "--load", "missing.wsr", "--save", "good.wsr") == 2
    assert capsys.readouterr().err == "missing.wsr: No such file or directory.\n"


def test_undo_stops_where_the_game_began(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    """From a position in the middle of a move."""
    game = new("europe", 2, seed=5, names=("Anna", "Bo"), options={"first": 0})
    for line in ("keep 1 2", "keep 1 2"):
        game.play(line)
    game.play(next(it for it in game.legal() if str(it).startswith("station")))
    assert game.phase == "pay"
    file = tmp_path / "game.wsr"
    Game.from_position(game.position()).record().save(file)
    assert typed(monkeypatch, ["1", "undo", "quit"], "play", "--load", str(file), "--players", "anna,bot:random") == 0


def test_a_game_begins_in_a_position(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    """As a line, as JSON, and from a file; what cannot be is one sentence."""
    puzzle = {"map": "europe", "players": 2, "seats": [{"hand": {"red": 4, "loco": 1}}]}
    game = Game.from_position(puzzle, seed=3)
    file, saved = tmp_path / "puzzle.txt", tmp_path / "game.wsr"
    file.write_text(game.position_line() + "\n", encoding="utf-8")
    for said in (game.position_line(), game.position().json(), str(file)):
        args = ("play", "--position", said, "--players", "anna,bo", "--save", str(saved))
        assert typed(monkeypatch, ["claim wien-budapest/red, 1 red", "quit"], *args) == 0
        assert load(saved).position().seats[0].routes == ["budapest-wien/red"]
        saved.unlink()
    capsys.readouterr()
    assert typed(monkeypatch, [], "play", "--position", "europe.x") == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert typed(monkeypatch, [], "play", "europe", "--position", game.position_line()) == 2
    assert typed(monkeypatch, [], "play", "--position", game.position_line(), "--players", "a,b,c") == 2


def test_playing_on_from_a_recorded_game(monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path) -> None:
    """After a turn of a record; what the only person could not know is dealt anew, unless it shall be the same."""
    game = new("card_game", 2, seed=8, names=("Anna", "Bo"))
    ends: dict[int, Game] = {}
    while not game.is_over:
        game.play(game.legal()[0])
        ends[game.turn] = ends.get(game.turn) or game.copy()  # as the turn begins: after the one before it
    file, saved = tmp_path / "game.wsr", tmp_path / "onward.wsr"
    game.record().save(file)
    for people, same in (("anna,bot:random", False), ("anna,bot:random", True), ("anna,bo", False)):
        args = ("play", "--from", str(file), "--turn", "10", "--players", people, "--save", str(saved))
        assert typed(monkeypatch, ["quit"], *args, *(["--same"] if same else [])) == 0
        assert "# Taken from turn 10 of game.wsr." in saved.read_text(encoding="utf-8")
        start = load(saved)
        start.rewind(0)
        assert start.position(0) == ends[11].position(0)
        assert (start.position() == ends[11].position()) == (same or people == "anna,bo")
        saved.unlink()
    capsys.readouterr()
    for wrong in (("--turn", "9999"), (), ("--turn", "3", "--players", "a,b,c"), ("--turn", "3", "--load", str(file))):
        assert typed(monkeypatch, [], "play", "--from", str(file), *wrong) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert typed(monkeypatch, [], "play", "--turn", "3") == 2


def test_what_one_person_typed_is_not_the_next_ones_history() -> None:
    """B3a: tickets are chosen in secret, at one keyboard."""
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        terminal = Terminal()
        keys.send_text("keep 1 3\r")
        assert terminal.ask("Anna> ", lambda _typed: []) == "keep 1 3"
        keys.send_text("\x1b[A\r")
        assert terminal.ask("Bo> ", lambda _typed: []) == ""
        keys.send_text("\x1b[A\r")
        assert terminal.ask("Anna> ", lambda _typed: []) == "keep 1 3"
