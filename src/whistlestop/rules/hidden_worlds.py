"""From what a seat knows to a whole game that it could be: hidden cards and tickets dealt anew at random.

Every card and ticket that the seat cannot place is equally likely to be anywhere it could be. Where another seat is
in the middle of a move that it has announced, it is first dealt what the move takes.
"""

from __future__ import annotations

from .board import OUT_OF_GAME, Board
from .chance import below, start_stream
from .completion import completable
from .kernel import M64, ZERO, bit, kernel, nth_bit, popcount, u64
from .legality import price
from .phases import BLIND, COMPLETING, COUNT_CARDS, COUNT_LOCOS, FIRST_DECISION, OVER, PAY, SETUP, SURCHARGE, TICKETS_UP
from .record import KINDS
from .scratch import Scratch
from .state import CARDS, COLOURS, LOCOMOTIVE, LOCOS, ROW, State
from .tickets import must_keep
from .visibility import SPECTATOR, see
from .yards import smallest_pile

RESAMPLE_STREAM = u64(0x776F726C6473)  # a world imagined never has the luck of the game it is imagined from


@kernel
def resample(seen: State, board: Board, seat: int, whole: State, seed: int, index: int, scratch: Scratch) -> None:
    """Fill an all-zero record with a game in which this seat (or a SPECTATOR) knows exactly `seen`."""
    see(seen, seat, whole)
    whole.rng = start_stream(u64(seed) ^ RESAMPLE_STREAM, index)
    deal_cards(board, seat, whole)
    deal_tickets(board, seat, whole)
    for other in range(whole.players):
        if other != seat and whole.phase == COMPLETING and (whole.pending >> other) & 1 == 0:
            choose_completion(board, other, whole, scratch)


# --- train cards ------------------------------------------------------------------------------------


@kernel
def deal_cards(board: Board, seat: int, whole: State) -> None:
    """What lies open or is known stays; the rest is dealt to the other hands, and what is left is the deck."""
    left = 0
    for kind in range(KINDS):
        number = board.cards[kind] - whole.row[kind] - whole.discard[kind] - whole.played[kind] - whole.turned[kind]
        for other in range(whole.players):
            number -= whole.piles[other, kind]
            if kind < COLOURS:
                number -= whole.yards[other, kind, CARDS]
            else:
                for colour in range(COLOURS):
                    number -= whole.yards[other, colour, LOCOS]
            if other != seat:
                whole.hands[other, kind] = whole.known[other, kind]
            number -= whole.hands[other, kind]
        whole.deck[kind] = number
        left += number
    reserved = reserve_locomotives(board, whole)
    left -= reserved
    if seat != whole.seat and whole.turn > 0:
        left -= deal_announced(board, whole, unknown_cards(whole, whole.seat))
    for other in range(whole.players):
        if other != seat:
            for _ in range(unknown_cards(whole, other)):
                give(whole, other, pick_card(whole, left))
                left -= 1
    whole.deck[LOCOMOTIVE] += reserved


@kernel
def unknown_cards(whole: State, seat: int) -> int:
    """Cards of a hand that have not been dealt to it yet."""
    number = whole.hand_n[seat]
    for kind in range(KINDS):
        number -= whole.hands[seat, kind]
    return number


@kernel
def reserve_locomotives(board: Board, whole: State) -> int:
    """A row that T6a has left alone tells that the deck is poor in colours: so many of its cards are locomotives."""
    settled = whole.phase >= FIRST_DECISION or whole.phase == BLIND or whole.phase == TICKETS_UP
    if board.reset_at == 0 or whole.row[LOCOMOTIVE] < board.reset_at or not settled or whole.phase == SURCHARGE:
        return 0
    colours = ROW - board.reset_at
    if whole.deck_n != ROW or whole.discard_n > 0:
        for colour in range(COLOURS):
            colours -= whole.row[colour] + whole.discard[colour]
    reserved = min(max(0, whole.deck_n - max(0, colours)), whole.deck[LOCOMOTIVE])
    whole.deck[LOCOMOTIVE] -= reserved
    return reserved


@kernel
def pick_card(whole: State, left: int) -> int:
    rest = below(whole, left)
    for kind in range(KINDS - 1):
        rest -= whole.deck[kind]
        if rest < 0:
            return kind
    return LOCOMOTIVE


@kernel
def give(whole: State, seat: int, kind: int) -> None:
    whole.deck[kind] -= 1
    whole.hands[seat, kind] += 1


@kernel
def deal_announced(board: Board, whole: State, most: int) -> int:
    """Deal the mover enough for the route, station or pile it has announced; how many cards that took."""
    seat = whole.seat
    colour, locomotives, coloured, total = LOCOMOTIVE, 0, 0, 0
    if whole.phase == PAY:
        colour, locomotives = price(whole, board)
        total = whole.cost
        if colour >= COLOURS:
            colour = likely_colour(whole, total)
    elif whole.phase == COUNT_CARDS:
        colour, coloured, total = whole.colour, 1, smallest_pile(whole, seat, whole.colour)
    elif whole.phase == COUNT_LOCOS:
        colour, coloured, total = whole.colour, whole.pile, smallest_pile(whole, seat, whole.colour)
        locomotives = max(0, total - coloured)
    given = 0
    while given < most and whole.hands[seat, LOCOMOTIVE] < locomotives and whole.deck[LOCOMOTIVE] > 0:
        give(whole, seat, LOCOMOTIVE)
        given += 1
    while given < most and whole.hands[seat, colour] < coloured and whole.deck[colour] > 0:
        give(whole, seat, colour)
        given += 1
    while given < most and whole.hands[seat, colour] + whole.hands[seat, LOCOMOTIVE] < total:
        choices = whole.deck[colour] + whole.deck[LOCOMOTIVE]
        if choices == 0:
            break
        give(whole, seat, colour if below(whole, choices) < whole.deck[colour] else LOCOMOTIVE)
        given += 1
    return given


@kernel
def likely_colour(whole: State, total: int) -> int:
    """A random colour in which the mover could have a set of this size; failing that, the one with the most cards."""
    seat = whole.seat
    best = 0
    for colour in range(COLOURS):
        if could_hold(whole, seat, colour) > could_hold(whole, seat, best):
            best = colour
    start = below(whole, COLOURS)
    for step in range(COLOURS):
        colour = (start + step) % COLOURS
        if could_hold(whole, seat, colour) >= total:
            return colour
    return best


@kernel
def could_hold(whole: State, seat: int, colour: int) -> int:
    """The largest set in this colour that the hand could hold, given what is known of it."""
    known = whole.hands[seat, colour] + whole.hands[seat, LOCOMOTIVE]
    return known + min(unknown_cards(whole, seat), whole.deck[colour] + whole.deck[LOCOMOTIVE])


# --- tickets ----------------------------------------------------------------------------------------


@kernel
def deal_tickets(board: Board, seat: int, whole: State) -> None:
    """Unseen tickets go to the others' hands and offers, to the hidden bottom places, to the pool, out of the game."""
    free = unseen_tickets(board, seat, whole)
    whole.pool = free & (M64 ^ board.long_tickets)
    whole.long_pool = free & board.long_tickets
    if whole.phase != OVER:
        for other in range(whole.players):
            if other != seat:
                deal_offer(board, other, whole)
                deal_held(board, seat, other, whole)
    for place in range(whole.tail_n):
        if whole.tail_by[place] != seat:
            whole.tail[place] = from_pool(whole, ZERO)
    if whole.turn > 0 or whole.phase == SETUP:
        whole.out = whole.long_pool
        whole.long_pool = ZERO
    for other in range(whole.players):
        if board.setup_return == OUT_OF_GAME:
            whole.out |= whole.returned[other]
    while popcount(whole.pool) > whole.pool_n:  # only in a game that is over, where returned tickets have no owner
        whole.out |= bit(from_pool(whole, ZERO))


@kernel
def unseen_tickets(board: Board, seat: int, whole: State) -> int:
    free = ZERO
    for ticket in range(board.tickets):
        free |= bit(ticket)
    for other in range(whole.players):
        free &= M64 ^ (whole.completed[other] | whole.held[other])
    if seat == SPECTATOR:
        return free
    for place in range(whole.offer_n[seat]):
        free &= M64 ^ bit(whole.offer[seat, place])
    for place in range(whole.tail_n):
        if whole.tail_by[place] == seat:
            free &= M64 ^ bit(whole.tail[place])
    if board.setup_return == OUT_OF_GAME:
        free &= M64 ^ whole.returned[seat]
    return free


@kernel
def from_pool(whole: State, barred: int) -> int:
    """A random unseen ticket leaves the pool; one that is not barred, if there is one."""
    allowed = whole.pool & (M64 ^ barred)
    if allowed == ZERO:
        allowed = whole.pool
    ticket = nth_bit(allowed, below(whole, popcount(allowed)))
    whole.pool &= M64 ^ bit(ticket)
    return ticket


@kernel
def from_long_pool(whole: State) -> int:
    ticket = nth_bit(whole.long_pool, below(whole, popcount(whole.long_pool)))
    whole.long_pool &= M64 ^ bit(ticket)
    return ticket


@kernel
def deal_offer(board: Board, other: int, whole: State) -> None:
    """Tickets on offer to another seat; at set-up the long ones come first (E2)."""
    for place in range(whole.offer_n[other]):
        long = whole.turn == 0 and place < board.setup_dealt_long
        whole.offer[other, place] = from_long_pool(whole) if long else from_pool(whole, ZERO)
    if whole.phase == SETUP and (whole.pending >> other) & 1 == 0:
        kept = ZERO
        while popcount(kept) < must_keep(whole, board, other):
            kept = u64(below(whole, 1 << whole.offer_n[other]))
        whole.chosen[other] = kept


@kernel
def deal_held(board: Board, seat: int, other: int, whole: State) -> None:
    """Tickets that another seat holds; a long one can only have come from its own deal at set-up (E2)."""
    if whole.turn == 0:
        return
    dealt = board.setup_dealt + board.setup_dealt_long
    kept = whole.setup_kept[other]
    held = 0
    for n in range(board.setup_dealt_long):
        ticket = from_long_pool(whole)
        # each of the tickets dealt is equally likely to be among those kept
        if below(whole, dealt - n) < kept - held:
            whole.held[other] |= bit(ticket)
            held += 1
        elif board.setup_return == OUT_OF_GAME:
            whole.returned[other] |= bit(ticket)
    barred = ZERO
    if seat != SPECTATOR and held_since_setup(whole, other):
        barred = whole.returned[seat]  # K3: nobody else was dealt these
    while held < whole.held_n[other]:
        whole.held[other] |= bit(from_pool(whole, barred))
        held += 1
    if board.setup_return == OUT_OF_GAME:
        while popcount(whole.returned[other]) < dealt - kept:
            whole.returned[other] |= bit(from_pool(whole, ZERO))


@kernel
def held_since_setup(whole: State, other: int) -> bool:
    """Has this seat kept no ticket since the set-up?"""
    return whole.held_n[other] + popcount(whole.completed[other]) == whole.setup_kept[other]


@kernel
def choose_completion(board: Board, other: int, whole: State, scratch: Scratch) -> None:
    """K16: a seat that has chosen has chosen as many as possible; here, in random order."""
    able = completable(whole, board, other, scratch)
    while able != ZERO:
        whole.chosen[other] |= bit(nth_bit(able, below(whole, popcount(able))))
        able = completable(whole, board, other, scratch)
