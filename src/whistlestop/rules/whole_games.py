"""One game from start to end, and many of them."""

from __future__ import annotations

from .board import Board
from .effects import take
from .flow import settle
from .happenings import UNHEARD
from .kernel import kernel
from .legality import legal
from .phases import OVER
from .random_play import decider, random_decision
from .scratch import Scratch
from .state import State


@kernel
def play_on(state: State, board: Board, scratch: Scratch, most: int) -> int:
    """Play at random until the game is over, or `most` decisions have been taken; how many were."""
    taken = 0
    while taken < most:
        settle(state, board, UNHEARD)
        if state.phase == OVER:
            break
        seat = decider(state)
        legal(state, board, seat, scratch)
        take(state, board, seat, random_decision(scratch), UNHEARD)
        taken += 1
    return taken
