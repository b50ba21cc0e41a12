"""Records leave the store only when their game is over."""

from __future__ import annotations

from datetime import UTC, datetime

from whistlestop.game import Record

from .live import Live
from .refusal import Refusal
from .state import OVER


def record_of(live: Live) -> Record:
    """With commitment, nonces, seed and pools: whoever has it can verify it."""
    state = live.state
    if state.status != OVER or live.game is None or live.fair is None:
        raise Refusal("wrong-state", status=state.status)
    game = live.game.copy(live.fair)
    resigned = [(len(game.log), f"{seat.name} resigned.") for seat in state.seats if seat.resigned]
    date = datetime.fromtimestamp(state.ended / 1000, UTC).date().isoformat()
    gave_up = None if state.winner is None else 1 - state.winner
    return Record.of(game, date=date, comments=resigned, resigned=gave_up)


def record_text(live: Live) -> str:
    return record_of(live).text()
