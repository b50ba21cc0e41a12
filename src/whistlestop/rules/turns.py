"""Turns: whose it is, when the last ones begin, when the game is over (B13, B13a, E16, K13a, K14)."""

from __future__ import annotations

from .board import Board
from .completion import begin_completing
from .happenings import GAME_OVER, LAST_TURNS, TURN_BEGAN, Happenings, tell
from .kernel import kernel
from .phases import OVER, TURN
from .state import ACTIVE, PASSED, State
from .yards import move_to_track


@kernel
def start_round(state: State, board: Board, happenings: Happenings) -> None:
    """The first turn of a game or of a second round; K18a: with no deck left the last turns begin at once."""
    if board.yards != 0 and state.deck_n == 0:
        begin_last_turns(state, happenings)
    begin_turn(state, board, happenings)


@kernel
def begin_turn(state: State, board: Board, happenings: Happenings) -> None:
    state.phase = TURN
    state.turn += 1
    state.quiet = ACTIVE
    tell(happenings, TURN_BEGAN, state.seat, state.turn)
    if board.yards != 0:
        move_to_track(state, state.seat, happenings)


@kernel
def end_turn(state: State, board: Board, happenings: Happenings) -> None:
    state.passes = state.passes + 1 if state.quiet == PASSED else 0
    state.idle = state.idle + 1 if state.quiet != ACTIVE else 0
    stuck = state.passes >= state.players or state.idle >= board.idle_rounds * state.players
    if state.last_turns > 0:
        state.last_turns -= 1
        if state.last_turns == 0:
            end_round(state, board, happenings)
            return
    elif last_turns_begin(state, board, stuck):
        begin_last_turns(state, happenings)
    if stuck and board.yards == 0:  # B13a, E16
        end_round(state, board, happenings)
        return
    state.seat = (state.seat + 1) % state.players
    begin_turn(state, board, happenings)


@kernel
def begin_last_turns(state: State, happenings: Happenings) -> None:
    """Everybody has one more turn."""
    state.last_turns = state.players
    tell(happenings, LAST_TURNS, state.seat, state.last_turns)


@kernel
def last_turns_begin(state: State, board: Board, stuck: bool) -> bool:
    """B13: few trains are left; K14: the deck is gone; K13a: nobody does anything any more."""
    if board.yards != 0:
        return state.deck_n == 0 or stuck
    return state.trains[state.seat] <= board.last_round_at


@kernel
def end_round(state: State, board: Board, happenings: Happenings) -> None:
    if board.yards != 0:
        begin_completing(state, happenings)
    else:
        state.phase = OVER
        tell(happenings, GAME_OVER, state.seat, 0)
