"""A new game, before anything has been drawn (B1, E1, K1)."""

from __future__ import annotations

from .board import Board
from .cards import reveal_gain
from .chance import start_stream
from .kernel import M64, ZERO, bit, kernel
from .network import forget
from .phases import DEAL, LOT
from .record import KINDS, WORDS
from .state import LOCOMOTIVE, State


@kernel
def set_up(state: State, board: Board, players: int, first: int, seed: int, index: int) -> None:
    """Fill an all-zero record. `first` is the starting player, or -1 to let the lot decide (B4, K4)."""
    state.players = players
    state.first = first
    state.round = 1
    state.rng = start_stream(seed, index)
    for kind in range(KINDS):
        state.deck[kind] = board.cards[kind]
        state.deck_n += board.cards[kind]
    for ticket in range(board.tickets):
        state.pool |= bit(ticket)
    state.long_pool = board.long_tickets
    state.pool &= M64 ^ board.long_tickets
    for ticket in range(board.tickets):
        if state.pool & bit(ticket) != ZERO:
            state.pool_n += 1
    for seat in range(players):
        set_up_seat(state, board, seat)
    if first >= 0:
        draw_lot(state, first)
    else:
        state.phase = LOT


@kernel
def set_up_seat(state: State, board: Board, seat: int) -> None:
    state.trains[seat] = board.trains
    state.stations[seat] = board.stations
    for word in range(WORDS):
        state.open[seat, word] = board.all_tracks[word]
    forget(state, seat)
    for _ in range(board.given_locomotives):  # K2: known to everybody
        state.deck[LOCOMOTIVE] -= 1
        state.deck_n -= 1
        reveal_gain(state, seat, LOCOMOTIVE)


@kernel
def draw_lot(state: State, seat: int) -> None:
    state.first = seat
    state.seat = seat
    state.phase = DEAL
