"""A table as it stands: the fold of its log. Pure: the same rows give the same state in every process, and time comes
from the rows' stamps only, so a restart neither gives nor takes any."""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple

import msgspec

from whistlestop.game import Game, Options
from whistlestop.wire.settings import TableSettings

from . import entries as en

OPEN, OPENING, PLAYING, OVER, CLOSED = "open", "opening", "playing", "over", "closed"
replace = msgspec.structs.replace


class Facts(NamedTuple):
    """What the state has to know of the game after a row."""

    pending: tuple[int, ...] = ()
    turn: int = 0
    over: bool = False


def facts_of(game: Game | None) -> Facts:
    return Facts() if game is None else Facts(game.pending, game.turn, game.is_over)


class Seat(msgspec.Struct, frozen=True):
    """A holder without a bot is a person; with one, the bot keeps the seat for them; a bot alone is a bot. The guest ""
    is somebody who played here and is forgotten."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    hash: str | None = None
    nonce: str | None = None
    resigned: bool = False
    muted: bool = False
    moved: int = 0  # the last row of the log in which this seat moved

    @property
    def is_empty(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def is_person(self) -> bool:
        return self.guest is not None and self.bot is None


class State(msgspec.Struct, frozen=True):
    """One table."""

    table: str
    settings: TableSettings
    options: Options
    map: str
    host: str
    seats: tuple[Seat, ...]
    seed: str
    code: str
    invite: str
    made: int
    seq: int = 1
    at: int = 0  # of the last row
    status: str = OPEN
    since: dict[int, int] = {}  # for each seat that may decide: since when
    opening: int = 0  # since when nonces are awaited
    facts: Facts = Facts()
    rematch: str | None = None
    winner: int | None = None  # by the other's resignation
    ended: int = 0  # when the game was over

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def deadline(self, seat: int) -> int | None:
        """When the clock of a seat that may decide runs out, in milliseconds."""
        if self.settings.clock is None or seat not in self.since or self.seats[seat].bot is not None:
            return None
        return self.since[seat] + 1000 * self.settings.clock


def begin(table: str, at: int, made: en.Made) -> State:
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
        made=at,
        at=at,
    )


def after(state: State, at: int, entry: en.AnyEntry, facts: Facts) -> State:
    """The state after one more row. `facts`: of the game after it."""
    state = fold(entry, replace(state, seq=state.seq + 1), at)
    state = replace(clocked(state, at, facts), at=at)
    return replace(state, ended=at) if state.status == OVER and not state.ended else state


def clocked(state: State, at: int, facts: Facts) -> State:
    """A seat's time begins when it may decide, and again with each turn."""
    if facts == state.facts:
        return state
    fresh = facts.turn != state.facts.turn
    since = {seat: at if fresh else state.since.get(seat, at) for seat in facts.pending}
    status = OVER if facts.over else state.status
    return replace(state, facts=facts, since={} if status == OVER else since, status=status)


def seated(state: State, number: int, seat: Seat) -> State:
    seats = list(state.seats)
    seats[number] = seat
    return replace(state, seats=tuple(seats))


def unready(state: State) -> State:
    """Who plays has changed, or a nonce is missing: everybody says ready again."""
    seats = tuple(replace(seat, hash=None, nonce=None) for seat in state.seats)
    return replace(state, seats=seats, status=OPEN if state.status == OPENING else state.status, opening=0)


def rehosted(state: State) -> State:
    """A host who has left is followed by the next person."""
    if state.seats_of(state.host):
        return state
    people = [seat.guest for seat in state.seats if seat.guest]
    return replace(state, host=people[0]) if people else state


# --- what each entry does -----------------------------------------------------------------------------------


@singledispatch
def fold(entry: en.Entry, state: State, at: int) -> State:
    raise TypeError(f"{type(entry).__name__} cannot stand here.")


@fold.register
def _(entry: en.Sat, state: State, at: int) -> State:
    return unready(seated(state, entry.seat, Seat(entry.guest, entry.name)))


@fold.register
def _(entry: en.Stood, state: State, at: int) -> State:
    return rehosted(unready(seated(state, entry.seat, Seat())))


@fold.register
def _(entry: en.BotSeated, state: State, at: int) -> State:
    old = state.seats[entry.seat]
    seat = replace(old, bot=entry.bot) if entry.keeps else replace(old, guest=None, name="", bot=entry.bot)
    state = seated(state, entry.seat, seat)
    return rehosted(unready(state) if state.status in (OPEN, OPENING) else state)


@fold.register
def _(entry: en.Returned, state: State, at: int) -> State:
    # A turn's time goes on, whoever sits there: coming back gives none.
    state = seated(state, entry.seat, replace(state.seats[entry.seat], bot=None))
    return unready(state) if state.status in (OPEN, OPENING) else state


@fold.register
def _(entry: en.Readied, state: State, at: int) -> State:
    state = seated(state, entry.seat, replace(state.seats[entry.seat], hash=entry.hash))
    full = not any(seat.is_empty for seat in state.seats)
    if full and all(seat.hash for seat in state.seats if seat.is_person):
        return replace(state, status=OPENING, opening=at)
    return state


@fold.register
def _(entry: en.Opened, state: State, at: int) -> State:
    state = seated(state, entry.seat, replace(state.seats[entry.seat], nonce=entry.nonce))
    return state if entry.log is None else replace(state, status=PLAYING, opening=0)


@fold.register
def _(entry: en.Reseeded, state: State, at: int) -> State:
    return replace(unready(state), seed=entry.seed)


@fold.register
def _(entry: en.Moved, state: State, at: int) -> State:
    return seated(state, entry.seat, replace(state.seats[entry.seat], moved=state.seq))


@fold.register
def _(entry: en.Resigned, state: State, at: int) -> State:
    state = seated(state, entry.seat, replace(state.seats[entry.seat], resigned=True, bot=entry.bot))
    if entry.bot is not None:
        return state
    return replace(state, status=OVER, winner=1 - entry.seat, since={})


@fold.register
def _(entry: en.Muted, state: State, at: int) -> State:
    return seated(state, entry.seat, replace(state.seats[entry.seat], muted=entry.muted))


@fold.register
def _(entry: en.Rematched, state: State, at: int) -> State:
    return replace(state, rematch=entry.table)


@fold.register
def _(entry: en.Closed, state: State, at: int) -> State:
    return replace(state, status=CLOSED, since={})


@fold.register
def _(entry: en.Forgotten, state: State, at: int) -> State:
    """Their seat is empty before the game, a bot's while it goes on, and nobody's afterwards."""
    waiting = state.status in (OPEN, OPENING)
    for number in state.seats_of(entry.guest):
        old = state.seats[number]
        if waiting:
            seat = Seat()
        elif old.bot is not None or state.status == PLAYING:
            seat = replace(old, guest=None, name="", bot=old.bot or entry.bot)
        else:
            seat = replace(old, guest="", name=en.FORGOTTEN)
        state = seated(state, number, seat)
    return rehosted(unready(state) if waiting else state)
