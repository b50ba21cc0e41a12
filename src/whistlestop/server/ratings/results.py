"""What came of a table, as its log says it: who sat where, who came where, and who was not there to the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from whistlestop.game.scores import SeatScore

from ..maps.catalogue import MapCatalogue
from ..store.base import Row
from ..tables.session import TableSession, ended
from ..tables.state import OVER, Seat, State

EARLY = 4  # turns a seat: who is gone before that has not played
TWO, MANY = "2", "3-5"  # numbers of players that have ratings of their own


class SeatResult(NamedTuple):
    """`gone`: a person who resigned, or in whose place a bot played to the end; `early`: before the game was on its
    way. `stood_in`: in how many turns a bot decided for the person."""

    guest: str | None
    name: str
    bot: str | None
    rank: int
    points: int
    gone: bool = False
    early: bool = False
    stood_in: int = 0


class Marks(NamedTuple):
    """What a seat built, and which tickets it held: those that it completed, and those that it did not."""

    tracks: tuple[str, ...]
    completed: tuple[str, ...]
    missed: tuple[str, ...]


class Result(NamedTuple):
    """`whole`: the game came to its end; otherwise nobody came back to it, and those who were to move left it.
    `seats` is empty if there never was a game, or one that was taken from another: that counts for nothing."""

    table: str
    ended: int
    game: str
    players: int
    rated: bool
    whole: bool
    seats: tuple[SeatResult, ...]
    marks: tuple[Marks, ...] = ()  # by seat, of a game that came to its end

    @property
    def key(self) -> tuple[int, str]:
        """The order in which results count."""
        return self.ended, self.table

    @property
    def pool(self) -> str:
        """The game and the number of players, as ratings know them."""
        return pool_of(self.game, self.players)


def pool_of(game: str, players: int) -> str:
    return f"{game} {TWO if players == 2 else MANY}"


def result_of(session: TableSession) -> Result:
    """Of a table that has just ended."""
    state, game = session.state, session.game
    seats: tuple[SeatResult, ...] = ()
    if game is not None and state.origin is None:
        points = [score.total for score in game.scores().seats]
        gone = [is_gone(state, number) for number in range(len(state.seats))]
        ranks = ranks_with(state, [score.rank for score in game.scores().seats], gone)
        seats = tuple(
            seat_result(state, number, ranks[number], points[number], gone[number])
            for number in range(len(state.seats))
        )
    rated = state.settings.rated and game is not None
    marks = tuple(map(marks_of, game.scores().seats)) if game is not None and game.is_over else ()
    whole, at = state.status == OVER, state.ended or state.at
    return Result(state.table, at, state.settings.game, len(state.seats), rated, whole, seats, marks)


def marks_of(score: SeatScore) -> Marks:
    tracks = tuple(it.track for it in score.claimed)
    done, missed = (tuple(it.ticket for it in score.tickets if it.done is done) for done in (True, False))
    return Marks(tracks, done, missed)


def is_gone(state: State, number: int) -> bool:
    """A person who is not there at the end; of a table that was given up, also who was to move."""
    seat = state.seats[number]
    if seat.guest is None:
        return False
    return seat.resigned or seat.bot is not None or (state.status != OVER and number in state.facts.pending)


def ranks_with(state: State, ranks: list[int], gone: list[bool]) -> list[int]:
    """Those who are gone share the last place; of a table that was given up nobody knows more than that."""
    stayed = [seat for seat, it in enumerate(gone) if not it]
    if state.status != OVER:
        ranks = [1] * len(ranks)
    return [
        1 + sum(ranks[other] < ranks[seat] for other in stayed) if seat in stayed else 1 + len(stayed)
        for seat in range(len(ranks))
    ]


def seat_result(state: State, number: int, rank: int, points: int, gone: bool) -> SeatResult:
    seat: Seat = state.seats[number]
    early = gone and (state.facts.turn if seat.gone is None else seat.gone) < EARLY * len(state.seats)
    stood_in = len({it.turn for it in seat.stood_in})
    bot = seat.bot if seat.guest is None else None
    return SeatResult(seat.guest, seat.name, bot, rank, points, gone, early, stood_in)


def result_from(table: str, rows: Iterable[Row], catalogue: MapCatalogue) -> Result | None:
    """From a log alone, as it was when the table ended; None if it has not."""
    session = TableSession(table, catalogue)
    for row in rows:
        session.take([row])
        if ended(session.state):
            return result_of(session)
    return None
