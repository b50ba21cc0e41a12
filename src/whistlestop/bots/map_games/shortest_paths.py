"""The cheapest ways between cities over tracks that have a price."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.kernel import M64, ONE, ZERO, bit, kernel, lowest
from whistlestop.rules.record import MAX_LENGTH, WORDS

from ..workspace import Workspace

FAR = 1 << 28  # no way at all


@kernel
def cheapest_way(board: Board, work: Workspace, start: int, goal: int) -> int:
    """The price of the cheapest way over work.usable tracks, or FAR; work.via leads back from the goal."""
    cheapest_ways(board, work, start, bit(goal), FAR)
    return work.far[goal]


@kernel
def cheapest_ways(board: Board, work: Workspace, start: int, goals: int, most: int) -> None:
    """The same to all these cities at once, in work.far and work.via; those for which it is `most` or more may be left
    with any such price (Dijkstra)."""
    for city in range(board.cities):
        work.far[city] = FAR
    work.far[start] = 0
    work.via[start] = -1
    waiting = bit(start)
    while waiting != ZERO:
        city = nearest(work, waiting)
        goals &= M64 ^ bit(city)
        if goals == ZERO or work.far[city] >= most:
            return
        waiting &= M64 ^ bit(city)
        for word in range(WORDS):
            rest = board.at_city[city, word] & work.usable[word]
            while rest != ZERO:
                track = 64 * word + lowest(rest)
                rest &= rest - ONE
                other = board.track_a[track] + board.track_b[track] - city
                price = work.far[city] + work.cost[track]
                if price < work.far[other]:
                    work.far[other] = price
                    work.via[other] = track
                    waiting |= bit(other)


@kernel
def nearest(work: Workspace, cities: int) -> int:
    best = lowest(cities)
    rest = cities & (cities - ONE)
    while rest != ZERO:
        city = lowest(rest)
        rest &= rest - ONE
        if work.far[city] < work.far[best]:
            best = city
    return best


@kernel
def trains_between(work: Workspace, start: int, goal: int, most: int) -> int:
    """Trains that the shortest way takes by work.near; -1 if more than `most`. No city is looked at twice, and all that
    lie beside one are reached at once, which is many times faster than the above where only the number matters."""
    for trains in range(most + MAX_LENGTH + 1):
        work.reach[trains] = ZERO
    work.reach[0] = bit(start)
    target, seen = bit(goal), ZERO
    for trains in range(most + 1):
        cities = work.reach[trains]
        while cities != ZERO:
            if cities & target != ZERO:
                return trains
            city = lowest(cities)
            seen |= bit(city)
            for length in range(MAX_LENGTH + 1):
                work.reach[trains + length] |= work.near[city, length]
            cities = work.reach[trains] & (M64 ^ seen)
    return -1
