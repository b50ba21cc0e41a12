"""What happened: the rules write it down while they apply a decision or a chance outcome, for whoever asks.

Happenings are an array of records that the caller passes in. Record 0 is its head: `number` says how many happenings
follow, `entry` which entry of the log is being played; the rest is all zero. A caller who does not want to know passes
UNHEARD, and compiled code is as if nothing were written here; one who may want to know later, an array of length 0.

Cards are nine counts, tickets a set (or, where the order matters, a list), seats and tracks numbers. Who may know which
part of a happening, `visibility.hear` says.
"""

from __future__ import annotations

from typing import Annotated, Any, Protocol

import numpy as np

from .board import Board
from .kernel import has, kernel
from .record import KINDS, OFFER, Byte, Ints, Short, Word, dtype_of
from .state import COLOURS, LOCOMOTIVE, State

Happenings = Any  # an array of HAPPENING records, or UNHEARD
UNHEARD = None
MOST = 32  # happenings that one entry of the log can bring, and more

FIRST_PLAYER = 1  # B4, K4: by lot
LOCOMOTIVES_GIVEN = 2  # K2: number
CARD_DEALT = 3  # B2, K2, K18: cards
HAND_DEALT = 4  # all cards of a deal are dealt: number, cards
TICKETS_DEALT = 5  # B3, E2, K3: number, offer
CHOICE_MADE = 6  # B3a, K16: offer (what is kept of it) or tickets (to be completed)
CARD_TURNED_UP = 7  # T2: cards
ROW_CLEARED = 8  # T6
RESHUFFLED = 9  # T8: number
TURN_BEGAN = 10  # number
CARD_TAKEN = 11  # T1: cards
CARD_DRAWN = 12  # T1: cards
ROUTE_CLAIMED = 13  # B5, B7, B11: track, cards (the set; a tunnel's extra is not in it), trains, points
TUNNEL_ENTERED = 14  # E5: track, cards
TUNNEL_CARD = 15  # E5: cards
TUNNEL_COSTS = 16  # E5, E6: track, number
TUNNEL_PAID = 17  # track, cards
TUNNEL_GIVEN_UP = 18  # E7: track, cards
STATION_BUILT = 19  # E10, E11: city, cards
TICKETS_DRAWN = 20  # B12, K13: number, offer
TICKETS_KEPT = 21  # number, tickets
PASSED = 22  # B13a, K13a
CARDS_MOVED = 23  # K5: number
PILE_PLACED = 24  # K9: colour, cards
SINGLES_PLACED = 25  # K9: cards
TRAIN_ROBBED = 26  # K12: victim, colour, cards
COMPLETING_BEGAN = 27  # K16: number (of the round)
TICKETS_COMPLETED = 28  # K16: tickets, cards
ROUND_BEGAN = 29  # K18: number
LAST_TURNS = 30  # B13, K14: number
GAME_OVER = 31


class Happening(Protocol):
    entry: Annotated[int, np.int32]  # of the log, counting from 1; 0: before the first
    kind: Byte
    seat: Byte
    number: Short
    cards: Annotated[Ints, np.int8, KINDS]
    colour: Byte  # of the pile among the cards
    track: Short
    city: Byte
    trains: Byte
    points: Short
    victim: Byte
    tickets: Word  # a set
    offer: Annotated[Ints, np.int8, OFFER]  # in the order in which they came up
    offer_n: Byte
    whole: Byte  # of what a viewer hears: 1 if nothing was left out


HAPPENING = dtype_of(Happening)


@kernel
def has_room(happenings: Happenings) -> bool:
    """Is there room for all that one more entry of the log can bring? Always, where nobody wants to know."""
    if happenings is not None:
        return len(happenings) == 0 or happenings[0].number + MOST < len(happenings)
    return True


@kernel
def begin_entry(happenings: Happenings, entry: int) -> None:
    """What happens from now on comes of this entry of the log."""
    if happenings is not None:
        if len(happenings) > 0:
            happenings[0].entry = entry


@kernel
def is_heard(happenings: Happenings) -> bool:
    """Is there an array for what happens, with room in it? (Nested in the callers, so that UNHEARD leaves no code.)"""
    return len(happenings) > 0 and happenings[0].number + 1 < len(happenings)


@kernel
def add(happenings: Happenings, kind: int, seat: int) -> Happening:
    """The next record, with what all have."""
    head = happenings[0]
    head.number += 1
    happening: Happening = happenings[head.number]
    happening.entry = head.entry
    happening.kind = kind
    happening.seat = seat
    return happening


# --- what the rules say -----------------------------------------------------------------------------------


@kernel
def tell(happenings: Happenings, kind: int, seat: int, number: int) -> None:
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, kind, seat)
            happening.number = number


@kernel
def tell_card(happenings: Happenings, kind: int, seat: int, card: int) -> None:
    """One card: turned up, taken, drawn or dealt."""
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, kind, seat)
            happening.cards[card] = 1


@kernel
def tell_hand(happenings: Happenings, seat: int, number: int) -> None:
    """The last cards dealt to a seat, so many, all together; each of them has been told by itself."""
    if happenings is not None:
        if is_heard(happenings):
            hand = add(happenings, HAND_DEALT, seat)
            hand.number = number
            at = happenings[0].number
            while number > 0 and at > 1:
                at -= 1
                card = happenings[at]
                if card.kind == CARD_DEALT and card.seat == seat:
                    number -= 1
                    for kind in range(KINDS):
                        hand.cards[kind] += card.cards[kind]


@kernel
def add_set(happening: Happening, colour: int, number: int, locomotives: int) -> None:
    """A set of so many cards, some or all of them locomotives."""
    happening.colour = colour
    if number > locomotives:
        happening.cards[colour] = number - locomotives
    happening.cards[LOCOMOTIVE] = locomotives


@kernel
def tell_claim(
    happenings: Happenings, board: Board, seat: int, track: int, colour: int, number: int, locomotives: int
) -> None:
    """A route is claimed with this set."""
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, ROUTE_CLAIMED, seat)
            happening.track = track
            happening.trains = board.length[track]
            happening.points = board.points[board.length[track]]
            add_set(happening, colour, number, locomotives)


@kernel
def tell_tunnel(
    happenings: Happenings, kind: int, seat: int, track: int, colour: int, number: int, locomotives: int
) -> None:
    """A set is played for a tunnel, paid as its extra, or taken back."""
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, kind, seat)
            happening.track = track
            add_set(happening, colour, number, locomotives)


@kernel
def tell_extra(happenings: Happenings, seat: int, track: int, number: int) -> None:
    """So many more cards are to be paid for a tunnel."""
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, TUNNEL_COSTS, seat)
            happening.track = track
            happening.number = number


@kernel
def tell_station(happenings: Happenings, seat: int, city: int, colour: int, number: int, locomotives: int) -> None:
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, STATION_BUILT, seat)
            happening.city = city
            add_set(happening, colour, number, locomotives)


@kernel
def tell_pile(
    happenings: Happenings, kind: int, seat: int, victim: int, colour: int, cards: int, locomotives: int
) -> None:
    """A pile is placed in a rail yard, or robbed from the victim's."""
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, kind, seat)
            happening.victim = victim
            add_set(happening, colour, cards + locomotives, locomotives)


@kernel
def tell_singles(happenings: Happenings, seat: int, colours: int) -> None:
    """One card of each of these colours (bits) is placed."""
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, SINGLES_PLACED, seat)
            for colour in range(COLOURS):
                happening.cards[colour] = (colours >> colour) & 1


@kernel
def tell_offer(happenings: Happenings, kind: int, state: State, seat: int) -> None:
    """The tickets on offer to a seat, in the order in which they came up."""
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, kind, seat)
            happening.number = state.offer_n[seat]
            for place in range(state.offer_n[seat]):
                happening.offer[place] = state.offer[seat, place]
            happening.offer_n = state.offer_n[seat]


@kernel
def tell_setup_choice(happenings: Happenings, state: State, seat: int, kept: int) -> None:
    """B3a: which of the tickets on offer a seat has chosen, as bits; not even how many is for others to know."""
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, CHOICE_MADE, seat)
            for place in range(state.offer_n[seat]):
                if has(kept, place):
                    happening.offer[happening.offer_n] = state.offer[seat, place]
                    happening.offer_n += 1


@kernel
def tell_tickets(happenings: Happenings, kind: int, seat: int, number: int, tickets: int) -> None:
    if happenings is not None:
        if is_heard(happenings):
            happening = add(happenings, kind, seat)
            happening.number = number
            happening.tickets = tickets
