"""What a table's log is made of: one entry a row. A table is the fold of its log, and nothing else is truth:
each entry says what it does to the table (state.py).

Entries never leave the store as they are: they hold seeds, hidden cards and who is who.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

import msgspec

from whistlestop.game import Options
from whistlestop.wire.settings import Colour, Origin, Pace, TableSettings

from .state import (
    CLOSED,
    OPEN,
    OPENING,
    OVER,
    PLAYING,
    Facts,
    Seat,
    State,
    StoodIn,
    Undone,
    changed,
    clocked,
    painted,
    rehosted,
    replace,
    seated,
    unready,
)


class Entry(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """What all entries have in common. Their tags are in the store, and stay."""

    @property
    def wears(self) -> int | None:
        """The seat whose budget of changes this entry uses up; None for entries that are bounded anyway."""
        return None

    def fold(self, state: State, at: int) -> State:
        """The table after this entry."""
        raise TypeError(f"{type(self).__name__} cannot stand here.")


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat from the beginning."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None


class TableMade(Entry, frozen=True, tag="made"):
    """The table. Its seed is committed to from now on."""

    settings: TableSettings
    options: Options
    map: str  # its hash
    host: str
    seats: tuple[Holder, ...]
    seed: str
    code: str
    invite: str
    colours: tuple[Colour, ...] = ()  # by seat; none: the seats' own
    origin: Origin | None = None  # of a game that begins at once, in a position of another one
    start: str = ""  # that position, as JSON
    day: str = ""  # a table of that day
    counted: bool = False  # the first one of its host: its result counts


class SeatTaken(Entry, frozen=True, tag="sat"):
    """A guest takes an empty seat, and perhaps another colour than the seat's."""

    seat: int
    guest: str
    name: str
    colour: Colour | None = None

    @property
    def wears(self) -> int | None:
        return self.seat

    def fold(self, state: State, at: int) -> State:
        state = unready(seated(state, self.seat, Seat(self.guest, self.name)), self.seat)
        return state if self.colour is None else painted(state, self.seat, self.colour)


class SeatPainted(Entry, frozen=True, tag="painted"):
    """Somebody chooses their colour, before the game."""

    seat: int
    colour: Colour

    @property
    def wears(self) -> int | None:
        return self.seat

    def fold(self, state: State, at: int) -> State:
        return painted(state, self.seat, self.colour)


class PaceSet(Entry, frozen=True, tag="hurried"):
    """How quickly bots move, as the host of `seat` wants it."""

    seat: int
    pace: Pace

    @property
    def wears(self) -> int | None:
        return self.seat

    def fold(self, state: State, at: int) -> State:
        return replace(state, settings=replace(state.settings, pace=self.pace))


class SeatLeft(Entry, frozen=True, tag="stood"):
    """A seat becomes empty, before the game."""

    seat: int

    def fold(self, state: State, at: int) -> State:
        return rehosted(unready(seated(state, self.seat, Seat()), self.seat))


class BotSeated(Entry, frozen=True, tag="manned"):
    """A bot plays for a seat. `keeps`: whoever held it may come back."""

    seat: int
    bot: str
    keeps: bool = False
    why: str = "host"  # or left, clock

    @property
    def wears(self) -> int | None:
        return self.seat if self.why == "host" else None  # leaving is never too much: coming back is counted

    def fold(self, state: State, at: int) -> State:
        old = state.seats[self.seat]
        seat = replace(old, bot=self.bot, gone=state.facts.turn)
        if not self.keeps:
            seat = replace(seat, guest=None, name="")
        state = seated(state, self.seat, seat)
        return rehosted(unready(state, self.seat) if state.status in (OPEN, OPENING) else state)


class SeatReturned(Entry, frozen=True, tag="returned"):
    """A guest takes their seat back from the bot."""

    seat: int

    @property
    def wears(self) -> int | None:
        return self.seat

    def fold(self, state: State, at: int) -> State:
        # A turn's time goes on, whoever sits there: coming back gives none.
        state = seated(state, self.seat, replace(state.seats[self.seat], bot=None, gone=None))
        return unready(state, self.seat) if state.status in (OPEN, OPENING) else state


class ReadySaid(Entry, frozen=True, tag="readied"):
    """The hash of a nonce, with ready; None: not ready any more."""

    seat: int
    hash: str | None

    @property
    def wears(self) -> int | None:
        return self.seat

    def fold(self, state: State, at: int) -> State:
        state = seated(state, self.seat, replace(state.seats[self.seat], hash=self.hash))
        full = not any(seat.is_empty for seat in state.seats)
        if full and all(seat.hash for seat in state.seats if seat.is_person):
            return replace(state, status=OPENING, opening=at)
        return state


class NonceOpened(Entry, frozen=True, tag="opened"):
    """A nonce. With the last one the game begins: what is dealt follows in the same row."""

    seat: int
    nonce: str
    log: tuple[int, ...] | None = None

    def fold(self, state: State, at: int) -> State:
        state = seated(state, self.seat, replace(state.seats[self.seat], nonce=self.nonce))
        return state if self.log is None else replace(state, status=PLAYING, opening=0, length=len(self.log))


class SeedReplaced(Entry, frozen=True, tag="reseeded"):
    """Somebody did not open: a new seed, and a new ready."""

    seed: str

    def fold(self, state: State, at: int) -> State:
        silent = (number for number, it in enumerate(state.seats) if it.is_person and it.nonce is None)
        return replace(unready(state, *silent), seed=self.seed)


class MoveMade(Entry, frozen=True, tag="moved"):
    """A submission: a seat's decisions and the chance outcomes that followed, as in a game's log."""

    seat: int
    log: tuple[int, ...]
    by: str = ""  # or bot, clock

    def fold(self, state: State, at: int) -> State:
        seat, stood_in = state.seats[self.seat], state.seats[self.seat].stood_in
        if self.by and seat.guest is not None:
            stood_in = (*stood_in, StoodIn(state.facts.turn, state.length, "clock" if self.by == "clock" else "left"))
        state = replace(state, length=state.length + len(self.log))
        return seated(state, self.seat, replace(seat, moved=state.seq, stood_in=stood_in))


class MoveUndone(Entry, frozen=True, tag="undone"):
    """A seat takes its last move back. The rows of what is undone stay; the game goes on from where it had `length`
    entries."""

    seat: int
    length: int

    @property
    def wears(self) -> int | None:
        return self.seat

    def fold(self, state: State, at: int) -> State:
        state = replace(state, undone=(*state.undone, Undone(self.seat, self.length)), length=self.length)
        seat = state.seats[self.seat]
        stood_in = tuple(it for it in seat.stood_in if it.at < self.length)
        return seated(state, self.seat, replace(seat, moved=state.seq, stood_in=stood_in))


class SeatResigned(Entry, frozen=True, tag="resigned"):
    """A seat gives up; with more than two players a bot plays on."""

    seat: int
    bot: str | None = None

    def fold(self, state: State, at: int) -> State:
        seat = replace(state.seats[self.seat], resigned=True, bot=self.bot, gone=state.facts.turn)
        state = seated(state, self.seat, seat)
        if self.bot is not None:
            return state
        return replace(state, status=OVER, winner=1 - self.seat, since={})


class SeatMuted(Entry, frozen=True, tag="muted"):
    seat: int
    muted: bool

    @property
    def wears(self) -> int | None:
        return self.seat

    def fold(self, state: State, at: int) -> State:
        return seated(state, self.seat, replace(state.seats[self.seat], muted=self.muted))


class RematchMade(Entry, frozen=True, tag="rematched"):
    """The next table of the same people."""

    table: str

    def fold(self, state: State, at: int) -> State:
        return replace(state, rematch=self.table)


class ReplayShared(Entry, frozen=True, tag="shared"):
    """Whoever has the link may watch the replay, or no more."""

    seat: int
    shared: bool

    @property
    def wears(self) -> int | None:
        return self.seat

    def fold(self, state: State, at: int) -> State:
        return replace(state, shared=self.shared)


class TableClosed(Entry, frozen=True, tag="closed"):
    """Nobody came any more."""

    def fold(self, state: State, at: int) -> State:
        return replace(state, status=CLOSED, since={})


FORGOTTEN = "Guest"  # the name of whoever wants to have none


class GuestForgotten(Entry, frozen=True, tag="forgotten"):
    """A guest who asked to be deleted. `seats`: those that carry their name in the game; `bot`: who plays on."""

    guest: str
    seats: tuple[int, ...]
    bot: str

    def fold(self, state: State, at: int) -> State:
        """Their seat is empty before the game, a bot's while it goes on, and nobody's afterwards."""
        waiting, theirs = state.status in (OPEN, OPENING), state.seats_of(self.guest)
        for number in theirs:
            old = state.seats[number]
            if waiting:
                seat = Seat()
            elif old.bot is not None or state.status == PLAYING:
                seat = replace(old, guest=None, name="", bot=old.bot or self.bot)
            else:
                seat = replace(old, guest="", name=FORGOTTEN)
            state = seated(state, number, seat)
        return rehosted(unready(state, *theirs) if waiting else state)


def begin(table: str, at: int, made: TableMade) -> State:
    """The state after the first row."""
    return State(
        table=table,
        settings=made.settings,
        options=made.options,
        map=made.map,
        host=made.host,
        seats=tuple(Seat(it.guest, it.name, it.bot) for it in made.seats),
        seed=made.seed,
        code=made.code,
        invite=made.invite,
        colours=made.colours,
        made=at,
        at=at,
        origin=made.origin,
        status=OPEN if made.origin is None else PLAYING,
        day=made.day,
        counted=made.counted,
    )


def after(state: State, at: int, entry: Entry, facts: Facts) -> State:
    """The state after one more row. `facts`: of the game after it."""
    state = entry.fold(replace(state, seq=state.seq + 1), at)
    if entry.wears is not None:
        state = changed(state, entry.wears)
    state = replace(clocked(state, at, facts), at=at)
    return replace(state, ended=at) if state.status == OVER and not state.ended else state


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(reduce(or_, Entry.__subclasses__()))


def write_entry(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def kind_of(entry: Entry) -> str:
    """The tag by which an entry is known in the store."""
    return str(entry.__struct_config__.tag)


def read_entry(text: str) -> Entry:
    return _decoder.decode(text)
