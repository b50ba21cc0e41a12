"""Who sits at the table: people, and bots by name. A bot decides by what its seat knows (`rules.seen`) only."""

from __future__ import annotations

import importlib
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .status import Misuse, UsageError

if TYPE_CHECKING:
    from whistlestop.game import Chance, Game
    from whistlestop.maps import Map

RANDOM, EXPERT = "random", "expert"
PREFERRED = "planner"
PREFIX = "bot:"
BOT_NAME = re.compile(r"(?P<bot>[\w-]+) \(bot(?: \d+)?\)")  # the name of a bot's seat, also in a record


@dataclass(frozen=True)
class Seat:
    """A person, or a bot."""

    name: str
    bot: str | None = None


# --- the bots there are ---------------------------------------------------------------------------------------------


def bot_names() -> tuple[str, ...]:
    """All bots that can play here; the levels also name the expert, which is no policy but a search."""
    bots = bots_package()
    return tuple(dict.fromkeys((RANDOM, *bots.NAMES, *bots.LEVELS.values())))


def bots_package() -> Any:
    """Imported, and Numba with it, when somebody asks for bots."""
    return importlib.import_module("whistlestop.bots")


def find_bot(text: str) -> str:
    """A bot by its name, or by a level (`easy`). UsageError, with the names there are, if there is none."""
    wanted = text.strip().casefold()
    wanted = levels().get(wanted, wanted)
    if wanted not in bot_names():
        raise Misuse("usage-bot", text=repr(text.strip())[1:-1], bots=tuple(bot_names()))
    return wanted


def levels() -> dict[str, str]:
    """Other names of bots, as people choose them."""
    return dict(bots_package().LEVELS)


def preferred_bot() -> str:
    """Whom a lonely player meets."""
    return PREFERRED


# --- who sits where -------------------------------------------------------------------------------------------------


def read_seats(text: str) -> tuple[Seat, ...]:
    """`anna,bo,bot:planner`: people by their names, bots with `bot:` before theirs."""
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise Misuse("usage-players")
    return seated([Seat("", bot_of(part)) if is_bot(part) else Seat(person(part)) for part in parts])


def read_bots(text: str) -> tuple[Seat, ...]:
    """`random,planner`: bots only; `bot:` may be left out."""
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise Misuse("usage-bots")
    return seated([Seat("", bot_of(part)) for part in parts])


def is_bot(part: str) -> bool:
    return part.casefold().startswith(PREFIX) or BOT_NAME.fullmatch(part) is not None


def bot_of(part: str) -> str:
    named = BOT_NAME.fullmatch(part)
    return find_bot(named["bot"] if named else part.casefold().removeprefix(PREFIX))


def person(part: str) -> str:
    """A name typed without a capital gets one."""
    return part[:1].upper() + part[1:] if part.islower() else part


def seated(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Every bot gets a name of its own; no two people may have the same."""
    people = [seat.name.casefold() for seat in seats if seat.bot is None]
    twice = next((seat.name for seat in seats if people.count(seat.name.casefold()) > 1), None)
    if twice:
        raise Misuse("usage-same-name", name=twice)
    kinds = [seat.bot for seat in seats]
    return tuple(
        Seat(bot_name(seat.bot, kinds[: at + 1].count(seat.bot), kinds.count(seat.bot)), seat.bot) if seat.bot else seat
        for at, seat in enumerate(seats)
    )


def bot_name(bot: str, number: int, of: int) -> str:
    return f"{bot} (bot {number})" if of > 1 else f"{bot} (bot)"


def seats_of_names(names: Sequence[str]) -> tuple[Seat, ...]:
    """The seats of a game that was saved: bots are known by their names."""
    return tuple(Seat(name, bot_of(name) if BOT_NAME.fullmatch(name) else None) for name in names)


def find_first(wish: str | None, seats: Sequence[Seat]) -> int | None:
    """The starting player, by name or by number from 1; None: by lot."""
    if wish is None:
        return None
    if wish.isdecimal() and 1 <= int(wish) <= len(seats):
        return int(wish) - 1
    found = [number for number, seat in enumerate(seats) if seat.name.casefold().startswith(wish.strip().casefold())]
    if len(found) != 1:
        names = tuple(seat.name for seat in seats)
        raise Misuse("usage-first", text=repr(wish)[1:-1], names=names, last=len(seats))
    return found[0]


def check_number(map: Map, seats: Sequence[Seat]) -> None:
    low, high = map.players
    if not low <= len(seats) <= high:
        raise Misuse("usage-number", game=map.name, low=low, high=high, found=len(seats))


def new_table(
    map: Map, seats: Sequence[Seat], seed: int, options: dict[str, Any], chance: Chance | None = None
) -> Game:
    """A game for these players. UsageError if they cannot sit down to it, say because of a name."""
    from whistlestop import game as games

    check_number(map, seats)
    try:
        names = [seat.name for seat in seats]
        return games.new(map, len(seats), seed=seed, options=options, names=names, chance=chance)
    except ValueError as error:
        raise UsageError(f"whistlestop: {error}") from None


# --- deciding -------------------------------------------------------------------------------------------------------


def seen(game: Game, seat: int) -> Any:
    """The record of what a seat knows."""
    return game.seen(seat)


def decide(game: Game, seat: int, bot: str, seed: int) -> int:
    """A bot's decision. Its luck depends on the seed and on how far the game has come, so that it can be repeated."""
    from whistlestop import maps, rules

    known, board = seen(game, seat), maps.board(game.map)
    luck = random.Random(f"{seed} {seat} {len(game.log)}")
    if bot == RANDOM:
        return luck.choice(rules.legal(known, board, seat))
    chosen = importlib.import_module("whistlestop.bots.expert" if bot == EXPERT else "whistlestop.bots").decide
    named = () if bot == EXPERT else (bot,)
    return int(chosen(known, board, seat, *named, seed=luck.getrandbits(63)))
