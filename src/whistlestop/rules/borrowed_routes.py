"""What stations are worth at the end: the best choice of other players' routes to borrow (E12, E12a)."""

from __future__ import annotations

from .board import Board
from .kernel import M64, ONE, ZERO, bit, kernel, lowest
from .score_record import NOTHING_BORROWED, Score
from .state import State


@kernel
def borrow(state: State, board: Board, seat: int, score: Score) -> None:
    """Choose one route a station (or none) so that ticket points, then completed tickets, are most; the first such
    choice in the order of docs/decisions.md. Completed tickets go to score.done."""
    lent_0, lent_1 = lent(state, seat, 0), lent(state, seat, 1)
    cities = state.station_at[seat]
    if cities == ZERO or state.held[seat] & (M64 ^ score.done[seat]) == ZERO:
        return
    first = lowest(cities)
    cities &= cities - ONE
    second = lowest(cities)
    cities &= cities - ONE
    third = lowest(cities)
    own = score.done[seat]
    most = 0
    number = 0
    i = NOTHING_BORROWED
    while i < board.tracks:
        j = NOTHING_BORROWED
        while j < board.tracks:
            k = NOTHING_BORROWED
            while k < board.tracks:
                most, number = try_choice(state, board, seat, score, own, i, j, k, most, number)
                k = next_useful(state, board, seat, third, k, lent_0, lent_1)
            j = next_useful(state, board, seat, second, j, lent_0, lent_1)
        i = next_useful(state, board, seat, first, i, lent_0, lent_1)


@kernel
def lent(state: State, seat: int, word: int) -> int:
    """Routes of the other players."""
    tracks = ZERO
    for other in range(state.players):
        if other != seat:
            tracks |= state.owned[other, word]
    return tracks


@kernel
def next_useful(state: State, board: Board, seat: int, city: int, track: int, lent_0: int, lent_1: int) -> int:
    """The next of the others' tracks into this city that joins anything new; board.tracks when there is none."""
    if city >= board.cities:
        return board.tracks
    low = board.at_city[city, 0] & lent_0
    high = board.at_city[city, 1] & lent_1
    if track >= 64:
        low = ZERO
        high = high & above(track - 64)
    elif track >= 0:
        low = low & above(track)
    while low | high != ZERO:
        if low != ZERO:
            track = lowest(low)
            low &= low - ONE
        else:
            track = 64 + lowest(high)
            high &= high - ONE
        if state.network[seat, board.track_a[track]] != state.network[seat, board.track_b[track]]:
            return track
    return board.tracks


@kernel
def above(index: int) -> int:
    """All bits above this one."""
    return M64 ^ (bit(index) | (bit(index) - ONE))


@kernel
def try_choice(
    state: State, board: Board, seat: int, score: Score, own: int, i: int, j: int, k: int, most: int, number: int
) -> tuple[int, int]:
    """Count what these borrowed tracks complete; write the choice into the score if it is the best so far."""
    x1, y1 = ends(state, board, seat, i)
    x2, y2 = ends(state, board, seat, j)
    x2, y2 = moved(x2, x1, y1), moved(y2, x1, y1)
    x3, y3 = ends(state, board, seat, k)
    x3, y3 = moved(moved(x3, x1, y1), x2, y2), moved(moved(y3, x1, y1), x2, y2)
    points = 0
    tickets = 0
    done = own
    rest = state.held[seat] & (M64 ^ own)
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        a = state.network[seat, board.ticket_a[ticket]]
        b = state.network[seat, board.ticket_b[ticket]]
        a = moved(moved(moved(a, x1, y1), x2, y2), x3, y3)
        b = moved(moved(moved(b, x1, y1), x2, y2), x3, y3)
        if a == b:
            points += board.ticket_points[ticket]
            tickets += 1
            done |= bit(ticket)
    if points < most or (points == most and tickets <= number):
        return most, number
    score.done[seat] = done
    score.borrowed[seat, 0] = i
    score.borrowed[seat, 1] = j
    score.borrowed[seat, 2] = k
    return points, tickets


@kernel
def ends(state: State, board: Board, seat: int, track: int) -> tuple[int, int]:
    """The two groups of cities that a borrowed track joins; a group and itself for none."""
    if track == NOTHING_BORROWED:
        return -1, -1
    return state.network[seat, board.track_a[track]], state.network[seat, board.track_b[track]]


@kernel
def moved(label: int, to: int, gone: int) -> int:
    """A group's label after the group `gone` has been joined to `to`."""
    return to if label == gone else label
