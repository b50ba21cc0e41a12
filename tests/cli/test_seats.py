"""Who sits where: people, bots, and the bridge to whatever bots there are."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from whistlestop import bots, cli
from whistlestop.bots.champion import shipped
from whistlestop.bots.players import Budget, registry
from whistlestop.cli import UsageError, arena, seats
from whistlestop.cli.players import Players
from whistlestop.cli.seats import Seat
from whistlestop.game import Action, View, new


def test_people_and_bots() -> None:
    found = seats.read_seats("anna, Bo van Dyk,bot:random,BOT:random")
    assert found == (
        Seat("Anna"),
        Seat("Bo van Dyk"),
        Seat("random (bot 1)", "random"),
        Seat("random (bot 2)", "random"),
    )
    assert seats.read_seats("anna,bot:random")[1] == Seat("random (bot)", "random")
    assert seats.read_bots("random,bot:random") == found[2:]
    assert seats.seats_of_names([seat.name for seat in found]) == found


def test_a_name_with_a_comma_is_in_quotation_marks(tmp_path: Path) -> None:
    """Files have such names, and programs such options."""
    file = shutil.copy(str(shipped.path_of("card_game")), tmp_path / "a, b.npz")
    assert seats.read_seats(f'anna,"bot:champion:{file}", bot:random')[1].bot == f"champion:{file}"
    program = f"cmd:{sys.executable} -c 'print(1, 2)'"
    assert [seat.bot for seat in seats.read_bots(f'"{program}",racer')] == [program, "racer"]
    assert arena.names(f'racer, "champion:{file}@20ms",') == ("racer", f"champion:{file}@20ms")
    assert registry.listed('a\nb, "c\n"",", d,') == ["a\nb", 'c\n",', "d", ""]
    assert registry.listed("") == [""]


NO_BUDGETS = [
    (f"anna,bot:{name}", "like expert@50ms or expert@400.") for name in ("expert@0", "expert@-3ms", "Expert@")
]


@pytest.mark.parametrize(
    "text,part",
    [("anna,,bo", "commas"), ("anna,Anna", "are called"), ("anna,bot:hal", "no bot ‘hal’; the bots are "), *NO_BUDGETS],
)
def test_what_makes_no_sense(text: str, part: str) -> None:
    with pytest.raises(UsageError, match=part):
        seats.read_seats(text)


def test_the_starting_player() -> None:
    table = seats.read_seats("anna,bo,bot:random")
    assert [seats.find_first(wish, table) for wish in (None, "bo", "3", "RAND")] == [None, 1, 2, 2]
    with pytest.raises(UsageError, match="one of Anna, Bo, "):
        seats.find_first("cleo", table)


def test_every_bot_by_name_level_or_time() -> None:
    assert set(bots.NAMES) | {"expert"} <= set(seats.bot_names())
    assert seats.preferred_bot() in seats.bot_names()
    assert seats.read_bots("hard,bot:Hard")[1] == Seat("blocker (bot 2)", "blocker")
    found = seats.read_bots("expert@50ms,Easy")
    assert [seat.bot for seat in found] == ["expert@50ms", "greedy"]
    assert seats.seats_of_names([seat.name for seat in found]) == found


def test_a_program_is_a_bot_but_no_saved_game_starts_one() -> None:
    found = seats.read_seats("anna,bot:cmd:Python3 -u bots/Mine.py,cmd:./other")
    assert found[1:] == (Seat("Mine.py (bot)", "cmd:Python3 -u bots/Mine.py"), Seat("other (bot)", "cmd:./other"))
    with pytest.raises(UsageError, match=r"no bot ‘Mine\.py’.*Say who plays with --players"):
        seats.seats_of_names([seat.name for seat in found])
    for nothing in ("cmd:", 'cmd:"'):
        with pytest.raises(UsageError, match="put the program to start after"):
            seats.find_bot(nothing)


def test_a_network_in_a_file_is_a_bot_but_no_saved_game_reads_one(tmp_path: Path) -> None:
    """Its seat stays a bot's, so that nobody is shown its cards; whoever loads the game says who plays there."""
    path = shipped.path_of("card_game")
    assert path is not None
    (tmp_path / "my runs").mkdir()
    mine = tmp_path / "my runs" / "a b@c.npz"
    mine.write_bytes(path.read_bytes())
    found = seats.read_seats(f"anna,bot:Champion:{mine},bot:master:{mine}@8,bot:champion")
    assert [it.name for it in found] == ["Anna", "a b@c.npz (bot 1)", "a b@c.npz (bot 2)", "champion (bot)"]
    assert [it.bot for it in found] == [None, f"champion:{mine}", f"master:{mine}@8", "champion"]
    with pytest.raises(UsageError, match=r"no bot ‘a b@c\.npz’.*Say who plays with --players"):
        seats.seats_of_names([seat.name for seat in found])
    with pytest.raises(UsageError, match=r"nowhere\.npz does not exist\.$"):
        seats.find_bot("champion:nowhere.npz")


@pytest.mark.parametrize(
    "command, name",
    [
        ("cmd:python3 -c 'import sys\nprint(1)'", "import sys print(1) (bot)"),
        ("cmd:python3 -c '" + "x=1;" * 100 + "'", "x=1;" * 9 + "x=1… (bot)"),
        ("cmd:python3 -c '\x1b[31m'", "[31m (bot)"),
        ("cmd:./bot /", "cmd:./bot / (bot)"),
        ("cmd:-x '\n'", "cmd:-x ' ' (bot)"),
    ],
)
def test_a_program_of_many_lines_has_a_name_in_one(command: str, name: str) -> None:
    table = seats.read_bots(command)
    assert table[0].name == name
    new("europe", 2, names=[name, "Bo"])


class First:
    """Somebody's bot: it takes the first legal action."""

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        assert budget.seconds
        return legal[0]


@pytest.mark.parametrize("command", [["simulate", "card_game", "-n", "1", "--players"], ["arena", "--read", "--bots"]])
def test_who_installs_a_bot_by_the_name_of_ours_is_told(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "installed", lambda: {"greedy": EntryPoint("greedy", "mine:Greedy", registry.GROUP)})
    seats.say_if_shadowed.cache_clear()
    cli.main([*command, "greedy,random"])
    told = (
        "whistlestop: greedy is a built-in bot here, not the installed one (mine:Greedy); give that one another name."
    )
    assert capsys.readouterr().err.splitlines()[0] == told
    seats.say_if_shadowed.cache_clear()


def test_a_bot_that_is_installed_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("First-Come", "cli.test_seats:First", registry.GROUP)
    monkeypatch.setattr(registry, "installed", lambda: {"First-Come": point})
    table = seats.read_seats("anna,bot:first-come")
    assert table[1] == Seat("First-Come (bot)", "First-Come")
    game = new("europe", 2, seed=1)
    with Players(table, 1) as players:
        assert players.decide(game, 1) == game.legal(1)[0]


def test_a_bot_that_does_not_play_is_one_sentence() -> None:
    game = new("europe", 2, seed=1)
    table = seats.read_bots("random,cmd:no-such-program")
    with Players(table, 1) as players, pytest.raises(UsageError, match="the bot 'cmd:no-such-program' failed"):
        players.decide(game, 1)


def test_a_bot_decides_by_its_luck_and_what_it_sees() -> None:
    game = new("card_game", 2, seed=1)
    table = seats.read_bots("random,planner")
    chosen = {Players(table, seed).decide(game, 0) for seed in range(40)}
    assert chosen <= set(game.legal_decisions(0))
    assert len(chosen) > 10
    assert len({Players(table, 5).decide(game, 0) for _ in range(5)}) == 1
    assert Players(table, 5).decide(game, 1) in game.legal_decisions(1)


@pytest.mark.parametrize(
    "args,part",
    [
        (["play", "europe", "--players", "anna"], "Europe is for 2 to 5 players, not 1."),
        (["play", "europe", "--players", "a,b", "--first", "c"], "the starting player must be one of A, B"),
        (["play", "--players", "a,bot:hal"], "there is no bot ‘hal’"),
        (["play", "--players", f"{'x' * 101},bo"], "a player's name is "),
        (["play", "--players", "a\x1bb,bo"], "a player's name is "),
        (["play", "nowhere"], "nowhere: no such file"),
        (["play", "--language", "tlh"], "the language ‘tlh’ isn’t available"),
        (["play", "europe", "--load", "x.wsr"], "continues as it was"),
        (["play", "--load", "no-such-file.wsr"], "no-such-file.wsr: No such file or directory."),
        (["simulate", "card_game", "--players", "random,random,random,random,random"], "for 2 to 4 players, not 5"),
        (["simulate", "europe", "--players", "hal,random"], "there is no bot ‘hal’"),
        (["simulate", "europe", "-n", "x"], "whistlestop simulate: invalid value for '--number' / '-n'"),
        (["simulate"], "missing argument 'GAME'"),
    ],
)
def test_bad_tables_are_one_sentence(args: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert part in err
    assert err.count("\n") == 1
