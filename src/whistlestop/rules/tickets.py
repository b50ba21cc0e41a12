"""Tickets: dealt at set-up, drawn later, kept or returned, and the ordered bottom of their deck."""

from __future__ import annotations

from . import clauses
from .board import OUT_OF_GAME, TO_BOTTOM, Board
from .decisions import KEEP
from .happenings import TICKETS_DEALT, TICKETS_KEPT, Happenings, tell_offer, tell_setup_choice, tell_tickets
from .kernel import M64, ZERO, bit, has, kernel, popcount, u64
from .phases import END_TURN, FILL, SETUP
from .state import ACTIVE, IDLE, State


@kernel
def offer(state: State, seat: int, ticket: int) -> None:
    state.offer[seat, state.offer_n[seat]] = ticket
    state.offer_n[seat] += 1


@kernel
def leave_pool(state: State, ticket: int) -> None:
    state.pool &= M64 ^ bit(ticket)
    state.pool_n -= 1


# --- set-up -----------------------------------------------------------------------------------------


@kernel
def setup_seat(state: State, board: Board) -> int:
    """B3, E2, K3: the seat whose ticket is dealt next, from the starting player on; -1 when all have theirs."""
    wanted = board.setup_dealt + board.setup_dealt_long
    for step in range(state.players):
        seat = (state.first + step) % state.players
        if state.offer_n[seat] < wanted:
            return seat
    return -1


@kernel
def deals_long(state: State, board: Board, seat: int) -> bool:
    return state.offer_n[seat] < board.setup_dealt_long


@kernel
def deal_ticket(state: State, board: Board, ticket: int) -> None:
    seat = setup_seat(state, board)
    if deals_long(state, board, seat):
        state.long_pool &= M64 ^ bit(ticket)
    else:
        leave_pool(state, ticket)
    offer(state, seat, ticket)


@kernel
def open_setup(state: State, happenings: Happenings) -> None:
    """All tickets are dealt: the long ones left over leave the game (E2), and everybody chooses."""
    state.out |= state.long_pool
    state.long_pool = ZERO
    state.phase = SETUP
    state.pending = (1 << state.players) - 1
    for step in range(state.players):
        tell_offer(happenings, TICKETS_DEALT, state, (state.first + step) % state.players)


@kernel
def choose_setup(state: State, board: Board, seat: int, decision: int, happenings: Happenings) -> bool:
    """B3a: a secret choice; True when it was the last one and all have taken effect."""
    state.chosen[seat] = u64(decision - KEEP)
    tell_setup_choice(happenings, state, seat, state.chosen[seat])
    state.pending &= ~(1 << seat)
    if state.pending != 0:
        return False
    for step in range(state.players):
        chooser = (state.first + step) % state.players
        state.setup_kept[chooser] = popcount(state.chosen[chooser])
        settle_offer(state, chooser, state.chosen[chooser], board.setup_return, True, happenings)
        state.chosen[chooser] = ZERO
    return True


# --- later draws ------------------------------------------------------------------------------------


@kernel
def tickets_left(state: State) -> bool:
    """B12, K13: is there a ticket to draw?"""
    return state.pool_n > 0 or state.tail_n > 0


@kernel
def offer_is_full(state: State, board: Board) -> bool:
    """B12: take what is due; False while the next one has to come out of the unseen pool."""
    seat = state.seat
    if state.pool_n == 0 and state.tail_n > 0:
        number = min(board.drawn - state.offer_n[seat], state.tail_n)
        for place in range(number):  # B12a: the first one returned comes up first
            offer(state, seat, state.tail[place])
        leave_tail(state, number)
    return state.offer_n[seat] == board.drawn or state.pool_n == 0


@kernel
def leave_tail(state: State, number: int) -> None:
    """So many tickets are gone from the front of the bottom; the others move up."""
    left = state.tail_n - number
    for place in range(left):
        state.tail[place] = state.tail[place + number]
    for place in range(left):
        state.tail_by[place] = state.tail_by[place + number]
    for place in range(left, left + number):
        state.tail[place] = 0
        state.tail_by[place] = 0
    state.tail_n = left


@kernel
def keep_drawn(state: State, seat: int, decision: int, happenings: Happenings) -> None:
    kept = u64(decision - KEEP)
    settle_offer(state, seat, kept, TO_BOTTOM, False, happenings)
    state.quiet = ACTIVE if kept != ZERO else IDLE  # K13a
    state.phase = FILL
    state.after = END_TURN


@kernel
def settle_offer(state: State, seat: int, kept: int, destination: int, setup: bool, happenings: Happenings) -> None:
    """Tickets kept are held; the others go, in the order drawn, to the bottom, out of the game or back to the pool."""
    held = state.held[seat]
    for place in range(state.offer_n[seat]):
        ticket = state.offer[seat, place]
        state.offer[seat, place] = 0
        if has(kept, place):
            state.held[seat] |= bit(ticket)
            state.held_n[seat] += 1
            continue
        if setup:
            state.returned[seat] |= bit(ticket)
        if destination == TO_BOTTOM:  # B3a, B12a
            state.tail[state.tail_n] = ticket
            state.tail_by[state.tail_n] = seat
            state.tail_n += 1
        elif destination == OUT_OF_GAME:  # E2
            state.out |= bit(ticket)
        else:  # K3
            state.pool |= bit(ticket)
            state.pool_n += 1
    state.offer_n[seat] = 0
    tell_tickets(happenings, TICKETS_KEPT, seat, popcount(kept), state.held[seat] ^ held)


# --- what may be kept -------------------------------------------------------------------------------


@kernel
def must_keep(state: State, board: Board, seat: int) -> int:
    """B3, E2, K3 at set-up; B12 (never more than there are), K13 later."""
    if state.phase == SETUP:
        return board.setup_keep
    return min(board.drawn_keep, state.offer_n[seat])


@kernel
def keepable(state: State, board: Board, seat: int) -> int:
    """The KEEP block of the mask: every set of at least so many of the tickets on offer."""
    least = must_keep(state, board, seat)
    mask = ZERO
    for kept in range(1 << state.offer_n[seat]):
        if popcount(u64(kept)) >= least:
            mask |= bit(kept)
    return mask


@kernel
def refuse_keep(state: State, board: Board, seat: int, decision: int) -> int:
    clause = board.clause_setup if state.phase == SETUP else board.clause_tickets
    kept = decision - KEEP
    if kept >> state.offer_n[seat] != 0 or popcount(u64(kept)) < must_keep(state, board, seat):
        return clause
    return clauses.LEGAL
