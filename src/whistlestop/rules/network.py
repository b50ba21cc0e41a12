"""Which cities a seat's own routes join (B14), kept up to date route by route."""

from __future__ import annotations

from .kernel import kernel
from .record import CITIES
from .state import State


@kernel
def forget(state: State, seat: int) -> None:
    """No route yet: every city is on its own."""
    for city in range(CITIES):
        state.network[seat, city] = city


@kernel
def join(state: State, seat: int, a: int, b: int) -> None:
    """A route of the seat's now runs from a to b: every city is labelled by the lowest one it is joined to."""
    one, other = state.network[seat, a], state.network[seat, b]
    low, high = min(one, other), max(one, other)
    if low == high:
        return
    for city in range(CITIES):
        if state.network[seat, city] == high:
            state.network[seat, city] = low


@kernel
def joined(state: State, seat: int, a: int, b: int) -> bool:
    """B14: do the seat's own routes join these two cities?"""
    return state.network[seat, a] == state.network[seat, b]
