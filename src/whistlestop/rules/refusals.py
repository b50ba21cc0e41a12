"""Why a decision is not legal: the clause that forbids it, or 0."""

from __future__ import annotations

from . import clauses
from .board import Board
from .card_draws import refuse_draw
from .completion import refuse_complete
from .decisions import (
    CLAIM,
    COMPLETE,
    COUNT,
    COUNTS,
    DECISIONS,
    DECK,
    DONE,
    KEEP,
    PASS,
    PAY_LOCOMOTIVES,
    PLACE,
    SINGLES,
    STATION,
    TAKE_TICKETS,
    WITHDRAW,
)
from .decisions import PAY as PAY_DECISION
from .kernel import bit, kernel
from .legality import legal_turn, may_decide, price
from .payment import refuse_payment
from .phases import COMPLETING, COUNT_CARDS, COUNT_LOCOS, FIRST_DECISION, OVER, PAY, SECOND, SETUP, SURCHARGE, TURN
from .routes import refuse_claim
from .scratch import Scratch
from .state import COLOURS, State
from .stations import CITY_TARGET, refuse_station
from .tickets import refuse_keep, tickets_left
from .tunnels import refuse_surcharge
from .yards import refuse_count, refuse_place, refuse_singles


@kernel
def refusal(state: State, board: Board, seat: int, decision: int, scratch: Scratch) -> int:
    """0 if the seat may take this decision now; else the clause that forbids it, or a negative code (clauses.py)."""
    if decision < 0 or decision >= DECISIONS or seat < 0 or seat >= state.players:
        return clauses.NO_SUCH_DECISION
    if state.phase < FIRST_DECISION or state.phase == OVER:
        return clauses.NOT_NOW
    kind = kind_of(decision)
    if not game_has(board, kind):
        return clauses.NO_SUCH_DECISION
    if not may_decide(state, seat):
        return refuse_waiting(state, board)
    due = refuse_phase(state, board, kind)
    if due != clauses.LEGAL:
        return due
    phase = state.phase
    if phase == TURN:
        return refuse_turn(state, board, seat, decision, kind, scratch)
    if phase == SECOND:
        return refuse_draw(state, decision, True)
    if phase == PAY:
        return refuse_pay(state, board, seat, decision)
    if phase == SURCHARGE:
        return refuse_surcharge(state, seat, decision)
    if phase == COUNT_CARDS or phase == COUNT_LOCOS:
        return refuse_count(state, seat, decision)
    if phase == COMPLETING:
        return refuse_complete(state, board, seat, decision, scratch)
    return refuse_keep(state, board, seat, decision)


# the kinds of decision
(
    NOTHING,
    DRAWS,
    TICKETS,
    PASSES,
    WITHDRAWS,
    DONES,
    PAYS,
    COUNTING,
    PLACES,
    KEEPS,
    CLAIMS,
    STATIONS,
    COMPLETES,
    THREES,
) = range(14)


@kernel
def kind_of(decision: int) -> int:
    if decision <= DECK:
        return DRAWS
    if decision == TAKE_TICKETS:
        return TICKETS
    if decision == PASS:
        return PASSES
    if decision == WITHDRAW:
        return WITHDRAWS
    if decision == DONE:
        return DONES
    if decision == PAY_LOCOMOTIVES:
        return PAYS
    if decision < COUNT:
        return NOTHING
    if decision < COUNT + COUNTS:
        return COUNTING
    if decision < PLACE + COLOURS:
        return PLACES
    if decision < KEEP:
        return NOTHING
    if decision < CLAIM:
        return KEEPS
    if decision < STATION:
        return CLAIMS
    if decision < PAY_DECISION:
        return STATIONS
    if decision < COMPLETE:
        return PAYS
    if decision < SINGLES:
        return COMPLETES
    return THREES


@kernel
def game_has(board: Board, kind: int) -> bool:
    """Does this kind of decision occur in the game at all?"""
    if kind == WITHDRAWS:
        return board.tunnels != 0
    if kind == COUNTING:
        return board.tunnels != 0 or board.yards != 0
    if kind == CLAIMS or kind == PAYS:
        return board.yards == 0
    if kind == STATIONS:
        return board.stations != 0
    if kind == DONES or kind == COMPLETES or kind == PLACES or kind == THREES:
        return board.yards != 0
    return kind != NOTHING


@kernel
def refuse_waiting(state: State, board: Board) -> int:
    """Somebody else is to decide (B4, K4), or the seat's simultaneous choice is in already (B3a, K16)."""
    if state.phase == SETUP:
        return clauses.B3a if board.yards == 0 else clauses.K3
    if state.phase == COMPLETING:
        return clauses.K16
    return board.clause_order


@kernel
def refuse_phase(state: State, board: Board, kind: int) -> int:
    """Is this kind of decision due now? If not, the clause that says what is."""
    phase = state.phase
    if phase == TURN:
        if kind == WITHDRAWS:
            return clauses.E7
        if kind == PAYS:
            return clauses.B5
        if kind == COUNTING:
            return clauses.K9 if board.yards != 0 else clauses.E5
        if kind == KEEPS:
            return board.clause_tickets
        if kind == DONES or kind == COMPLETES:
            return clauses.K16
        return clauses.LEGAL
    if phase == SECOND:
        return clauses.LEGAL if kind == DRAWS else clauses.T10
    if phase == PAY:
        if kind == PAYS:
            return clauses.LEGAL
        return clauses.E11 if state.target >= CITY_TARGET else clauses.B5
    if phase == SURCHARGE:
        return clauses.LEGAL if kind == COUNTING or kind == WITHDRAWS else clauses.E5
    if phase == COUNT_CARDS or phase == COUNT_LOCOS:
        return clauses.LEGAL if kind == COUNTING else clauses.K9
    if phase == COMPLETING:
        return clauses.LEGAL if kind == DONES or kind == COMPLETES else clauses.K16
    if kind == KEEPS:
        return clauses.LEGAL
    return board.clause_setup if phase == SETUP else board.clause_tickets


@kernel
def refuse_turn(state: State, board: Board, seat: int, decision: int, kind: int, scratch: Scratch) -> int:
    if kind == DRAWS:
        return refuse_draw(state, decision, False)
    if kind == TICKETS:
        return clauses.LEGAL if tickets_left(state) else board.clause_tickets
    if kind == PASSES:
        legal_turn(state, board, seat, scratch)
        return clauses.LEGAL if scratch.mask[0] == bit(PASS) else board.clause_pass
    if kind == CLAIMS:
        return refuse_claim(state, board, seat, decision)
    if kind == STATIONS:
        return refuse_station(state, board, seat, decision)
    if kind == PLACES:
        return refuse_place(state, seat, decision)
    return refuse_singles(state, seat, decision)


@kernel
def refuse_pay(state: State, board: Board, seat: int, decision: int) -> int:
    colour, symbols = price(state, board)
    refused = refuse_payment(state, seat, decision, state.cost, colour, symbols)
    return clauses.E11 if refused != clauses.LEGAL and state.target >= CITY_TARGET else refused
