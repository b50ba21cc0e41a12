"""Is a record a possible game? Everything that is kept twice is counted again from scratch (S2)."""

from __future__ import annotations

from .board import NO_TRACK, OUT_OF_GAME, Board
from .kernel import M64, ONE, ZERO, bit, kernel, lowest, popcount
from .phases import COMPLETING, FIRST_DECISION, OVER, SETUP, SURCHARGE
from .record import CITIES, KINDS, WORDS
from .row import must_reset
from .state import CARDS, COLOURS, LOCOMOTIVE, LOCOS, ROW, State

NAMES = (
    "sound",
    "cards lost",
    "counts wrong",
    "tickets lost",
    "tracks wrong",
    "trains wrong",
    "network wrong",
    "row wrong",
    "yards wrong",
    "stations wrong",
    "turn wrong",
)
SOUND, CARDS_LOST, COUNTS_WRONG, TICKETS_LOST, TRACKS_WRONG, TRAINS_WRONG, NETWORK_WRONG = range(7)
ROW_WRONG, YARDS_WRONG, STATIONS_WRONG, TURN_WRONG = range(7, 11)


@kernel
def audit(state: State, board: Board) -> int:
    """SOUND, or the first thing that is wrong."""
    if not cards_complete(state, board):
        return CARDS_LOST
    if not counts_right(state):
        return COUNTS_WRONG
    if not tickets_complete(state, board):
        return TICKETS_LOST
    if not tracks_right(state, board):
        return TRACKS_WRONG
    if not trains_right(state, board):
        return TRAINS_WRONG
    for seat in range(state.players):
        if not network_right(state, board, seat):
            return NETWORK_WRONG
    if not row_right(state, board):
        return ROW_WRONG
    if not yards_right(state):
        return YARDS_WRONG
    if not stations_right(state, board):
        return STATIONS_WRONG
    return SOUND if turn_right(state) else TURN_WRONG


@kernel
def cards_complete(state: State, board: Board) -> bool:
    """S2: every card exactly once, and no pile with fewer than none."""
    for kind in range(KINDS):
        if min(state.deck[kind], state.row[kind], state.discard[kind], state.played[kind], state.turned[kind]) < 0:
            return False
        number = state.deck[kind] + state.row[kind] + state.discard[kind] + state.played[kind] + state.turned[kind]
        for seat in range(state.players):
            if (
                state.hands[seat, kind] < state.known[seat, kind]
                or state.known[seat, kind] < 0
                or state.piles[seat, kind] < 0
            ):
                return False
            number += state.hands[seat, kind] + state.piles[seat, kind]
            for colour in range(COLOURS):
                if kind == LOCOMOTIVE:
                    number += state.yards[seat, colour, LOCOS]
                elif kind == colour:
                    number += state.yards[seat, colour, CARDS]
        if number != board.cards[kind]:
            return False
    return True


@kernel
def counts_right(state: State) -> bool:
    deck, row, thrown = 0, 0, 0
    for kind in range(KINDS):
        deck += state.deck[kind]
        row += state.row[kind]
        thrown += state.discard[kind]
    if deck != state.deck_n or row != state.row_n or thrown != state.discard_n:
        return False
    for seat in range(state.players):
        hand = 0
        for kind in range(KINDS):
            hand += state.hands[seat, kind]
        if hand != state.hand_n[seat] or popcount(state.held[seat]) != state.held_n[seat]:
            return False
    return popcount(state.pool) == state.pool_n


@kernel
def tickets_complete(state: State, board: Board) -> bool:
    """S2: every ticket in exactly one place."""
    seen = state.pool | state.long_pool | state.out
    number = popcount(state.pool) + popcount(state.long_pool) + popcount(state.out) + state.tail_n
    for place in range(state.tail_n):
        seen |= bit(state.tail[place])
    for seat in range(state.players):
        seen |= state.held[seat] | state.completed[seat]
        number += popcount(state.held[seat]) + popcount(state.completed[seat]) + state.offer_n[seat]
        for place in range(state.offer_n[seat]):
            seen |= bit(state.offer[seat, place])
        if board.setup_return == OUT_OF_GAME and state.returned[seat] & (M64 ^ state.out) != ZERO:
            return False
    return number == board.tickets and popcount(seen) == board.tickets


@kernel
def tracks_right(state: State, board: Board) -> bool:
    """B9, B10: nobody owns both tracks of a double, closed ones stay closed, and `open` says exactly what is open."""
    closes = state.players <= board.doubles_closed_up_to
    for word in range(WORDS):
        taken = ZERO
        for seat in range(state.players):
            if taken & state.owned[seat, word] != ZERO:
                return False
            taken |= state.owned[seat, word]
        all_twins = ZERO
        for seat in range(state.players):
            all_twins |= twins(state, board, seat, word)
        for seat in range(state.players):
            own_twins = twins(state, board, seat, word)
            shut = all_twins if closes else own_twins
            if state.owned[seat, word] & shut != ZERO:
                return False
            if state.open[seat, word] != board.all_tracks[word] & (M64 ^ (taken | shut)):
                return False
    return True


@kernel
def twins(state: State, board: Board, seat: int, word: int) -> int:
    """Of this word: the other tracks of the double routes that the seat owns one track of."""
    found = ZERO
    for other in range(WORDS):
        rest = state.owned[seat, other]
        while rest != ZERO:
            twin = board.twin[64 * other + lowest(rest)]
            rest &= rest - ONE
            if twin != NO_TRACK and twin >> 6 == word:
                found |= bit(twin & 63)
    return found


@kernel
def trains_right(state: State, board: Board) -> bool:
    for seat in range(state.players):
        trains = board.trains
        points = 0
        for word in range(WORDS):
            rest = state.owned[seat, word]
            while rest != ZERO:
                track = 64 * word + lowest(rest)
                rest &= rest - ONE
                trains -= board.length[track]
                points += board.points[board.length[track]]
        if trains != state.trains[seat] or trains < 0 or points != state.points[seat]:
            return False
    return True


@kernel
def network_right(state: State, board: Board, seat: int) -> bool:
    """B14: each label is the lowest city of a group, and exactly the cities that a flood from it reaches carry it."""
    labelled = 0
    for label in range(CITIES):
        if state.network[seat, label] != label:
            continue
        reached = bit(label)
        waiting = bit(label)
        while waiting != ZERO:
            city = lowest(waiting)
            waiting &= waiting - ONE
            if city < label or state.network[seat, city] != label:
                return False
            labelled += 1
            for word in range(WORDS):
                rest = board.at_city[city, word] & state.owned[seat, word]
                while rest != ZERO:
                    track = 64 * word + lowest(rest)
                    rest &= rest - ONE
                    far = bit(board.track_a[track] + board.track_b[track] - city)
                    waiting |= far & (M64 ^ reached)
                    reached |= far
    return labelled == CITIES


@kernel
def row_right(state: State, board: Board) -> bool:
    """Before a decision the row is as full as can be (T2, T8b), not to be cleared (T6), and no discard waits (T8)."""
    if state.phase < FIRST_DECISION or state.row_n > ROW:
        return state.row_n <= ROW
    if state.row_n < ROW and state.deck_n > 0:
        return False
    if board.reshuffled != 0 and state.deck_n == 0 and state.discard_n > 0:
        return False
    # a reset put off by T6a that becomes possible while a tunnel's cards are turned up waits for the end of the action
    return state.phase == SURCHARGE or not must_reset(state, board)


@kernel
def yards_right(state: State) -> bool:
    """K12: a colour lies in at most one yard."""
    for colour in range(COLOURS):
        holders = 0
        for seat in range(state.players):
            if state.yards[seat, colour, CARDS] < 0 or state.yards[seat, colour, LOCOS] < 0:
                return False
            if state.yards[seat, colour, CARDS] + state.yards[seat, colour, LOCOS] > 0:
                holders += 1
        if holders > 1:
            return False
    return True


@kernel
def stations_right(state: State, board: Board) -> bool:
    """E10: never two in one city, and as many left as not built."""
    taken = ZERO
    for seat in range(state.players):
        if taken & state.station_at[seat] != ZERO:
            return False
        taken |= state.station_at[seat]
        if popcount(state.station_at[seat]) + state.stations[seat] != board.stations:
            return False
    return True


@kernel
def turn_right(state: State) -> bool:
    if state.phase == SETUP or state.phase == COMPLETING:
        return 0 < state.pending < 1 << state.players
    if state.pending != 0 or not 0 <= state.last_turns <= state.players:
        return False
    return state.phase == OVER or 0 <= state.seat < state.players
