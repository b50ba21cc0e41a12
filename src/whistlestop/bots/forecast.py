"""What a seat can tell about the rest of the game: how long it lasts, and which cards are still to come."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.kernel import M64, ONE, ZERO, bit, kernel, popcount
from whistlestop.rules.record import KINDS, MAX_LENGTH, WORDS
from whistlestop.rules.state import CARDS, COLOURS, LOCOMOTIVE, LOCOS, State

from .traits import Traits
from .workspace import Workspace

TRAINS_A_CLAIM = 4  # what a player usually claims at a time
BEST_YIELD = 250  # the yield for which traits.train_price holds: six trains bring fifteen points


@kernel
def turns_left(seen: State, board: Board) -> int:
    """How many turns each player will still have, the present one included, as well as can be told (B13)."""
    if seen.last_turns > 0:
        return 1
    fewest = 99
    for seat in range(seen.players):
        trains = max(0, seen.trains[seat] - board.last_round_at)
        cards = max(0, trains - seen.hand_n[seat])
        fewest = min(fewest, (cards + 1) // 2 + (trains + TRAINS_A_CLAIM - 1) // TRAINS_A_CLAIM)
    return fewest + 1


@kernel
def card_turns_left(seen: State) -> int:
    """The card game: turns each player will still have, the present one included (K14)."""
    if seen.last_turns > 0:
        return 1 + (seen.last_turns - 1) // seen.players
    return 2 + (2 * seen.deck_n) // (3 * seen.players)  # three draws in four turns


@kernel
def train_price(seen: State, board: Board, seat: int, traits: Traits, turns: int) -> int:
    """What a train and its card are worth: by what the longest routes still open would bring for the trains left, and
    less and less when there is little time to use them."""
    full = board.trains * traits.fade // 100
    price = traits.train_price * best_yield(seen, board, seat) // BEST_YIELD
    return price * min(turns - 1, full) // max(1, full)


@kernel
def best_yield(seen: State, board: Board, seat: int) -> int:
    """Hundredths of a point a train, if all trains left went into the longest routes that are open."""
    left = seen.trains[seat]
    points = 0
    for length in range(min(MAX_LENGTH, left), 0, -1):
        number = 0
        for word in range(WORDS):
            number += popcount(seen.open[seat, word] & board.fits[length, word] & (M64 ^ board.fits[length - 1, word]))
        number = min(number, left // length)
        points += number * board.points[length]
        left -= number * length
    return 100 * points // max(1, seen.trains[seat])


@kernel
def count_unseen(seen: State, board: Board, seat: int, work: Workspace) -> int:
    """work.unseen: cards of each kind that the seat cannot place, in the deck or in others' hands; their number."""
    total = 0
    for kind in range(KINDS):
        number = board.cards[kind] - seen.row[kind] - seen.discard[kind] - seen.played[kind] - seen.turned[kind]
        number -= seen.hands[seat, kind]
        for other in range(seen.players):
            if other != seat:
                number -= seen.known[other, kind]
            number -= seen.piles[other, kind]
            if kind < COLOURS:
                number -= seen.yards[other, kind, CARDS]
        if kind == LOCOMOTIVE:
            number -= locomotives_in_yards(seen)
        work.unseen[kind] = number
        total += number
    return total


@kernel
def locomotives_in_yards(seen: State) -> int:
    number = 0
    for seat in range(seen.players):
        for colour in range(COLOURS):
            number += seen.yards[seat, colour, LOCOS]
    return number


@kernel
def all_tickets(board: Board) -> int:
    return M64 if board.tickets == 64 else bit(board.tickets) - ONE


@kernel
def is_at(seen: State, board: Board, seat: int, city: int) -> bool:
    """Has this seat a route to this city?"""
    for word in range(WORDS):
        if seen.owned[seat, word] & board.at_city[city, word] != ZERO:
            return True
    return False
