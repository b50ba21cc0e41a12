"""A game as the list of what happened: one number for each decision and each chance outcome.

A log is an array of integers: log[0] is how many entries there are, and they follow. An entry is
`seat * DECISIONS + decision`, or `-1 - outcome`.
"""

from __future__ import annotations

from typing import Any

from . import clauses
from .board import Board
from .chance import draw_outcome, weight
from .decisions import DECISIONS
from .effects import take
from .flow import happen
from .happenings import Happenings, begin_entry, has_room
from .kernel import kernel
from .phases import FIRST_DECISION
from .refusals import refusal
from .scratch import Scratch
from .state import State

Log = Any  # an array of integers


@kernel
def note(log: Log, entry: int) -> None:
    log[0] += 1
    log[log[0]] = entry


@kernel
def settle_noting(state: State, board: Board, log: Log, happenings: Happenings) -> None:
    """All chance up to the next decision by the record's own generator, as far as there is room to write it down."""
    while state.phase < FIRST_DECISION and log[0] + 1 < len(log) and has_room(happenings):
        outcome = draw_outcome(state, board)
        note(log, -1 - outcome)
        begin_entry(happenings, log[0])
        happen(state, board, outcome, happenings)


@kernel
def take_noting(
    state: State, board: Board, seat: int, decision: int, scratch: Scratch, log: Log, happenings: Happenings
) -> int:
    """A decision and all chance that follows; a refusal code, and nothing changed, if it is not legal."""
    refused = refusal(state, board, seat, decision, scratch)
    if refused == clauses.LEGAL:
        note(log, seat * DECISIONS + decision)
        begin_entry(happenings, log[0])
        take(state, board, seat, decision, happenings)
        settle_noting(state, board, log, happenings)
    return refused


@kernel
def replay(state: State, board: Board, log: Log, low: int, high: int, scratch: Scratch, happenings: Happenings) -> int:
    """Play entries low to high - 1 of a log; the first that is not possible, or what happened has no room, or high.

    The generator draws along, so that a game that is played on goes on as it would have.
    """
    for at in range(low, high):
        if not has_room(happenings):
            return at
        begin_entry(happenings, at)
        entry = log[at]
        if entry < 0:
            if weight(state, board, -1 - entry) == 0:
                return at
            draw_outcome(state, board)
            happen(state, board, -1 - entry, happenings)
        else:
            seat, decision = entry // DECISIONS, entry % DECISIONS
            if refusal(state, board, seat, decision, scratch) != clauses.LEGAL:
                return at
            take(state, board, seat, decision, happenings)
    return high
