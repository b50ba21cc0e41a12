"""`whistlestop record`: write down a game from a real table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .apps import Game as GameName
from .apps import Language, language_of, new_app
from .seats import Seat, check_number, find_first, new_table, person
from .status import Misuse, reading
from .verify import OwnMap, own

if TYPE_CHECKING:
    from whistlestop.game import Game

ABOUT = (
    "Write down a game from a real table. All cards must be known: those dealt, drawn unseen, and the tickets; "
    "so play it open, or note the hidden cards along the way. The file is saved after every line."
)
app = new_app(ABOUT)
Players = Annotated[str, typer.Option(metavar="NAME,...", help="The players, in the order of their seats.")]
Save = Annotated[str, typer.Option(metavar="FILE", help="The file that the record is written to.")]
First = Annotated[str | None, typer.Option(metavar="NAME", help="Who starts; otherwise you are asked.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A record that is not finished.")]


@app.command("new", help=ABOUT)
def new(game: GameName, players: Players, save: Save, first: First = None, language: Language = None) -> int:
    from whistlestop import maps

    from .warm import warm_first

    spoken = language_of(language)
    map = maps.load(game)
    seats = read_people(players)
    check_number(map, seats)
    if Path(save).exists():
        raise Misuse("usage-record-there", file=save)
    warm_first()
    from whistlestop.game import Given

    table = new_table(map, seats, 0, {"first": find_first(first, seats)}, Given())
    return write_down(table, seats, save, spoken)


@app.command("continue", help="Go on with a record that is not finished.")
def go_on(file: File, own_map: OwnMap = None, language: Language = None) -> int:
    from whistlestop import game as games

    from .warm import warm_first

    spoken = language_of(language)
    warm_first()
    with reading(file):
        game = games.load(file, own(own_map))
    if game.is_over:
        raise Misuse("usage-record-finished", file=file)
    from .terminal.transcriber import waits_for_chance

    if not waits_for_chance(game):
        raise Misuse("usage-record-draws", file=file)
    return write_down(game, [Seat(name) for name in game.names], file, spoken)


def read_people(text: str) -> list[Seat]:
    names = [person(part.strip()) for part in text.split(",")]
    if not all(names) or len({name.casefold() for name in names}) < len(names):
        raise Misuse("usage-record-players")
    return [Seat(name) for name in names]


def write_down(game: Game, seats: list[Seat], file: str, language: str) -> int:
    from .console import new_console
    from .terminal.context import Context
    from .terminal.keyboard import keyboard
    from .terminal.transcriber import Transcriber

    return Transcriber(Context(game, seats, new_console(), language), keyboard(), file).run()
