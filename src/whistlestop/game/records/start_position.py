"""Where a recorded game began, if it was not the beginning: a position, as compact JSON."""

from __future__ import annotations

import json

import msgspec

from whistlestop import maps, rules
from whistlestop.maps import Map

from ..chance import Given
from ..game import Game
from ..position import Start, position_of, read_position


def untouched(game: Game) -> Game:
    """The same game with nothing played, waiting to be told every outcome."""
    return Game(
        game.map,
        game.players,
        seed=game.seed,
        options=game.options,
        names=game.names,
        chance=Given(),
        start=game.start,
        row=game.start_row,
    )


def start_of(game: Game) -> str | None:
    """The position that a game began with; None if that was the beginning."""
    usual = rules.new(maps.board(game.map), game.players, seed=game.seed, first=game.options.first)
    if usual.tobytes() == game.start.tobytes():
        return None
    return msgspec.json.encode(position_of(untouched(game))).decode()


def draws_by_seed(game: Game) -> bool:
    """Does the game's own generator go by its seed? A position from elsewhere may have come with another one."""
    if game.chance is not None:
        return False
    usual = rules.new(maps.board(game.map), game.players, seed=game.seed)
    return bool(usual["rng"][0] == game.start["rng"][0])


def read_start(text: str, map: Map, seed: int) -> Start:
    """The position, on the record's own map."""
    said = json.loads(text)
    if not isinstance(said, dict):
        raise ValueError("a position is an object of JSON.")
    return read_position({**said, "map": map.id}, seed=seed, map=map)
