"""Train cards on the move: between deck, row, discards and hands. Everything is counts (S2)."""

from __future__ import annotations

from .board import Board
from .happenings import RESHUFFLED, Happenings, tell
from .kernel import kernel
from .record import KINDS
from .state import LOCOMOTIVE, State


@kernel
def reshuffle(state: State, board: Board, happenings: Happenings) -> None:
    """T8: the moment the deck has run out, the discards become the deck."""
    if state.deck_n == 0 and state.discard_n > 0 and board.reshuffled != 0:
        for kind in range(KINDS):
            state.deck[kind] = state.discard[kind]
            state.discard[kind] = 0
        state.deck_n = state.discard_n
        state.discard_n = 0
        tell(happenings, RESHUFFLED, state.seat, state.deck_n)


@kernel
def leave_deck(state: State, board: Board, kind: int, happenings: Happenings) -> None:
    """One card of this kind leaves the deck for wherever the caller puts it."""
    state.deck[kind] -= 1
    state.deck_n -= 1
    reshuffle(state, board, happenings)


@kernel
def gain(state: State, seat: int, kind: int) -> None:
    state.hands[seat, kind] += 1
    state.hand_n[seat] += 1


@kernel
def reveal_gain(state: State, seat: int, kind: int) -> None:
    """S1: a card that everybody saw coming into the hand."""
    gain(state, seat, kind)
    state.known[seat, kind] += 1


@kernel
def spend(state: State, seat: int, kind: int, number: int) -> None:
    """Cards leave the hand; those known to be there are taken to go first."""
    state.hands[seat, kind] -= number
    state.hand_n[seat] -= number
    state.known[seat, kind] = max(0, state.known[seat, kind] - number)


@kernel
def discard(state: State, kind: int, number: int) -> None:
    state.discard[kind] += number
    state.discard_n += number


@kernel
def pay(state: State, seat: int, colour: int, number: int, locomotives: int) -> None:
    """B5: a set of `number` cards goes from the hand to the discards, `locomotives` of it locomotives."""
    if number > locomotives:
        spend(state, seat, colour, number - locomotives)
        discard(state, colour, number - locomotives)
    if locomotives > 0:
        spend(state, seat, LOCOMOTIVE, locomotives)
        discard(state, LOCOMOTIVE, locomotives)
