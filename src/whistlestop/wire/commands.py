"""Messages in: the commands of a table, the same over the socket and by POST, and what only a socket asks for."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, ClassVar, Literal

import msgspec

from whistlestop.game.notation.actions import AnyAction

from .settings import BotName, Colour, Game, Pace, SeatNumber, TableSettings

Id = Annotated[str, msgspec.Meta(pattern="^[!-~]{1,64}$")]
TableId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{1,32}$")]
Secret = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_ -]{1,64}$")]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){1,64}$")]
Decision = Annotated[int, msgspec.Meta(ge=0, le=511)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
LONGEST_CHAT = 300  # characters


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """The client chooses the id: the answer names it, and a repeat gets the old answer."""

    by_post: ClassVar[bool] = True  # or over a socket only
    id: Id


class AtTable(Command, frozen=True):
    table: TableId


# --- tables -------------------------------------------------------------------------------------------------


class Create(Command, frozen=True):
    """Make a table; its maker is the host and takes seat 0. `colour`: the one to play with; None: that of the seat."""

    settings: TableSettings
    name: Name = ""
    colour: Colour | None = None


class Today(Command, frozen=True):
    """The table of the day: sit down at yours, or come back to it. The first one of a day counts; `again`: another one
    with the same luck, which does not."""

    game: Game
    again: bool = False
    name: Name = ""


class Join(Command, frozen=True):
    """Take a seat, by the table's id (if it is public), its short code, or its invitation. `colour`: the one to play
    with, if nobody has it."""

    table: TableId | None = None
    code: Secret | None = None
    invite: Secret | None = None
    seat: SeatNumber | None = None
    name: Name = ""
    colour: Colour | None = None


class Paint(AtTable, frozen=True):
    """The colour that a seat of yours plays with, chosen before the game. A bot's or an empty seat's is swapped."""

    seat: SeatNumber
    colour: Colour


class Leave(AtTable, frozen=True):
    """Give a seat up; in a running game a bot takes it, and it can be taken back."""

    seat: SeatNumber


class Assign(AtTable, frozen=True):
    """Host: before the game a bot takes a seat, whoever sits there; without a bot the seat becomes empty. In a running
    game only the seat of somebody who has not decided for ten minutes, who may come back, or a bot's own."""

    seat: SeatNumber
    bot: BotName | None = None


class Return(AtTable, frozen=True):
    """Take your seat back from the bot."""

    seat: SeatNumber


class Start(AtTable, frozen=True):
    """Host: bots take all empty seats. The game begins when all people are ready."""

    bot: BotName = "random"


class Ready(AtTable, frozen=True):
    """The hash of your nonce (docs/fair.md); without one you are not ready any more."""

    seat: SeatNumber
    hash: Hash | None = None


class Open(AtTable, frozen=True):
    """Your nonce, once all are ready."""

    seat: SeatNumber
    nonce: Nonce


class Hurry(AtTable, frozen=True):
    """Host: how quickly bots move."""

    pace: Pace


class Rematch(AtTable, frozen=True):
    """The same people once more, seats moved on by one."""


class PlayOn(AtTable, frozen=True):
    """A new table that begins at a moment of this finished game's replay. By seat, who plays: a bot, or, where there is
    none, you. If one seat is yours, what it could not know then is dealt anew, unless it shall be the `same`. `code`
    and `invite`: as for watching."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=9_999_999)]
    seats: Annotated[tuple[BotName | None, ...], msgspec.Meta(min_length=1, max_length=5)]
    same: bool = False
    name: Name = ""
    code: Secret | None = None
    invite: Secret | None = None


class Share(AtTable, frozen=True):
    """Whoever has played: everybody who knows the table's id may watch the replay of the finished game, or no more."""

    shared: bool = True


# --- playing ------------------------------------------------------------------------------------------------


class Move(AtTable, frozen=True):
    """A submission: decisions of one seat without chance in between, as actions, as integers or as a line of notation.

    `after`: refuse it if this seat has moved since that row of the log.
    """

    seat: SeatNumber
    actions: Annotated[tuple[AnyAction, ...], msgspec.Meta(max_length=40)] = ()
    decisions: Annotated[tuple[Decision, ...], msgspec.Meta(max_length=40)] = ()
    line: Line | None = None
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Undo(AtTable, frozen=True):
    """Take your last move back, with all that bots have done since; only where all others are bots."""

    seat: SeatNumber


class Resign(AtTable, frozen=True):
    """With two players the other one wins; with more a bot plays on and the seat ranks last."""

    seat: SeatNumber


class Hint(AtTable, frozen=True):
    """The three best moves of a strong bot for your seat, where the table allows it."""

    seat: SeatNumber


# --- talking ------------------------------------------------------------------------------------------------


class Say(AtTable, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class React(AtTable, frozen=True):
    reaction: Annotated[str, msgspec.Meta(min_length=1, max_length=20, pattern="^[a-z-]+$")]


class Mute(AtTable, frozen=True):
    """Host: this seat's chat is refused."""

    seat: SeatNumber
    muted: bool = True


class Block(AtTable, frozen=True):
    """You do not want to hear or meet the person at this seat any more, wherever they are; or you do again."""

    seat: SeatNumber
    blocked: bool = True


class Report(AtTable, frozen=True):
    """Let the operator know of the person at this seat, and why."""

    seat: SeatNumber
    reason: Literal["chat", "name", "leaving", "cheating", "other"]
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)] = ""


# --- only on a socket ---------------------------------------------------------------------------------------


class Watch(AtTable, frozen=True):
    """Be told what happens: as a seat of yours, or as a spectator. Where people share one device, this uncovers the
    seat. `since`: the number of events that you have; then there is no full view, only what is new."""

    by_post = False
    seat: SeatNumber | None = None
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    views: bool = False  # send the view with every push
    code: Secret | None = None
    invite: Secret | None = None


class Unwatch(AtTable, frozen=True):
    """Stop watching a table; where people share a device, this covers the seat."""

    by_post = False


class Seek(Command, frozen=True):
    """Play somebody who wants the same. You wait as long as this line is open; `paired` says where."""

    by_post = False
    game: Game
    players: Annotated[int, msgspec.Meta(ge=2, le=5)] = 2
    rated: bool = False


class Unseek(Command, frozen=True):
    """Stop looking for a game."""

    by_post = False


class Challenge(Command, frozen=True):
    """Ask somebody who is here for a game of two, by their name; `challenged` says what comes of it."""

    by_post = False
    name: Name
    game: Game
    rated: bool = False


class Reply(Command, frozen=True):
    """Yes or no to somebody who asks you; a yes brings both to a table."""

    by_post = False
    challenge: Id
    accept: bool


class Unask(Command, frozen=True):
    """You do not ask any more."""

    by_post = False
    challenge: Id


class Ping(Command, frozen=True):
    """Are you there?"""

    by_post = False


def commands(*, socket: bool) -> tuple[type[Command], ...]:
    """Every command there is; `socket`: with those that only a socket understands."""
    found = [*Command.__subclasses__(), *AtTable.__subclasses__()]
    return tuple(it for it in found if it is not AtTable and (socket or it.by_post))


def decoder(*, socket: bool) -> msgspec.json.Decoder[Command]:
    return msgspec.json.Decoder(reduce(or_, commands(socket=socket)))
