"""Random play: every legal decision equally likely."""

from __future__ import annotations

from .chance import below
from .decisions import MASK_WORDS
from .kernel import kernel, nth_bit, popcount
from .phases import COMPLETING, SETUP
from .scratch import Scratch
from .state import State


@kernel
def decider(state: State) -> int:
    """The seat to decide; of several, the lowest."""
    if state.phase == SETUP or state.phase == COMPLETING:
        seat = 0
        while (state.pending >> seat) & 1 == 0:
            seat += 1
        return seat
    return state.seat


@kernel
def random_decision(scratch: Scratch) -> int:
    """One of the decisions in scratch.mask, by the policy's own stream."""
    number = 0
    for word in range(MASK_WORDS):
        number += popcount(scratch.mask[word])
    rest = below(scratch, number)
    for word in range(MASK_WORDS):
        here = popcount(scratch.mask[word])
        if rest < here:
            return 64 * word + nth_bit(scratch.mask[word], rest)
        rest -= here
    return -1
