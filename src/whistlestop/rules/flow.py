"""From one decision to the next: a chance outcome takes effect, and the game moves on until somebody has to decide."""

from __future__ import annotations

from . import clauses
from .board import Board
from .card_draws import second_possible
from .cards import gain, leave_deck
from .chance import draw_outcome, weight
from .kernel import kernel
from .phases import (
    BLIND,
    DEAL,
    DEAL_TICKETS,
    END_TURN,
    FILL,
    FIRST_DECISION,
    KEEP_DRAWN,
    LOT,
    SECOND,
    START_ROUND,
    TICKETS_UP,
    TURN_UP,
)
from .row import row_is_settled
from .setup import draw_lot, set_up
from .state import State
from .tickets import deal_ticket, leave_pool, offer, offer_is_full, open_setup, setup_seat
from .tunnels import all_turned_up, reckon_extra, turn_up
from .turns import end_turn, start_round


@kernel
def advance(state: State, board: Board) -> None:
    """Go on until chance or a player is to move."""
    while True:
        phase = state.phase
        if phase == FILL:
            if not row_is_settled(state, board):
                return
            state.phase = state.after
            state.after = 0
        elif phase == SECOND:
            if second_possible(state):
                return
            state.phase = END_TURN  # T10
        elif phase == END_TURN:
            end_turn(state, board)
            return
        elif phase == DEAL:
            if state.deck_n > 0 and state.dealt < cards_to_deal(state, board):
                return
            state.dealt = 0
            state.phase = FILL
            state.after = DEAL_TICKETS if state.round == 1 else START_ROUND
        elif phase == DEAL_TICKETS:
            if setup_seat(state, board) >= 0:
                return
            open_setup(state)
            return
        elif phase == TICKETS_UP:
            if not offer_is_full(state, board):
                return
            state.phase = KEEP_DRAWN
            return
        elif phase == TURN_UP:
            if not all_turned_up(state):
                return
            reckon_extra(state, board)
        elif phase == START_ROUND:
            start_round(state, board)
            return
        else:
            return


@kernel
def begin(state: State, board: Board, players: int, first: int, seed: int, index: int) -> None:
    """A new game in an all-zero record, up to its first chance outcome or decision."""
    set_up(state, board, players, first, seed, index)
    advance(state, board)


@kernel
def cards_to_deal(state: State, board: Board) -> int:
    """B2, K2; K18 in the second round."""
    return (board.dealt if state.round == 1 else board.second_dealt) * state.players


@kernel
def happen(state: State, board: Board, outcome: int) -> None:
    """One possible chance outcome takes effect."""
    phase = state.phase
    if phase == LOT:
        draw_lot(state, outcome)
    elif phase == DEAL_TICKETS:
        deal_ticket(state, board, outcome)
    elif phase == TICKETS_UP:
        leave_pool(state, outcome)
        offer(state, state.seat, outcome)
    else:
        # E9a, T8: where the card goes is settled before the deck may be reshuffled
        if phase == FILL:
            state.row[outcome] += 1
            state.row_n += 1
        elif phase == BLIND:
            gain(state, state.seat, outcome)
            state.phase = FILL  # T6b: a reset that was put off may have become possible
        elif phase == DEAL:
            gain(state, (state.seat + state.dealt) % state.players, outcome)  # singly, clockwise
            state.dealt += 1
        elif phase == TURN_UP:
            turn_up(state, outcome)
        leave_deck(state, board, outcome)
    advance(state, board)


@kernel
def apply_chance(state: State, board: Board, outcome: int) -> int:
    """An outcome from outside; a refusal code if it cannot happen."""
    if state.phase >= FIRST_DECISION:
        return clauses.NOT_NOW
    if weight(state, board, outcome) == 0:
        return clauses.IMPOSSIBLE
    happen(state, board, outcome)
    return clauses.LEGAL


@kernel
def settle(state: State, board: Board) -> None:
    """All chance up to the next decision, by the record's own generator."""
    while state.phase < FIRST_DECISION:
        happen(state, board, draw_outcome(state, board))
