"""`whistlestop play`: the game in a terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from .apps import Language, Seed, language_of, new_app
from .seats import Seat, find_first, new_table, preferred_bot, read_seats, seated, seats_of_names
from .status import Interrupted, Misuse, UsageError, reading
from .verify import OwnMap, own

if TYPE_CHECKING:
    from whistlestop.game import Game
    from whistlestop.maps import Map

app = new_app("Play in the terminal: with friends at one keyboard, with bots, or both.")
Name = Annotated[str | None, typer.Argument(metavar="[GAME]", help="north_america, europe, card_game, or a map file.")]
Players = Annotated[
    str | None,
    typer.Option(metavar="NAME,...", help="People by name, bots as bot:NAME or cmd:PROGRAM: anna,bo,bot:hard."),
]
Save = Annotated[str | None, typer.Option(metavar="FILE", help="Keep the game in this file.")]
Load = Annotated[str | None, typer.Option(metavar="FILE", help="Go on with the game of this file.")]
At = Annotated[
    str | None,
    typer.Option(
        "--position", metavar="LINE", help="Begin in this position: its line, its JSON, or a file with either."
    ),
]
From = Annotated[
    str | None, typer.Option("--from", metavar="FILE", help="Play on from a turn of this recorded game; see --turn.")
]
AfterTurn = Annotated[
    int | None, typer.Option("--turn", metavar="T", help="With --from: after which turn; 0 is the set-up.")
]
Which = Annotated[
    int | None, typer.Option("--game", metavar="N", help="With --from: which game of the file; 1 is the first.")
]
Same = Annotated[
    bool, typer.Option("--same", help="With --from: hidden cards as they were; otherwise they are dealt anew.")
]
FROM_EXAMPLE = "--from FILE --turn 12"
First = Annotated[str | None, typer.Option(metavar="NAME", help="Who starts (by name or seat); otherwise by lot.")]
OpenTrack = Annotated[bool, typer.Option("--open-track", help="Card game: you may look at your own track pile.")]


@app.command()
def play(
    game: Name = None,
    players: Players = None,
    seed: Seed = None,
    save: Save = None,
    load: Load = None,
    position: At = None,
    source: From = None,
    turn: AfterTurn = None,
    number: Which = None,
    same: Same = False,
    first: First = None,
    open_track: OpenTrack = False,
    own_map: OwnMap = None,
    language: Language = None,
) -> int:
    spoken = language_of(language)
    if load is not None and (game, first, seed, open_track, position) != (None, None, None, False, None):
        raise Misuse("usage-load")
    if position is not None and (game, first, open_track) != (None, None, False):
        raise Misuse("usage-load")
    if source is None and (turn, number, same) != (None, None, False):
        raise Misuse("usage-from", example=FROM_EXAMPLE)
    if source is not None and (
        turn is None or (game, first, open_track, load, position) != (None, None, False, None, None)
    ):
        raise Misuse("usage-from", example=FROM_EXAMPLE)
    if load is None and position is None and source is None and own_map is not None:
        raise Misuse("usage-map-of-loaded")
    if save is not None and Path(save).exists() and not is_same(save, load):
        raise Misuse("usage-save-there", file=save)
    luck = secrets.randbits(32) if seed is None else seed
    remark = None
    if source is not None:
        assert turn is not None
        wish = Onward(source, turn, number, same)
        table, seats = game_from_record(wish, players, luck, own(own_map), spoken)
        remark = f"Taken from turn {turn} of {Path(source).name}."
    elif position is not None:
        table, seats = game_from_position(position, players, luck, own(own_map), spoken)
    elif load is None:
        table, seats = new_game(game or which_game(spoken), players, luck, first, open_track, spoken)
    else:
        table, seats = loaded_game(load, players, own(own_map))
    from .console import new_console
    from .terminal.context import Context
    from .terminal.keyboard import keyboard
    from .terminal.session import Session

    context = Context(table, seats, new_console(), spoken)
    return Session(context, keyboard(), seed=luck, save=save, remark=remark).run()


def is_same(save: str, load: str | None) -> bool:
    if load is None:
        return False
    with reading(load):
        return Path(save).samefile(load)


def new_game(
    name: str, players: str | None, seed: int, first: str | None, open_track: bool, language: str
) -> tuple[Game, tuple[Seat, ...]]:
    from whistlestop import maps

    map = maps.load(name)
    seats = lonely_seats(map.players[0], language) if players is None else read_seats(players)
    options = {"first": find_first(first, seats), "open_track": open_track}
    return new_table(map, seats, seed, options), seats


def lonely_seats(players: int, language: str) -> tuple[Seat, ...]:
    """One person, and bots."""
    from whistlestop import words

    lonely = Seat(words.say("terminal-lonely-player", language))
    return seated([lonely, *[Seat("", preferred_bot())] * (players - 1)])


def game_from_position(
    said: str, players: str | None, seed: int, map: Map | None, language: str
) -> tuple[Game, tuple[Seat, ...]]:
    """A position as a line, as JSON, or from a file that holds one of them."""
    from whistlestop.game import Game, PositionError

    if Path(said[:255]).is_file():
        with reading(said):
            said = Path(said).read_text(encoding="utf-8", errors="replace")
    try:
        game = Game.from_position(said, seed=seed, map=map)
    except PositionError as error:
        raise UsageError(str(error)) from None
    seats = lonely_seats(game.players, language) if players is None else read_seats(players)
    if len(seats) != game.players:
        raise Misuse("usage-load-number", file="--position", players=game.players, found=len(seats))
    game.names = [seat.name for seat in seats]
    return game, seats


class Onward(NamedTuple):
    """Where to play on: after which turn of which game of a file, and whether hidden cards stay as they were."""

    file: str
    turn: int
    number: int | None
    same: bool


def game_from_record(
    wish: Onward, players: str | None, seed: int, map: Map | None, language: str
) -> tuple[Game, tuple[Seat, ...]]:
    """A recorded game from the end of a turn on. If one person plays, what that seat could not know is dealt anew."""
    from whistlestop.game import Game
    from whistlestop.game.moments import onward_from

    from .replay import game_at, moments_of, the_record
    from .warm import warm_first

    warm_first()
    record = the_record(wish.file, wish.number, map)
    moments = moments_of(record)
    ends = {it.turn: it.entries for it in moments}
    then = game_at(record, ends[wish.turn]) if wish.turn in ends else None
    if then is None or then.is_over:
        last = moments[-1].turn - (game_at(record, len(record.log)).is_over)
        raise Misuse("usage-turn", file=wish.file, first=moments[0].turn, last=last, turn=wish.turn)
    seats = lonely_seats(then.players, language) if players is None else read_seats(players)
    if len(seats) != then.players:
        raise Misuse("usage-load-number", file=wish.file, players=then.players, found=len(seats))
    people = [number for number, seat in enumerate(seats) if seat.bot is None]
    anew = people[0] if len(people) == 1 and not wish.same else None
    names = [seat.name for seat in seats]
    return Game.from_position(onward_from(then, anew, seed=seed), seed=seed, names=names, map=record.map), seats


def which_game(language: str) -> str:
    """Asked of somebody at a terminal; the first map otherwise."""
    from whistlestop import maps, words

    from .console import is_interactive
    from .terminal.keyboard import keyboard

    names = maps.names()
    if not is_interactive():
        return names[0]
    for number, name in enumerate(names, 1):
        print(f"{number}  {words.game_name(name, maps.load(name).name, language)}")
    try:
        answer = keyboard().ask(f"{words.say('terminal-which-game', language)} ", lambda _typed: names)
    except EOFError:
        raise Interrupted from None
    return names[int(answer) - 1] if answer in [str(number + 1) for number in range(len(names))] else answer or names[0]


def loaded_game(file: str, players: str | None, map: Map | None) -> tuple[Game, tuple[Seat, ...]]:
    """A saved game; --players says anew who plays, in the order of the seats."""
    from whistlestop import game as games

    with reading(file):
        game = games.load(file, map)
    if game.pool() is not None:
        raise Misuse("usage-real-table", file=file)
    seats = seats_of_names(game.names) if players is None else read_seats(players)
    if len(seats) != game.players:
        raise Misuse("usage-load-number", file=file, players=game.players, found=len(seats))
    game.names = [seat.name for seat in seats]
    return game, seats
