"""The longest continuous path (B15): the heaviest trail through a seat's own routes.

Two steps, both exact. First every dead-end branch is cut back to the city it hangs on, which remembers how deep it
was: a trail that enters a branch never comes out again, so a branch can only be one end of the path. What remains, the
core, has nothing but cycles and bridges between them. By Euler a connected core is one trail from u to v as soon as u
and v are the only cities with an odd number of routes. So for each pair of ends the search leaves out the fewest
trains' worth of routes that makes it so, trying, at a city with the wrong parity, each of its routes in turn.
"""

from __future__ import annotations

from .board import Board
from .kernel import M64, ONE, ZERO, bit, has, kernel, lowest
from .record import MAX_LENGTH
from .scratch import Scratch
from .state import State


@kernel
def longest_path(state: State, board: Board, seat: int, scratch: Scratch) -> int:
    """B15: in trains, not routes; 0 for a seat without a route (B15a)."""
    survey(state, board, seat, scratch)
    best = cut_branches(board, scratch)
    if scratch.core[0] | scratch.core[1] == ZERO:
        return best
    weigh_core(state, board, seat, scratch)
    for label in range(board.cities):
        # All degrees even and no branch: one round trip takes every route. Anything else has an end, see `is_end`.
        if scratch.weight[label] > best and scratch.ends[label] == 0:
            best = scratch.weight[label]
    for one in range(board.cities):
        if is_end(scratch, one):
            label = state.network[seat, one]
            if scratch.weight[label] + scratch.deep[one] + scratch.deepest[label] > best:
                best = try_ends(state, board, seat, scratch, one, label, best)
    return best


@kernel
def try_ends(state: State, board: Board, seat: int, scratch: Scratch, one: int, label: int, best: int) -> int:
    """All paths that leave the core at this city and at a later one, or twice at this one."""
    for other in range(one, board.cities):
        if not is_end(scratch, other) or state.network[seat, other] != label:
            continue
        if one == other:
            branches = scratch.deep[one] + scratch.second[one]  # the two ends need two different branches
            wrong = scratch.odd[label]
        else:
            branches = scratch.deep[one] + scratch.deep[other]
            wrong = scratch.odd[label] ^ bit(one) ^ bit(other)
        if scratch.weight[label] + branches > best:
            best = leave_out(board, scratch, one, wrong, scratch.weight[label], branches, best)
    return best


@kernel
def survey(state: State, board: Board, seat: int, scratch: Scratch) -> None:
    """Count the seat's routes at each city, and forget earlier work."""
    for city in range(board.cities):
        scratch.degree[city] = 0
        scratch.deep[city] = 0
        scratch.second[city] = 0
    for word in range(2):
        rest = state.owned[seat, word]
        scratch.core[word] = rest
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            scratch.degree[board.track_a[track]] += 1
            scratch.degree[board.track_b[track]] += 1


@kernel
def a_track_at(board: Board, scratch: Scratch, city: int) -> int:
    """Some track of the core at this city."""
    low = board.at_city[city, 0] & scratch.core[0]
    if low != ZERO:
        return lowest(low)
    return 64 + lowest(board.at_city[city, 1] & scratch.core[1])


@kernel
def cut_branches(board: Board, scratch: Scratch) -> int:
    """Cut dead ends back until none is left; the longest path that uses no core route."""
    best = 0
    waiting = 0
    for city in range(board.cities):
        if scratch.degree[city] == 1:
            scratch.at[waiting] = city
            waiting += 1
    while waiting > 0:
        waiting -= 1
        city = scratch.at[waiting]
        if scratch.degree[city] != 1:  # the other end of a tree's last route
            continue
        track = a_track_at(board, scratch, city)
        scratch.core[track >> 6] &= M64 ^ bit(track & 63)
        inner = board.track_a[track] + board.track_b[track] - city
        depth = scratch.deep[city] + board.length[track]
        best = max(best, depth + scratch.deep[inner])
        if depth > scratch.deep[inner]:
            scratch.second[inner] = scratch.deep[inner]
            scratch.deep[inner] = depth
        elif depth > scratch.second[inner]:
            scratch.second[inner] = depth
        scratch.degree[city] = 0
        scratch.degree[inner] -= 1
        if scratch.degree[inner] == 1:
            scratch.at[waiting] = inner
            waiting += 1
    return best


@kernel
def is_end(scratch: Scratch, city: int) -> bool:
    """Can a longest path leave the core here? Only into a branch, or where an odd number of routes meet."""
    return scratch.degree[city] > 0 and (scratch.degree[city] & 1 == 1 or scratch.deep[city] > 0)


@kernel
def weigh_core(state: State, board: Board, seat: int, scratch: Scratch) -> None:
    """Per joined group of cities: trains in the core, possible ends, deepest branch, cities of odd degree."""
    for label in range(board.cities):
        scratch.weight[label] = 0
        scratch.ends[label] = 0
        scratch.deepest[label] = 0
        scratch.odd[label] = ZERO
        scratch.shortest[label] = MAX_LENGTH
    for word in range(2):
        rest = scratch.core[word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            a, b, length = board.track_a[track], board.track_b[track], board.length[track]
            scratch.weight[state.network[seat, a]] += length
            scratch.shortest[a] = min(scratch.shortest[a], length)
            scratch.shortest[b] = min(scratch.shortest[b], length)
    for city in range(board.cities):
        if is_end(scratch, city):
            label = state.network[seat, city]
            scratch.ends[label] += 1
            scratch.deepest[label] = max(scratch.deepest[label], scratch.deep[city])
            if scratch.degree[city] & 1 == 1:
                scratch.odd[label] |= bit(city)


@kernel
def leave_out(board: Board, scratch: Scratch, start: int, wrong: int, weight: int, branches: int, best: int) -> int:
    """Make the parity of the `wrong` cities right by leaving routes out; the best path so found, if it beats `best`."""
    if wrong == ZERO:
        return weight + branches
    owed = 0  # every wrong city loses a route, which serves two of them at most
    rest = wrong
    while rest != ZERO:
        owed += scratch.shortest[lowest(rest)]
        rest &= rest - ONE
    free_0, free_1 = scratch.core[0], scratch.core[1]  # not decided yet
    left = weight + branches
    depth = 0
    scratch.taken[0] = -1
    open_level(board, scratch, 0, wrong, free_0, free_1)
    while depth >= 0:
        track = next_track(scratch, depth)
        if track < 0:  # every route of that city has been tried: one level up, and put the last one back
            free_0 |= scratch.tried[depth, 0]
            free_1 |= scratch.tried[depth, 1]
            track = scratch.taken[depth]
            depth -= 1
            if track >= 0:
                wrong, owed, left = toggle(board, scratch, track, wrong, owed, left, 1)
            continue
        # from here on this route is decided: left out below, kept in what is tried after it
        if track < 64:
            free_0 &= M64 ^ bit(track)
        else:
            free_1 &= M64 ^ bit(track - 64)
        wrong, owed, left = toggle(board, scratch, track, wrong, owed, left, -1)
        if wrong != ZERO and left - (owed + 1) // 2 > best:
            depth += 1
            scratch.taken[depth] = track
            open_level(board, scratch, depth, wrong, free_0, free_1)
            continue
        if wrong == ZERO and left > best:
            best = max(best, connected_weight(board, scratch, start, depth, track) + branches)
        wrong, owed, left = toggle(board, scratch, track, wrong, owed, left, 1)
    return best


@kernel
def open_level(board: Board, scratch: Scratch, depth: int, wrong: int, free_0: int, free_1: int) -> None:
    """The routes to try at some city of the wrong parity."""
    city = lowest(wrong)
    scratch.edges[depth, 0] = board.at_city[city, 0] & free_0
    scratch.edges[depth, 1] = board.at_city[city, 1] & free_1
    scratch.tried[depth, 0] = scratch.edges[depth, 0]
    scratch.tried[depth, 1] = scratch.edges[depth, 1]


@kernel
def next_track(scratch: Scratch, depth: int) -> int:
    """The next route to try at this level; -1 when all have been."""
    for word in range(2):
        edges = scratch.edges[depth, word]
        if edges != ZERO:
            scratch.edges[depth, word] = edges & (edges - ONE)
            return 64 * word + lowest(edges)
    return -1


@kernel
def toggle(
    board: Board, scratch: Scratch, track: int, wrong: int, owed: int, left: int, sign: int
) -> tuple[int, int, int]:
    """Leave a route out (sign -1) or put it back (+1): its two cities change parity."""
    for end in range(2):
        city = board.track_a[track] if end == 0 else board.track_b[track]
        wrong = wrong ^ bit(city)
        owed += scratch.shortest[city] if has(wrong, city) else 0 - scratch.shortest[city]
    return wrong, owed, left + sign * board.length[track]


@kernel
def connected_weight(board: Board, scratch: Scratch, start: int, depth: int, last: int) -> int:
    """Trains on the core routes that can be reached from here without those left out."""
    kept_0, kept_1 = scratch.core[0], scratch.core[1]
    for level in range(1, depth + 2):
        track = scratch.taken[level] if level <= depth else last
        if track < 64:
            kept_0 &= M64 ^ bit(track)
        else:
            kept_1 &= M64 ^ bit(track - 64)
    weight = 0
    reached = bit(start)
    waiting = bit(start)
    while waiting != ZERO:
        city = lowest(waiting)
        waiting &= waiting - ONE
        for word in range(2):
            here = board.at_city[city, word] & (kept_0 if word == 0 else kept_1)
            if word == 0:
                kept_0 &= M64 ^ here
            else:
                kept_1 &= M64 ^ here
            while here != ZERO:
                track = 64 * word + lowest(here)
                here &= here - ONE
                weight += board.length[track]
                far = board.track_a[track] + board.track_b[track] - city
                if not has(reached, far):
                    reached |= bit(far)
                    waiting |= bit(far)
    return weight
