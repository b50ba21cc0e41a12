"""Whole games at every moment, and what makes a position one that could be played: for the tests of positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from policies import POLICIES
from whistlestop import maps, rules
from whistlestop.game import Game, new
from whistlestop.rules import phases

FIVE = ["purple", "blue", "orange", "white", "green"]  # a row


def moments(name: str, players: int, seed: int) -> Iterator[Game]:
    """A whole game at every decision, and when it is over."""
    luck = random.Random(f"{name} {players} {seed}")
    game = new(name, players, seed=seed)
    ways = [luck.choice(sorted(POLICIES)) for _ in range(players)]
    while True:
        yield game
        if game.is_over:
            return
        seat = luck.choice(game.pending)
        game.play(POLICIES[ways[seat]](game.legal_decisions(seat), luck), seat)


def same_but_for_luck(one: Game, other: Game) -> bool:
    states = one._log.states.copy()
    states["rng"] = other._log.states["rng"]
    return bool(states.tobytes() == other._log.states.tobytes())


def sound(game: Game) -> None:
    """A game that the rules accept, from which every player can imagine others, and that can be played to the end."""
    states, board = game._log.states.copy(), maps.board(game.map)
    assert rules.audit(states, board) is None
    assert game.is_over or all(game.legal(seat) for seat in game.pending)
    for seat in range(-1, game.players):
        worlds = rules.resample(rules.seen(states, seat), board, seat, games=2, seed=1)
        assert rules.audit(worlds, board) is None
    games = np.repeat(states, 2)
    rules.play_random(games, board, seed=3, most=50_000)
    assert (games["phase"] == phases.OVER).all()
    assert rules.audit(games, board) is None
    assert same_but_for_luck(game, Game.from_position(game.position(), map=game.map))
