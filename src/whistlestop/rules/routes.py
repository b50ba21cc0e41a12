"""Claiming a route: clauses B5 to B11, and ferries (E4)."""

from __future__ import annotations

from . import clauses
from .board import GREY, NO_TRACK, Board
from .decisions import CLAIM
from .kernel import M64, ZERO, bit, has, kernel
from .network import join
from .phases import PAY
from .record import MAX_LENGTH
from .state import COLOURS, LOCOMOTIVE, State


@kernel
def claimable(state: State, board: Board, seat: int, word: int) -> int:
    """One word of the set of tracks this seat can claim now: open to it, trains enough, cards enough."""
    locomotives = state.hands[seat, LOCOMOTIVE]
    most = 0
    payable = ZERO
    for colour in range(COLOURS):
        own = state.hands[seat, colour]
        most = max(most, own)
        payable |= board.reach[colour, min(own + locomotives, MAX_LENGTH), word]
    payable |= board.reach[GREY, min(most + locomotives, MAX_LENGTH), word]  # B6: grey takes any one colour
    usable = state.open[seat, word] & board.fits[state.trains[seat], word]
    return payable & usable & board.ferry_ok[min(locomotives, MAX_LENGTH), word]


@kernel
def refuse_claim(state: State, board: Board, seat: int, decision: int) -> int:
    track = decision - CLAIM
    word, place = track >> 6, track & 63
    if track >= board.tracks:
        return clauses.NO_SUCH_DECISION
    if not has(state.open[seat, word], place):
        return refuse_closed(state, board, seat, track)
    if state.trains[seat] < board.length[track]:
        return clauses.B7
    if has(claimable(state, board, seat, word), place):
        return clauses.LEGAL
    if state.hands[seat, LOCOMOTIVE] < board.ferry[track]:
        return clauses.E4
    if board.colour[track] == GREY and state.hand_n[seat] >= board.length[track]:
        return clauses.B6  # cards enough, but not of one colour
    return clauses.B5


@kernel
def refuse_closed(state: State, board: Board, seat: int, track: int) -> int:
    """Claimed already (B8: only open routes); one's own twin (B9); closed by the other track's claim (B10)."""
    twin = board.twin[track]
    for owner in range(state.players):
        if has(state.owned[owner, track >> 6], track & 63):
            return clauses.B8
    if twin != NO_TRACK and has(state.owned[seat, twin >> 6], twin & 63):
        return clauses.B9
    return clauses.B10


@kernel
def choose_track(state: State, board: Board, decision: int) -> None:
    track = decision - CLAIM
    state.target = track
    state.cost = board.length[track]
    state.phase = PAY


@kernel
def lay_track(state: State, board: Board, seat: int, track: int) -> None:
    """The route is the seat's: trains (B7), points (B11), the double's other track (B9, B10), the network (B14)."""
    word, place = track >> 6, track & 63
    state.owned[seat, word] |= bit(place)
    for other in range(state.players):
        state.open[other, word] &= M64 ^ bit(place)
    twin = board.twin[track]
    if twin != NO_TRACK:
        for other in range(state.players):
            if other == seat or state.players <= board.doubles_closed_up_to:
                state.open[other, twin >> 6] &= M64 ^ bit(twin & 63)
    length = board.length[track]
    state.trains[seat] -= length
    state.points[seat] += board.points[length]
    join(state, seat, board.track_a[track], board.track_b[track])
