"""What the rules say happened: there is always room for it, and entries follow one another."""

from __future__ import annotations

import random

import numpy as np
import pytest

import whistlestop as ws
from policies import GAMES, POLICIES
from whistlestop import rules
from whistlestop.game.replayed_log import ReplayedLog
from whistlestop.rules.happenings import GAME_OVER, MOST


def happenings_of(game: ws.Game) -> np.ndarray:
    """All that happened in a game, without the head."""
    log = ReplayedLog(game.board, rules.new(game.board, game.players, seed=game.seed))
    log.take(game.log)
    told = log.happenings
    return told[1 : 1 + int(told[0]["number"])]


@pytest.mark.parametrize("name, players", GAMES)
def test_there_is_room_for_all_that_one_entry_brings(name: str, players: int) -> None:
    """`MOST` is what callers leave free for one entry. An entry that brings most of it would be too near."""
    for seed in range(4):
        luck = random.Random(f"{name} {players} {seed}")
        game = ws.new(name, players, seed=seed)
        policies = [POLICIES[luck.choice(list(POLICIES))] for _ in range(players)]
        while not game.is_over:
            seat = luck.choice(game.pending)
            game.play(policies[seat](game.legal_decisions(seat), luck), seat)
        told = happenings_of(game)
        _, numbers = np.unique(told["entry"], return_counts=True)
        assert numbers.max() <= MOST // 2
        assert np.all(np.diff(told["entry"]) >= 0)
        assert told["kind"][-1] == GAME_OVER
        assert np.count_nonzero(told["kind"] == GAME_OVER) == 1
