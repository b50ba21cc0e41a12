"""Tunnels: a set is played, three cards are turned up, and the extra is paid or the set taken back (E5 to E9b)."""

from __future__ import annotations

from . import clauses
from .board import Board
from .cards import discard, pay, spend
from .decisions import COUNT, WITHDRAW
from .kernel import bit, kernel
from .phases import END_TURN, FILL, SURCHARGE, TURN_UP
from .record import KINDS
from .routes import lay_track
from .state import IDLE, LOCOMOTIVE, State

TURNED_UP = 3


@kernel
def enter_tunnel(state: State, seat: int, colour: int, locomotives: int) -> None:
    """E5: the set lies on the table, neither in the hand nor in the discards (E9a)."""
    number = state.cost
    if number > locomotives:
        spend(state, seat, colour, number - locomotives)
        state.played[colour] = number - locomotives
    if locomotives > 0:
        spend(state, seat, LOCOMOTIVE, locomotives)
        state.played[LOCOMOTIVE] = locomotives
    state.colour = colour
    state.pile = 0
    state.phase = TURN_UP


@kernel
def turn_up(state: State, kind: int) -> None:
    state.turned[kind] += 1
    state.pile += 1


@kernel
def all_turned_up(state: State) -> bool:
    """E9: three cards, or as many as there are."""
    return state.pile == TURNED_UP or state.deck_n == 0


@kernel
def reckon_extra(state: State, board: Board) -> None:
    """E5: one more card for each one turned up that matches; E6: for locomotives alone only locomotives match."""
    extra = state.turned[LOCOMOTIVE]
    if state.colour != LOCOMOTIVE:
        extra += state.turned[state.colour]
    state.pile = 0
    state.cost = extra
    if extra > 0:
        state.phase = SURCHARGE
    else:  # E7: nothing to pay, so the claim stands
        break_through(state, board)


@kernel
def break_through(state: State, board: Board) -> None:
    """The route is claimed; E8: the set and the cards turned up are discarded."""
    for kind in range(KINDS):
        if state.played[kind] > 0:
            discard(state, kind, state.played[kind])
            state.played[kind] = 0
    lay_track(state, board, state.seat, state.target)
    clear_tunnel(state)


@kernel
def clear_tunnel(state: State) -> None:
    for kind in range(KINDS):
        if state.turned[kind] > 0:
            discard(state, kind, state.turned[kind])
            state.turned[kind] = 0
    state.cost = 0
    state.colour = 0
    state.target = 0
    state.phase = FILL
    state.after = END_TURN


@kernel
def surcharges(state: State, seat: int) -> int:
    """Word 0 of the mask: every way to pay the extra, and to give up."""
    mask = bit(WITHDRAW)
    for locomotives in range(state.cost + 1):
        if refuse_surcharge(state, seat, COUNT + locomotives) == clauses.LEGAL:
            mask |= bit(COUNT + locomotives)
    return mask


@kernel
def refuse_surcharge(state: State, seat: int, decision: int) -> int:
    if decision == WITHDRAW:
        return clauses.LEGAL
    locomotives = decision - COUNT
    coloured = state.cost - locomotives
    if coloured < 0:
        return clauses.E5
    if coloured > 0 and state.colour == LOCOMOTIVE:
        return clauses.E6
    if state.hands[seat, LOCOMOTIVE] < locomotives:
        return clauses.E5
    if coloured > 0 and state.hands[seat, state.colour] < coloured:
        return clauses.E5
    return clauses.LEGAL


@kernel
def answer_surcharge(state: State, board: Board, seat: int, decision: int) -> None:
    if decision == WITHDRAW:
        withdraw(state, seat)
    else:
        pay(state, seat, state.colour, state.cost, decision - COUNT)
        break_through(state, board)


@kernel
def withdraw(state: State, seat: int) -> None:
    """E7: the set goes back to the hand; E9b: where everybody now knows it to be."""
    for kind in range(KINDS):
        number = state.played[kind]
        state.hands[seat, kind] += number
        state.hand_n[seat] += number
        state.known[seat, kind] += number
        state.played[kind] = 0
    state.quiet = IDLE
    clear_tunnel(state)
