"""Which open tracks complete tickets, and how many trains they take: for reasons given to people."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from whistlestop.game.bits import members
from whistlestop.game.views.shortest_paths import cheapest

FEW = 3  # tickets that are tried in every order


class Track(NamedTuple):
    """Its two cities."""

    a: int
    b: int


class Plan(NamedTuple):
    trains: int
    tracks: frozenset[int]  # to claim, beside those that the seat has


def plan_for(known: Any, board: Any, seat: int, tickets: Sequence[int], claimed: Iterable[int] = ()) -> Plan | None:
    """A short way to complete all these tickets by claiming what is open to the seat, as if it had `claimed` these
    tracks as well; None if there is none. It is the shortest for one ticket, and a good one for several."""
    own = {*members(known["owned"][seat].tolist()), *claimed}
    price = {track: int(board["length"][track]) for track in members(known["open"][seat].tolist())}
    price |= dict.fromkeys(own, 0)
    tracks = [Track(*ends) for ends in zip(board["track_a"].tolist(), board["track_b"].tolist(), strict=True)]
    ends = [(int(board["ticket_a"][ticket]), int(board["ticket_b"][ticket])) for ticket in tickets]
    orders = itertools.permutations(ends) if len(ends) <= FEW else [ends, ends[::-1]]
    plans = [_in_order(tracks, price, order) for order in orders]
    return min((plan for plan in plans if plan is not None), key=lambda plan: plan.trains, default=None)


def _in_order(tracks: list[Track], price: dict[int, int], pairs: Sequence[tuple[int, int]]) -> Plan | None:
    """One pair of cities after the other; what has been taken for the first costs the next nothing."""
    left, trains = dict(price), 0
    for start, goal in pairs:
        way = cheapest(tracks, left, start, goal)
        if way is None:
            return None
        trains += sum(left[track] for track in way)
        left |= dict.fromkeys(way, 0)
    return Plan(trains, frozenset(track for track in price if left[track] != price[track]))
