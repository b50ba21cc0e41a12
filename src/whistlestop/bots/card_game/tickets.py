"""The card game's tickets: which to keep, and when to draw more (K3, K13)."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.decisions import KEEP, TAKE_TICKETS
from whistlestop.rules.kernel import M64, ONE, ZERO, has, kernel, lowest
from whistlestop.rules.legality import MISC
from whistlestop.rules.state import COLOURS, State
from whistlestop.rules.tickets import must_keep

from ..forecast import all_tickets
from ..traits import Traits
from ..workspace import Workspace
from .supply import capacity, lacking_in_all, moves_left, reckon_supply

LAST_DRAW = 1  # with nothing left to place, any ticket that may fit is worth looking for


@kernel
def extra_cards(board: Board, work: Workspace, ticket: int) -> int:
    """Cards to be brought onto the track for this ticket beyond those lacking already."""
    before = lacking_in_all(work)
    for colour in range(COLOURS):
        work.lacking[colour] += board.ticket_cards[ticket, colour]
    extra = lacking_in_all(work) - before
    for colour in range(COLOURS):
        work.lacking[colour] -= board.ticket_cards[ticket, colour]
    return extra


@kernel
def promise_of(seen: State, board: Board, seat: int, work: Workspace, traits: Traits, ticket: int) -> int:
    """What holding this ticket promises: its points less the price of its cards; a loss if time is too short."""
    extra = extra_cards(board, work, ticket)
    worth = 100 * board.ticket_points[ticket]
    if lacking_in_all(work) + extra > capacity(seen, traits) + held_back(seen, seat, work):
        return 0 - worth
    cities = board.bonus[board.ticket_a[ticket]] + board.bonus[board.ticket_b[ticket]]  # K20
    return worth + cities * traits.city_share - traits.card_price * extra


@kernel
def held_back(seen: State, seat: int, work: Workspace) -> int:
    """Cards in the hand are half-way to the track: each saves half a card's work, if there is time to place them."""
    cards = 0
    for colour in range(COLOURS):
        cards += min(seen.hands[seat, colour], max(0, work.lacking[colour]))
    return min(cards, moves_left(seen)) // 2


@kernel
def best_card_keep(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    """One after the other, the ticket that promises most, as long as it promises anything or has to be kept."""
    reckon_supply(seen, board, seat, work, seen.held[seat])
    kept, number = 0, 0
    least = must_keep(seen, board, seat)
    for _ in range(seen.offer_n[seat]):
        best, most = -1, -(1 << 28)
        for place in range(seen.offer_n[seat]):
            if (kept >> place) & 1 == 0:
                promise = promise_of(seen, board, seat, work, traits, seen.offer[seat, place])
                if promise > most:
                    best, most = place, promise
        if most <= 0 and number >= least:
            break
        kept |= 1 << best
        number += 1
        for colour in range(COLOURS):
            work.lacking[colour] += board.ticket_cards[seen.offer[seat, best], colour]
    return KEEP + kept


@kernel
def wants_card_tickets(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> bool:
    """Draw when the tickets on average promise enough. Needs work.lacking."""
    if not has(work.mask[MISC], TAKE_TICKETS):
        return False
    total, number = 0, 0
    rest = all_tickets(board) & (M64 ^ (seen.held[seat] | completed_by_all(seen)))
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        total += max(0, promise_of(seen, board, seat, work, traits, ticket))
        number += 1
    if number == 0:
        return False
    promise = board.drawn * total // number
    return promise >= (LAST_DRAW if moves_left(seen) == 0 else traits.draw_at)


@kernel
def completed_by_all(seen: State) -> int:
    done = ZERO
    for seat in range(seen.players):
        done |= seen.completed[seat]
    return done
