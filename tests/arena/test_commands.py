"""The commands around the arena."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

import whistlestop as ws
from whistlestop.arena import store
from whistlestop.bots.players.line_protocol import Hello, encode, map_data
from whistlestop.cli import COMMANDS, UsageError, analyse, arena, bot_host

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.mjs"


def said(app: Typer, *words: str, input: str | None = None) -> str:  # noqa: A002 - the runner's name for it
    result = CliRunner().invoke(app, list(words), input=input, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_they_are_commands_of_the_program() -> None:
    for module, name in ((arena, "arena"), (analyse, "analyse"), (bot_host, "bot-host")):
        assert COMMANDS[name][0] == module.__name__


def test_an_arena_is_played_kept_and_reported(tmp_path: Path) -> None:
    common = ("--bots", "racer, greedy", "--games", "20", "--workers", "0", "--database", str(tmp_path / "a.sqlite"))
    page = tmp_path / "arena.html"
    told = said(arena.app, *common, "--html", str(page))
    assert "# Arena: North America, 2 players" in told
    assert told.endswith(f"wrote {page}\n")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    again = json.loads(said(arena.app, *common, "--read", "--json"))
    assert again["played"] == again["asked"] == 20


@pytest.mark.skipif(shutil.which("node") is None, reason="the example is for Node.js")
def test_a_program_plays_in_the_arena(tmp_path: Path) -> None:
    names = f"random,cmd:node {EXAMPLE}"
    common = ("--games", "2", "--workers", "0", "--database", str(tmp_path / "a.sqlite"), "--json")
    summary = json.loads(said(arena.app, "--bots", names, *common))
    assert summary["plays"][f"cmd:node {EXAMPLE}"]["milliseconds"] > 0


def test_a_test_stops_when_it_is_clear(tmp_path: Path) -> None:
    words = ("--sprt", "planner,random", "--elo1", "100", "--workers", "0", "--database", str(tmp_path / "a.sqlite"))
    assert json.loads(said(arena.app, *words, "--json"))["sprt"]["verdict"] == "better"


@pytest.mark.parametrize(
    "words, complaint",
    [
        (("--bots", "racer,planer"), "the bot 'planer' is not known; did you mean planner?"),
        (("--bots", "racer"), "two or more bots"),
        (("--bots", "racer,cmd:"), "the bot 'cmd:' needs a program to start"),
        (("--bots", "racer,cmd:node 'bot.mjs"), "its command line has no closing quotation."),
        (("--players", "9"), "2 to 5 players, not 9"),
        (("--milliseconds", "-1"), "milliseconds of a decision must be above 0 and at most 9999999, not -1."),
        (("--milliseconds", "0"), "at most 9999999, not 0."),
        (("--milliseconds", "nan"), "at most 9999999, not nan."),
        (("--milliseconds", "inf"), "at most 9999999, not inf."),
        (("--rollouts", "0"), "rollouts of a decision must be from 1 to 9999999, not 0."),
        (("--seed", "-1"), "a seed must be a whole number from 0 to 18446744073709551615, not -1."),
        (("--seed", "9" * 23), f"not {'9' * 23}."),
        (("--workers", "-3"), "workers must be 1 or more, or 0 to play in this process, not -3."),
        (("--bots", "racer,expert@0ms"), "from 1 to 9999999, like expert@50ms or expert@400."),
        (("--bots", "racer,expert@0"), "the bot 'expert@0' has no budget behind its @"),
        (("--bots", "racer,expert@50s"), "the bot 'expert@50s' has no budget behind its @"),
        (("--bots", "racer,greedy", "--sprt", "racer,planner"), "leave out --bots, or --sprt."),
        (("--html", "nowhere/page.html"), "there is no folder nowhere; make it first"),
        (("--sprt", "racer"), "--sprt takes two bots"),
        (("--sprt", "racer,racer"), "a bot cannot be tested against itself"),
        (("--sprt", "racer,planner", "--elo1", "inf"), "both lie between -2000 and 2000; they are 0 and inf."),
        (("--sprt", "racer,planner", "--elo1", "nan"), "both lie between -2000 and 2000; they are 0 and nan."),
        (("--sprt", "racer,planner", "--elo0=-1e6"), "both lie between -2000 and 2000; they are -1e+06 and 10."),
        (("--sprt", "racer,planner", "--elo0", "20"), "elo0 is below elo1"),
        (("--sprt", "racer,planner", "--alpha", "nan"), "alpha and beta are above 0 and below 0.5, not nan and 0.05."),
    ],
)
def test_nonsense_is_refused_in_one_sentence(words: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError) as error:
        said(arena.app, *words, "--database", str(tmp_path / "a.sqlite"))
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words, complaint",
    [
        (("--milliseconds", "0"), "at most 9999999, not 0."),
        (("--seed", "-1"), "a seed must be a whole number from 0 to 18446744073709551615, not -1."),
        (("--workers", "-3"), "workers must be 1 or more"),
        (("--bot", "expert@"), "the bot 'expert@' has no budget behind its @"),
        (("--markdown", "nowhere/map.md"), "there is no folder nowhere; make it first"),
    ],
)
def test_so_it_is_before_a_map_is_analysed(words: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(UsageError) as error:
        said(analyse.app, "card_game", *words)
    assert complaint in str(error.value)


def ended(stdout: int) -> tuple[int, str]:
    command = [
        sys.executable,
        "-m",
        "whistlestop",
        "analyse",
        "north_america",
        "--games",
        "4",
        "--workers",
        "0",
        "--json",
    ]
    env = {**os.environ, "PYTHONPATH": str(Path(ws.__file__).parents[1])}
    result = subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, text=True, env=env, check=False)
    return result.returncode, result.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="pipes and devices are another thing there")
def test_a_report_that_cannot_be_printed_is_no_fault_of_the_command_line() -> None:
    """Nor is there anybody to tell when its reader has gone."""
    reading, writing = os.pipe()
    os.close(reading)
    assert ended(writing) == (141, "")
    os.close(writing)
    full = os.open("/dev/full", os.O_WRONLY)
    assert ended(full) == (1, "standard output: No space left on device.\n")
    os.close(full)


def refused(*words: str) -> str:
    with pytest.raises(UsageError) as error:
        said(arena.app, "--games", "2", "--workers", "0", *words)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_file_that_is_no_database_of_the_arena_is_refused_and_left_alone(tmp_path: Path) -> None:
    text, other, newer = tmp_path / "notes.txt", tmp_path / "other.sqlite", tmp_path / "newer.sqlite"
    text.write_text("these are notes, and more of them than a header is long " * 20)
    for path, statement in ((other, "CREATE TABLE people (name TEXT)"), (newer, "PRAGMA user_version = 99")):
        sql = sqlite3.connect(path)
        sql.execute(statement)
        sql.close()
    no_use = {
        text: f"{text} is of no use as a database: file is not a database; name another one with --database.",
        tmp_path: "is of no use as a database: unable to open database file",
        text / "a.sqlite": f"there is no folder {text}; make it first, or name another file.",
        other: f"{other} is not a database of the arena",
        newer: f"{newer} is of another version of the arena",
    }
    for path, complaint in no_use.items():
        before = path.read_bytes() if path.is_file() else None
        assert complaint in refused("--database", str(path))
        assert before is None or path.read_bytes() == before
    assert "is not a database of the arena" in refused("--read", "--database", str(other))
    assert "file is not a database" in refused("--read", "--database", str(text))


def test_reading_what_is_not_there_makes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "a.sqlite"
    assert f"there is no {path} to read" in refused("--read", "--database", str(path))
    assert not path.parent.exists()


@contextlib.contextmanager
def anybody() -> Iterator[None]:
    """Root may write everywhere: as somebody who may not."""
    if os.getuid() != 0:
        yield
        return
    os.setresuid(65534, 65534, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


@pytest.mark.skipif(not hasattr(os, "setresuid"), reason="permissions are another thing there")
def test_a_database_is_read_where_nothing_may_be_written() -> None:
    with tempfile.TemporaryDirectory() as folder:  # unlike tmp_path, somebody else may enter it
        path = Path(folder, "a.sqlite")
        said(arena.app, "--bots", "racer,greedy", "--games", "2", "--workers", "0", "--database", str(path))
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        with anybody(), contextlib.closing(store.connected(path, reading=True)) as sql:
            assert sql.execute("SELECT count(*) FROM games").fetchone() == (2,)
        Path(folder).chmod(0o755)


def test_a_map_is_analysed(tmp_path: Path) -> None:
    words = ("europe", "--players", "3", "--games", "30", "--workers", "0", "--markdown", str(tmp_path / "map.md"))
    assert said(analyse.app, *words) == f"wrote {tmp_path / 'map.md'}\n"
    assert "## Which routes win" in (tmp_path / "map.md").read_text(encoding="utf-8")


def test_a_bot_sits_behind_standard_input() -> None:
    game = ws.new("card_game", seed=1)
    hello = encode(Hello(1, "card_game", 2, map_data(game.map))).decode()
    assert said(bot_host.app, "racer", input=f'{hello}\n{{"type": "bye"}}\n') == "racer\n"
