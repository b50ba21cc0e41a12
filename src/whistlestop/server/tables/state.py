"""A table as it stands, and what the entries of its log (entries.py) do to it. Pure: the same rows give the same state
in every process, and time comes from the rows' stamps only, so a restart neither gives nor takes any."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple, get_args

import msgspec

from whistlestop.game import Game, Options
from whistlestop.game.fair_chance import AbandonedRound, commitment
from whistlestop.wire.settings import Colour, Origin, TableSettings

OPEN, OPENING, PLAYING, OVER, CLOSED = "open", "opening", "playing", "over", "closed"
COLOURS: tuple[Colour, ...] = get_args(Colour)  # of the seats, where nobody has chosen
replace = msgspec.structs.replace

# How often people may sit down, get ready, come back and mute at one table: enough for anybody, and a log has an end.
MOST_CHANGES_OF_A_SEAT, MOST_CHANGES = 150, 500


class Facts(NamedTuple):
    """What the state has to know of the game after a row."""

    pending: tuple[int, ...] = ()
    turn: int = 0
    over: bool = False


def facts_of(game: Game | None) -> Facts:
    return Facts() if game is None else Facts(game.pending, game.turn, game.is_over)


class StoodIn(NamedTuple):
    """A bot decided for somebody: in which turn, at which place of the game's log, and why (left, clock)."""

    turn: int
    at: int
    why: str


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
    gone: int | None = None  # the turn in which a bot took over from the person, or the person gave up
    stood_in: tuple[StoodIn, ...] = ()  # what a bot has decided for whoever holds the seat

    @property
    def is_empty(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def is_person(self) -> bool:
        return self.guest is not None and self.bot is None


class Undone(NamedTuple):
    """A move that was taken back: whose, and how long the game's log had been before it."""

    seat: int
    length: int


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
    abandoned: tuple[AbandonedRound, ...] = ()  # rounds of nonces from which no game came
    colours: tuple[Colour, ...] = ()  # by seat; those that a table was made without are the seats' own
    shared: bool = False  # everybody may watch the replay
    undone: tuple[Undone, ...] = ()
    length: int = 0  # of the game's log
    origin: Origin | None = None  # where the game was taken from, if it did not begin here
    day: str = ""  # of a table of the day
    counted: bool = False  # its result counts there
    changes: tuple[int, ...] = ()  # by seat: entries that no game needs, of which there could be any number

    def is_sealed(self, now: int) -> bool:
        """Would this table tell somebody else the luck of a day that is not over?"""
        return bool(self.day) and now < end_of_day(self.day)

    def is_worn_out(self, seat: int) -> bool:
        """Has a seat, or the table, been changed as often as it may?"""
        changes = self.changes or (0,)
        return sum(changes) >= MOST_CHANGES or (seat < len(changes) and changes[seat] >= MOST_CHANGES_OF_A_SEAT)

    def colour(self, seat: int) -> Colour:
        return (self.colours or COLOURS)[seat]

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def deadline(self, seat: int) -> int | None:
        """When the clock of a seat that may decide runs out, in milliseconds."""
        if self.settings.clock is None or seat not in self.since or self.seats[seat].bot is not None:
            return None
        return self.since[seat] + 1000 * self.settings.clock


def end_of_day(day: str) -> int:
    """Midnight UTC after a day, in milliseconds since 1970."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + 86_400) * 1000


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


def painted(state: State, number: int, colour: Colour) -> State:
    """A seat with another colour; whichever seat had it takes the old one."""
    colours = list(state.colours or COLOURS[: len(state.seats)])
    if colour in colours:
        colours[colours.index(colour)] = colours[number]
    colours[number] = colour
    return replace(state, colours=tuple(colours))


def changed(state: State, seat: int) -> State:
    """One more of the entries that are counted."""
    changes = list(state.changes or (0,) * len(state.seats))
    changes[seat] += 1
    return replace(state, changes=tuple(changes))


def unready(state: State, *at: int) -> State:
    """Who plays has changed at these seats, or their nonce is missing: everybody says ready again. If nonces had been
    asked for already, that round is one more that everybody hears of."""
    if state.status == OPENING:
        given_up = AbandonedRound(commitment(bytes.fromhex(state.seed)), at)
        state = replace(state, abandoned=(*state.abandoned, given_up))
    seats = tuple(replace(seat, hash=None, nonce=None) for seat in state.seats)
    return replace(state, seats=seats, status=OPEN if state.status == OPENING else state.status, opening=0)


def rehosted(state: State) -> State:
    """A host who has left is followed by the next person."""
    if state.seats_of(state.host):
        return state
    people = [seat.guest for seat in state.seats if seat.guest]
    return replace(state, host=people[0]) if people else state
