"""Ties of the map games: for the longest path, and for the game."""

import pytest

from .setups import NORTH_AMERICA, finish, map_game, own, started


@pytest.mark.clause("B15", "B15a")
def test_ties_for_the_longest_path() -> None:
    referee = started(NORTH_AMERICA, 3)
    finish(referee)
    assert [score["longest_bonus"] for score in referee.scores()] == [0, 0, 0]
    own(referee, 0, ("boston", "montreal"))
    own(referee, 2, ("denver", "santa_fe"))
    assert [score["longest_bonus"] for score in referee.scores()] == [10, 0, 10]


@pytest.mark.clause("B16")
def test_tie_breaks() -> None:
    referee = started(NORTH_AMERICA, 4)
    game = map_game(referee)
    for player in game.players:
        player.held = []
    own(referee, 0, ("denver", "santa_fe"), ("el_paso", "santa_fe"))  # longest path 4
    own(referee, 1, ("boston", "montreal"))
    game.players[1].points, game.players[2].points, game.players[3].points = 10, 10, 9
    finish(referee)
    assert [score["total"] for score in referee.scores()] == [10, 10, 10, 9]
    assert [score["rank"] for score in referee.scores()] == [1, 2, 2, 4]  # the holder of the longest path
    game.players[1].points = 3
    own(referee, 1, ("kansas_city", "oklahoma_city"), ("dallas", "oklahoma_city"), ("dallas", "houston"))
    game.players[1].held = [game.data.ticket("kansas_city", "houston")]  # 5 points; path of 5 is the longest
    game.players[0].points, game.players[2].points = 18, 18
    scores = referee.scores()
    assert [score["total"] for score in scores] == [18, 18, 18, 9]
    assert [score["rank"] for score in scores] == [2, 1, 2, 4]


@pytest.mark.clause("B16")
def test_completed_tickets_come_before_the_longest_path() -> None:
    referee = started(NORTH_AMERICA, 2)
    game = map_game(referee)
    game.players[0].held, game.players[1].held = [], [game.data.ticket("denver", "el_paso")]
    own(referee, 0, ("helena", "seattle"))
    own(referee, 1, ("denver", "santa_fe"), ("el_paso", "santa_fe"))
    game.players[1].points = 6
    finish(referee)
    assert [score["total"] for score in referee.scores()] == [10, 10]
    assert [score["rank"] for score in referee.scores()] == [2, 1]
