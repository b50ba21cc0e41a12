"""The form of a position: what its JSON may hold, and what is meant where nothing is said (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=999)]
SmallNumber = Annotated[int, msgspec.Meta(ge=0, le=120)]  # what a byte of the record can hold
Turn = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Name = Annotated[str, msgspec.Meta(max_length=100)]  # of a card, ticket, track or city
Cards = dict[Name, SmallNumber]
TicketsOrNumber = list[Name] | SmallNumber  # a number: tickets that are not known
PhaseName = Literal["setup", "turn", "second", "pay", "surcharge", "keep", "count", "locos", "complete", "over"]


class PositionError(ValueError):
    """A position that cannot be. `path` is the part of it that is wrong, `reason` says why and what would be right."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.path}: {self.reason}" if self.path else self.reason


class Returned(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A ticket at the bottom of the deck, and who put it there (B12a)."""

    by: Number
    ticket: Name | None = None  # None: not known


class Making(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The move being made, as far as it has been said."""

    claim: Name | None = None  # phases pay and surcharge
    station: Name | None = None  # phase pay
    paid: Name | None = None  # phase surcharge: the set on the table, like `2 red + 1 loco`
    turned: list[Name] = []  # phase surcharge: the cards turned up
    place: Name | None = None  # phases count and locos: the colour of the pile
    cards: SmallNumber | None = None  # phase locos: how many cards of that colour


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player."""

    hand: Cards | None = None
    cards: Number | None = None  # how many there are, if more than `hand` and `known` say
    known: Cards = {}  # what everybody knows to be in the hand (S1)
    tickets: TicketsOrNumber = msgspec.field(default_factory=list)  # held
    offer: TicketsOrNumber = msgspec.field(default_factory=list)  # to choose from, in the order drawn
    chosen: list[Name] | None = None  # of these, chosen in secret; None at set-up: not yet
    done: bool = False  # phase complete: has chosen all; at set-up: has chosen, but what is not known
    completed: list[Name] = []  # K16
    returned: TicketsOrNumber | None = None  # not kept at set-up
    kept: SmallNumber | None = None  # how many were
    routes: list[Name] = []
    stations: list[Name] = []  # the cities
    yard: list[Name] = []  # piles like `2 green + 1 loco`
    track: Cards = {}  # the on-the-track pile
    trains: int | None = None  # these three follow from the rest; if they are said, they have to be right
    stations_left: int | None = None
    points: int | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game at one moment, as plain data: what `Game.position` gives and `Game.from_position` takes. Nothing but
    the map has to be said (docs/positions.md).

    >>> from whistlestop.game import Game, Position
    >>> said = Position(map="north_america", players=2, row=["red", "blue", "blue", "white", "loco"])
    >>> Game.from_position(said).view().deck
    105
    """

    map: Annotated[str, msgspec.Meta(max_length=1000)]  # a shipped map's id, or that of your own
    players: Number | None = None  # None: as many as there are seats
    seats: list[Seat] = []
    to_move: Number | None = None  # whose turn it is (phases complete and over: was)
    first: Number | None = None
    phase: PhaseName = "turn"
    turn: Turn | None = None
    round: SmallNumber = 1
    last_turns: SmallNumber = 0  # turns still to come once the end is triggered, this one included
    passes: SmallNumber = 0  # in a row
    idle: SmallNumber = 0  # idle turns in a row (E16, K13a)
    row: list[Name | None] | None = None  # None: at random
    deck: Cards | Number | None = None  # None: the rest
    discards: Cards = {}
    unseen: list[Name] | Number | None = None  # tickets that nobody has seen; None: the rest
    bottom: list[Returned] = []  # of the ticket deck, next to be drawn first
    out: list[Name] = []  # tickets that have left the game
    move: Making | None = None
    open_track: bool = False  # the option of K6

    def json(self) -> str:
        """Readable JSON; `position` reads it back."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()


def read_form(data: Position | Mapping[str, Any] | str | bytes) -> Position:
    """Anything that may be a position as one of the right form."""
    try:
        if isinstance(data, str | bytes):
            data = msgspec.json.decode(data)
        built_in = msgspec.to_builtins(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise PositionError("", f"this is no JSON: {error}.") from None
    except (TypeError, RecursionError) as error:
        raise PositionError("", f"a position is made of what JSON knows: {error}.") from None
    try:
        return msgspec.convert(built_in, Position)
    except msgspec.ValidationError as error:
        raise wrong_form(error) from None
    except UnicodeError as error:
        raise PositionError("", f"a text in it cannot be written down: {error}.") from None


def wrong_form(error: msgspec.ValidationError) -> PositionError:
    """msgspec's message in our words."""
    what, _, where = str(error).partition(" - at `$")
    what = what.replace("Object contains", "there is an").replace("Object missing", "there has to be the")
    return PositionError(where.strip(".`").replace("[...]", ""), f"{what[:1].lower()}{what[1:]}.")
