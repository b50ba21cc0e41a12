"""The longest continuous path (B15): the heaviest trail through a seat's own routes.

Two steps, both exact. First every dead-end branch is cut back to the city it hangs on, which remembers how deep it
was: a trail that enters a branch never comes out again, so a branch can only be one end of the path. What remains, the
core, has nothing but cycles and bridges between them. By Euler a connected core is one trail from u to v as soon as u
and v are the only cities with an odd number of routes. So the search asks, for ever shorter lengths and
each pair of ends, whether routes can be left out that make it so, trying, at a city with the wrong parity, each of its
routes in turn. Asking for the longest first allows no waste, so that dead ends show at once.
"""

from __future__ import annotations

from .board import Board
from .kernel import M64, ONE, ZERO, bit, has, kernel, lowest, popcount
from .record import MAX_LENGTH, TRACKS, WORDS
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
    for length in range(at_most(board, scratch, best), best, -1):
        if has_path(state, board, seat, scratch, length):
            return length
    return best


@kernel
def at_most(board: Board, scratch: Scratch, best: int) -> int:
    """No path through the core is longer than this: a group's routes and its two deepest branches."""
    most = best
    for label in range(board.cities):
        if scratch.ends[label] > 0:
            most = max(most, scratch.weight[label] + scratch.deepest[label] + scratch.next_deepest[label])
    return most


@kernel
def has_path(state: State, board: Board, seat: int, scratch: Scratch, length: int) -> bool:
    """Is there a path of this length (or more) that leaves the core at two cities, or twice at one?"""
    for one in range(board.cities):
        if not is_end(scratch, one):
            continue
        label = state.network[seat, one]
        if scratch.weight[label] + scratch.deep[one] + scratch.deepest[label] < length:
            continue
        for other in range(one, board.cities):
            if not is_end(scratch, other) or state.network[seat, other] != label:
                continue
            # back where it began, the two ends need two different branches
            branches = scratch.deep[one] + (scratch.second[one] if one == other else scratch.deep[other])
            wrong = scratch.odd[label] if one == other else scratch.odd[label] ^ bit(one) ^ bit(other)
            if can_leave_out(board, scratch, one, wrong, scratch.weight[label] + branches, branches, length):
                return True
    return False


@kernel
def survey(state: State, board: Board, seat: int, scratch: Scratch) -> None:
    """Count the seat's routes at each city, and forget earlier work."""
    for city in range(board.cities):
        scratch.degree[city] = 0
        scratch.deep[city] = 0
        scratch.second[city] = 0
    for word in range(WORDS):
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
        scratch.next_deepest[label] = 0
        scratch.odd[label] = ZERO
        scratch.shortest[label] = MAX_LENGTH
    for word in range(WORDS):
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
            note_depth(scratch, label, scratch.deep[city])
            note_depth(scratch, label, scratch.second[city])
            if scratch.degree[city] & 1 == 1:
                scratch.odd[label] |= bit(city)


@kernel
def note_depth(scratch: Scratch, label: int, depth: int) -> None:
    """Keep the two deepest branches of a group."""
    if depth > scratch.deepest[label]:
        scratch.next_deepest[label] = scratch.deepest[label]
        scratch.deepest[label] = depth
    elif depth > scratch.next_deepest[label]:
        scratch.next_deepest[label] = depth


@kernel
def can_leave_out(
    board: Board, scratch: Scratch, start: int, wrong: int, left: int, branches: int, length: int
) -> bool:
    """Can leaving routes out put the parity of the `wrong` cities right, so that a path of this length remains?"""
    if wrong == ZERO:
        return left >= length
    owed = owed_by(scratch, wrong)
    if left - (owed + 1) // 2 < length:
        return False
    free_0, free_1 = scratch.core[0], scratch.core[1]  # not decided yet
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
        if left - (owed + 1) // 2 >= length:
            if wrong != ZERO:
                depth += 1
                scratch.taken[depth] = track
                open_level(board, scratch, depth, wrong, free_0, free_1)
                continue
            if connected_weight(board, scratch, start, depth, track) + branches >= length:
                return True
        wrong, owed, left = toggle(board, scratch, track, wrong, owed, left, 1)
    return False


@kernel
def owed_by(scratch: Scratch, wrong: int) -> int:
    """Every wrong city loses a route, which serves two of them at most: half of this is lost at least."""
    owed = 0
    while wrong != ZERO:
        owed += scratch.shortest[lowest(wrong)]
        wrong &= wrong - ONE
    return owed


@kernel
def open_level(board: Board, scratch: Scratch, depth: int, wrong: int, free_0: int, free_1: int) -> None:
    """The routes to try: those of the city of the wrong parity that has the fewest left to decide on."""
    city = 0
    fewest = TRACKS
    while wrong != ZERO:
        here = lowest(wrong)
        wrong &= wrong - ONE
        number = popcount(board.at_city[here, 0] & free_0) + popcount(board.at_city[here, 1] & free_1)
        if number < fewest:
            fewest = number
            city = here
    scratch.edges[depth, 0] = board.at_city[city, 0] & free_0
    scratch.edges[depth, 1] = board.at_city[city, 1] & free_1
    scratch.tried[depth, 0] = scratch.edges[depth, 0]
    scratch.tried[depth, 1] = scratch.edges[depth, 1]


@kernel
def next_track(scratch: Scratch, depth: int) -> int:
    """The next route to try at this level; -1 when all have been."""
    for word in range(WORDS):
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
        for word in range(WORDS):
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
