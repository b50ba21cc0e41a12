"""Stations: building them (E10, E11). What they are worth at the end is in borrowed_routes.py."""

from __future__ import annotations

from . import clauses
from .board import Board
from .decisions import STATION
from .kernel import M64, ONE, ZERO, bit, has, kernel
from .phases import PAY
from .record import TRACKS
from .state import COLOURS, LOCOMOTIVE, State

# while paying, a target from here on is a city, below it a track
CITY_TARGET = TRACKS


@kernel
def station_cost(state: State, board: Board, seat: int) -> int:
    """E11: one card for the first, two for the second, three for the third."""
    return board.stations - state.stations[seat] + 1


@kernel
def cities_with_station(state: State) -> int:
    taken = ZERO
    for seat in range(state.players):
        taken |= state.station_at[seat]
    return taken


@kernel
def can_pay_station(state: State, board: Board, seat: int) -> bool:
    most = 0
    for colour in range(COLOURS):
        most = max(most, state.hands[seat, colour])
    return most + state.hands[seat, LOCOMOTIVE] >= station_cost(state, board, seat)


@kernel
def buildable(state: State, board: Board, seat: int) -> int:
    """The STATION block of the mask (E10)."""
    if state.stations[seat] == 0 or not can_pay_station(state, board, seat):
        return ZERO
    cities = M64 if board.cities == 64 else bit(board.cities) - ONE
    return cities & (M64 ^ cities_with_station(state))


@kernel
def refuse_station(state: State, board: Board, seat: int, decision: int) -> int:
    city = decision - STATION
    if city >= board.cities:
        return clauses.NO_SUCH_DECISION
    if state.stations[seat] == 0 or has(cities_with_station(state), city):
        return clauses.E10
    return clauses.LEGAL if can_pay_station(state, board, seat) else clauses.E11


@kernel
def choose_city(state: State, board: Board, seat: int, decision: int) -> None:
    state.target = CITY_TARGET + decision - STATION
    state.cost = station_cost(state, board, seat)
    state.phase = PAY


@kernel
def build_station(state: State, seat: int) -> None:
    state.station_at[seat] |= bit(state.target - CITY_TARGET)
    state.stations[seat] -= 1
