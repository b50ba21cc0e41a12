"""Parts of the terminal game: open routes, completion, numbered choices, colours."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from rich.console import Console

from whistlestop.cli.seats import Seat
from whistlestop.cli.terminal import choices, colours, completion, keyboard, routes, table
from whistlestop.cli.terminal.context import Context
from whistlestop.game import Game, new
from whistlestop.game.notation.actions import Claim
from whistlestop.game.notation.cards import KINDS


def desk_of(game: Game, width: int = 80, **settings: Any) -> Context:
    console = Console(file=io.StringIO(), width=width, highlight=False, **settings)
    return Context(game, [Seat(name) for name in game.names], console, "en")


def printed(context: Context) -> str:
    assert isinstance(context.console.file, io.StringIO)
    return context.console.file.getvalue()


def moments(name: str, number: int = 400) -> Iterator[Game]:
    game, luck = new(name, 3, seed=2), random.Random(2)
    for _ in range(number):
        if game.is_over:
            return
        yield game
        game.play(luck.choice(game.legal()))


@pytest.mark.parametrize("name", ["north_america", "europe"])
def test_routes_that_can_be_paid_for_are_those_that_can_be_claimed(name: str) -> None:
    for game in moments(name):
        if game.phase != "turn":
            continue
        seat = game.to_move or 0
        listed = routes.open_routes(desk_of(game), game.view(seat))
        legal = {action.track for action in game.legal(seat) if isinstance(action, Claim)}
        twins = {it.name for it in listed if it.missing == 0}
        assert twins <= legal
        assert {track.partition("/")[0] for track in legal} == {track.partition("/")[0] for track in twins}
        assert [it.missing for it in listed] == sorted(it.missing for it in listed)


def test_missing_cards() -> None:
    game = new("europe", 2, seed=1)
    tracks = dict(zip(game.notation.tracks, game.map.tracks, strict=True))
    three = tracks["paris-zurich"]  # grey
    assert routes.cards_missing(three, {"red": 1, "blue": 2}) == 1
    assert routes.cards_missing(three, {"red": 1, "loco": 2}) == 0
    ferry = next(track for track in game.map.tracks if track.ferry == 2 and track.length == 4)
    assert routes.cards_missing(ferry, {"red": 4}) == 2
    assert routes.cards_missing(ferry, {"loco": 4}) == 0


@pytest.mark.parametrize("name", ["north_america", "europe", "card_game"])
def test_what_is_completed_can_be_played(name: str) -> None:
    """Every action can be reached by its first letters, and every completion of an action is legal."""
    for game in moments(name, 120):
        seat = game.pending[0]
        context = desk_of(game)
        for action in game.legal(seat)[:5]:
            verb, _, rest = str(action).partition(" ")
            assert verb in completion.completions(context, seat, verb[:2])
            if rest:
                found = completion.completions(context, seat, f"{verb} {rest[:-1]}")
                assert str(action) in found
                assert all(game.parse(line, seat) for line in found)


def test_completion_of_the_rest() -> None:
    game = new("europe", 2, seed=5)
    for seat in (0, 1):
        game.play("keep 1 2", seat)
    seat = game.to_move or 0
    context = desk_of(game)
    assert "routes København" in completion.completions(context, seat, "routes kob")
    assert "rules B10" in completion.completions(context, seat, "rules b1")
    assert "why draw deck" in completion.completions(context, seat, "why draw d")
    claim = next(action for action in game.legal() if isinstance(action, Claim))
    second = claim.track.partition("/")[0].split("-")[1]
    assert str(claim) in completion.completions(context, seat, f"claim {second}")
    assert all(", " in line for line in completion.completions(context, seat, f"{claim}, "))
    typed = keyboard.completer(lambda text: completion.completions(context, seat, text))
    found = list(typed.get_completions(Document("routes kob"), CompleteEvent()))
    assert found[0].text == "routes København"
    assert found[0].start_position == -len("routes kob")


def test_numbers_choose() -> None:
    game = new("europe", 2, seed=5, options={"first": 0})
    context = desk_of(game)
    assert choices.meant(context, 0, "1, 3") == "keep 1, 3"
    for seat in (0, 1):
        game.play("keep 1 2", seat)
    assert choices.meant(context, 0, "1") == "1"
    game.play("station paris")
    assert choices.meant(context, 0, "2") == str(game.legal()[1])
    assert choices.meant(context, 0, "99") == "99"
    grid = choices.options(context, 0)
    assert grid is not None
    assert grid.row_count == len(game.legal())


def test_every_kind_has_a_sign_of_its_own() -> None:
    for signs in (colours.SYMBOLS, colours.LETTERS):
        assert set(KINDS) <= set(signs)
        assert len(set(signs.values())) == len(signs)
    assert set(colours.STYLES) == set(colours.SYMBOLS)


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("name", ["north_america", "europe", "card_game"])
def test_the_table_fits(name: str, width: int) -> None:
    for game in moments(name, 200):
        if len(game.log) % 7 == 0:
            context = desk_of(game, width)
            view = game.view(game.pending[0])
            context.console.print(table.heading(context, view), table.whole_table(context, view))
            assert max(map(len, printed(context).splitlines())) <= width


def test_no_color_is_respected() -> None:
    game = new("europe", 2, seed=5)
    shown = {}
    for no_color in (False, True):
        context = desk_of(game, force_terminal=True, color_system="truecolor", no_color=no_color)
        context.console.print(table.whole_table(context, game.view(0)))
        shown[no_color] = printed(context)
    assert "48;" in shown[False]
    assert "48;" not in shown[True]
