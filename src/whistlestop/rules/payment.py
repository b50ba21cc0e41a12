"""Paying with a set of cards: for routes, ferries, tunnels and stations alike (B5, B6, E4, E11)."""

from __future__ import annotations

from . import clauses, decisions
from .board import GREY
from .decisions import PAY, PAY_LOCOMOTIVES
from .kernel import M64, ONE, ZERO, kernel, u64
from .state import COLOURS, LOCOMOTIVE, State

set_number, set_parts = kernel(decisions.set_number), kernel(decisions.set_parts)


@kernel
def payments(state: State, seat: int, number: int, colour: int, symbols: int) -> int:
    """The PAY block of the mask: all sets of `number` cards in this colour (or any one, if GREY) with at least
    `symbols` locomotives. Locomotives alone are a decision of their own, see `all_locomotives`."""
    mask = ZERO
    locomotives = state.hands[seat, LOCOMOTIVE]
    first = 0 if colour == GREY else colour
    last = COLOURS if colour == GREY else colour + 1
    for c in range(first, last):
        fewest = max(symbols, number - state.hands[seat, c])
        most = min(locomotives, number - 1)
        if fewest <= most:
            run = ((ONE << u64(most - fewest + 1)) - ONE) & M64
            mask |= (run << u64(set_number(c, fewest))) & M64
    return mask


@kernel
def all_locomotives(state: State, seat: int, number: int) -> bool:
    """B5: a set of locomotives alone is allowed."""
    return state.hands[seat, LOCOMOTIVE] >= number


@kernel
def refuse_payment(state: State, seat: int, decision: int, number: int, colour: int, symbols: int) -> int:
    """The clause a payment offends; the caller says E11 for stations where this says B5."""
    if decision == PAY_LOCOMOTIVES:
        return clauses.LEGAL if all_locomotives(state, seat, number) else clauses.B5
    paid, locomotives = set_parts(decision - PAY)
    if colour != GREY and paid != colour:
        return clauses.B5
    if locomotives >= number:  # at least one card of the colour named
        return clauses.B5
    if locomotives < symbols:
        return clauses.E4
    if state.hands[seat, LOCOMOTIVE] < locomotives or state.hands[seat, paid] < number - locomotives:
        return clauses.B5
    return clauses.LEGAL


@kernel
def paid_colour(decision: int) -> int:
    """The colour of the set played; LOCOMOTIVE for locomotives alone."""
    return LOCOMOTIVE if decision == PAY_LOCOMOTIVES else set_parts(decision - PAY)[0]


@kernel
def paid_locomotives(decision: int, number: int) -> int:
    return number if decision == PAY_LOCOMOTIVES else set_parts(decision - PAY)[1]
