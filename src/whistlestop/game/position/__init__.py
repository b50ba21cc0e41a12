"""Positions: a whole game at one moment as JSON, for puzzles, tests and analysis. docs/positions.md says how.

`position` makes a game of one, `position_of` writes a game down. What is not known may be left out; it is then filled
in at random from what nobody has seen.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from whistlestop import maps
from whistlestop.maps import Map
from whistlestop.rules import api

from ..chance import Chance
from ..game import Game
from ..notation.cards import KINDS
from ..options import Options
from .cards import deal_cards, read_cards
from .form import Position, PositionError, Seat, read_form
from .names import Finder
from .record import Whole, audit, check_said, make_record
from .tickets import read_tickets
from .turns import check_counters, check_end, check_phase, turn_order
from .unfinished_move import check_making, make_move
from .unknown_tickets import deal_tickets
from .writer import position_of

__all__ = ["Position", "PositionError", "Seat", "Start", "position", "position_of", "read_position"]

Data = Position | Mapping[str, Any] | str | bytes
TRIES = 300  # deals of what is not known, until one fits the row (T6) and the move being made


class Start(NamedTuple):
    """A position as a game can begin with it."""

    map: Map
    players: int
    records: api.Records
    row: tuple[str | None, ...]  # the places of the row
    options: Options


def position(
    data: Data,
    *,
    seed: int = 0,
    names: Sequence[str] | None = None,
    chance: Chance | None = None,
    map: Map | None = None,
) -> Game:
    """A game that begins in a position. PositionError, with the place and the reason, if it cannot be.

    The seed is for what has been left out and for the chance to come; `map` for positions on a map of your own.
    """
    start = read_position(data, seed=seed, map=map)
    game = Game(
        start.map,
        start.players,
        seed=seed,
        options=start.options,
        names=names,
        chance=chance,
        start=start.records,
    )
    game._start_row = start.row
    return game


def read_position(data: Data, *, seed: int = 0, map: Map | None = None) -> Start:
    """The same without the game: the map, the players and the record."""
    said = read_form(data)
    map = read_map(said.map, map)
    seats = read_seats(said, map)
    check_phase(said, map, len(seats))
    check_counters(said, len(seats))
    order = turn_order(said, len(seats))
    find = Finder(map)
    cards, tickets = read_cards(said, seats, find), read_tickets(said, seats, find)
    luck = random.Random(f"whistlestop position {seed}")
    for left in reversed(range(TRIES)):
        try:
            whole = Whole(said, seats, find, cards, deal_cards(cards, luck), tickets, deal_tickets(tickets, luck))
            records = whole_record(whole, order, seed)
        except PositionError:
            if left == 0 or not (cards.unknown or tickets.unknown):
                raise
        else:
            row = tuple(None if kind is None else KINDS[kind] for kind in whole.dealt.row)
            return Start(map, len(seats), records, row, Options(first=order[0], open_track=said.open_track))
    raise AssertionError("the last try returns or raises")


def whole_record(whole: Whole, order: tuple[int, int, int], seed: int) -> api.Records:
    check_making(whole)
    records = make_record(whole, order, seed)
    check_said(records, whole)
    make_move(records, whole, order[1])
    check_end(records, whole.position, whole.map)
    audit(records, whole)
    return records


def read_map(name: str, own: Map | None) -> Map:
    """A shipped map by its name, or the one in hand. What a position says is never taken for the path of a file."""
    if own is not None and own.id == name:
        return own
    if name not in maps.names():
        shipped = ", ".join(maps.names())
        raise PositionError("map", f"{name!r} is none of {shipped}; a map of your own is given beside the position.")
    return maps.load(name)


def read_seats(said: Position, map: Map) -> list[Seat]:
    """As many as there are players; those of whom nothing is said have nothing."""
    players, (low, high) = len(said.seats) if said.players is None else said.players, map.players
    if not low <= players <= high:
        raise PositionError("players", f"{map.name} is for {low} to {high} players, not {players}.")
    if len(said.seats) > players:
        raise PositionError("seats", f"{len(said.seats)} seats are too many for {players} players.")
    return said.seats + [Seat() for _ in range(players - len(said.seats))]
