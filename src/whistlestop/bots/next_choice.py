"""On to the next decision with more than one choice: there games of networks stop, in batches and in trials."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.effects import take
from whistlestop.rules.flow import settle
from whistlestop.rules.happenings import UNHEARD
from whistlestop.rules.kernel import kernel
from whistlestop.rules.legality import legal
from whistlestop.rules.phases import COMPLETING, OVER
from whistlestop.rules.random_play import decider
from whistlestop.rules.state import State

from .completing import complete_quickly
from .policy import only_choice
from .workspace import Workspace


@kernel
def next_choice(state: State, board: Board, work: Workspace) -> int:
    """Settle chance, complete tickets, take forced decisions; the seat that has a choice, or -1 when it is over."""
    while True:
        settle(state, board, UNHEARD)
        if state.phase == OVER:
            return -1
        seat = decider(state)
        if state.phase == COMPLETING:
            complete_quickly(state, board, seat, work)
            continue
        legal(state, board, seat, work)
        only = only_choice(work)
        if only < 0:
            return seat
        take(state, board, seat, only, UNHEARD)
