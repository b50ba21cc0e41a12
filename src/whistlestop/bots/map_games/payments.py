"""Which cards to pay with: those that are wanted least."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.decisions import PAY, PAY_LOCOMOTIVES, WITHDRAW
from whistlestop.rules.kernel import M64, ONE, ZERO, bit, has, kernel, lowest
from whistlestop.rules.legality import MISC, PAYING
from whistlestop.rules.payment import paid_colour, paid_locomotives
from whistlestop.rules.state import LOCOMOTIVE, State

from ..traits import Traits
from ..workspace import Workspace

TUNNEL_EXTRA = 60  # hundredths of a card that a set of one colour costs more in a tunnel than one of locomotives


@kernel
def best_payment(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    """The cheapest legal payment in work.mask."""
    best, least = -1, 1 << 28
    if has(work.mask[MISC], PAY_LOCOMOTIVES):
        best, least = PAY_LOCOMOTIVES, payment_price(seen, seat, work, traits, PAY_LOCOMOTIVES)
    rest = work.mask[PAYING]
    while rest != ZERO:
        decision = PAY + lowest(rest)
        rest &= rest - ONE
        price = payment_price(seen, seat, work, traits, decision)
        if price < least:
            best, least = decision, price
    return best


@kernel
def payment_price(seen: State, seat: int, work: Workspace, traits: Traits, decision: int) -> int:
    """Cards over what the plan takes are cheap, those it needs cost what they are needed for."""
    colour, locomotives = paid_colour(decision), paid_locomotives(decision, seen.cost)
    price = locomotives * (traits.turn_price // 2 + traits.locomotive_price)
    if colour == LOCOMOTIVE:
        return price
    number = seen.cost - locomotives
    over = max(0, seen.hands[seat, colour] - work.planned[colour])
    needed = max(0, number - over)
    return price + needed * traits.turn_price // 2 + number * work.need[colour] // 16 + TUNNEL_EXTRA


@kernel
def answer_to_extra(work: Workspace) -> int:
    """E7: pay a tunnel's extra if possible, with as few locomotives as possible."""
    counts = work.mask[MISC] & (M64 ^ bit(WITHDRAW))
    return WITHDRAW if counts == ZERO else lowest(counts)
