"""Europe: stations, built only where a plan counts on borrowing somebody's track (E10 to E12)."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.decisions import STATION
from whistlestop.rules.kernel import ONE, ZERO, has, kernel, lowest
from whistlestop.rules.legality import BUILDING
from whistlestop.rules.record import WORDS
from whistlestop.rules.state import State

from ..forecast import turns_left
from ..workspace import Workspace

LATE = 5  # with more turns to go than this, the plan is built first: the station may prove needless


@kernel
def best_station(seen: State, board: Board, seat: int, work: Workspace) -> int:
    """A station at one end of a track that the plan borrows and that no station of the seat's serves yet; else -1."""
    if work.mask[BUILDING] == ZERO or work.plan_borrowed == 0:
        return -1
    if work.plan_routes > 0 and turns_left(seen, board) > LATE + work.plan_borrowed:
        return -1
    for word in range(WORDS):
        rest = work.borrowed[word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            a, b = board.track_a[track], board.track_b[track]
            if has(seen.station_at[seat], a) or has(seen.station_at[seat], b):
                continue
            if has(work.mask[BUILDING], a):
                return STATION + a
            if has(work.mask[BUILDING], b):
                return STATION + b
    return -1
