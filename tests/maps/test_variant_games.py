"""The worked examples of variants, played: bots to the end, records and positions there and back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import whistlestop as ws
from whistlestop import bots, maps, rules
from whistlestop.game import PositionError, RecordError

EXAMPLES = Path(__file__).parents[2] / "examples" / "maps"
NAMES = ("europe_five", "north_america_grand", "card_game_short")


def played(name: str) -> ws.Game:
    """A whole game, decided by lot."""
    game = ws.new(str(EXAMPLES / f"{name}.toml"), players=3, seed=12)
    luck = np.random.default_rng(12)
    while (seat := next(iter(rules.to_move(game.state)), None)) is not None:
        actions = game.legal(seat)
        game.play(actions[int(luck.integers(len(actions)))], seat)
    assert game.is_over
    return game


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_whole_games(name: str) -> None:
    board = maps.board(EXAMPLES / f"{name}.toml")
    result = bots.play(board, ["planner", "greedy", "random"], games=30, seed=3)
    assert (result.scores["rank"][:, :3].min(axis=1) == 1).all()


@pytest.mark.parametrize("name", NAMES)
def test_records_and_positions_come_back(name: str, tmp_path: Path) -> None:
    game, map = played(name), maps.load(EXAMPLES / f"{name}.toml")
    file = tmp_path / "game.wsr"
    game.record().save(file)
    text = file.read_text(encoding="utf-8")
    assert f"Game: {name}" in text or map.name in text
    assert map.hash in text
    again = ws.load(file, map=map)
    assert again.state.tobytes() == game.state.tobytes()
    with pytest.raises(RecordError) as caught:
        ws.load(file)
    assert "card_game" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", NAMES)
def test_a_position_without_its_variant_says_so(name: str) -> None:
    game = ws.new(str(EXAMPLES / f"{name}.toml"), players=2, seed=5)
    position = game.position()
    again = ws.Game.from_position(position, map=game.map)
    assert again.map == game.map
    assert again.position() == position
    with pytest.raises(PositionError, match="a map of your own is given beside the position"):
        ws.Game.from_position(position)


def test_numbers_of_the_variant_are_those_of_the_game() -> None:
    five = ws.new(str(EXAMPLES / "europe_five.toml"), players=2, seed=1)
    assert five.view(0).seats[0].trains == 35
    own = ws.new(str(EXAMPLES / "north_america_grand.toml"), players=2, seed=1).view(0).own
    assert own is not None
    assert sum(own.hand.values()) == 6
    assert len(own.offer) == 5
