"""Completing tickets with on-the-track cards at the end of a round (K16 to K18)."""

from __future__ import annotations

from . import clauses
from .board import Board
from .decisions import COMPLETE, DONE
from .happenings import (
    CHOICE_MADE,
    COMPLETING_BEGAN,
    GAME_OVER,
    ROUND_BEGAN,
    TICKETS_COMPLETED,
    Happenings,
    add,
    is_heard,
    tell,
    tell_tickets,
)
from .kernel import M64, ONE, ZERO, bit, has, kernel, lowest, popcount
from .phases import COMPLETING, DEAL, OVER
from .record import KINDS
from .scratch import Scratch
from .state import CARDS, COLOURS, LOCOMOTIVE, LOCOS, State


@kernel
def begin_completing(state: State, happenings: Happenings) -> None:
    state.phase = COMPLETING
    state.pending = (1 << state.players) - 1
    tell(happenings, COMPLETING_BEGAN, state.seat, state.round)


@kernel
def take_stock(state: State, board: Board, seat: int, chosen: int, scratch: Scratch) -> None:
    """scratch.spare becomes the track pile less what these tickets take; below zero, locomotives stand in (K16)."""
    scratch.locos = state.piles[seat, LOCOMOTIVE]
    for colour in range(COLOURS):
        scratch.spare[colour] = state.piles[seat, colour]
    while chosen != ZERO:
        use_cards(board, lowest(chosen), scratch)
        chosen &= chosen - ONE


@kernel
def use_cards(board: Board, ticket: int, scratch: Scratch) -> None:
    for colour in range(COLOURS):
        scratch.spare[colour] -= board.ticket_cards[ticket, colour]


@kernel
def within_means(scratch: Scratch) -> bool:
    """K16: is what has been taken from the stock there, a locomotive being any colour?"""
    lacking = 0
    for colour in range(COLOURS):
        lacking += max(0, 0 - scratch.spare[colour])
    return lacking <= scratch.locos


@kernel
def can_add(board: Board, ticket: int, scratch: Scratch) -> bool:
    """K16: can this ticket be completed as well?"""
    lacking = 0
    for colour in range(COLOURS):
        lacking += max(0, board.ticket_cards[ticket, colour] - scratch.spare[colour])
    return lacking <= scratch.locos


@kernel
def completable(state: State, board: Board, seat: int, scratch: Scratch) -> int:
    """The COMPLETE block of the mask: tickets that can be added to those chosen so far."""
    take_stock(state, board, seat, state.chosen[seat], scratch)
    mask = ZERO
    rest = state.held[seat] & (M64 ^ state.chosen[seat])
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        if can_add(board, ticket, scratch):
            mask |= bit(ticket)
    return mask


@kernel
def refuse_complete(state: State, board: Board, seat: int, decision: int, scratch: Scratch) -> int:
    """K16: only one's own tickets, only what the track pays for, and as many as possible."""
    able = completable(state, board, seat, scratch)
    if decision == DONE:
        return clauses.LEGAL if able == ZERO else clauses.K16
    return clauses.LEGAL if has(able, decision - COMPLETE) else clauses.K16


@kernel
def complete(state: State, board: Board, seat: int, decision: int, happenings: Happenings) -> None:
    if decision != DONE:
        state.chosen[seat] |= bit(decision - COMPLETE)
        return
    state.pending &= ~(1 << seat)
    tell_tickets(happenings, CHOICE_MADE, seat, 0, state.chosen[seat])
    if state.pending == 0:
        show_completed(state, board, happenings)
        if state.round == 1 and 0 < board.second_round_from <= state.players:
            begin_second_round(state, board, happenings)
        else:  # K17
            state.phase = OVER
            tell(happenings, GAME_OVER, seat, 0)


@kernel
def show_completed(state: State, board: Board, happenings: Happenings) -> None:
    for seat in range(state.players):
        tell_completed(state, board, seat, happenings)
        state.completed[seat] |= state.chosen[seat]
        state.held[seat] &= M64 ^ state.chosen[seat]
        state.held_n[seat] -= popcount(state.chosen[seat])
        state.chosen[seat] = ZERO


@kernel
def tell_completed(state: State, board: Board, seat: int, happenings: Happenings) -> None:
    """K16: the tickets, and the cards of the track pile that they take, locomotives for what is lacking."""
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, TICKETS_COMPLETED, seat)
            happening.tickets = state.chosen[seat]
            for colour in range(COLOURS):
                wanted = 0
                rest = state.chosen[seat]
                while rest != ZERO:
                    wanted += board.ticket_cards[lowest(rest), colour]
                    rest &= rest - ONE
                own = min(wanted, state.piles[seat, colour])
                happening.cards[colour] = own
                happening.cards[LOCOMOTIVE] += wanted - own


@kernel
def begin_second_round(state: State, board: Board, happenings: Happenings) -> None:
    """K18: all cards but the hands are a new deck; the player after the last mover begins."""
    state.deck_n = 0
    for kind in range(KINDS):
        left = board.cards[kind]
        for seat in range(state.players):
            left -= state.hands[seat, kind]
            state.piles[seat, kind] = 0
            if kind < COLOURS:
                state.yards[seat, kind, CARDS] = 0
                state.yards[seat, kind, LOCOS] = 0
        state.deck[kind] = left
        state.deck_n += left
        state.row[kind] = 0
        state.discard[kind] = 0
    state.row_n = 0
    state.discard_n = 0
    state.round = 2
    state.seat = (state.seat + 1) % state.players
    state.last_turns = 0
    state.passes = 0
    state.idle = 0
    state.dealt = 0
    state.phase = DEAL
    tell(happenings, ROUND_BEGAN, state.seat, state.round)
