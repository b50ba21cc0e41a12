"""Messages out."""

from __future__ import annotations

import msgspec

from whistlestop.game import View
from whistlestop.game.fair_chance import AbandonedRound
from whistlestop.game.notation.actions import AnyAction
from whistlestop.game.notation.cards import CardSet
from whistlestop.game.views.events import AnyEvent

from .settings import Colour, Origin, TableSettings


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """What all messages out have in common."""


class Error(Message, frozen=True):
    """A refusal: nothing has changed. `key` is the message of words/ that says why; `sentence` is its English."""

    code: str
    key: str
    sentence: str
    re: str | None = None  # the id of the command that is refused
    clause: str | None = None
    params: dict[str, str | int | list[str]] = {}


class Advice(msgspec.Struct, frozen=True):
    """One of the best moves; by how many points it is better for certain than what a plain bot would do; and why: a
    message of words/ and what it is given, places by their ids; for the message's $name, `seat` is a player's seat."""

    action: AnyAction
    value: float
    key: str
    params: dict[str, str | int | list[str]] = {}


class Ack(Message, frozen=True):
    """The command is done and on disk, at this row of the table's log (or the chat's, for what was said)."""

    re: str
    table: str
    seq: int
    seat: int | None = None  # the seat that was taken
    hints: tuple[Advice, ...] = ()  # what was asked for, the best one first


class Pong(Message, frozen=True):
    re: str


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: empty, a person's, or a bot's; a bot may be keeping it for a person."""

    kind: str  # empty, person, bot
    name: str = ""
    bot: str | None = None
    mine: bool = False
    kept: bool = False  # a person may take it back
    ready: bool = False
    opened: bool = False
    resigned: bool = False
    muted: bool = False
    deadline: int | None = None  # milliseconds since 1970
    colour: Colour | None = None  # that it plays with
    here: bool = False  # the person looks at this table now; said only to those who watch it
    away: int | None = None  # since when the person does not, in milliseconds since 1970; None: nobody knows
    stood_in: tuple[int, ...] = ()  # turns in which a bot decided for the person; 0 is the set-up
    blocked: bool = False  # you do not want to hear them
    rating: tuple[int, int] | None = None  # at a rated table, to those who watch it: points, and their deviation


class FairInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is open of the chance: hashes with ready, nonces when the game has begun, the seed when it is over; and the
    rounds that were broken off, each with the seats at which it failed."""

    commitment: str
    hashes: tuple[str | None, ...] = ()
    nonces: tuple[str, ...] | None = None
    seed: str | None = None
    abandoned: tuple[AbandonedRound, ...] = ()


class OfTheDay(msgspec.Struct, frozen=True):
    """A table of the day (docs/fair.md). `counted`: this is its host's first one of that day, whose result counts if it
    comes before the day `ends`; `sealed`: until then nothing is shown of a finished game that would help others."""

    day: str
    counted: bool
    ends: int  # milliseconds since 1970
    sealed: bool


class Table(Message, frozen=True):
    """All about a table but the game itself. Sent whole whenever it changes."""

    table: str
    seq: int
    status: str  # open, opening, playing, over, closed
    settings: TableSettings
    map: str
    seats: tuple[SeatInfo, ...]
    fair: FairInfo
    now: int
    host: bool = False  # you are
    made: int = 0
    ended: int = 0  # 0: it goes on
    to_move: tuple[int, ...] = ()  # when this was sent; pushes say it of every move
    code: str | None = None  # for those who sit there
    invite: str | None = None
    ranks: tuple[int, ...] | None = None
    rematch: str | None = None
    shared: bool = False  # everybody may watch the replay
    undone: int = 0  # moves that were taken back
    origin: Origin | None = None  # the game began in a position of another one: its chance is not proved
    day: OfTheDay | None = None
    missing: str | None = None  # the map, if the server does not have it: the game stands still until it is back


class Choices(msgspec.Struct, frozen=True):
    """What a seat could do in its turn: ways to pay, by track and by city; piles; and of each of its tickets the tracks
    that it still needs (null: there is no way any more). When tickets are completed, the best choice (K16a)."""

    claims: dict[str, list[CardSet]] = {}
    stations: dict[str, list[CardSet]] = {}
    piles: tuple[CardSet, ...] = ()
    ways: dict[str, list[str] | None] = {}
    best: tuple[str, ...] = ()


class Push(Message, frozen=True):
    """What a seat is told after a row of the log: its events from number `first` on, and what it may do now, which with
    `views` stands in the view (its events are left out) and in the choices, and else in `to_move` and `legal`."""

    table: str
    seq: int
    seat: int  # -1: a spectator
    first: int
    events: tuple[AnyEvent, ...]
    to_move: tuple[int, ...] = ()
    legal: tuple[AnyAction, ...] = ()
    view: View | None = None
    choices: Choices | None = None  # of a seat


class Full(Message, frozen=True, tag="view"):
    """Everything that a seat may know and could do: on connecting, and when events were missed."""

    table: str
    seq: int
    seat: int
    view: View
    choices: Choices | None = None  # of a seat


class Covered(Message, frozen=True):
    """People share this device, and this seat's turn is over: it is not shown any more."""

    table: str
    seat: int


class Chat(Message, frozen=True):
    """Something said at the table. Plain text: whoever shows it escapes it."""

    table: str
    number: int
    at: int
    seat: int | None
    name: str
    text: str | None = None
    reaction: str | None = None


class Seeking(Message, frozen=True):
    """How it stands for somebody who wants to play: since when they wait, how many want the same (they are one of
    them), and how many people are here at all."""

    game: str
    players: int
    rated: bool
    since: int
    waiting: int
    online: int
    now: int


class Paired(Message, frozen=True):
    """Others want to play the same: your seat at the table for it."""

    table: str
    seat: int


class Challenged(Message, frozen=True):
    """Somebody asks for a game of two: you (`mine`; `name` is theirs), or they you. Sent to both whenever something
    comes of it: an answer is empty, accepted, declined, withdrawn or expired."""

    challenge: str
    mine: bool
    name: str
    game: str
    rated: bool
    until: int  # milliseconds since 1970
    now: int
    answer: str = ""


class Bye(Message, frozen=True):
    """The server is going down; connect again."""


Answer = Error | Ack | Pong | Table | Push | Full | Covered | Chat | Seeking | Paired | Challenged | Bye
