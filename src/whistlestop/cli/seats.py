"""Who sits at the table: people, and bots by name."""

from __future__ import annotations

import functools
import re
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .status import Misuse, UsageError

if TYPE_CHECKING:
    from whistlestop.game import Chance, Game
    from whistlestop.maps import Map

RANDOM = "random"
PREFERRED = "planner"
LONGEST_WORD = 40  # letters of a command that a seat is called after
PREFIX, COMMAND = "bot:", "cmd:"
BOT_NAME = re.compile(r"(?P<bot>.+) \(bot(?: \d+)?\)")  # the name of a bot's seat, also in a record


@dataclass(frozen=True)
class Seat:
    """A person, or a bot."""

    name: str
    bot: str | None = None


# --- the bots there are ---------------------------------------------------------------------------------------------


def bot_names() -> tuple[str, ...]:
    """All bots that can play here by name, those included that others have installed. Imported, and Numba with them,
    when somebody asks for bots."""
    from whistlestop.bots import players

    return tuple(name for name in players.names() if levels().get(name, name) == name)


def find_bot(text: str) -> str:
    """A bot by its name, by a level (`easy`), by the command that starts it (`cmd:./my-bot`), or by the file of its
    network (`champion:runs/europe/champion.npz`). UsageError, with the names there are, if there is none."""
    from whistlestop.bots import players

    kind, colon, rest = text.strip().partition(":")
    text = (kind.casefold() if colon else kind) + colon + rest
    if text.startswith(COMMAND):
        return COMMAND + checked_command(text[len(COMMAND) :])
    if players.network_file(text) is not None:
        return checked_network(text)
    timed = players.with_budget(text)
    name = timed[0] if timed else text
    known = {name.casefold(): name for name in bot_names()} | levels()
    if name.casefold() not in known:
        if (bot := (players.lacks_budget(text) or "").casefold()) in known:
            raise Misuse("usage-bot-budget", text=repr(text)[1:-1], bot=bot, highest=str(players.HIGHEST_BUDGET))
        raise Misuse("usage-bot", text=repr(text)[1:-1], bots=tuple(bot_names()))
    say_if_shadowed(name)
    return known[name.casefold()] + text[len(name) :]


@functools.cache
def say_if_shadowed(bot: str) -> None:
    """Once: whoever has installed a bot that is called like one of ours may take that one for it."""
    from whistlestop import words
    from whistlestop.bots import players

    if (point := players.shadowed(bot)) is not None:
        told = words.say("bot-shadowed", words.user_language(), bot=point.name, place=point.value)
        print(told, file=sys.stderr)


def checked_command(command: str) -> str:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise Misuse("usage-bot-command", command=COMMAND)
    return command.strip()


def checked_network(text: str) -> str:
    from whistlestop.bots.players import BotError, make_player

    try:
        make_player(text).close()
    except BotError as error:
        raise UsageError(f"whistlestop: {error}") from None
    return text


def levels() -> dict[str, str]:
    """Other names of bots, as people choose them."""
    from whistlestop.bots import players

    return players.levels()


def preferred_bot() -> str:
    """The default opponent."""
    return PREFERRED


# --- who sits where -------------------------------------------------------------------------------------------------


def read_seats(text: str) -> tuple[Seat, ...]:
    """`anna,bo,bot:planner`: people by their names, bots with `bot:` before theirs."""
    parts = parts_of(text)
    if not all(parts):
        raise Misuse("usage-players")
    return seated([Seat("", bot_of(part)) if is_bot(part) else Seat(person(part)) for part in parts])


def read_bots(text: str) -> tuple[Seat, ...]:
    """`random,planner`: bots only; `bot:` may be left out."""
    parts = parts_of(text)
    if not all(parts):
        raise Misuse("usage-bots")
    return seated([Seat("", bot_of(part)) for part in parts])


def parts_of(text: str) -> list[str]:
    from whistlestop.bots.players import listed

    return listed(text)


def is_bot(part: str) -> bool:
    return part.casefold().startswith((PREFIX, COMMAND)) or BOT_NAME.fullmatch(part) is not None


def bot_of(part: str) -> str:
    named = BOT_NAME.fullmatch(part)
    if named:
        return find_bot(named["bot"])
    return find_bot(part[len(PREFIX) :] if part.casefold().startswith(PREFIX) else part)


def person(part: str) -> str:
    """A name typed without a capital gets one."""
    return part[:1].upper() + part[1:] if part.islower() else part


def seated(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Every bot gets a name of its own; no two people may have the same."""
    people = [seat.name.casefold() for seat in seats if seat.bot is None]
    twice = next((seat.name for seat in seats if people.count(seat.name.casefold()) > 1), None)
    if twice:
        raise Misuse("usage-same-name", name=twice)
    called = [short_name(seat.bot) if seat.bot else None for seat in seats]
    return tuple(
        Seat(bot_name(name, called[: at + 1].count(name), called.count(name)), seat.bot) if name else seat
        for at, (name, seat) in enumerate(zip(called, seats, strict=True))
    )


def bot_name(name: str, number: int, of: int) -> str:
    return f"{name} (bot {number})" if of > 1 else f"{name} (bot)"


def short_name(bot: str) -> str:
    """A network is called after its file. So is a program, or after how the last word of its command begins."""
    from whistlestop.bots import players

    if bot.startswith(COMMAND):
        words = [word for word in shlex.split(bot[len(COMMAND) :]) if not word.startswith("-")]
        return in_short(Path(words[-1]).name if words else "") or in_short(bot)
    file = players.network_file(bot)
    return bot if file is None else in_short(file.name)


def in_short(text: str) -> str:
    text = in_one_line(text)
    return text if len(text) <= LONGEST_WORD else text[: LONGEST_WORD - 1].rstrip() + "…"


def in_one_line(text: str) -> str:
    """As it can be shown: `python -c` is followed by a whole program."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def seats_of_names(names: Sequence[str]) -> tuple[Seat, ...]:
    """The seats of a game that was saved: bots are known by their names. No file may start a program, or
    read another one: whoever loads a game with such a bot says so anew."""
    return tuple(Seat(name, saved_bot(named["bot"]) if (named := BOT_NAME.fullmatch(name)) else None) for name in names)


def saved_bot(name: str) -> str:
    try:
        return find_bot(name)
    except UsageError as error:
        raise UsageError(f"{error} Say who plays with --players.") from None


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
