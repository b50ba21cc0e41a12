"""What chance outcomes are called in a record: by where the card or ticket goes."""

from __future__ import annotations

from whistlestop.rules import phases

from ..game import Game
from ..options import SEAT_NAMES

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


def label_due(game: Game, before: str | None) -> str:
    """The label of the outcome that a game waits for; `before` is that of the one just before it, if no decision lies
    between them."""
    phase = game.phase_number
    if phase == phases.FILL:
        return row_label(game.is_row_empty, before)
    if phase == phases.DEAL_TICKETS:
        return f"{TICKETS} {SEAT_NAMES[game.receiver or 0]}"
    return BY_PHASE[phase]


def row_label(empty: bool, before: str | None) -> str:
    """A row is turned up from nothing when cards have just been dealt, after a reset (T6), or when new discards come
    to an empty table (T8b)."""
    if empty:
        return ROW if before == DEALT else NEW_ROW
    return before if before in (ROW, NEW_ROW) else MORE


def begins_group(game: Game, label: str, before: str | None) -> bool:
    """A second reset in a row begins a second new row."""
    return label != before or (label == NEW_ROW and game.is_row_empty)


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
