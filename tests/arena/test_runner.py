"""Whole runs: interrupted, extended, done twice, stopped early; always the same table."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import whistlestop
from whistlestop.arena import code_version, store
from whistlestop.arena.executors import InProcess, Processes
from whistlestop.arena.results import Block
from whistlestop.arena.runner import missing, read, run
from whistlestop.arena.settings import Settings, Sprt
from whistlestop.arena.sprt import BETTER
from whistlestop.arena.summary import Summary
from whistlestop.bots.champion import shipped
from whistlestop.bots.players import BotError


def settings(tmp_path: Path, **more: Any) -> Settings:
    usual: dict[str, Any] = {"bots": ("racer", "planner", "greedy"), "games": 60, "workers": 0}
    return Settings(database=tmp_path / "arena.sqlite", **{**usual, **more})


def timeless(summary: Summary) -> Summary:
    plays = {bot: msgspec.structs.replace(play, milliseconds=None) for bot, play in summary.plays.items()}
    return msgspec.structs.replace(summary, plays=plays)


class Unlucky:
    """Does the last pieces first, every piece twice, and gives up after so many."""

    def __init__(self, most: int) -> None:
        self.most = most

    def map(self, do: Callable[[Any], Any], work: Iterable[Any]) -> Generator[Any, None, None]:
        for piece in list(work)[::-1][: self.most]:
            yield do(piece)
            yield do(piece)


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.arena.settings.SCRIPTED_CHUNK", 20)


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    asked = settings(tmp_path)
    assert missing(asked) == 180
    part = run(asked, executor=Unlucky(2))
    assert part.played == 40
    assert missing(asked) == 140
    games: list[int] = []
    whole = run(asked, games.append)
    assert sum(games) == 140
    assert whole.played == whole.asked == 180
    assert missing(asked) == 0
    clean = run(replace(asked, database=tmp_path / "other.sqlite"))
    assert timeless(whole) == timeless(clean)
    assert timeless(read(asked)) == timeless(whole)


def test_more_games_and_more_bots_keep_what_is_there(tmp_path: Path) -> None:
    run(settings(tmp_path, bots=("racer", "planner"), games=20))
    assert missing(settings(tmp_path, bots=("racer", "planner"), games=40)) == 20
    assert missing(settings(tmp_path, games=20)) == 40
    assert missing(settings(tmp_path, bots=("racer", "planner"), games=20, seed=2)) == 20


def test_a_command_with_a_pipe_in_it_is_one_bot(tmp_path: Path) -> None:
    """The separator of names in the database."""
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    print(said.get('legal', ['me'])[0], flush=True)\n"
    )
    piped = f"cmd:sh -c 'tee /dev/null | {sys.executable} {bot}'"
    asked = settings(tmp_path, game="card_game", bots=("random", piped), games=2)
    assert run(asked).played == 2
    assert missing(asked) == 0
    assert read(asked).played == 2
    assert store.bots_text(["a|b", "c"]) != store.bots_text(["a", "b|c"])
    assert store.bots_text(["a", "b"]) == "a|b"


def test_other_versions_of_the_bots_are_another_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = settings(tmp_path, games=10)
    run(asked)
    monkeypatch.setattr(store, "sources", lambda: "changed")
    assert missing(asked) == 30


def test_what_a_network_has_learnt_is_a_version_of_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "whistlestop"
    (package / "bots").mkdir(parents=True)
    monkeypatch.setattr(whistlestop, "__file__", str(package / "__init__.py"))
    (package / "bots" / "game.npz").write_bytes(b"one")
    before = code_version.sources()
    (package / "bots" / "game.npz").write_bytes(b"other")
    assert code_version.sources() != before


def test_a_file_with_another_network_is_another_bot(tmp_path: Path) -> None:
    """And what the others have played among themselves stays."""
    mine = tmp_path / "mine.npz"
    mine.write_bytes(small("card_game"))
    asked = settings(tmp_path, game="card_game", bots=("random", "racer"), games=2)
    run(asked)
    more = replace(asked, bots=("random", "racer", f"champion:{mine}"))
    assert missing(more) == 4
    found = run(more)
    assert missing(more) == 0
    assert timeless(read(more)) == timeless(found)
    mine.write_bytes(small("europe"))
    assert missing(more) == 4
    assert missing(asked) == 0


def small(game: str) -> bytes:
    path = shipped.small_path_of(game)
    assert path is not None
    return path.read_bytes()


def test_processes_give_the_same_table(tmp_path: Path) -> None:
    asked = settings(tmp_path, games=20)
    one = run(asked, executor=Processes(2))
    other = run(replace(asked, database=tmp_path / "other.sqlite"), executor=InProcess())
    assert timeless(one) == timeless(other)


def test_there_is_one_row_a_game_and_seat(tmp_path: Path) -> None:
    run(settings(tmp_path, players=3, games=12), executor=Unlucky(100))
    sql = sqlite3.connect(tmp_path / "arena.sqlite")
    (games,) = sql.execute("SELECT count(*) FROM games").fetchone()
    (seats,) = sql.execute("SELECT count(*) FROM seats").fetchone()
    assert games == 12 + 6 * 12  # one mixed table, six times one against two
    assert seats == 3 * games
    assert sql.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    sql.close()


def test_a_disk_that_is_full_is_one_sentence(tmp_path: Path) -> None:
    asked = settings(tmp_path, games=20)
    with store.Store(asked.database, asked) as kept:
        kept._sql.execute("PRAGMA max_page_count = 6")
        blocks = [Block(("greedy", "racer"), number, ()) for number in range(5000)]
        with pytest.raises(ValueError, match=r"arena\.sqlite is of no use as a database: database or disk is full"):
            kept.add(blocks)


def test_a_sequential_test_stops_early_and_says_so(tmp_path: Path) -> None:
    asked = settings(tmp_path, games=2000, sprt=Sprt("planner", "greedy", 0, 100))
    summary = run(asked)
    assert summary.sprt is not None
    assert summary.sprt.verdict == BETTER
    assert summary.played < 200
    again = run(asked)
    assert again.sprt == summary.sprt
    assert again.played == summary.played


def test_a_run_that_cannot_be_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="the bot 'raser' is not known; did you mean racer"):
        run(settings(tmp_path, bots=("raser", "planner")))
    with pytest.raises(ValueError, match="card_game is for 2 to 4 players, not 5"):
        run(settings(tmp_path, game="card_game", players=5))
    assert not (tmp_path / "arena.sqlite").exists()
