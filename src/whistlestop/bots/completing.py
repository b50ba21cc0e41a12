"""K16: which tickets to complete, decided at once and nearly always best: a good choice by prices, without the search.

The exact choice takes some hands a thousand times longer than others, and in a batch everybody waits for the slowest.
"""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.completion import completable
from whistlestop.rules.completion_search import settle_node
from whistlestop.rules.decisions import COMPLETE, DONE
from whistlestop.rules.effects import take
from whistlestop.rules.happenings import UNHEARD
from whistlestop.rules.kernel import ONE, ZERO, kernel, lowest
from whistlestop.rules.scratch import Scratch
from whistlestop.rules.state import COLOURS, State

PRICE = 5 * 64  # of a card, to begin with: five points, as the exact search has it
ROUNDS = 40  # trials for better prices
LOOKS = 4  # at what is left once some tickets are settled


@kernel
def complete_quickly(state: State, board: Board, seat: int, scratch: Scratch) -> None:
    """All the COMPLETE decisions of a seat, and its DONE."""
    rest = good_choice(state, board, seat, scratch)
    while rest != ZERO:
        take(state, board, seat, COMPLETE + lowest(rest), UNHEARD)
        rest &= rest - ONE
    able = completable(state, board, seat, scratch)
    while able != ZERO:  # as many as possible
        take(state, board, seat, COMPLETE + lowest(able), UNHEARD)
        able = completable(state, board, seat, scratch)
    take(state, board, seat, DONE, UNHEARD)


@kernel
def good_choice(state: State, board: Board, seat: int, scratch: Scratch) -> int:
    scratch.best = ZERO
    scratch.worth = 0
    scratch.nodes = 0
    scratch.chosen_at[0] = ZERO
    scratch.free_at[0] = state.held[seat]
    for colour in range(COLOURS):
        scratch.price[0, colour] = PRICE
    for _ in range(LOOKS):
        chosen = scratch.chosen_at[0]
        settle_node(state, board, seat, 0, ROUNDS, scratch)
        if scratch.chosen_at[0] == chosen:
            break
    return scratch.best
