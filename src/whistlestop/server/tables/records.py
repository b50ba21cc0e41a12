"""The record of a table's game, for download and export: only once the game is over."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from operator import itemgetter

from whistlestop.game import Game, Record
from whistlestop.wire.settings import Origin

from ..refusal import Refusal
from .opened import is_opened
from .session import TableSession
from .state import OVER, State


def record_of(session: TableSession) -> Record:
    """With commitment, nonces, seed and pools: whoever has it can verify it."""
    return made(session.state, finished(session))


def record_writer(session: TableSession) -> Callable[[], str]:
    """What writes it, in any thread: it has a copy of the game of its own."""
    state, game = session.state, finished(session)
    return lambda: made(state, game).text()


def record_text(session: TableSession) -> str:
    return record_of(session).text()


def check_unsealed(state: State, now: int) -> None:
    """Of a table of the day nothing is shown that would help others, until that day is over."""
    if state.is_sealed(now):
        raise Refusal("sealed")


def finished(session: TableSession) -> Game:
    """A copy of a table's game; Refusal if it is not over."""
    if session.state.status != OVER or session.game is None or session.fair is None:
        raise Refusal("wrong-state", status=session.state.status)
    return session.game.copy(session.fair)


def made(state: State, game: Game) -> Record:
    comments = [] if state.origin is None else [(0, taken_from(state.origin))]
    comments += [
        (min(it.length, len(game.log)), f"{state.seats[it.seat].name} took back a move.") for it in state.undone
    ]
    comments += [
        (it.at, f"A bot played for {seat.name}{', whose time was up' if it.why == 'clock' else ''}.")
        for seat in state.seats
        for it in seat.stood_in
    ]
    comments += [(len(game.log), f"{seat.name} resigned.") for seat in state.seats if seat.resigned]
    date = datetime.fromtimestamp(state.ended / 1000, UTC).date().isoformat()
    gave_up = None if state.winner is None else 1 - state.winner
    return Record.of(game, date=date, comments=sorted(comments, key=itemgetter(0)), resigned=gave_up)


def taken_from(origin: Origin) -> str:
    """Where a game comes from that did not begin here."""
    anew = "What could not be known was dealt anew." if origin.anew else "All hands were as they had been."
    where = "of a game from a file" if is_opened(origin.table) else f"of the game at table {origin.table}"
    return f"Taken from turn {origin.turn} (moment {origin.moment}) {where}. {anew}"
