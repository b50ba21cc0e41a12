"""Which decisions are legal: the mask. Each subject's own file says which of its decisions are."""

from __future__ import annotations

from .board import GREY, Board
from .card_draws import drawable
from .completion import completable
from .decisions import DONE, MASK_WORDS, PASS, PAY_LOCOMOTIVES, TAKE_TICKETS
from .kernel import ZERO, bit, kernel
from .payment import all_locomotives, payments
from .phases import (
    COMPLETING,
    COUNT_CARDS,
    COUNT_LOCOS,
    FIRST_DECISION,
    KEEP_DRAWN,
    OVER,
    PAY,
    SECOND,
    SETUP,
    SURCHARGE,
    TURN,
)
from .record import WORDS
from .routes import claimable
from .scratch import Scratch
from .state import State
from .stations import CITY_TARGET, buildable
from .tickets import keepable, tickets_left
from .tunnels import surcharges
from .yards import counts, placeable, singles

# the words of the mask, one a block of decisions
MISC, KEEPING, CLAIMING, BUILDING, PAYING, COMPLETES, SINGLE = 0, 1, 2, 4, 5, 6, 7


@kernel
def may_decide(state: State, seat: int) -> bool:
    """Is this seat to decide now? Usually one is; at simultaneous choices all who still owe theirs."""
    if state.phase < FIRST_DECISION or state.phase == OVER:
        return False
    if state.phase == SETUP or state.phase == COMPLETING:
        return (state.pending >> seat) & 1 == 1
    return seat == state.seat


@kernel
def legal(state: State, board: Board, seat: int, scratch: Scratch) -> None:
    """Fill scratch.mask with the seat's legal decisions; all zero if it may not decide now."""
    for word in range(MASK_WORDS):
        scratch.mask[word] = ZERO
    if not may_decide(state, seat):
        return
    phase = state.phase
    if phase == TURN:
        legal_turn(state, board, seat, scratch)
    elif phase == SECOND:
        scratch.mask[MISC] = drawable(state, True)
    elif phase == PAY:
        legal_pay(state, board, seat, scratch)
    elif phase == SETUP or phase == KEEP_DRAWN:
        scratch.mask[KEEPING] = keepable(state, board, seat)
    elif phase == SURCHARGE:
        scratch.mask[MISC] = surcharges(state, seat)
    elif phase == COUNT_CARDS or phase == COUNT_LOCOS:
        scratch.mask[MISC] = counts(state, seat)
    elif phase == COMPLETING:
        scratch.mask[COMPLETES] = completable(state, board, seat, scratch)
        if scratch.mask[COMPLETES] == ZERO:
            scratch.mask[MISC] = bit(DONE)


@kernel
def legal_turn(state: State, board: Board, seat: int, scratch: Scratch) -> None:
    misc = drawable(state, False)
    if tickets_left(state):
        misc |= bit(TAKE_TICKETS)
    others = ZERO
    if board.yards != 0:
        misc |= placeable(state, seat)
        scratch.mask[SINGLE] = singles(state, seat)
        others = scratch.mask[SINGLE]
    else:
        for word in range(WORDS):
            scratch.mask[CLAIMING + word] = claimable(state, board, seat, word)
            others |= scratch.mask[CLAIMING + word]
        scratch.mask[BUILDING] = buildable(state, board, seat)
        others |= scratch.mask[BUILDING]
    if misc | others == ZERO:  # B13a, K13a
        misc = bit(PASS)
    scratch.mask[MISC] = misc


@kernel
def legal_pay(state: State, board: Board, seat: int, scratch: Scratch) -> None:
    colour, symbols = price(state, board)
    scratch.mask[PAYING] = payments(state, seat, state.cost, colour, symbols)
    if all_locomotives(state, seat, state.cost):
        scratch.mask[MISC] = bit(PAY_LOCOMOTIVES)


@kernel
def price(state: State, board: Board) -> tuple[int, int]:
    """What the payment being made has to look like: colour (or GREY) and locomotive symbols."""
    if state.target >= CITY_TARGET:  # E11
        return GREY, 0
    return board.colour[state.target], board.ferry[state.target]
