"""Drawing train cards: clauses T1 to T10."""

from __future__ import annotations

from . import clauses
from .cards import reveal_gain
from .decisions import DECK, DRAW
from .happenings import CARD_TAKEN, Happenings, tell_card
from .kernel import ZERO, bit, kernel
from .phases import BLIND, END_TURN, FILL, SECOND
from .state import COLOURS, LOCOMOTIVE, State


@kernel
def drawable(state: State, second: bool) -> int:
    """The DRAW and DECK decisions that are legal, as bits."""
    mask = ZERO
    for colour in range(COLOURS):
        if state.row[colour] > 0:
            mask |= bit(DRAW + colour)
    if state.row[LOCOMOTIVE] > 0 and not second:  # T3, T4: a face-up locomotive is a whole draw
        mask |= bit(DRAW + LOCOMOTIVE)
    if state.deck_n > 0:
        mask |= bit(DECK)
    return mask


@kernel
def second_possible(state: State) -> bool:
    """T10: is there anything to take as the second card?"""
    return state.deck_n > 0 or state.row_n > state.row[LOCOMOTIVE]


@kernel
def refuse_draw(state: State, decision: int, second: bool) -> int:
    if decision == DECK:
        return clauses.LEGAL if state.deck_n > 0 else clauses.T9
    if state.row[decision - DRAW] == 0:
        return clauses.T1
    if decision == DRAW + LOCOMOTIVE and second:
        return clauses.T3
    return clauses.LEGAL


@kernel
def draw(state: State, seat: int, decision: int, second: bool, happenings: Happenings) -> None:
    """T1: one card, face up or blind. The row is put in order (T2) before anything else happens."""
    state.after = END_TURN if second or decision == DRAW + LOCOMOTIVE else SECOND  # T3, T5
    if decision == DECK:
        state.phase = BLIND
        return
    kind = decision - DRAW
    state.row[kind] -= 1
    state.row_n -= 1
    reveal_gain(state, seat, kind)
    tell_card(happenings, CARD_TAKEN, seat, kind)
    state.phase = FILL
