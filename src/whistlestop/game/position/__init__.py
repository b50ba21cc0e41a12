"""Positions: a whole game at one moment, for puzzles, tests, analysis and links. docs/positions.md says how.

`Game.from_position` makes a game of one, `Game.position` and `Game.position_line` write a game down. What is not known
may be left out; it is then filled in at random from what nobody has seen.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from whistlestop import maps, rules
from whistlestop.maps import Map
from whistlestop.rules import api
from whistlestop.rules.state import STATE

from ..notation.cards import KINDS
from ..options import Options
from .cards import deal_cards, put_cards
from .form import Position, PositionError, Seat, read_form
from .line import is_line, read_position_line
from .names import Finder, find_map
from .record import audit, check_end, derive, put_pieces, put_table
from .tickets import deal_tickets, put_tickets
from .turns import check_phase, turn_order
from .unfinished_move import check_making, make_move
from .writer import position_of

__all__ = ["Data", "Position", "PositionError", "Seat", "Start", "position_of", "read_position"]

Data = Position | Mapping[str, Any] | str | bytes
TRIES = 300  # deals of what is not known, until one fits the row (T6) and the move being made


class Start(NamedTuple):
    """A position as a game can begin with it."""

    map: Map
    players: int
    records: api.Records
    row: tuple[str | None, ...]  # the places of the row
    options: Options


def read_position(data: Data, *, seed: int = 0, map: Map | None = None) -> Start:
    """What a game needs to begin in a position. PositionError, with the place and the reason, if it cannot be."""
    said = read_position_line(data, map) if is_line(data) else read_form(data)
    map = find_map(said.map, map)
    seats, board, find = read_seats(said, map), maps.board(map), Finder(map)
    check_phase(said, seats, map)
    check_making(said)
    order = turn_order(said, len(seats))
    base = np.zeros(1, STATE)
    base["rng"] = rules.new(board, len(seats), seed=seed, first=0)["rng"]
    put_table(base, said, seats, order)
    cards = put_cards(base[0], said, seats, find)
    tickets = put_tickets(base, said, seats, find)
    put_pieces(base, seats, find)
    luck = random.Random(f"whistlestop position {seed}")
    for left in reversed(range(TRIES)):
        states = base.copy()
        row = deal_cards(states[0], cards, luck)
        deal_tickets(states, tickets, map, luck)
        try:
            derive(states, board, seats, find)
            make_move(states, board, said, find)
            audit(states, board)
        except PositionError:
            if left == 0 or not (cards or tickets):
                raise
        else:
            break
    check_end(states, board, map)
    places = [KINDS[kind] for kind in row] if said.row is None else [find.card("row", word) for word in said.row]
    return Start(map, len(seats), states, (*places,), Options(first=order[0], open_track=said.open_track))


def read_seats(said: Position, map: Map) -> list[Seat]:
    """As many as there are players; those of whom nothing is said have nothing."""
    players, (low, high) = len(said.seats) if said.players is None else said.players, map.players
    if not low <= players <= high:
        raise PositionError("players", f"{map.name} is for {low} to {high} players, not {players}.")
    if len(said.seats) > players:
        raise PositionError("seats", f"{len(said.seats)} seats are too many for {players} players.")
    return said.seats + [Seat() for _ in range(players - len(said.seats))]
