"""The row of face-up cards: filling it, and clearing it when locomotives crowd it."""

from __future__ import annotations

from .board import Board
from .cards import discard, reshuffle
from .happenings import ROW_CLEARED, Happenings, tell
from .kernel import kernel
from .record import KINDS
from .state import COLOURS, LOCOMOTIVE, ROW, State


@kernel
def row_is_settled(state: State, board: Board, happenings: Happenings) -> bool:
    """T2, T6, T8b: True when the row needs no card; False when the next card of the deck goes there."""
    while True:
        reshuffle(state, board, happenings)
        if state.row_n < ROW and state.deck_n > 0:
            return False
        if not must_reset(state, board):
            return True
        clear_row(state, happenings)


@kernel
def must_reset(state: State, board: Board) -> bool:
    """T6: too many locomotives in the row; T6a: but only if clearing it can ever succeed."""
    if board.reset_at == 0 or state.row[LOCOMOTIVE] < board.reset_at:
        return False
    if state.deck_n == ROW and state.discard_n == 0 and state.deck[LOCOMOTIVE] >= board.reset_at:
        return False  # T6a: deck and row would change places for ever
    others = 0
    for colour in range(COLOURS):
        others += state.row[colour] + state.deck[colour] + state.discard[colour]
    return others > ROW - board.reset_at


@kernel
def clear_row(state: State, happenings: Happenings) -> None:
    """T6: the whole row is discarded; T8a: before a card is turned up, so in time to be reshuffled for this row."""
    for kind in range(KINDS):
        if state.row[kind] > 0:
            discard(state, kind, state.row[kind])
            state.row[kind] = 0
    state.row_n = 0
    tell(happenings, ROW_CLEARED, state.seat, 0)
