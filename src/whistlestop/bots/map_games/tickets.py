"""Tickets: which to keep, and when to draw more, by what a plan for them promises."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.decisions import KEEP, TAKE_TICKETS
from whistlestop.rules.kernel import M64, ONE, ZERO, bit, has, kernel, lowest, popcount, u64
from whistlestop.rules.legality import KEEPING, MISC
from whistlestop.rules.network import joined
from whistlestop.rules.record import OFFER
from whistlestop.rules.state import State

from ..forecast import all_tickets, turns_left
from ..traits import Traits
from ..workspace import Workspace
from .plans import can_build, make_plan, price_tracks, way_takes
from .shortest_paths import FAR, cheapest_ways


@kernel
def offered(seen: State, seat: int, kept: int) -> int:
    """The tickets of a KEEP decision, as a set."""
    tickets = ZERO
    for place in range(OFFER):
        if (kept >> place) & 1 == 1:
            tickets |= bit(seen.offer[seat, place])
    return tickets


@kernel
def best_keep(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    """Of all that may be kept, what promises most."""
    best, most = -1, -(1 << 28)
    rest = work.mask[KEEPING]
    while rest != ZERO:
        kept = lowest(rest)
        rest &= rest - ONE
        promise = make_plan(seen, board, seat, work, traits, seen.held[seat] | offered(seen, seat, kept))
        if traits.tickets_wanted > 0:  # the more the better, as long as they fit
            promise += 500 * popcount(u64(kept))
        elif traits.ticket_share == 0:
            promise = 0 - points_of(board, offered(seen, seat, kept))
        if promise > most:
            best, most = KEEP + kept, promise
    return best


@kernel
def points_of(board: Board, tickets: int) -> int:
    points = 0
    while tickets != ZERO:
        points += board.ticket_points[lowest(tickets)]
        tickets &= tickets - ONE
    return points


@kernel
def wants_tickets(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> bool:
    """Draw when the present tickets are done, or nearly, and an average draw promises more than a turn is worth."""
    if not has(work.mask[MISC], TAKE_TICKETS) or seen.last_turns > 0:
        return False
    if traits.tickets_wanted > 0:
        return seen.held_n[seat] < traits.tickets_wanted
    if traits.ticket_share == 0 or work.plan_routes > 0 or work.hasty != 0:  # trial games have no time to weigh tickets
        return False
    return promise_of_a_draw(seen, board, seat, work, traits) > traits.turn_price + traits.ticket_margin


@kernel
def promise_of_a_draw(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    """The best of three tickets nobody knows, on average; every ticket that the seat cannot place is as likely."""
    price_tracks(seen, board, seat, work, traits)
    turns = turns_left(seen, board) - 1
    number = 0
    rest = unknown_tickets(seen, board, seat)
    while rest != ZERO:
        start = board.ticket_a[lowest(rest)]
        same = starting_at(board, rest, start)  # one search serves them all
        rest &= M64 ^ same
        find_ways(seen, board, seat, work, start, same)
        while same != ZERO:
            insert(work, number, hope(seen, board, seat, work, lowest(same), turns))
            same &= same - ONE
            number += 1
    if number < board.drawn:
        return 0
    # of n values in ascending order the i-th (from 0) is the best of i (i - 1) / 2 draws of n (n - 1) (n - 2) / 6
    total = 0
    for place in range(2, number):
        total += work.hopes[place] * (place * (place - 1) // 2)
    return total // (number * (number - 1) * (number - 2) // 6)


@kernel
def unknown_tickets(seen: State, board: Board, seat: int) -> int:
    return all_tickets(board) & (M64 ^ (seen.held[seat] | seen.returned[seat] | board.long_tickets))


@kernel
def starting_at(board: Board, tickets: int, city: int) -> int:
    """Those of the tickets that begin in this city."""
    same, rest = ZERO, tickets
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        if board.ticket_a[ticket] == city:
            same |= bit(ticket)
    return same


@kernel
def find_ways(seen: State, board: Board, seat: int, work: Workspace, start: int, tickets: int) -> None:
    """The ways of all these tickets, which begin in the same city, as far as they may be worth it (see hope)."""
    goals, most = ZERO, 0
    while tickets != ZERO:
        ticket = lowest(tickets)
        tickets &= tickets - ONE
        if not joined(seen, seat, start, board.ticket_b[ticket]):
            goals |= bit(board.ticket_b[ticket])
            most = max(most, 200 * board.ticket_points[ticket])
    if goals != ZERO:
        cheapest_ways(board, work, start, goals, most)


@kernel
def hope(seen: State, board: Board, seat: int, work: Workspace, ticket: int, turns: int) -> int:
    """What a ticket would be worth: its points less the way to it, or minus its points if there is none in time. Needs
    find_ways."""
    worth = 100 * board.ticket_points[ticket]
    if joined(seen, seat, board.ticket_a[ticket], board.ticket_b[ticket]):
        return worth
    price = work.far[board.ticket_b[ticket]]
    if price >= 2 * worth or price >= FAR:
        return 0 - worth
    trains, routes, borrowed = way_takes(seen, board, seat, work, board.ticket_b[ticket])
    if not can_build(seen, seat, trains, routes, borrowed, turns):
        return 0 - worth
    return worth - price


@kernel
def insert(work: Workspace, number: int, value: int) -> None:
    """Put a value among the `number` hopes in ascending order."""
    place = number
    while place > 0 and work.hopes[place - 1] > value:
        work.hopes[place] = work.hopes[place - 1]
        place -= 1
    work.hopes[place] = value
