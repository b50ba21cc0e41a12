"""No scripted bot plays otherwise by accident: a signature of its games on each map.

A new value stands in the message of the failure; it belongs into the commit that makes the bots play otherwise.
"""

from __future__ import annotations

import hashlib

import pytest

from whistlestop import bots, maps

SIGNATURES: dict[tuple[str, str], str] = {
    ("north_america", "greedy"): "a0225bce693fab05",
    ("north_america", "racer"): "7ef30d871014334a",
    ("north_america", "planner"): "8de169cb8b7a404c",
    ("north_america", "blocker"): "9076964ab9f8784e",
    ("europe", "greedy"): "36564c41c45203e5",
    ("europe", "racer"): "9496ae90cf1b687a",
    ("europe", "planner"): "a40b2aaf17d089cf",
    ("europe", "blocker"): "778e4b7e0658b17d",
    ("card_game", "greedy"): "89204172b00748b5",
    ("card_game", "racer"): "9b8ef1e95a038b67",
    ("card_game", "planner"): "1d7ae761ddc8fa65",
    ("card_game", "blocker"): "849c3f8ddfd82e33",
}
BOTS = ("greedy", "racer", "planner", "blocker")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", maps.names())
def test_the_signature_of_forty_games(name: str, bot: str) -> None:
    played = bots.play(maps.board(name), [bot, "planner", bot], games=40, seed=1904)
    found = hashlib.sha256(played.scores.tobytes() + played.tallies.tobytes()).hexdigest()[:16]
    assert found == SIGNATURES[name, bot]
