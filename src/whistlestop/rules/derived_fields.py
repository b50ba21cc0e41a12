"""What follows from the rest of a record, worked out anew: for positions that were put together by hand."""

from __future__ import annotations

from .board import Board
from .kernel import M64, ONE, ZERO, bit, has, kernel, lowest, popcount
from .network import forget, join
from .paths import longest_path
from .record import KINDS, WORDS
from .routes import lay_track
from .scratch import Scratch
from .state import State

NO_CONFLICT = -1


@kernel
def derive(state: State, board: Board) -> int:
    """Fill in all counts, and what follows from the routes that the seats own: open tracks, trains, points, networks.

    The first track that its owner could not have claimed (B7, B9, B10), or NO_CONFLICT.
    """
    count_cards(state)
    state.pool_n = popcount(state.pool)
    for seat in range(state.players):
        state.held_n[seat] = popcount(state.held[seat])
        state.stations[seat] = board.stations - popcount(state.station_at[seat])
        state.trains[seat] = board.trains
        state.points[seat] = 0
        forget(state, seat)
        for word in range(WORDS):
            state.open[seat, word] = board.all_tracks[word]
    for seat in range(state.players):
        for word in range(WORDS):
            rest = state.owned[seat, word]
            while rest != ZERO:
                place = lowest(rest)
                rest &= rest - ONE
                track = 64 * word + place
                if not has(state.open[seat, word], place) or state.trains[seat] < board.length[track]:
                    return track
                lay_track(state, board, seat, track)
    return NO_CONFLICT


@kernel
def count_cards(state: State) -> None:
    state.deck_n, state.row_n, state.discard_n = 0, 0, 0
    for seat in range(state.players):
        state.hand_n[seat] = 0
    for kind in range(KINDS):
        state.deck_n += state.deck[kind]
        state.row_n += state.row[kind]
        state.discard_n += state.discard[kind]
        for seat in range(state.players):
            state.hand_n[seat] += state.hands[seat, kind]


@kernel
def keep_longest(state: State, board: Board, seat: int, scratch: Scratch) -> None:
    """Leave the seat only the routes of one longest path (B15): those without which it would be shorter."""
    length = longest_path(state, board, seat, scratch)
    for word in range(WORDS):
        rest = state.owned[seat, word]
        while rest != ZERO:
            route = bit(lowest(rest))
            rest &= rest - ONE
            state.owned[seat, word] &= M64 ^ route
            relabel(state, board, seat)
            if longest_path(state, board, seat, scratch) < length:
                state.owned[seat, word] |= route
    relabel(state, board, seat)


@kernel
def relabel(state: State, board: Board, seat: int) -> None:
    """The network of the routes that a seat owns now."""
    forget(state, seat)
    for word in range(WORDS):
        rest = state.owned[seat, word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            join(state, seat, board.track_a[track], board.track_b[track])
