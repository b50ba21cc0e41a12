"""The cheapest way between two cities over tracks that have a price."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.kernel import M64, ONE, ZERO, bit, kernel, lowest
from whistlestop.rules.record import WORDS

from ..workspace import Workspace

FAR = 1 << 28  # no way at all


@kernel
def cheapest_way(board: Board, work: Workspace, start: int, goal: int) -> int:
    """The price of the cheapest way over work.usable tracks, or FAR; work.via leads back from the goal (Dijkstra)."""
    for city in range(board.cities):
        work.far[city] = FAR
    work.far[start] = 0
    work.via[start] = -1
    waiting = bit(start)
    while waiting != ZERO:
        city = nearest(work, waiting)
        if city == goal:
            return work.far[city]
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
    return FAR


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
