"""Choices between a few things, numbered: ways to pay, tickets to complete, sizes of a pile."""

from __future__ import annotations

import re

from rich.table import Table
from rich.text import Text

from whistlestop.game.notation.actions import Action, Extra, Pay, With
from whistlestop.game.notation.cards import LOCO

from .colours import chip
from .context import Context

NUMBERED = ("pay", "surcharge", "count", "locos", "complete")  # phases in which a number is a choice
BY_PLACE = ("setup", "keep")  # phases in which numbers are tickets to keep
FORCED = ("pay", "count", "locos")  # phases in the middle of a move: with one thing to choose, nobody is asked


def options(context: Context, seat: int) -> Table | None:
    """The choices of this moment, if they are numbered."""
    if context.game.phase not in NUMBERED:
        return None
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number, action in enumerate(context.game.legal(seat), 1):
        grid.add_row(str(number), str(action), pictured(action))
    return grid


def pictured(action: Action) -> Text:
    if isinstance(action, Pay | Extra):
        coloured = chip(action.colour, action.cards) if action.cards else Text()
        return Text.assemble(coloured, chip(LOCO, action.locos) if action.locos else Text())
    if isinstance(action, With) and action.number:
        return chip(action.card, action.number)
    return Text()


def meant(context: Context, seat: int, line: str) -> str:
    """A line in which bare numbers have become what they stand for."""
    if not re.fullmatch(r"\d+(?:[\s,]+\d+)*", line):
        return line
    if context.game.phase in BY_PLACE:
        return f"keep {line}"
    legal = context.game.legal(seat)
    if context.game.phase in NUMBERED and line.isdecimal() and 1 <= int(line) <= len(legal):
        return str(legal[int(line) - 1])
    return line


def play_forced(context: Context, seat: int) -> None:
    """What is left to decide in the middle of a move, where there is no choice."""
    game = context.game
    while game.phase in FORCED and game.to_move == seat and len(game.legal_decisions(seat)) == 1:
        game.play(game.legal_decisions(seat)[0], seat)
