"""The ladder is a ladder. Seeds are fixed, so that these numbers never change by luck."""

from __future__ import annotations

import pytest

from whistlestop import bots, maps

GAMES = 300


def share(game: str, line_up: list[str]) -> float:
    """The first seat's share of the victories."""
    return float(bots.play(maps.board(game), line_up, games=GAMES, seed=2024).shares()[0])


@pytest.mark.parametrize("game", maps.names())
def test_greed_beats_chance(game: str) -> None:
    assert share(game, ["greedy", "random"]) > 0.9


@pytest.mark.parametrize("game", maps.names())
@pytest.mark.parametrize("name", ["planner", "racer", "blocker"])
def test_planning_beats_greed(game: str, name: str) -> None:
    assert share(game, [name, "greedy"]) > (0.55 if game == "card_game" else 0.95)


@pytest.mark.parametrize("game", ["north_america", "europe"])
@pytest.mark.parametrize("baseline", ["hungry", "long-route"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_planner_beats_the_published_baselines(game: str, baseline: str, players: int) -> None:
    assert share(game, ["planner", *[baseline] * (players - 1)]) > 1.5 / players


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", maps.names())
def test_hard_beats_the_planner_between_few(game: str, players: int) -> None:
    line_up = [bots.LEVELS["hard"], *["planner"] * (players - 1)]
    assert bots.play(maps.board(game), line_up, games=10 * GAMES, seed=31).shares()[0] > 1.02 / players


@pytest.mark.parametrize(
    "game,players", [("north_america", 4), ("north_america", 5), ("europe", 4), ("europe", 5), ("card_game", 4)]
)
def test_hard_is_not_below_the_planner_between_many(game: str, players: int) -> None:
    line_up = [bots.LEVELS["hard"], *["planner"] * (players - 1)]
    assert bots.play(maps.board(game), line_up, games=5 * GAMES, seed=31).shares()[0] >= 1 / players


def test_the_best_scripted_bot_ends_the_game_as_early_as_good_players_do() -> None:
    results = bots.play(maps.board("north_america"), ["planner", "planner"], games=GAMES, seed=7)
    assert results.tallies["turns"][:, :2].mean() <= 36
