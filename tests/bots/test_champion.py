"""The champion and the master as players: legal decisions by what their seat sees; else the expert."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import whistlestop as ws
from bots.moment import moment
from whistlestop import maps
from whistlestop.bots.champion import shipped
from whistlestop.bots.champion.network import think, think_many
from whistlestop.bots.observation.api import observe
from whistlestop.bots.players import Budget, levels, make_player, names, needs_stand_in
from whistlestop.bots.players import champion as players

GAMES = ("north_america", "europe", "card_game")
VARIANT = Path(__file__).parents[2] / "examples" / "maps" / "europe_five.toml"
FEW = Budget(rollouts=8)


@pytest.mark.parametrize("name", ["champion", "master"])
@pytest.mark.parametrize("game", GAMES)
def test_they_decide_what_is_legal_and_the_same_again(name: str, game: str) -> None:
    assert game in shipped.games()
    for decisions in (0, 20):
        played, seat = moment(game, decisions)
        player = make_player(name, seed=4)
        decided = player.decide(played, seat, FEW)
        assert decided in played.legal_decisions(seat)
        assert decided == make_player(name, seed=4).decide(played, seat, FEW)
        ranked = player.rank(played, seat, FEW)
        if name == "champion":  # a master who ranks tries more decisions, so that few trial games may favour another
            assert ranked[0].action == played.action(int(decided))
        legal = [played.action(int(it)) for it in played.legal_decisions(seat)]
        assert all(it.action in legal for it in ranked)
        assert [it.value for it in ranked] == sorted((it.value for it in ranked), reverse=True)


def test_the_champion_plays_a_whole_game_to_its_end() -> None:
    played, champion = ws.new("card_game", seed=1), make_player("champion")
    while not played.is_over:
        played.play(champion.decide(played, played.pending[0]), played.pending[0])
    assert played.scores().final


def test_the_network_thinks_of_many_as_of_one() -> None:
    weights = players.weights_for(maps.load("card_game"))
    assert weights is not None
    seen = []
    for decisions in (0, 5, 12, 30):
        played, seat = moment("card_game", decisions)
        seen.append(observe(played.seen(seat), played.board, seat).observed)
    logits, values = think_many(weights, np.array(seen))
    for row, observed in enumerate(seen):
        one, value = think(weights, observed)
        assert np.allclose(logits[row], one, atol=1e-3)
        assert values[row] == pytest.approx(value, abs=1e-3)


@pytest.mark.parametrize("name", ["champion", "master"])
def test_where_there_is_no_network_the_expert_plays(name: str) -> None:
    played = ws.new(VARIANT, seed=2)
    assert needs_stand_in(name, played.map)
    assert needs_stand_in(f"{name}@50ms", played.map)
    assert not needs_stand_in(name, maps.load("europe"))
    assert not needs_stand_in("expert", played.map)
    expected = make_player("expert", seed=5).decide(played, 0, FEW)
    assert make_player(name, seed=5).decide(played, 0, FEW) == expected


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert list(levels()) == ["easy", "medium", "hard", "expert", "champion", "master"]
    assert set(levels()) <= set(names())
