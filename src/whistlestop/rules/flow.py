"""From one decision to the next: a chance outcome takes effect, and the game moves on until somebody has to decide."""

from __future__ import annotations

from . import clauses
from .board import Board
from .card_draws import second_possible
from .cards import gain, leave_deck
from .chance import draw_outcome, weight
from .happenings import (
    CARD_DEALT,
    CARD_DRAWN,
    CARD_TURNED_UP,
    FIRST_PLAYER,
    GAME_OVER,
    LOCOMOTIVES_GIVEN,
    TICKETS_DRAWN,
    UNHEARD,
    Happenings,
    tell,
    tell_card,
    tell_hand,
    tell_offer,
)
from .kernel import kernel
from .phases import (
    BLIND,
    DEAL,
    DEAL_TICKETS,
    END_TURN,
    FILL,
    FIRST_DECISION,
    KEEP_DRAWN,
    LOT,
    OVER,
    SECOND,
    START_ROUND,
    TICKETS_UP,
    TURN_UP,
)
from .row import row_is_settled
from .setup import draw_lot, set_up
from .state import LOCOMOTIVE, State
from .tickets import deal_ticket, leave_pool, offer, offer_is_full, open_setup, setup_seat
from .tunnels import all_turned_up, reckon_extra, turn_up
from .turns import end_turn, start_round


@kernel
def advance(state: State, board: Board, happenings: Happenings) -> None:
    """Go on until chance or a player is to move."""
    while True:
        phase = state.phase
        if phase == FILL:
            if not row_is_settled(state, board, happenings):
                return
            state.phase = state.after
            state.after = 0
        elif phase == SECOND:
            if second_possible(state):
                return
            state.phase = END_TURN  # T10
        elif phase == END_TURN:
            end_turn(state, board, happenings)
            return
        elif phase == DEAL:
            if state.deck_n > 0 and state.dealt < cards_to_deal(state, board):
                return
            tell_hands(state, happenings)
            state.dealt = 0
            state.phase = FILL
            state.after = DEAL_TICKETS if state.round == 1 else START_ROUND
        elif phase == DEAL_TICKETS:
            if setup_seat(state, board) >= 0:
                return
            open_setup(state, happenings)
            return
        elif phase == TICKETS_UP:
            if not offer_is_full(state, board):
                return
            state.phase = KEEP_DRAWN
            tell_offer(happenings, TICKETS_DRAWN, state, state.seat)
            return
        elif phase == TURN_UP:
            if not all_turned_up(state):
                return
            reckon_extra(state, board, happenings)
        elif phase == START_ROUND:
            start_round(state, board, happenings)
            return
        else:
            return


@kernel
def begin(state: State, board: Board, players: int, first: int, seed: int, index: int) -> None:
    """A new game in an all-zero record, up to its first chance outcome or decision."""
    set_up(state, board, players, first, seed, index)
    advance(state, board, UNHEARD)


@kernel
def cards_to_deal(state: State, board: Board) -> int:
    """B2, K2; K18 in the second round."""
    return (board.dealt if state.round == 1 else board.second_dealt) * state.players


@kernel
def dealt_seat(state: State) -> int:
    """The seat that the next card is dealt to: singly, clockwise from the one who begins."""
    return (state.seat + state.dealt) % state.players


@kernel
def receiver(state: State, board: Board) -> int:
    """The seat that the chance outcome due is for; -1 for the lot, a card of the row, or none due."""
    if state.phase == DEAL:
        return dealt_seat(state)
    if state.phase == DEAL_TICKETS:
        return setup_seat(state, board)
    return state.seat if state.phase == BLIND or state.phase == TURN_UP or state.phase == TICKETS_UP else -1


@kernel
def hand_due(state: State, board: Board) -> int:
    """The cards of each hand, where whole hands are about to be dealt and the deck has them; else 0."""
    if state.phase != DEAL or state.dealt != 0 or state.deck_n < cards_to_deal(state, board):
        return 0
    return cards_to_deal(state, board) // state.players


@kernel
def tell_hands(state: State, happenings: Happenings) -> None:
    """All cards are dealt: to each seat how many and which, in the order of dealing. Of an empty deck (K18a) nothing
    is dealt, and nothing told."""
    for step in range(state.players if state.dealt > 0 else 0):
        number = (state.dealt + state.players - 1 - step) // state.players
        tell_hand(happenings, (state.seat + step) % state.players, number)


@kernel
def recall(state: State, happenings: Happenings) -> None:
    """What is told of a game before the first entry of its log: K2, or that it is over."""
    if (state.phase == LOT or state.phase == DEAL) and state.round == 1:
        for seat in range(state.players):
            if state.known[seat, LOCOMOTIVE] > 0:
                tell(happenings, LOCOMOTIVES_GIVEN, seat, state.known[seat, LOCOMOTIVE])
    if state.phase == OVER:
        tell(happenings, GAME_OVER, state.seat, 0)


@kernel
def happen(state: State, board: Board, outcome: int, happenings: Happenings) -> None:
    """One possible chance outcome takes effect."""
    phase = state.phase
    if phase == LOT:
        draw_lot(state, outcome)
        tell(happenings, FIRST_PLAYER, outcome, 0)
    elif phase == DEAL_TICKETS:
        deal_ticket(state, board, outcome)
    elif phase == TICKETS_UP:
        leave_pool(state, outcome)
        offer(state, state.seat, outcome)
    else:
        # E9a, T8: where the card goes is settled before the deck may be reshuffled
        if phase == FILL:
            state.row[outcome] += 1
            state.row_n += 1
            tell_card(happenings, CARD_TURNED_UP, state.seat, outcome)
        elif phase == BLIND:
            gain(state, state.seat, outcome)
            tell_card(happenings, CARD_DRAWN, state.seat, outcome)
            state.phase = FILL  # T6b: a reset that was put off may have become possible
        elif phase == DEAL:
            seat = dealt_seat(state)
            gain(state, seat, outcome)
            state.dealt += 1
            tell_card(happenings, CARD_DEALT, seat, outcome)
        elif phase == TURN_UP:
            turn_up(state, outcome, happenings)
        leave_deck(state, board, outcome, happenings)
    advance(state, board, happenings)


@kernel
def apply_chance(state: State, board: Board, outcome: int, happenings: Happenings) -> int:
    """An outcome from outside; a refusal code if it cannot happen."""
    if state.phase >= FIRST_DECISION:
        return clauses.NOT_NOW
    if weight(state, board, outcome) == 0:
        return clauses.IMPOSSIBLE
    happen(state, board, outcome, happenings)
    return clauses.LEGAL


@kernel
def settle(state: State, board: Board, happenings: Happenings) -> None:
    """All chance up to the next decision, by the record's own generator."""
    while state.phase < FIRST_DECISION:
        happen(state, board, draw_outcome(state, board), happenings)
