"""Rail yards: moving cards to the track, placing piles, train robberies (K5, K9 to K12)."""

from __future__ import annotations

from . import clauses
from .cards import discard, spend
from .decisions import COUNT, PLACE, SINGLES, SINGLES_N
from .happenings import CARDS_MOVED, PILE_PLACED, TRAIN_ROBBED, Happenings, tell, tell_pile, tell_singles
from .kernel import ZERO, bit, kernel
from .phases import COUNT_CARDS, COUNT_LOCOS, END_TURN, FILL
from .state import CARDS, COLOURS, LOCOMOTIVE, LOCOS, State

NOBODY = -1


@kernel
def move_to_track(state: State, seat: int, happenings: Happenings) -> None:
    """K5: from each pile the top card moves to the track; K10: locomotives lie on top."""
    moved = 0
    for colour in range(COLOURS):
        if state.yards[seat, colour, LOCOS] > 0:
            state.yards[seat, colour, LOCOS] -= 1
            state.piles[seat, LOCOMOTIVE] += 1
            moved += 1
        elif state.yards[seat, colour, CARDS] > 0:
            state.yards[seat, colour, CARDS] -= 1
            state.piles[seat, colour] += 1
            moved += 1
    if moved > 0:
        tell(happenings, CARDS_MOVED, seat, moved)


@kernel
def pile_size(state: State, seat: int, colour: int) -> int:
    return state.yards[seat, colour, CARDS] + state.yards[seat, colour, LOCOS]


@kernel
def yard_holder(state: State, colour: int) -> int:
    """K12: a colour lies in at most one yard."""
    for seat in range(state.players):
        if pile_size(state, seat, colour) > 0:
            return seat
    return NOBODY


@kernel
def smallest_pile(state: State, seat: int, colour: int) -> int:
    """How many cards it takes to place this colour: two (K9), or more than a robbed pile has (K12)."""
    holder = yard_holder(state, colour)
    if holder == NOBODY or holder == seat:
        return 2
    return max(2, pile_size(state, holder, colour) + 1)


@kernel
def placeable(state: State, seat: int) -> int:
    """Bits PLACE + colour."""
    mask = ZERO
    for colour in range(COLOURS):
        if refuse_place(state, seat, PLACE + colour) == clauses.LEGAL:
            mask |= bit(PLACE + colour)
    return mask


@kernel
def refuse_place(state: State, seat: int, decision: int) -> int:
    colour = decision - PLACE
    own = state.hands[seat, colour]
    if own == 0 or own + state.hands[seat, LOCOMOTIVE] < 2:
        return clauses.K9
    holder = yard_holder(state, colour)
    if holder == seat:
        return clauses.K11
    if holder != NOBODY and own + state.hands[seat, LOCOMOTIVE] <= pile_size(state, holder, colour):
        return clauses.K12
    return clauses.LEGAL


@kernel
def choose_pile(state: State, decision: int) -> None:
    state.colour = decision - PLACE
    state.phase = COUNT_CARDS


@kernel
def counts(state: State, seat: int) -> int:
    """Bits COUNT + n: numbers with which the pile can be finished."""
    mask = ZERO
    kind = state.colour if state.phase == COUNT_CARDS else LOCOMOTIVE
    for number in range(state.hands[seat, kind] + 1):
        if refuse_count(state, seat, COUNT + number) == clauses.LEGAL:
            mask |= bit(COUNT + number)
    return mask


@kernel
def refuse_count(state: State, seat: int, decision: int) -> int:
    number = decision - COUNT
    locomotives = state.hands[seat, LOCOMOTIVE]
    if state.phase == COUNT_CARDS:
        if number == 0 or number > state.hands[seat, state.colour]:
            return clauses.K9
        most = number + locomotives
    else:
        if number > locomotives:
            return clauses.K9
        most = state.pile + number
    if most < 2:
        return clauses.K9
    return clauses.LEGAL if most >= smallest_pile(state, seat, state.colour) else clauses.K12


@kernel
def count(state: State, seat: int, decision: int, happenings: Happenings) -> None:
    if state.phase == COUNT_CARDS:
        state.pile = decision - COUNT
        state.phase = COUNT_LOCOS
    else:
        tell_pile(happenings, PILE_PLACED, seat, NOBODY, state.colour, state.pile, decision - COUNT)
        place_pile(state, seat, state.colour, state.pile, decision - COUNT, happenings)
        state.pile = 0
        state.colour = 0
        state.phase = FILL
        state.after = END_TURN


@kernel
def place_pile(state: State, seat: int, colour: int, cards: int, locomotives: int, happenings: Happenings) -> None:
    rob(state, seat, colour, happenings)
    spend(state, seat, colour, cards)
    spend(state, seat, LOCOMOTIVE, locomotives)
    state.yards[seat, colour, CARDS] = cards
    state.yards[seat, colour, LOCOS] = locomotives


@kernel
def rob(state: State, seat: int, colour: int, happenings: Happenings) -> None:
    """K12: the other's whole pile of this colour, locomotives included, is discarded."""
    holder = yard_holder(state, colour)
    if holder != NOBODY and holder != seat:
        cards, locomotives = state.yards[holder, colour, CARDS], state.yards[holder, colour, LOCOS]
        tell_pile(happenings, TRAIN_ROBBED, seat, holder, colour, cards, locomotives)
        discard(state, colour, cards)
        discard(state, LOCOMOTIVE, locomotives)
        state.yards[holder, colour, CARDS] = 0
        state.yards[holder, colour, LOCOS] = 0


# --- three singles (K9) -----------------------------------------------------------------------------


@kernel
def free_colours(state: State, seat: int) -> int:
    """Colours in the hand that lie in nobody's yard (K11, K12), as the low eight bits."""
    free = 0
    for colour in range(COLOURS):
        if state.hands[seat, colour] > 0 and yard_holder(state, colour) == NOBODY:
            free |= 1 << colour
    return free


@kernel
def singles_colours(index: int) -> int:
    """The three colours of the i-th set in lexicographic order, as bits."""
    for a in range(COLOURS - 2):
        for b in range(a + 1, COLOURS - 1):
            if index < COLOURS - 1 - b:
                return (1 << a) | (1 << b) | (1 << (b + 1 + index))
            index -= COLOURS - 1 - b
    return 0


@kernel
def singles(state: State, seat: int) -> int:
    """The SINGLES block of the mask."""
    free = free_colours(state, seat)
    mask = ZERO
    index = 0
    for a in range(COLOURS - 2):
        for b in range(a + 1, COLOURS - 1):
            if (free >> a) & (free >> b) & 1:
                for c in range(b + 1, COLOURS):
                    if (free >> c) & 1:
                        mask |= bit(index + c - b - 1)
            index += COLOURS - 1 - b
    return mask


@kernel
def refuse_singles(state: State, seat: int, decision: int) -> int:
    index = decision - SINGLES
    if index >= SINGLES_N:
        return clauses.NO_SUCH_DECISION
    wanted = singles_colours(index)
    if wanted & free_colours(state, seat) == wanted:
        return clauses.LEGAL
    for colour in range(COLOURS):
        if (wanted >> colour) & 1:
            if state.hands[seat, colour] == 0:
                return clauses.K9
            if pile_size(state, seat, colour) > 0:
                return clauses.K11
    return clauses.K12


@kernel
def place_singles(state: State, seat: int, decision: int, happenings: Happenings) -> None:
    wanted = singles_colours(decision - SINGLES)
    tell_singles(happenings, seat, wanted)
    for colour in range(COLOURS):
        if (wanted >> colour) & 1:
            place_pile(state, seat, colour, 1, 0, happenings)
    state.phase = FILL
    state.after = END_TURN
