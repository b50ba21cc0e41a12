"""What the others are after, told from their routes and from the cards that everybody has seen them take.

A gap between two parts of a network is where it will grow; cards of one colour are for a route of that colour.
"""

from __future__ import annotations

from whistlestop.rules.board import GREY, Board
from whistlestop.rules.kernel import has, kernel
from whistlestop.rules.state import COLOURS, LOCOMOTIVE, State

from .outlook import is_at

JOINS = 600  # a route that would join two parts of somebody's network
CONTINUES = 150  # one that would continue it


@kernel
def worth_to_others(seen: State, board: Board, seat: int, track: int) -> int:
    """What this route is worth to the opponent who would like it most; the leader's wishes count double."""
    most = 0
    ahead = leader(seen, seat)
    for other in range(seen.players):
        if other == seat or not has(seen.open[other, track >> 6], track & 63):
            continue
        if seen.trains[other] < board.length[track]:
            continue
        worth = wish(seen, board, other, track)
        if other == ahead:
            worth *= 2
        most = max(most, worth)
    return most


@kernel
def wish(seen: State, board: Board, other: int, track: int) -> int:
    """A route is worth its points to somebody as far as the cards for it are known to be in the hand; and more if it
    joins or continues a network."""
    a, b = board.track_a[track], board.track_b[track]
    length = board.length[track]
    worth = 100 * board.points[length] * min(length, known_cards(seen, board, other, track)) // length
    at_a, at_b = is_at(seen, board, other, a), is_at(seen, board, other, b)
    if at_a and at_b:
        return worth + JOINS if seen.network[other, a] != seen.network[other, b] else worth
    if at_a or at_b:
        return worth + CONTINUES
    return worth


@kernel
def known_cards(seen: State, board: Board, other: int, track: int) -> int:
    """S1: cards that everybody knows a player to hold and that would pay for this route."""
    colour = board.colour[track]
    most = 0
    if colour == GREY:
        for kind in range(COLOURS):
            most = max(most, seen.known[other, kind])
    else:
        most = seen.known[other, colour]
    return most + seen.known[other, LOCOMOTIVE]


@kernel
def leader(seen: State, seat: int) -> int:
    """The opponent with the most points on the board."""
    best = -1
    for other in range(seen.players):
        if other != seat and (best < 0 or seen.points[other] > seen.points[best]):
            best = other
    return best
