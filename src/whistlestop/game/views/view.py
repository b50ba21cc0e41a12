"""A view: what one seat (or a spectator) may know of a game, as data ready for JSON.

It is built from the `seen` record, never from the state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from whistlestop.rules.visibility import SPECTATOR as SPECTATOR

from ..notation.actions import AnyAction
from ..notation.cards import CardSet
from ..options import Options
from ..scores import Scores
from .events import AnyEvent, Event


class TicketView(msgspec.Struct, frozen=True):
    """A ticket that the viewer may read. `done`: completed as things stand (B14, E12, K16)."""

    ticket: str
    points: int
    done: bool = False
    long: bool = False
    cards: dict[str, int] | None = None  # K16: what a ticket of the card game shows


class PileView(msgspec.Struct, frozen=True):
    """A pile in a rail yard; its locomotives lie on top (K10)."""

    cards: int
    locos: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a player; `hand` and `tickets` only as far as the viewer may know them."""

    seat: int
    name: str
    cards: int
    known: dict[str, int]  # S1: what everybody knows to be in the hand
    tickets: int
    choosing: bool  # owes a choice that others may be making at the same time
    trains: int
    stations: int
    points: int
    routes: tuple[str, ...]
    stations_at: tuple[str, ...]
    yard: dict[str, PileView]
    on_track: int  # K6: how many cards, not which
    completed: tuple[TicketView, ...]
    held: tuple[TicketView, ...] | None = None  # S3: the others' tickets, once the game is over


class MoveView(msgspec.Struct, frozen=True):
    """The move being made: what everybody knows of it."""

    track: str | None = None
    city: str | None = None
    colour: str | None = None  # of the pile being placed
    cards: int = 0  # of that colour in it so far
    cost: int = 0  # cards to pay; a tunnel's extra
    played: CardSet | None = None  # the set on the table for a tunnel
    turned: dict[str, int] = {}


class OwnView(msgspec.Struct, frozen=True):
    """What only the viewer's own seat knows."""

    hand: dict[str, int]
    tickets: tuple[TicketView, ...]
    offer: tuple[TicketView, ...]
    chosen: tuple[str, ...]  # K16: tickets named so far
    returned: tuple[str, ...]  # tickets of this seat that lie at the bottom of the deck, next first (B12a)
    track: dict[str, int] | None  # K6: with the option open track


class ToldEvents(tuple[AnyEvent, ...]):
    """The events of a view that a game has made: they have been written as JSON already, one by one."""

    json: bytes  # with commas between them

    @classmethod
    def of(cls, events: Iterable[Event], json: bytes) -> ToldEvents:
        told = cls(events)  # type: ignore[arg-type]  # every event is one of AnyEvent
        told.json = json
        return told


class View(msgspec.Struct, frozen=True):
    """Everything that a seat (or a spectator) may know, as plain data: what a page shows and a bot decides by.
    `Game.view` makes it; `json()` is its JSON.

    >>> import whistlestop as ws
    >>> view = ws.new("europe", players=2, seed=7, options={"first": 0}).view(1)
    >>> view.phase, view.to_move, len(view.own.hand) > 0
    ('setup', (0, 1), True)
    """

    game: str
    map: str  # its hash
    options: Options
    seat: int  # SPECTATOR for one
    phase: str
    turn: int
    round: int
    first: int | None
    to_move: tuple[int, ...]
    row: tuple[str | None, ...]
    deck: int
    discards: dict[str, int]
    ticket_deck: int
    last_turns: int  # still to be taken, once the end is triggered
    seats: tuple[SeatView, ...]
    move: MoveView | None
    own: OwnView | None
    legal: tuple[AnyAction, ...]
    scores: Scores | None  # once the game is over
    events: tuple[AnyEvent, ...]

    def json(self) -> bytes:
        """The view as JSON. Its events, by far the largest part, are not encoded again if a game has made them."""
        if not isinstance(self.events, ToldEvents):
            return _encoder.encode(self)
        return _encoder.encode(msgspec.structs.replace(self, events=()))[: -len("]}")] + self.events.json + b"]}"

    def hash(self) -> str:
        """A short name for what is in the view, the events left out: equal views have equal hashes."""
        return hashlib.sha256(msgspec.structs.replace(self, events=()).json()).hexdigest()[:16]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(View)


def read_view(data: bytes | str) -> View:
    """A view from its JSON, for programs that get it over a wire."""
    return _decoder.decode(data)
