"""Chance is a player: what may appear, how often, and the record's own generator that decides when nobody else does."""

from __future__ import annotations

from typing import Protocol

from .board import Board
from .kernel import M64, ONE, ZERO, i64, kernel, nth_bit, popcount, u64
from .phases import CARD_OUTCOME, DEAL_TICKETS, FIRST_DECISION, LOT, NO_CHANCE, SEAT_OUTCOME, TICKET_OUTCOME, TICKETS_UP
from .record import KINDS
from .state import State
from .tickets import deals_long, setup_seat

GAMMA = u64(0x9E3779B97F4A7C15)
MIX_1 = u64(0xBF58476D1CE4E5B9)
MIX_2 = u64(0x94D049BB133111EB)
S27, S30, S31, S32 = u64(27), u64(30), u64(31), u64(32)
LOW = u64(0xFFFFFFFF)


class HasStream(Protocol):
    """A record with a generator in it: a game, or a policy's work space."""

    rng: int


# --- the generator: SplitMix64 ------------------------------------------------------------------------


@kernel
def mixed(word: int) -> int:
    word = ((word ^ (word >> S30)) * MIX_1) & M64
    word = ((word ^ (word >> S27)) * MIX_2) & M64
    return word ^ (word >> S31)


@kernel
def start_stream(seed: int, index: int) -> int:
    """The stream of game `index` of a batch: it depends on these two numbers and on nothing else."""
    return mixed((mixed((u64(seed) + GAMMA) & M64) + u64(index)) & M64)


@kernel
def below(state: HasStream, bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely, from the record's own stream."""
    limit = u64(bound)
    while True:
        state.rng = (state.rng + GAMMA) & M64
        product = ((mixed(state.rng) >> S32) * limit) & M64
        if (product & LOW) >= limit or (product & LOW) >= (ONE << S32) % limit:
            return i64(product >> S32)


# --- what may appear ----------------------------------------------------------------------------------


@kernel
def chance_kind(state: State) -> int:
    if state.phase >= FIRST_DECISION:
        return NO_CHANCE
    if state.phase == LOT:
        return SEAT_OUTCOME
    if state.phase == DEAL_TICKETS or state.phase == TICKETS_UP:
        return TICKET_OUTCOME
    return CARD_OUTCOME


@kernel
def ticket_pool(state: State, board: Board) -> int:
    """The tickets that may come up next."""
    if state.phase == DEAL_TICKETS and deals_long(state, board, setup_seat(state, board)):
        return state.long_pool
    return state.pool


@kernel
def weight(state: State, board: Board, outcome: int) -> int:
    """How many ways lead to this outcome; 0 = it cannot happen."""
    kind = chance_kind(state)
    if outcome < 0 or kind == NO_CHANCE:
        return 0
    if kind == SEAT_OUTCOME:
        return 1 if outcome < state.players else 0
    if kind == CARD_OUTCOME:
        return state.deck[outcome] if outcome < KINDS else 0
    if outcome >= 64:
        return 0
    return 1 if (ticket_pool(state, board) >> u64(outcome)) & ONE != ZERO else 0


@kernel
def draw_outcome(state: State, board: Board) -> int:
    """An outcome by the record's generator, each with its weight."""
    kind = chance_kind(state)
    if kind == SEAT_OUTCOME:
        return below(state, state.players)
    if kind == TICKET_OUTCOME:
        pool = ticket_pool(state, board)
        return nth_bit(pool, below(state, popcount(pool)))
    rest = below(state, state.deck_n)
    for colour in range(KINDS - 1):
        rest -= state.deck[colour]
        if rest < 0:
            return colour
    return KINDS - 1
