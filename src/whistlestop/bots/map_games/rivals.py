"""What the others are after, and what it would cost them to lose it: told from their routes, from the cards that
everybody has seen them take, and from what is left of the map for all of them.

A long route is worth more than its trains would bring elsewhere, and somebody takes it soon who has the cards for it.
A gap between two parts of a network is where it will grow; losing it costs the way round.
"""

from __future__ import annotations

from whistlestop.rules.board import GREY, NO_TRACK, Board
from whistlestop.rules.kernel import M64, bit, has, kernel, popcount
from whistlestop.rules.record import KINDS, MAX_LENGTH, WORDS
from whistlestop.rules.state import COLOURS, LOCOMOTIVE, State

from ..forecast import best_yield, is_at
from ..traits import Traits
from ..workspace import Workspace
from .plans import price_tracks
from .shortest_paths import cheapest_way

WORST_LOSS = 1500  # a gap that cannot be closed any more counts as this much
SOON = 300  # hundredths of a card: whoever lacks so many takes a route later than matters


@kernel
def worth_to_others(seen: State, board: Board, seat: int, work: Workspace, traits: Traits, track: int) -> int:
    """What taking this route away costs the opponent whom it hurts most; the leader counts double. Needs work.unseen
    and work.margin."""
    most = 0
    ahead = leader(seen, board, seat)
    twin = board.twin[track]
    for other in range(seen.players):
        if other == seat or not has(seen.open[other, track >> 6], track & 63):
            continue
        if seen.trains[other] < board.length[track]:
            continue
        if twin != NO_TRACK and seen.players > board.doubles_closed_up_to:
            if has(seen.open[other, twin >> 6], twin & 63):  # B9: the other track would be left
                continue
        loss = surplus(board, work, track) * likely(seen, board, other, work, track) // 100 * traits.block // 100
        if traits.sever > 0:
            loss += way_round(seen, board, other, work, traits, track) * traits.sever // 100
        if other == ahead and seen.players > 2:
            loss *= 2
        most = max(most, loss)
    return most


@kernel
def surplus(board: Board, work: Workspace, track: int) -> int:
    """What a route brings beyond what its trains would bring elsewhere."""
    length = board.length[track]
    return max(0, 100 * board.points[length] - work.margin * length)


@kernel
def find_margin(seen: State, board: Board, seat: int, work: Workspace) -> None:
    """work.margin: what a train brings, in hundredths of a point, in the shortest routes that will be needed if all
    players put all their trains into the longest ones."""
    left = 0
    for other in range(seen.players):
        left += seen.trains[other]
    work.margin = 100
    for length in range(MAX_LENGTH, 0, -1):
        number = 0
        for word in range(WORDS):
            number += popcount(seen.open[seat, word] & board.fits[length, word] & (M64 ^ board.fits[length - 1, word]))
        left -= number * length
        if left <= 0 and number > 0:
            work.margin = 100 * board.points[length] // length
            return


@kernel
def expected_cards(seen: State, other: int, work: Workspace, kind: int) -> int:
    """S1: cards of a kind in somebody's hand, in hundredths: those that everybody knows of, and a fair share of the
    rest. Needs work.unseen."""
    unknown = seen.hand_n[other]
    total = 0
    for each in range(KINDS):
        unknown -= seen.known[other, each]
        total += work.unseen[each]
    return 100 * seen.known[other, kind] + 100 * unknown * work.unseen[kind] // max(1, total)


@kernel
def lacking_cards(seen: State, board: Board, other: int, work: Workspace, track: int) -> int:
    """Hundredths of a card that somebody probably lacks for a route; at least none."""
    colour = board.colour[track]
    most = 0
    if colour == GREY:
        for kind in range(COLOURS):
            most = max(most, expected_cards(seen, other, work, kind))
    else:
        most = expected_cards(seen, other, work, colour)
    return max(0, 100 * board.length[track] - most - expected_cards(seen, other, work, LOCOMOTIVE))


@kernel
def likely(seen: State, board: Board, other: int, work: Workspace, track: int) -> int:
    """Hundredths of a chance that somebody can pay for this route soon."""
    return 100 * max(0, SOON - lacking_cards(seen, board, other, work, track)) // SOON


@kernel
def way_round(seen: State, board: Board, other: int, work: Workspace, traits: Traits, track: int) -> int:
    """What it would cost somebody more to join two parts of a network without this route (and its twin, B10)."""
    a, b = board.track_a[track], board.track_b[track]
    if seen.network[other, a] == seen.network[other, b]:
        return 0
    if not is_at(seen, board, other, a) or not is_at(seen, board, other, b):
        return 0
    price_tracks(seen, board, other, work, traits)
    with_it = work.cost[track]
    work.usable[track >> 6] &= M64 ^ bit(track & 63)
    twin = board.twin[track]
    if twin != NO_TRACK:
        work.usable[twin >> 6] &= M64 ^ bit(twin & 63)
    return max(0, min(WORST_LOSS, cheapest_way(board, work, a, b) - with_it))


@kernel
def leader(seen: State, board: Board, seat: int) -> int:
    """The opponent who will probably have the most points: those on the board, and what the trains left may bring."""
    best, most = -1, 0
    for other in range(seen.players):
        if other != seat:
            hopes = 100 * seen.points[other] + seen.trains[other] * best_yield(seen, board, other)
            if best < 0 or hopes > most:
                best, most = other, hopes
    return best
