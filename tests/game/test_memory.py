"""A game that nobody holds is gone at once: it is a tree without cycles, and the collector has nothing to find."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator

import pytest

from whistlestop import maps
from whistlestop.game import SPECTATOR, Game, Given, new


@pytest.fixture
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_no_collector")
@pytest.mark.parametrize("name", maps.names())
def test_a_game_is_gone_with_the_last_who_holds_it(name: str) -> None:
    dice, game = random.Random(7), new(name, 2, seed=3)
    while not game.is_over:
        game.play(dice.choice(game.legal_decisions()))
        if len(game.log) % 20 == 0:
            game.view(0), game.events_since(0, 1), game.events_json(0, SPECTATOR)
    copy = Game(game.map, 2, chance=Given())
    copy.take(game.log)
    ahead = copy.copy()
    copy.view(1)
    copy.follow(ahead)
    parts = [it for one in (game, copy) for it in (one, one._log, one._told(), one._told().places)]
    left = [weakref.ref(it) for it in parts]
    del game, copy, ahead, parts
    assert [it() for it in left] == [None] * len(left)
