"""Records leave the store only when their game is over."""

from __future__ import annotations

from datetime import UTC, datetime

from whistlestop.game import Record

from ..refusal import Refusal
from .session import TableSession
from .state import OVER


def record_of(session: TableSession) -> Record:
    """With commitment, nonces, seed and pools: whoever has it can verify it."""
    state = session.state
    if state.status != OVER or session.game is None or session.fair is None:
        raise Refusal("wrong-state", status=state.status)
    game = session.game.copy(session.fair)
    resigned = [(len(game.log), f"{seat.name} resigned.") for seat in state.seats if seat.resigned]
    date = datetime.fromtimestamp(state.ended / 1000, UTC).date().isoformat()
    gave_up = None if state.winner is None else 1 - state.winner
    return Record.of(game, date=date, comments=resigned, resigned=gave_up)


def record_text(session: TableSession) -> str:
    return record_of(session).text()
