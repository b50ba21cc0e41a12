"""The completion worth most (K16a): most ticket points, then most tickets, then lowest ticket numbers.

An exact branch and bound. Each colour has a price; a ticket's gain is its worth less the price of its cards. Whatever
is chosen, its worth is at most the positive gains plus the price of all cards there are (the Lagrangian bound). Every
node improves the prices a little, settles the tickets whose gain leaves no choice, and branches on the most doubtful.
"""

from __future__ import annotations

from .board import Board
from .completion import can_add, take_stock, use_cards, within_means
from .kernel import M64, ONE, ZERO, bit, kernel, lowest
from .scratch import Scratch
from .state import COLOURS, State

POINT = 64  # worth of a point; each ticket is worth one more, so that of equal points more tickets win
NODES = 1_000_000  # far more than any hand of the shipped game needs: tests/rules/test_best_completion.py
IMPOSSIBLE = -1  # a bound below that of choosing nothing
FIRST_ROUNDS, ROUNDS = 200, 12  # trials for better prices: at the root, at every other node


@kernel
def best_completion(state: State, board: Board, seat: int, scratch: Scratch) -> int:
    """K16a: the tickets that the engine offers to complete, as a set."""
    scratch.best = ZERO
    scratch.worth = 0
    scratch.nodes = 0
    search(state, board, seat, ZERO, state.held[seat], scratch)
    return lowest_numbers(state, board, seat, scratch)


@kernel
def lowest_numbers(state: State, board: Board, seat: int, scratch: Scratch) -> int:
    """Of all choices of the best worth the one with the lowest numbers: ticket by ticket, is there one with it?"""
    worth = scratch.worth
    chosen = ZERO
    rest = state.held[seat]
    while rest != ZERO:
        ticket = bit(lowest(rest))
        rest &= M64 ^ ticket
        if scratch.best & ticket == ZERO:
            known = scratch.best
            scratch.worth = worth - 1
            search(state, board, seat, chosen | ticket, rest, scratch)
            if scratch.worth < worth:
                scratch.best = known
                scratch.worth = worth
                continue
        chosen |= ticket
    return chosen


@kernel
def worth_of(board: Board, ticket: int) -> int:
    return board.ticket_points[ticket] * POINT + 1


# --- the search -------------------------------------------------------------------------------------


@kernel
def search(state: State, board: Board, seat: int, fixed: int, free: int, scratch: Scratch) -> None:
    """Depth first over the free tickets beside the fixed ones. scratch.best and scratch.worth hold the best so far
    and are replaced only by something worth more."""
    scratch.chosen_at[0] = fixed
    scratch.free_at[0] = free
    for colour in range(COLOURS):
        scratch.price[0, colour] = 5 * POINT
    depth = 0
    while depth >= 0 and scratch.nodes < NODES:
        scratch.nodes += 1
        chosen = scratch.chosen_at[depth]
        bound = settle_node(state, board, seat, depth, FIRST_ROUNDS if depth == 0 else ROUNDS, scratch)
        if scratch.chosen_at[depth] != chosen:
            continue  # something has been settled: look at this node again
        free = scratch.free_at[depth]
        if bound <= scratch.worth or free == ZERO:
            depth -= 1
            continue
        ticket = most_doubtful(free, scratch)
        # this place on the stack becomes the branch without the ticket, the next one the branch with it
        scratch.free_at[depth] = free & (M64 ^ bit(ticket))
        scratch.chosen_at[depth + 1] = scratch.chosen_at[depth] | bit(ticket)
        scratch.free_at[depth + 1] = scratch.free_at[depth]
        for colour in range(COLOURS):
            scratch.price[depth + 1, colour] = scratch.price[depth, colour]
        depth += 1


@kernel
def settle_node(state: State, board: Board, seat: int, depth: int, rounds: int, scratch: Scratch) -> int:
    """Bound a node, settle what can be settled in it, try to complete it; its bound, or IMPOSSIBLE."""
    take_stock(state, board, seat, scratch.chosen_at[depth], scratch)
    if not within_means(scratch):
        return IMPOSSIBLE
    worth = worth_of_all(board, scratch.chosen_at[depth])
    drop_hopeless(board, depth, scratch)
    bound = tighten(board, depth, rounds, worth, scratch)
    fill_up(board, depth, worth, scratch)
    if bound > scratch.worth:
        settle_tickets(depth, bound, scratch)
    return bound


@kernel
def worth_of_all(board: Board, tickets: int) -> int:
    worth = 0
    while tickets != ZERO:
        worth += worth_of(board, lowest(tickets))
        tickets &= tickets - ONE
    return worth


@kernel
def drop_hopeless(board: Board, depth: int, scratch: Scratch) -> None:
    """Tickets that cannot be added to those chosen are no longer free."""
    rest = scratch.free_at[depth]
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        if not can_add(board, ticket, scratch):
            scratch.free_at[depth] &= M64 ^ bit(ticket)


@kernel
def tighten(board: Board, depth: int, rounds: int, worth: int, scratch: Scratch) -> int:
    """A node's bound, its prices improved for a few rounds: dearer what is asked for too much, cheaper the rest."""
    least = -1
    for colour in range(COLOURS):
        scratch.trial[colour] = scratch.price[depth, colour]
    for _ in range(rounds):
        bound = worth + price_bound(board, depth, scratch)
        if least < 0 or bound < least:
            least = bound
            for colour in range(COLOURS):
                scratch.price[depth, colour] = scratch.trial[colour]
            if least <= scratch.worth:
                break
        gap = bound - scratch.worth
        norm = 0
        for colour in range(COLOURS):
            norm += scratch.excess[colour] * scratch.excess[colour]
        if norm == 0:
            break
        for colour in range(COLOURS):
            change = gap * scratch.excess[colour] // (2 * norm)
            scratch.trial[colour] = max(0, scratch.trial[colour] + change)
    for colour in range(COLOURS):
        scratch.trial[colour] = scratch.price[depth, colour]
    price_bound(board, depth, scratch)  # leaves the gains that belong to these prices
    return least


@kernel
def price_bound(board: Board, depth: int, scratch: Scratch) -> int:
    """The bound on what can be added, by the trial prices; also the gains, and what is asked for beyond the pile."""
    bound = 0
    dearest = 0
    for colour in range(COLOURS):
        bound += scratch.trial[colour] * scratch.spare[colour]
        scratch.excess[colour] = 0 - scratch.spare[colour]
        if scratch.trial[colour] > scratch.trial[dearest]:
            dearest = colour
    bound += scratch.trial[dearest] * scratch.locos
    scratch.excess[dearest] -= scratch.locos
    rest = scratch.free_at[depth]
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        gain = worth_of(board, ticket)
        for colour in range(COLOURS):
            gain -= scratch.trial[colour] * board.ticket_cards[ticket, colour]
        scratch.gain[ticket] = gain
        if gain > 0:
            bound += gain
            for colour in range(COLOURS):
                scratch.excess[colour] += board.ticket_cards[ticket, colour]
    return bound


@kernel
def fill_up(board: Board, depth: int, worth: int, scratch: Scratch) -> None:
    """A quick good choice: add free tickets, largest gain first, while there are cards."""
    chosen = scratch.chosen_at[depth]
    rest = scratch.free_at[depth]
    while rest != ZERO:
        ticket = largest_gain(rest, scratch)
        rest &= M64 ^ bit(ticket)
        if can_add(board, ticket, scratch):
            chosen |= bit(ticket)
            worth += worth_of(board, ticket)
            use_cards(board, ticket, scratch)
    if worth > scratch.worth:
        scratch.worth = worth
        scratch.best = chosen


@kernel
def largest_gain(tickets: int, scratch: Scratch) -> int:
    best = lowest(tickets)
    while tickets != ZERO:
        ticket = lowest(tickets)
        tickets &= tickets - ONE
        if scratch.gain[ticket] > scratch.gain[best]:
            best = ticket
    return best


@kernel
def most_doubtful(tickets: int, scratch: Scratch) -> int:
    """The ticket whose gain is nearest to nothing."""
    best = lowest(tickets)
    while tickets != ZERO:
        ticket = lowest(tickets)
        tickets &= tickets - ONE
        if abs(scratch.gain[ticket]) < abs(scratch.gain[best]):
            best = ticket
    return best


@kernel
def settle_tickets(depth: int, bound: int, scratch: Scratch) -> None:
    """Choose a ticket whose gain is so large that nothing better can do without it; drop one whose loss is so large."""
    rest = scratch.free_at[depth]
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        if bound - abs(scratch.gain[ticket]) <= scratch.worth:
            scratch.free_at[depth] &= M64 ^ bit(ticket)
            if scratch.gain[ticket] > 0:
                scratch.chosen_at[depth] |= bit(ticket)
