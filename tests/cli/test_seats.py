"""Who sits where: people, bots, and the bridge to whatever bots there are."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from whistlestop import cli, rules
from whistlestop.cli import UsageError, seats
from whistlestop.cli.seats import Seat
from whistlestop.game import new


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


@pytest.mark.parametrize(
    "text,part", [("anna,,bo", "commas"), ("anna,Anna", "are called"), ("anna,bot:hal", "no bot 'hal'; the bots are ")]
)
def test_what_makes_no_sense(text: str, part: str) -> None:
    with pytest.raises(UsageError, match=part):
        seats.read_seats(text)


def test_the_starting_player() -> None:
    table = seats.read_seats("anna,bo,bot:random")
    assert [seats.find_first(wish, table) for wish in (None, "bo", "3", "RAND")] == [None, 1, 2, 2]
    with pytest.raises(UsageError, match="one of Anna, Bo, "):
        seats.find_first("cleo", table)


def test_a_bot_decides_by_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new("europe", 2, seed=1)
    given: list[Any] = []

    def decide(known: Any, board: Any, seat: int, name: str, *, seed: int) -> int:
        given.append((known.tobytes(), seat, name, seed))
        return rules.legal(known, board, seat)[0]

    bots = ModuleType("whistlestop.bots")
    bots.NAMES, bots.decide = ("random", "planner"), decide  # type: ignore[attr-defined]
    bots.LEVELS = {"hard": "planner"}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "whistlestop.bots", bots)
    assert seats.bot_names() == ("random", "planner")
    assert seats.preferred_bot() == "planner"
    assert seats.read_bots("hard,bot:Hard")[1] == Seat("planner (bot 2)", "planner")
    assert seats.decide(game, 1, "planner", 3) in game.legal_decisions(1)
    assert seats.decide(game, 1, "planner", 3) in game.legal_decisions(1)
    assert given[0] == given[1]
    assert given[0][:3] == (rules.seen(game._states, 1).tobytes(), 1, "planner")


def test_the_random_bot_is_repeatable_and_legal() -> None:
    game = new("card_game", 2, seed=1)
    chosen = {seats.decide(game, 0, "random", seed) for seed in range(40)}
    assert chosen <= set(game.legal_decisions(0))
    assert len(chosen) > 10
    assert len({seats.decide(game, 0, "random", 5) for _ in range(5)}) == 1


@pytest.mark.parametrize(
    "args,part",
    [
        (["play", "europe", "--players", "anna"], "Europe is for 2 to 5 players, not 1."),
        (["play", "europe", "--players", "a,b", "--first", "c"], "the starting player is one of A, B"),
        (["play", "--players", "a,bot:hal"], "there is no bot 'hal'"),
        (["play", "--players", f"{'x' * 101},bo"], "a player's name is "),
        (["play", "--players", "a\x1bb,bo"], "a player's name is "),
        (["play", "nowhere"], "nowhere: no such file"),
        (["play", "--language", "tlh"], "there are no words for the language 'tlh'"),
        (["play", "europe", "--load", "x.wsr"], "goes on as it was"),
        (["play", "--load", "no-such-file.wsr"], "no-such-file.wsr: No such file or directory."),
        (["simulate", "card_game", "--players", "random,random,random,random,random"], "for 2 to 4 players, not 5"),
        (["simulate", "europe", "--players", "hal,random"], "there is no bot 'hal'"),
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
