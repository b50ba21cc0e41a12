"""The shortest way that a ticket still needs, over a seat's own tracks and those that are open to it."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import Protocol

from whistlestop.maps import Map
from whistlestop.rules import api

from ..bits import members
from ..notation.names import names_of


class Ends(Protocol):
    """As much of a track as a way needs: its two cities."""

    @property
    def a(self) -> int: ...
    @property
    def b(self) -> int: ...


def shortest_paths_of(map: Map, states: api.Records, seat: int, tickets: list[str]) -> dict[str, list[str] | None]:
    """For each ticket the tracks that are missing, fewest trains first, in order; None where there is no way any more.
    `states` may be a `seen` record: tracks are known to all."""
    names = names_of(map)
    own = set(members(states["owned"][0][seat].tolist()))
    open_ = set(members(states["open"][0][seat].tolist()))
    price = {track: 0 if track in own else map.tracks[track].length for track in own | open_}
    found: dict[str, list[str] | None] = {}
    for name in tickets:
        ticket = map.tickets[names.ticket_number[name]]
        way = cheapest(map.tracks, price, ticket.a, ticket.b)
        found[name] = None if way is None else [names.tracks[track] for track in way if track not in own]
    return found


def cheapest(tracks: Sequence[Ends], price: dict[int, int], start: int, goal: int) -> list[int] | None:
    """Dijkstra's way over tracks with a price."""
    at: dict[int, list[tuple[int, int]]] = {}
    for track in price:
        it = tracks[track]
        at.setdefault(it.a, []).append((track, it.b))
        at.setdefault(it.b, []).append((track, it.a))
    via: dict[int, tuple[int, int]] = {}
    done: set[int] = set()
    queue: list[tuple[int, int, int, int]] = [(0, start, -1, -1)]
    while queue:
        far, city, track, before = heapq.heappop(queue)
        if city in done:
            continue
        done.add(city)
        via[city] = (track, before)
        if city == goal:
            return back(via, goal)
        for step, other in at.get(city, ()):
            if other not in done:
                heapq.heappush(queue, (far + price[step], other, step, city))
    return None


def back(via: dict[int, tuple[int, int]], goal: int) -> list[int]:
    way = []
    track, city = via[goal]
    while track >= 0:
        way.append(track)
        track, city = via[city]
    return way[::-1]
