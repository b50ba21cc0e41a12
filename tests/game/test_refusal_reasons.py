"""A refusal says what is wrong here: what the game has not, what is due, and how many are missing."""

from __future__ import annotations

import pytest

import whistlestop as ws
from whistlestop.game.notation import actions as ac


def refused(game: ws.Game, line: str | ws.Action, seat: int | None = None) -> str:
    with pytest.raises(ws.IllegalAction) as caught:
        game.play(line, seat)
    return str(caught.value.why)


def begun(name: str, players: int = 2) -> ws.Game:
    """The first turn of a game, with every ticket kept."""
    game = ws.new(name, players, seed=3, options={"first": 0})
    for seat in game.pending:
        game.play(game.legal(seat)[-1], seat)
    return game


@pytest.mark.parametrize(
    "name, action, said",
    [
        ("north_america", ac.Station("boston"), "there are no stations in this game"),
        ("north_america", ac.Withdraw(), "there are no tunnels in this game"),
        ("north_america", ac.Place("red"), "there are no rail yards in this game"),
        ("card_game", ac.Pay("red", 2), "there are no routes in this game"),
        ("europe", ac.Pay("red", 2), "first choose what to pay for"),
        ("europe", ac.Withdraw(), "you’re not digging a tunnel"),
        ("europe", ac.Keep((1,)), "you haven’t drawn any tickets to choose from"),
        ("card_game", ac.With(2, "red"), "first choose a colour to place"),
        ("card_game", ac.Done(), "tickets are completed at the end of the round"),
    ],
)
def test_what_a_game_has_not_and_what_is_not_due(name: str, action: ws.Action, said: str) -> None:
    assert refused(begun(name), action) == said


def test_what_is_due_comes_first() -> None:
    game = ws.new("europe", 2, seed=3, options={"first": 0})
    assert refused(game, "draw deck", 0) == "first choose which tickets to keep"
    assert refused(game, "keep 1", 0) == "keep at least 2 tickets"
    assert refused(game, "keep 1 6", 0) == "only 4 tickets are on offer"
    game.play("keep 1 2", 0)
    assert refused(game, "keep 1 2", 0) == "you’ve already chosen"
    game.play("keep 1 2", 1)
    game.play("draw deck")
    assert refused(game, "draw tickets") == "take your second card first"


def held(map: str, hand: dict[str, int], **seat: object) -> ws.Game:
    """A turn of the first player with these cards."""
    return ws.Game.from_position({"map": map, "players": 2, "seats": [{"hand": hand, **seat}, {}]}, seed=1)


@pytest.mark.parametrize(
    "line, hand, said",
    [
        (
            "claim denver-santa_fe",
            {"red": 1},
            "you have at most 1 of the 2 cards in any one colour, counting locomotives",
        ),
        ("claim montreal-new_york", {"blue": 1, "loco": 1}, "you have 2 of the 3 blue cards, counting locomotives"),
        ("claim montreal-new_york, 3 blue", {"blue": 1, "loco": 2}, "you don’t have those cards"),
        (
            "claim montreal-new_york, 2 blue",
            {"blue": 3},
            "it costs 3 blue cards, and locomotives can replace any of them",
        ),
    ],
)
def test_the_cards_that_are_missing_are_counted(line: str, hand: dict[str, int], said: str) -> None:
    assert refused(held("north_america", hand), line) == said


def test_trains_locomotives_and_stations_are_counted() -> None:
    game = held("europe", {"loco": 1, "red": 8})
    assert refused(game, "claim palermo-smyrna") == "this ferry needs 2 locomotives, and you have 1"
    game = held("europe", {"red": 3}, stations=["wien"])
    assert refused(game, "station wien") == "there’s already a station in this city"
    game = held("europe", {"red": 3}, stations=["wien", "roma", "paris"])
    assert refused(game, "station kyiv") == "you have no stations left"


def test_a_pile_that_is_too_small_to_rob_another() -> None:
    seats = [{"hand": {"red": 2}}, {"yard": ["3 red"]}]
    game = ws.Game.from_position({"map": "card_game", "players": 2, "seats": seats}, seed=1)
    assert refused(game, "place 2 red") == "the pile there has 3 cards, and you have to place more"
    assert refused(game, "place 2 blue") == "you don’t have those cards"
