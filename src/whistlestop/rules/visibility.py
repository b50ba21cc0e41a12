"""What a seat knows (S1): the one statement of it. Built from nothing; whatever is not written here stays zero."""

from __future__ import annotations

from .happenings import (
    CARD_DEALT,
    CARD_DRAWN,
    CHOICE_MADE,
    HAND_DEALT,
    TICKETS_DEALT,
    TICKETS_DRAWN,
    TICKETS_KEPT,
    Happening,
)
from .kernel import kernel
from .phases import OVER
from .record import CITIES, KINDS, OFFER, TICKETS, WORDS
from .state import CARDS, COLOURS, LOCOS, State

SPECTATOR = -1
EVERYTHING = -2  # instead of a seat: one who may know all that happened


@kernel
def see(state: State, seat: int, seen: State) -> None:
    """Fill an all-zero record with what this seat (or a SPECTATOR) may know."""
    see_table(state, seen)
    see_cards(state, seen)
    for other in range(state.players):
        see_seat(state, other, seen)
    see_tail(state, seat, seen)
    if seat != SPECTATOR:
        see_own(state, seat, seen)
    if state.phase == OVER:  # S3
        for other in range(state.players):
            seen.held[other] = state.held[other]


@kernel
def see_table(state: State, seen: State) -> None:
    seen.players = state.players
    seen.phase = state.phase
    seen.after = state.after
    seen.first = state.first
    seen.seat = state.seat
    seen.pending = state.pending
    seen.round = state.round
    seen.turn = state.turn
    seen.last_turns = state.last_turns
    seen.passes = state.passes
    seen.idle = state.idle
    seen.quiet = state.quiet
    seen.target = state.target
    seen.cost = state.cost
    seen.colour = state.colour
    seen.pile = state.pile


@kernel
def see_cards(state: State, seen: State) -> None:
    """The row, the discards and a tunnel's cards lie open; of the deck only its size is known."""
    for kind in range(KINDS):
        seen.row[kind] = state.row[kind]
        seen.discard[kind] = state.discard[kind]
        seen.played[kind] = state.played[kind]
        seen.turned[kind] = state.turned[kind]
    seen.row_n = state.row_n
    seen.discard_n = state.discard_n
    seen.deck_n = state.deck_n
    seen.dealt = state.dealt
    seen.pool_n = state.pool_n


@kernel
def see_seat(state: State, other: int, seen: State) -> None:
    """What everybody sees of a player: numbers, the board, yards, and (K6a) track piles."""
    for kind in range(KINDS):
        seen.known[other, kind] = state.known[other, kind]
        seen.piles[other, kind] = state.piles[other, kind]
    for colour in range(COLOURS):
        seen.yards[other, colour, CARDS] = state.yards[other, colour, CARDS]
        seen.yards[other, colour, LOCOS] = state.yards[other, colour, LOCOS]
    for word in range(WORDS):
        seen.owned[other, word] = state.owned[other, word]
        seen.open[other, word] = state.open[other, word]
    for city in range(CITIES):
        seen.network[other, city] = state.network[other, city]
    seen.hand_n[other] = state.hand_n[other]
    seen.offer_n[other] = state.offer_n[other]
    seen.held_n[other] = state.held_n[other]
    seen.setup_kept[other] = state.setup_kept[other]
    seen.completed[other] = state.completed[other]
    seen.trains[other] = state.trains[other]
    seen.points[other] = state.points[other]
    seen.stations[other] = state.stations[other]
    seen.station_at[other] = state.station_at[other]


@kernel
def see_tail(state: State, seat: int, seen: State) -> None:
    """B12a: everybody knows who returned how many in which order; only the returner, which tickets."""
    seen.tail_n = state.tail_n
    for place in range(TICKETS):
        seen.tail_by[place] = state.tail_by[place]
        if place < state.tail_n and state.tail_by[place] == seat:
            seen.tail[place] = state.tail[place]


@kernel
def see_own(state: State, seat: int, seen: State) -> None:
    for kind in range(KINDS):
        seen.hands[seat, kind] = state.hands[seat, kind]
    for place in range(OFFER):
        seen.offer[seat, place] = state.offer[seat, place]
    seen.chosen[seat] = state.chosen[seat]
    seen.held[seat] = state.held[seat]
    seen.returned[seat] = state.returned[seat]


# --- what happened ----------------------------------------------------------------------------------------


@kernel
def is_between(kind: int) -> bool:
    """Does a happening have a part that is its own seat's alone? The cards dealt to it or drawn blind (B2, T1), and
    which tickets it is offered, keeps or means to complete (B3a, B12, K13, K16)."""
    if kind == CARD_DEALT or kind == HAND_DEALT or kind == CARD_DRAWN:
        return True
    return kind == TICKETS_DEALT or kind == TICKETS_DRAWN or kind == CHOICE_MADE or kind == TICKETS_KEPT


@kernel
def hear(happening: Happening, seat: int, heard: Happening) -> None:
    """Fill an all-zero record with what this seat (a SPECTATOR, or one who may know EVERYTHING) is told."""
    heard.entry = happening.entry
    heard.kind = happening.kind
    heard.seat = happening.seat
    heard.number = happening.number
    heard.colour = happening.colour
    heard.track = happening.track
    heard.city = happening.city
    heard.trains = happening.trains
    heard.points = happening.points
    heard.victim = happening.victim
    if is_between(happening.kind) and seat != happening.seat and seat != EVERYTHING:
        return
    heard.whole = 1
    for kind in range(KINDS):
        heard.cards[kind] = happening.cards[kind]
    heard.tickets = happening.tickets
    for place in range(OFFER):
        heard.offer[place] = happening.offer[place]
    heard.offer_n = happening.offer_n
