"""Whole games between bots, each seat deciding by what it sees and nothing else."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

import numpy as np

from whistlestop.rules.board import Board
from whistlestop.rules.chance import start_stream
from whistlestop.rules.effects import take
from whistlestop.rules.flow import settle
from whistlestop.rules.happenings import UNHEARD
from whistlestop.rules.kernel import kernel, popcount, u64
from whistlestop.rules.phases import OVER, TURN
from whistlestop.rules.random_play import decider
from whistlestop.rules.record import SEATS, Ints, dtype_of
from whistlestop.rules.visibility import see

from .policy import decide
from .workspace import Workspace

Records = Any

BOT_STREAM = u64(0x626F7473)  # a bot's luck is neither the game's nor another bot's
STREAMS_A_GAME = 4096  # one a decision
BLANK, STATE_AT, SEEN = 0, 1, 2  # the records that a match works with: all zeros, the game, and what a seat sees


class Tally(Protocol):
    """What happened in a game, seat by seat."""

    decisions: Annotated[Ints, np.int32, SEATS]
    turns: Annotated[Ints, np.int16, SEATS]
    tickets: Annotated[Ints, np.int16, SEATS]  # held or completed at the end
    trains: Annotated[Ints, np.int16, SEATS]  # left
    cards: Annotated[Ints, np.int16, SEATS]  # left


TALLY = dtype_of(Tally)


@kernel
def play_match(
    rooms: Records, board: Board, work: Workspace, traits: Records, seed: int, index: int, tally: Tally
) -> int:
    """Play a game to its end; how many decisions that took."""
    state = rooms[STATE_AT]
    taken = 0
    work.hasty = 0
    while True:
        settle(state, board, UNHEARD)
        if state.phase == OVER:
            break
        seat = decider(state)
        rooms[SEEN] = rooms[BLANK]
        see(state, seat, rooms[SEEN])
        work.rng = start_stream(u64(seed) ^ BOT_STREAM, STREAMS_A_GAME * index + taken)
        decision = decide(rooms[SEEN], board, seat, work, traits[seat])
        tally.decisions[seat] += 1
        if state.phase == TURN:
            tally.turns[seat] += 1
        take(state, board, seat, decision, UNHEARD)
        taken += 1
    for seat in range(state.players):
        tally.trains[seat] = state.trains[seat]
        tally.cards[seat] = state.hand_n[seat]
        tally.tickets[seat] = state.held_n[seat] + popcount(state.completed[seat])
    return taken
