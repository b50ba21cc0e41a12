"""What chance outcomes are called in a record: by where the card or ticket goes."""

from __future__ import annotations

from whistlestop.rules import phases

from ..options import SEAT_NAMES
from ..replayed_log import ReplayedLog

FIRST, DEALT, ROW, NEW_ROW, TURNED, TICKETS, DRAWN = "first", "dealt", "row", "new row", "turned", "tickets", "drawn"
MORE = "row +"  # cards that join a row, each with its own plus sign
LABELS = (FIRST, DEALT, ROW, NEW_ROW, TURNED, TICKETS, DRAWN)

BY_PHASE = {
    phases.LOT: FIRST,
    phases.DEAL: DEALT,
    phases.BLIND: DRAWN,
    phases.TURN_UP: TURNED,
    phases.TICKETS_UP: TICKETS,
}


def label_due(game: ReplayedLog, before: str | None) -> str:
    """The label of the outcome that a game waits for; `before` is that of the one just before it, if no decision lies
    between them."""
    phase = int(game._states["phase"][0])
    if phase == phases.FILL:
        return row_label(row_is_empty(game), before)
    if phase == phases.DEAL_TICKETS:
        return f"{TICKETS} {SEAT_NAMES[seat_dealt_to(game)]}"
    return BY_PHASE[phase]


def row_label(empty: bool, before: str | None) -> str:
    """A row is turned up from nothing when cards have just been dealt, after a reset (T6), or when new discards come
    to an empty table (T8b)."""
    if empty:
        return ROW if before == DEALT else NEW_ROW
    return before if before in (ROW, NEW_ROW) else MORE


def row_is_empty(game: ReplayedLog) -> bool:
    return int(game._states["row_n"][0]) == 0


def seat_dealt_to(game: ReplayedLog) -> int:
    """The seat that gets the next ticket at set-up: from the starting player on, each one's all together."""
    state, board = game._states[0], game._board[0]
    wanted = int(board["setup_dealt"]) + int(board["setup_dealt_long"])
    order = [(int(state["first"]) + step) % game.players for step in range(game.players)]
    return next(seat for seat in order if int(state["offer_n"][seat]) < wanted)


def begins_group(game: ReplayedLog, label: str, before: str | None) -> bool:
    """A second reset in a row begins a second new row."""
    return label != before or (label == NEW_ROW and row_is_empty(game))


def group_text(label: str, outcomes: list[str], *, alone: bool) -> str:
    """`row: +green`, `turned: red, blue, loco`; a card drawn blind needs no label in the parentheses of its move."""
    if label == DRAWN and not alone:
        return ", ".join(outcomes)
    if label == MORE:
        return f"{ROW}: {', '.join(f'+{outcome}' for outcome in outcomes)}"
    return f"{label}: {', '.join(outcomes)}"


def read_group(text: str) -> tuple[str, list[str]]:
    """A label, DRAWN where there is none, and the texts of the outcomes."""
    label, colon, rest = text.rpartition(":")
    outcomes = [outcome.strip() for outcome in rest.split(",")]
    return " ".join(label.casefold().split()) if colon else DRAWN, outcomes


def fits(given: str, outcome: str, due: str) -> bool:
    """Does a label say what is due? The seat may be left out where tickets are dealt, and the plus sign in a row."""
    if outcome.startswith("+"):
        return given == ROW and due == MORE
    if due == MORE:
        return given == ROW
    return given == due.casefold() or (given == TICKETS and due.startswith(TICKETS))
