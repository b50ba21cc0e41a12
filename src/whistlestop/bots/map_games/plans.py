"""The plan: tracks that join the cities of one's tickets most cheaply, own track free, closed track out of reach.

A Steiner tree, grown ticket by ticket, the dearest first, each along its cheapest way. What a way costs is what its
trains, cards and turns could have earned elsewhere, less the points of its routes: a long route on the way is nearly
free, a string of short ones is not. In Europe a way may borrow other players' track for the price of a station.
"""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.kernel import M64, ONE, ZERO, bit, has, kernel, lowest
from whistlestop.rules.network import joined
from whistlestop.rules.record import MAX_LENGTH, WORDS
from whistlestop.rules.state import State

from ..forecast import turns_left
from ..traits import Traits
from ..workspace import Workspace
from .shortest_paths import FAR, cheapest_way

LEAST_COST = 10  # of a track that is still to be claimed, so that no plan takes one for nothing
TUNNEL_CARDS = 70  # E5: hundredths of a card that a tunnel costs more, on average


@kernel
def make_plan(seen: State, board: Board, seat: int, work: Workspace, traits: Traits, tickets: int) -> int:
    """Plan for these tickets; what they promise: points won or lost, less the price of the way."""
    price_tracks(seen, board, seat, work, traits)
    clear_plan(work)
    turns = turns_left(seen, board) + traits.slack
    promise = 0
    rest = tickets
    while rest != ZERO:
        ticket = dearest(board, rest)
        rest &= M64 ^ bit(ticket)
        worth = 100 * board.ticket_points[ticket]
        if joined(seen, seat, board.ticket_a[ticket], board.ticket_b[ticket]):
            promise += worth
            continue
        price = cheapest_way(board, work, board.ticket_a[ticket], board.ticket_b[ticket])
        # done instead of failed is worth a ticket's points twice
        if price < FAR and price <= 2 * worth * traits.ticket_share // 100:
            if extend_plan(seen, board, seat, work, board.ticket_b[ticket], turns):
                promise += worth - price
                continue
        promise -= worth
    return promise


@kernel
def clear_plan(work: Workspace) -> None:
    for word in range(WORDS):
        work.plan[word] = ZERO
        work.borrowed[word] = ZERO
    work.plan_trains = 0
    work.plan_routes = 0
    work.plan_borrowed = 0


@kernel
def dearest(board: Board, tickets: int) -> int:
    best = lowest(tickets)
    while tickets != ZERO:
        ticket = lowest(tickets)
        tickets &= tickets - ONE
        if board.ticket_points[ticket] > board.ticket_points[best]:
            best = ticket
    return best


@kernel
def price_tracks(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> None:
    """work.cost of every track that is the seat's own, open to it, or (with stations left) somebody else's."""
    for length in range(MAX_LENGTH + 1):
        work.length_cost[length] = (
            traits.train_price * length + traits.turn_price - traits.route_share * board.points[length]
        )
    for word in range(WORDS):
        own, free = seen.owned[seat, word], seen.open[seat, word] & board.fits[seen.trains[seat], word]
        others = ZERO
        if seen.stations[seat] > 0:
            for other in range(seen.players):
                if other != seat:
                    others |= seen.owned[other, word]
        work.usable[word] = own | free | others
        rest = work.usable[word]
        while rest != ZERO:
            place = lowest(rest)
            rest &= rest - ONE
            track = 64 * word + place
            if has(own, place):
                work.cost[track] = 0
            elif has(others, place):
                work.cost[track] = traits.station_price
            else:
                work.cost[track] = track_cost(board, work, traits, track)


@kernel
def track_cost(board: Board, work: Workspace, traits: Traits, track: int) -> int:
    cost = work.length_cost[board.length[track]] + board.ferry[track] * traits.locomotive_price
    if board.tunnel[track] != 0:
        cost += traits.turn_price * TUNNEL_CARDS // 200
    return max(LEAST_COST, cost)


@kernel
def way_takes(seen: State, board: Board, seat: int, work: Workspace, goal: int) -> tuple[int, int, int]:
    """Trains, routes and borrowed tracks of the way just found that are neither built nor planned yet."""
    trains, routes, borrowed = 0, 0, 0
    city = goal
    while work.via[city] >= 0:
        track = work.via[city]
        if work.cost[track] > 0:
            if has(seen.open[seat, track >> 6], track & 63):
                trains += board.length[track]
                routes += 1
            else:
                borrowed += 1
        city = board.track_a[track] + board.track_b[track] - city
    return trains, routes, borrowed


@kernel
def can_build(seen: State, seat: int, trains: int, routes: int, borrowed: int, turns: int) -> bool:
    """Are there trains, stations and turns enough: for the cards that are lacking, for every route and station?"""
    takes = (max(0, trains - seen.hand_n[seat]) + 1) // 2 + routes + borrowed
    return trains <= seen.trains[seat] and borrowed <= seen.stations[seat] and takes <= turns


@kernel
def extend_plan(seen: State, board: Board, seat: int, work: Workspace, goal: int, turns: int) -> bool:
    """Add the way just found to the plan; False, and no change, if trains, stations or time do not suffice."""
    trains, routes, borrowed = way_takes(seen, board, seat, work, goal)
    trains += work.plan_trains
    routes += work.plan_routes
    borrowed += work.plan_borrowed
    if not can_build(seen, seat, trains, routes, borrowed, turns):
        return False
    city = goal
    while work.via[city] >= 0:
        track = work.via[city]
        if work.cost[track] > 0:
            work.cost[track] = 0
            if has(seen.open[seat, track >> 6], track & 63):
                work.plan[track >> 6] |= bit(track & 63)
            else:
                work.borrowed[track >> 6] |= bit(track & 63)
        city = board.track_a[track] + board.track_b[track] - city
    work.plan_trains = trains
    work.plan_routes = routes
    work.plan_borrowed = borrowed
    return True


# --- plans kept from decision to decision -----------------------------------------------------------


@kernel
def recall_plan(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> None:
    """The plan for the tickets held. In trial games an old one serves as long as it can still be built."""
    if work.hasty != 0 and still_good(seen, seat, work):
        for word in range(WORDS):
            work.plan[word] = work.old_plan[seat, word]
            work.borrowed[word] = work.old_borrowed[seat, word]
        work.plan_trains = work.old_trains[seat]
        work.plan_routes = work.old_routes[seat]
        work.plan_borrowed = work.old_borrowed_n[seat]
        return
    make_plan(seen, board, seat, work, traits, seen.held[seat])
    for word in range(WORDS):
        work.old_plan[seat, word] = work.plan[word]
        work.old_borrowed[seat, word] = work.borrowed[word]
        work.old_owned[seat, word] = seen.owned[seat, word]
    work.old_held[seat] = seen.held[seat]
    work.old_stations[seat] = seen.stations[seat]
    work.old_trains[seat] = work.plan_trains
    work.old_routes[seat] = work.plan_routes
    work.old_borrowed_n[seat] = work.plan_borrowed
    work.planned_for |= 1 << seat


@kernel
def still_good(seen: State, seat: int, work: Workspace) -> bool:
    if (work.planned_for >> seat) & 1 == 0 or work.old_held[seat] != seen.held[seat]:
        return False
    if work.old_stations[seat] != seen.stations[seat]:
        return False
    for word in range(WORDS):
        if work.old_owned[seat, word] != seen.owned[seat, word]:
            return False
        if work.old_plan[seat, word] & (M64 ^ seen.open[seat, word]) != ZERO:
            return False
    return True
