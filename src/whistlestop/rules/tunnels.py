"""Tunnels: a set is played, three cards are turned up, and the extra is paid or the set taken back (E5 to E9b)."""

from __future__ import annotations

from . import clauses
from .board import Board
from .cards import discard, pay, spend
from .decisions import COUNT, WITHDRAW
from .happenings import (
    TUNNEL_CARD,
    TUNNEL_ENTERED,
    TUNNEL_GIVEN_UP,
    TUNNEL_PAID,
    Happenings,
    tell_card,
    tell_claim,
    tell_extra,
    tell_tunnel,
)
from .kernel import bit, kernel
from .phases import END_TURN, FILL, SURCHARGE, TURN_UP
from .record import KINDS, Ints
from .routes import lay_track
from .state import IDLE, LOCOMOTIVE, State

TURNED_UP = 3


@kernel
def enter_tunnel(state: State, seat: int, colour: int, locomotives: int, happenings: Happenings) -> None:
    """E5: the set lies on the table, neither in the hand nor in the discards (E9a)."""
    number = state.cost
    if number > locomotives:
        spend(state, seat, colour, number - locomotives)
        state.played[colour] = number - locomotives
    if locomotives > 0:
        spend(state, seat, LOCOMOTIVE, locomotives)
        state.played[LOCOMOTIVE] = locomotives
    state.colour = colour
    state.phase = TURN_UP
    tell_tunnel(happenings, TUNNEL_ENTERED, seat, state.target, colour, number, locomotives)


@kernel
def turn_up(state: State, kind: int, happenings: Happenings) -> None:
    state.turned[kind] += 1
    tell_card(happenings, TUNNEL_CARD, state.seat, kind)


@kernel
def all_turned_up(state: State) -> bool:
    """E9: three cards, or as many as there are."""
    return state.deck_n == 0 or number_of(state.turned) == TURNED_UP


@kernel
def reckon_extra(state: State, board: Board, happenings: Happenings) -> None:
    """E5: one more card for each one turned up that matches; E6: for locomotives alone only locomotives match."""
    extra = state.turned[LOCOMOTIVE]
    if state.colour != LOCOMOTIVE:
        extra += state.turned[state.colour]
    state.cost = extra
    if extra > 0:
        state.phase = SURCHARGE
        tell_extra(happenings, state.seat, state.target, extra)
    else:  # E7: nothing to pay, so the claim stands
        break_through(state, board, happenings)


@kernel
def break_through(state: State, board: Board, happenings: Happenings) -> None:
    """The route is claimed; E8: the set and the cards turned up are discarded."""
    number, locomotives = number_of(state.played), state.played[LOCOMOTIVE]
    for kind in range(KINDS):
        if state.played[kind] > 0:
            discard(state, kind, state.played[kind])
            state.played[kind] = 0
    lay_track(state, board, state.seat, state.target)
    tell_claim(happenings, board, state.seat, state.target, state.colour, number, locomotives)
    clear_tunnel(state)


@kernel
def number_of(cards: Ints) -> int:
    """How many cards nine counts are."""
    number = 0
    for kind in range(KINDS):
        number += cards[kind]
    return number


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
def answer_surcharge(state: State, board: Board, seat: int, decision: int, happenings: Happenings) -> None:
    if decision == WITHDRAW:
        withdraw(state, seat, happenings)
    else:
        pay(state, seat, state.colour, state.cost, decision - COUNT)
        tell_tunnel(happenings, TUNNEL_PAID, seat, state.target, state.colour, state.cost, decision - COUNT)
        break_through(state, board, happenings)


@kernel
def withdraw(state: State, seat: int, happenings: Happenings) -> None:
    """E7: the set goes back to the hand; E9b: where everybody now knows it to be."""
    number, locomotives = number_of(state.played), state.played[LOCOMOTIVE]
    tell_tunnel(happenings, TUNNEL_GIVEN_UP, seat, state.target, state.colour, number, locomotives)
    for kind in range(KINDS):
        number = state.played[kind]
        state.hands[seat, kind] += number
        state.hand_n[seat] += number
        state.known[seat, kind] += number
        state.played[kind] = 0
    state.quiet = IDLE
    clear_tunnel(state)
