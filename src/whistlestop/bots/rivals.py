"""What the others are after, told from their routes: a gap between two parts of a network is where it will grow."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.kernel import has, kernel
from whistlestop.rules.state import State

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
    a, b = board.track_a[track], board.track_b[track]
    at_a, at_b = is_at(seen, board, other, a), is_at(seen, board, other, b)
    points = 20 * board.points[board.length[track]]
    if at_a and at_b:
        return points + JOINS if seen.network[other, a] != seen.network[other, b] else points
    if at_a or at_b:
        return points + CONTINUES
    return points


@kernel
def leader(seen: State, seat: int) -> int:
    """The opponent with the most points on the board."""
    best = -1
    for other in range(seen.players):
        if other != seat and (best < 0 or seen.points[other] > seen.points[best]):
            best = other
    return best
