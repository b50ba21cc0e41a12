"""Everything that plays a game does it through one interface, by what its seat may know."""

from __future__ import annotations

import fractions
import sys
import time
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import whistlestop as ws
from whistlestop import bots
from whistlestop.bots.players import Advice, BotError, Budget, make_player, names, registry
from whistlestop.bots.players.guest_bot import ViewPlayer
from whistlestop.game import Action, Game, View

SOON = Budget(seconds=0.05, rollouts=8)


def play(game: Game, line_up: Sequence[Any]) -> Game:
    while not game.is_over:
        seat = game.to_move
        assert seat is not None
        game.play(line_up[seat].decide(game, seat, SOON), seat)
    return game


class Longest:
    """Somebody's bot."""

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        return max(legal, key=str)

    def rank(self, view: View, legal: Sequence[Action], budget: Budget) -> list[tuple[Action, float, str]]:
        return [(max(legal, key=str), 1.5, "it comes last in the alphabet")]


class Spy:
    """Lets nothing through but what its seat may see."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.map = game.map
        self.asked: list[str] = []

    def seen(self, seat: int) -> Any:
        assert seat == self.seat
        self.asked.append("seen")
        return self.game.seen(seat)

    def view(self, seat: int) -> View:
        assert seat == self.seat
        self.asked.append("view")
        return self.game.view(seat)


@pytest.mark.parametrize("name", [*bots.NAMES, "easy", "medium", "hard", "expert"])
@pytest.mark.parametrize("game", ["north_america", "europe", "card_game"])
def test_every_name_plays_whole_games(name: str, game: str) -> None:
    assert name in names()
    play(ws.new(game, players=2, seed=1), [make_player(name), make_player("random")])


@pytest.mark.parametrize("name, asked", [("planner", "seen"), ("expert@8", "seen"), ("somebody", "view")])
def test_a_player_looks_through_its_seat_only(name: str, asked: str) -> None:
    game = ws.new("europe", players=3, seed=4)
    player = ViewPlayer(name, Longest()) if name == "somebody" else make_player(name)
    spy = Spy(game, 2)
    game.play(player.decide(spy, 2, SOON), 2)
    assert set(spy.asked) == {asked}


def test_an_installed_bot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("longest", f"{__name__}:Longest", registry.GROUP)
    monkeypatch.setattr(EntryPoint, "load", lambda _: Longest)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == "whistlestop.bots" else [])
    assert names()[-1] == "longest"
    player = make_player("longest")
    game = ws.new("card_game", players=2, seed=2)
    assert player.decide(game, 0) == max(game.legal(0), key=str)
    assert player.rank(game, 0) == [Advice(max(game.legal(0), key=str), 1.5, "it comes last in the alphabet")]
    play(game, [player, make_player("racer")])


def test_an_installed_bot_that_cannot_be_made_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("broken", "no.such.module:Bot", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda **_: [point])
    with pytest.raises(BotError, match=r"the bot 'broken' \(no.such.module:Bot\) cannot be made: ModuleNotFoundError"):
        make_player("broken")


def test_an_unknown_bot_is_refused_with_a_hint() -> None:
    with pytest.raises(BotError, match=r"the bot 'planer' is not known; did you mean planner\?$"):
        make_player("planer")


class Wrong:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Any:
        return self.answer(legal)


def fails(_: Any) -> None:
    raise KeyError("paris")


@pytest.mark.parametrize(
    "answer, said",
    [
        (lambda _: None, "answered 'None', which is not legal here; legal are keep 1 2, "),
        (lambda _: "fly", "answered 'fly', which is not legal here; legal are keep 1 2, "),
        (fails, "failed: KeyError: 'paris' (test_players.py, line "),
        (lambda _: fractions.Fraction("x"), "failed: ValueError: Invalid literal for Fraction: 'x' (test_players.py, "),
        (lambda _: sys.exit(3), "failed: SystemExit: 3 (test_players.py, line "),
        (lambda _: time.sleep(5), "gave no answer within 1.1 s"),
    ],
)
def test_what_somebodys_bot_gets_wrong_is_one_error_that_names_it(answer: Any, said: str) -> None:
    game = ws.new("north_america", players=2, seed=1)
    with pytest.raises(BotError) as error:
        ViewPlayer("wrong", Wrong(answer)).decide(game, 0, Budget(seconds=0.05))
    assert str(error.value).startswith(f"the bot 'wrong' {said}")
    assert error.value.bot == "wrong"


def test_a_bot_may_answer_with_the_line_of_an_action() -> None:
    game = ws.new("north_america", players=2, seed=1)
    assert ViewPlayer("lines", Wrong(lambda legal: str(legal[2]))).decide(game, 0) == game.legal(0)[2]


@pytest.mark.parametrize("seconds", [None, 1.0])
def test_what_a_bot_prints_is_not_a_result(seconds: float | None, capsys: pytest.CaptureFixture[str]) -> None:
    """Standard output has answers and reports, which programs read."""

    def chatty(legal: Sequence[Action]) -> Action:
        print("thinking")
        return legal[0]

    game = ws.new("north_america", players=2, seed=1)
    ViewPlayer("chatty", Wrong(chatty)).decide(game, 0, Budget(seconds=seconds))
    print("result")
    assert capsys.readouterr() == ("result\n", "thinking\n")


def test_a_bot_may_have_a_budget_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    class Noted:
        def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
            budgets.append(budget)
            return legal[0]

    monkeypatch.setattr(registry, "installed_player", lambda name: ViewPlayer(name, Noted()))
    game = ws.new("north_america", players=2, seed=1)
    for name in ("noted@20ms", "noted@400", "noted"):
        make_player(name).decide(game, 0, SOON)
    assert budgets == [Budget(seconds=0.02), Budget(rollouts=400), SOON]


def test_the_expert_gives_its_best_actions_with_reasons() -> None:
    game = ws.new("europe", players=2, seed=5)
    ranked = make_player("expert").rank(game, 0, SOON)
    assert 1 <= len(ranked) <= 3
    assert all(one.action in game.legal(0) for one in ranked)
    assert [one.value for one in ranked] == sorted((one.value for one in ranked), reverse=True)


def test_luck_depends_on_what_is_seen_only() -> None:
    game = ws.new("north_america", players=2, seed=1)
    player = make_player("random", seed=3)
    assert len({player.decide(game, 0) for _ in range(5)}) == 1
    assert len({make_player("random", seed=seed).decide(game, 0) for seed in range(20)}) > 1
