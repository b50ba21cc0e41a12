"""Writes observations. Everything comes from `seen`, what the seat knows, and from advice made of it.

`out` is an array of rows of bytes, all zero before; `layout` says where each block begins (features).
"""

from __future__ import annotations

from typing import Any

from whistlestop.rules.board import Board
from whistlestop.rules.kernel import has, kernel
from whistlestop.rules.phases import COUNT_CARDS, COUNT_LOCOS, FIRST_DECISION, OVER, SURCHARGE
from whistlestop.rules.record import KINDS
from whistlestop.rules.state import State

from ..forecast import card_turns_left, count_unseen, turns_left
from ..workspace import Workspace
from .cells import put
from .features import HANDFUL, LAST_TURNS, LOW_TRAINS, ROWFUL, SEAT_NUMBERS, TURNS
from .map_games import largest_network, observe_map
from .yards import observe_yards

Rows = Any  # a two-dimensional array of signed bytes
Layout = Any

THRESHOLDS = len(LOW_TRAINS)


@kernel
def observe(
    seen: State,
    board: Board,
    seat: int,
    work: Workspace,
    layout: Layout,
    advice: int,
    out: Rows,
    row: int,
) -> None:
    """One row. `work` holds the plan and the needs of the bot that gave the advice; advice: a number, or -1."""
    turns = card_turns_left(seen) if board.yards != 0 else turns_left(seen, board)
    observe_table(seen, layout, turns, out, row)
    for place in range(seen.players):
        observe_seat(seen, board, seat, work, layout, place, out, row)
    observe_cards(seen, board, seat, work, layout, out, row)
    if board.yards != 0:
        observe_yards(seen, board, seat, work, layout, out, row)
    else:
        observe_map(seen, board, seat, work, layout, out, row)
    if advice >= 0:
        out[row, layout.advice + advice] = 1


@kernel
def observe_table(seen: State, layout: Layout, turns: int, out: Rows, row: int) -> None:
    if seen.phase != OVER:
        out[row, layout.phase + seen.phase - FIRST_DECISION] = 1
    out[row, layout.players + seen.players - 2] = 1
    if seen.last_turns > 0:
        out[row, layout.last_turns + min(seen.last_turns, LAST_TURNS) - 1] = 1
    for most in range(TURNS):
        if turns <= most + 1:
            out[row, layout.turns_left + most] = 1
    at = layout.table
    put(out, row, at, seen.deck_n)
    put(out, row, at + 1, seen.discard_n)
    put(out, row, at + 2, seen.pool_n + seen.tail_n)
    put(out, row, at + 3, seen.turn // 2)
    put(out, row, at + 4, 16 * seen.round)
    put(out, row, at + 5, 8 * seen.cost)
    put(out, row, at + 6, 8 * seen.pile)
    put(out, row, at + 7, seen.idle)
    put(out, row, at + 8, 16 * seen.passes)
    put(out, row, at + 9, turns)
    if seen.phase == SURCHARGE or seen.phase == COUNT_CARDS or seen.phase == COUNT_LOCOS:
        out[row, layout.colour + seen.colour] = 1


@kernel
def observe_seat(
    seen: State,
    board: Board,
    seat: int,
    work: Workspace,
    layout: Layout,
    place: int,
    out: Rows,
    row: int,
) -> None:
    """The numbers of the seat at this place, counted from the viewer."""
    other = (seat + place) % seen.players
    at = layout.seats + SEAT_NUMBERS * place
    unknown = seen.hand_n[other]
    for kind in range(KINDS):
        unknown -= seen.known[other, kind]
    put(out, row, at, seen.trains[other])
    put(out, row, at + 1, seen.hand_n[other])
    put(out, row, at + 2, seen.held_n[other])
    put(out, row, at + 3, seen.points[other] // 2)
    put(out, row, at + 4, 16 * seen.stations[other])
    put(out, row, at + 6, unknown)
    put(out, row, at + 7, 16 if other == seen.first else 0)
    if board.yards == 0:
        put(out, row, at + 5, largest_network(seen, board, other, work))
        for threshold in range(THRESHOLDS):
            if seen.trains[other] <= LOW_TRAINS[threshold]:
                out[row, layout.low_trains + THRESHOLDS * place + threshold] = 1


@kernel
def observe_cards(seen: State, board: Board, seat: int, work: Workspace, layout: Layout, out: Rows, row: int) -> None:
    count_unseen(seen, board, seat, work)
    # where the blocks begin: compiled code would read it anew after every byte that it writes
    at_hand, at_row, at_discards, at_unseen, at_need = (
        layout.hand,
        layout.row,
        layout.discards,
        layout.unseen,
        layout.need,
    )
    at_least, row_at_least, at_known = layout.hand_at_least, layout.row_at_least, layout.known
    for kind in range(KINDS):
        own, shown = seen.hands[seat, kind], seen.row[kind]
        put(out, row, at_hand + kind, own)
        put(out, row, at_row + kind, shown)
        put(out, row, at_discards + kind, seen.discard[kind])
        put(out, row, at_unseen + kind, work.unseen[kind])
        put(out, row, at_need + kind, work.need[kind] // 8)
        for number in range(min(own, HANDFUL)):
            out[row, at_least + HANDFUL * kind + number] = 1
        for number in range(min(shown, ROWFUL)):
            out[row, row_at_least + ROWFUL * kind + number] = 1
    for place in range(1, seen.players):
        other = (seat + place) % seen.players
        for kind in range(KINDS):
            put(out, row, at_known + KINDS * (place - 1) + kind, seen.known[other, kind])
    if board.yards == 0:
        for kind in range(KINDS):
            put(out, row, layout.played + kind, seen.played[kind])
            put(out, row, layout.turned + kind, seen.turned[kind])


@kernel
def show_hidden(state: State, board: Board, seat: int, layout: Layout, out: Rows, row: int) -> None:
    """What a critic may see beside the observation, in training only: the truth."""
    for place in range(1, state.players):
        other = (seat + place) % state.players
        for kind in range(KINDS):
            put(out, row, layout.hidden_hands + KINDS * (place - 1) + kind, state.hands[other, kind])
        for ticket in range(board.tickets):
            if has(state.held[other], ticket):
                out[row, layout.hidden_held + board.tickets * (place - 1) + ticket] = 1
    for kind in range(KINDS):
        put(out, row, layout.hidden_deck + kind, state.deck[kind])
