"""What happens beside the decisions in a trial game of a search with the network: for the CPU and for the GPU."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.chance import start_stream
from whistlestop.rules.kernel import kernel, u64
from whistlestop.rules.phases import TURN
from whistlestop.rules.state import State
from whistlestop.rules.visibility import see

from .matches import BOT_STREAM
from .observation.looking import look

Records = Any
Numbers = Any


@kernel
def renew_luck(state: State, luck: Numbers, row: int) -> None:
    """At the beginning of a turn: each turn has its own luck, in this row, whatever happened before it."""
    if state.phase == TURN:
        state.rng = u64(luck[row, state.turn % luck.shape[1]])


@kernel
def look_at_choice(
    states: Records,
    boards: Records,
    i: int,
    seat: int,
    blanks: Records,  # the first record: zeros
    seens: Records,  # room: record j
    j: int,
    works: Records,
    traits: Records,
    layouts: Records,
    numbers: Numbers,
    observed: Numbers,
    mask: Numbers,
    row: int,
) -> None:
    """Fill a row of observations and of masks, both all zero before, with what a seat sees of game i."""
    seens[j] = blanks[0]
    see(states[i], seat, seens[j])
    works[0].rng = start_stream(BOT_STREAM, 0)
    look(seens[j], boards[0], seat, works[0], traits[0], layouts[0], numbers, observed, mask, row)
