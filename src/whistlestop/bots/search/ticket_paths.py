"""Which open tracks complete tickets, and how many trains they take: in plain Python, for reasons given to people."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

FEW = 3  # tickets that are tried in every order


class Plan(NamedTuple):
    trains: int
    tracks: frozenset[int]  # to claim, beside those that the seat has


def plan_for(known: Any, board: Any, seat: int, tickets: Sequence[int], claimed: Iterable[int] = ()) -> Plan | None:
    """A short way to complete all these tickets by claiming what is open to the seat, as if it had `claimed` these
    tracks as well; None if there is none. It is the shortest for one ticket, and a good one for several."""
    orders = itertools.permutations(tickets) if len(tickets) <= FEW else [tuple(tickets), tuple(tickets)[::-1]]
    plans = [_in_order(known, board, seat, order, frozenset(claimed)) for order in orders]
    return min((plan for plan in plans if plan is not None), key=lambda plan: plan.trains, default=None)


def _in_order(known: Any, board: Any, seat: int, tickets: Sequence[int], claimed: frozenset[int]) -> Plan | None:
    tracks: frozenset[int] = frozenset()
    for ticket in tickets:
        ends = int(board["ticket_a"][ticket]), int(board["ticket_b"][ticket])
        more = _path(known, board, seat, *ends, claimed | tracks)
        if more is None:
            return None
        tracks |= more
    return Plan(sum(int(board["length"][track]) for track in tracks), tracks)


def _path(known: Any, board: Any, seat: int, start: int, end: int, claimed: frozenset[int]) -> frozenset[int] | None:
    """The tracks still to be claimed on a shortest way between two cities."""
    owned, open_tracks = known["owned"][seat], known["open"][seat]
    best: dict[int, int] = {}
    queue: list[tuple[int, int, frozenset[int]]] = [(0, start, frozenset())]
    while queue:
        trains, city, tracks = heapq.heappop(queue)
        if city == end:
            return tracks
        if best.get(city, trains + 1) <= trains:
            continue
        best[city] = trains
        for track in tracks_of(board["at_city"][city]):
            has = track in claimed or has_track(owned, track)
            if has or has_track(open_tracks, track):
                further = int(board["track_a"][track]) + int(board["track_b"][track]) - city
                if has:
                    heapq.heappush(queue, (trains, further, tracks))
                else:
                    heapq.heappush(queue, (trains + int(board["length"][track]), further, tracks | {track}))
    return None


def has_track(words: Any, track: int) -> bool:
    return bool(int(words[track >> 6]) >> (track & 63) & 1)


def tracks_of(words: Any) -> list[int]:
    return [64 * at + bit for at, word in enumerate(words.tolist()) for bit in range(64) if word >> bit & 1]
