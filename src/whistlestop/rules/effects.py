"""Apply a legal decision. Which rule does that depends on the phase, never on the game's name."""

from __future__ import annotations

from . import clauses
from .board import Board
from .card_draws import draw
from .cards import pay
from .completion import complete
from .decisions import CLAIM, DECK, PASS, SINGLES, STATION, TAKE_TICKETS
from .flow import advance
from .happenings import PASSED as TURN_PASSED
from .happenings import Happenings, tell, tell_claim, tell_station
from .kernel import kernel
from .payment import paid_colour, paid_locomotives
from .phases import (
    COMPLETING,
    COUNT_CARDS,
    COUNT_LOCOS,
    END_TURN,
    FILL,
    PAY,
    SECOND,
    SETUP,
    START_ROUND,
    SURCHARGE,
    TICKETS_UP,
    TURN,
)
from .refusals import refusal
from .routes import choose_track, lay_track
from .scratch import Scratch
from .state import PASSED, State
from .stations import CITY_TARGET, build_station, choose_city
from .tickets import choose_setup, keep_drawn
from .tunnels import answer_surcharge, enter_tunnel
from .yards import choose_pile, count, place_singles


@kernel
def apply(state: State, board: Board, seat: int, decision: int, scratch: Scratch, happenings: Happenings) -> int:
    """Check a decision and let it take effect; a refusal code, and nothing changed, if it is not legal."""
    refused = refusal(state, board, seat, decision, scratch)
    if refused == clauses.LEGAL:
        take(state, board, seat, decision, happenings)
    return refused


@kernel
def take(state: State, board: Board, seat: int, decision: int, happenings: Happenings) -> None:
    """A decision known to be legal takes effect, up to the next chance outcome or decision."""
    phase = state.phase
    if phase == TURN:
        take_turn(state, board, seat, decision, happenings)
    elif phase == SECOND:
        draw(state, seat, decision, True, happenings)
    elif phase == PAY:
        take_payment(state, board, seat, decision, happenings)
    elif phase == SETUP:
        if choose_setup(state, board, seat, decision, happenings):
            state.phase = START_ROUND
    elif phase == SURCHARGE:
        answer_surcharge(state, board, seat, decision, happenings)
    elif phase == COUNT_CARDS or phase == COUNT_LOCOS:
        count(state, seat, decision, happenings)
    elif phase == COMPLETING:
        complete(state, board, seat, decision, happenings)
    else:
        keep_drawn(state, seat, decision, happenings)
    advance(state, board, happenings)


@kernel
def take_turn(state: State, board: Board, seat: int, decision: int, happenings: Happenings) -> None:
    if decision <= DECK:
        draw(state, seat, decision, False, happenings)
    elif decision == TAKE_TICKETS:
        state.phase = TICKETS_UP
    elif decision == PASS:
        state.quiet = PASSED
        state.phase = END_TURN
        tell(happenings, TURN_PASSED, seat, 0)
    elif decision < CLAIM:
        choose_pile(state, decision)
    elif decision < STATION:
        choose_track(state, board, decision)
    elif decision < SINGLES:
        choose_city(state, board, seat, decision)
    else:
        place_singles(state, seat, decision, happenings)


@kernel
def take_payment(state: State, board: Board, seat: int, decision: int, happenings: Happenings) -> None:
    """B5: the cards are played. A tunnel is not yet claimed by that (E5)."""
    colour, locomotives = paid_colour(decision), paid_locomotives(decision, state.cost)
    building = state.target >= CITY_TARGET
    if not building and board.tunnel[state.target] != 0:
        enter_tunnel(state, seat, colour, locomotives, happenings)
        return
    pay(state, seat, colour, state.cost, locomotives)
    if building:
        build_station(state, seat)
        tell_station(happenings, seat, state.target - CITY_TARGET, colour, state.cost, locomotives)
    else:
        lay_track(state, board, seat, state.target)
        tell_claim(happenings, board, seat, state.target, colour, state.cost, locomotives)
    state.target = 0
    state.cost = 0
    state.phase = FILL
    state.after = END_TURN
