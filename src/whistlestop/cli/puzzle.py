"""`whistlestop puzzle`: one decision is far better than every other; which one?"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from .apps import Language, language_of, new_app
from .status import Misuse

if TYPE_CHECKING:
    from whistlestop.puzzles import Puzzle

app = new_app("Solve a puzzle: one decision is far better than every other. Without a level or a number, today's.")
GAME = "north_america"
Name = Annotated[str, typer.Argument(metavar="[GAME]", help="north_america, europe or card_game.")]
Level = Annotated[str | None, typer.Option(metavar="LEVEL", help="Any one that is easy, medium or hard.")]
Number = Annotated[int | None, typer.Option(metavar="N", help="The puzzle of this number.")]


@app.command()
def puzzle(game: Name = GAME, level: Level = None, number: Number = None, language: Language = None) -> int:
    spoken = language_of(language)
    found, at = chosen(game, level, number)
    from whistlestop import words

    from .console import new_console
    from .seats import Seat
    from .terminal.context import Context
    from .terminal.keyboard import keyboard
    from .terminal.puzzle_session import PuzzleSession

    table = found.game_of()
    names = [words.say(f"page-bot-person-{seat}", spoken) for seat in range(table.players)]
    names[found.seat] = words.say("terminal-lonely-player", spoken)
    table.names = names
    context = Context(table, tuple(Seat(name) for name in names), new_console(), spoken)
    return PuzzleSession(context, keyboard(), found, at).run()


def chosen(game: str, level: str | None, number: int | None) -> tuple[Puzzle, int]:
    """The puzzle that is wanted, and its number."""
    import datetime

    from whistlestop import puzzles

    if game not in puzzles.games():
        raise Misuse("usage-puzzle-game", game=game, games=puzzles.games())
    if level is not None and level not in puzzles.LEVELS:
        raise Misuse("usage-puzzle-level", level=level, levels=list(puzzles.LEVELS))
    there = puzzles.load(game)
    if number is not None and not 1 <= number <= len(there):
        raise Misuse("usage-puzzle-number", number=number, last=len(there))
    if number is not None:
        found = there[number - 1]
    elif level is not None:
        found = secrets.choice([it for it in there if it.level == level])
    else:
        found = puzzles.of_the_day(game, datetime.datetime.now(datetime.UTC).date())
    return found, there.index(found) + 1
