"""The card game: what a seat has on the track or on the way there, what its tickets ask for, what is left over."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.kernel import ONE, ZERO, kernel, lowest
from whistlestop.rules.record import KINDS
from whistlestop.rules.state import CARDS, COLOURS, LOCOMOTIVE, LOCOS, State

from ..forecast import card_turns_left
from ..traits import Traits
from ..workspace import Workspace


@kernel
def moves_left(seen: State) -> int:
    """How often step 1 (K5) will still happen for the seat to move."""
    return card_turns_left(seen) - 1


@kernel
def reckon_supply(seen: State, board: Board, seat: int, work: Workspace, tickets: int) -> None:
    """work.stock and work.lacking, with these tickets to be completed."""
    moves = moves_left(seen)
    for kind in range(KINDS):
        work.stock[kind] = seen.piles[seat, kind]
    for colour in range(COLOURS):
        locomotives = min(moves, seen.yards[seat, colour, LOCOS])
        work.stock[LOCOMOTIVE] += locomotives
        work.stock[colour] += min(moves - locomotives, seen.yards[seat, colour, CARDS])
    for colour in range(COLOURS):
        work.lacking[colour] = 0 - work.stock[colour]
    while tickets != ZERO:
        ticket = lowest(tickets)
        tickets &= tickets - ONE
        for colour in range(COLOURS):
            work.lacking[colour] += board.ticket_cards[ticket, colour]


@kernel
def lacking_in_all(work: Workspace) -> int:
    """Cards still to be brought onto the track, with the locomotives there used."""
    total = 0
    for colour in range(COLOURS):
        total += max(0, work.lacking[colour])
    return max(0, total - work.stock[LOCOMOTIVE])


@kernel
def card_worth(work: Workspace, traits: Traits, colour: int, before: int) -> int:
    """What one more card of this colour on the track is worth when `before` more of it will be there already."""
    return traits.demand if work.lacking[colour] > before else traits.spare


@kernel
def capacity(seen: State, traits: Traits) -> int:
    """Cards that a seat will still be able to bring onto the track."""
    return moves_left(seen) * traits.cards_a_turn // 100
