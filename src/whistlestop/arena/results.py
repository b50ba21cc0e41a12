"""What is kept of a game."""

from __future__ import annotations

from typing import NamedTuple

from .line_ups import LineUp, Seating


class SeatResult(NamedTuple):
    """One seat's game."""

    rank: int  # 1 = won, perhaps shared
    total: int
    route_points: int
    ticket_points: int
    tickets: int  # kept
    made: int  # of these
    longest: int  # 1: nobody's path is longer
    turns: int
    decisions: int
    cards: int  # left in the hand
    trains: int  # left
    routes: int  # claimed
    spaces: int  # that they have
    seconds: float | None  # of thinking; None: the compiled runner keeps no clock a seat


class GameResult(NamedTuple):
    seating: Seating
    number: int  # of the game: its chance follows from the seed and this
    first: int  # the seat that began
    seconds: float
    seats: tuple[SeatResult, ...]


class Block(NamedTuple):
    """All seatings of a line-up on one game number: what is kept or missing as a whole."""

    line_up: LineUp
    number: int
    games: tuple[GameResult, ...]
