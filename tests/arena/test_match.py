"""A game depends on the seed, its number and the seating, and on nothing else: not on how or where it is played."""

from __future__ import annotations

from typing import Any

import pytest

from whistlestop import bots, maps, rules
from whistlestop.arena import match
from whistlestop.arena.chunks import Chunk, play_chunk
from whistlestop.arena.game_seeds import mixed, policy_seed, seed_of, unmixed
from whistlestop.arena.match import Table
from whistlestop.bots.players import BotError, Budget
from whistlestop.bots.search import expert
from whistlestop.bots.search.reasons import Reason

FREE = Budget()


def untimed(result: Any) -> Any:
    seats = tuple(seat._replace(seconds=None) for seat in result.seats)
    return result._replace(seconds=0.0, seats=seats)


@pytest.mark.parametrize("game, players", [("north_america", 2), ("europe", 3), ("card_game", 4)])
def test_the_compiled_runner_and_a_game_give_the_same_result(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    map = maps.load(game)
    seating = ["planner", "racer", "blocker", "greedy"][:players]
    compiled = [Table(map, seating, 5, FREE).play(number) for number in (0, 3)]
    monkeypatch.setattr(match, "scripted_name", lambda _: None)
    through_game = [Table(map, seating, 5, FREE).play(number) for number in (0, 3)]
    assert list(map_of(compiled)) == list(map_of(through_game))


def map_of(results: list[Any]) -> list[Any]:
    return [untimed(result) for result in results]


def test_it_is_the_game_that_the_bots_own_runner_plays() -> None:
    board = maps.board("europe")
    whole = bots.play(board, ["racer", "planner"], games=4, seed=9)
    table = Table(maps.load("europe"), ["racer", "planner"], 9, FREE)
    for number in (3, 1):
        seats = table.play(number).seats
        assert [seat.total for seat in seats] == whole.scores["total"][number, :2].tolist()
        assert [seat.turns for seat in seats] == whole.tallies["turns"][number, :2].tolist()


@pytest.mark.parametrize("seed", [0, 9, (1 << 64) - 1])
def test_a_game_of_a_seed_is_the_first_game_of_another_seed(seed: int) -> None:
    board = maps.board("europe")
    whole = rules.new(board, 2, games=8, seed=seed)
    assert rules.new(board, 2, games=3, seed=seed_of(seed, 5)).tobytes() == whole[5:].tobytes()
    rest = whole[5:].copy()
    rules.play_random(whole, board, seed=seed)
    rules.play_random(rest, board, seed=policy_seed(seed, 5))
    assert rest.tobytes() == whole[5:].tobytes()
    assert [unmixed(mixed(word)) for word in (0, 1, seed)] == [0, 1, seed]


def test_what_is_kept_of_a_seat_adds_up() -> None:
    map = maps.load("north_america")
    for seat in Table(map, ["planner", "racer"], 1, FREE).play(2).seats:
        assert seat.spaces + seat.trains == map.trains.each
        assert 0 <= seat.made <= seat.tickets
        assert seat.total == seat.route_points + seat.ticket_points + map.trains.longest_path_bonus * seat.longest


def test_a_chunk_holds_every_seating_of_every_number() -> None:
    blocks = play_chunk(Chunk("north_america", 1, FREE, ("greedy", "racer", "racer"), (4, 7)))
    assert [block.number for block in blocks] == [4, 7]
    for block in blocks:
        assert [game.seating for game in block.games] == [
            ("greedy", "racer", "racer"),
            ("racer", "greedy", "racer"),
            ("racer", "racer", "greedy"),
        ]
        assert len({game.first for game in block.games}) == 1  # the same luck: the same seat begins


def test_the_expert_plays_by_trial_games_alike_every_time() -> None:
    map = maps.load("card_game")
    one, other = (Table(map, ["expert@20", "racer"], 1, FREE).play(0) for _ in range(2))
    assert untimed(one) == untimed(other)
    assert all(seat.seconds is not None for seat in one.seats)


def test_an_illegal_decision_is_one_error_that_names_bot_and_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "rank", lambda *_, **__: [expert.Ranked(3, 0.0, 1, Reason("goes-on"))])
    with pytest.raises(BotError, match=r"the bot 'expert' in game 2 of seed 1: draw white: .* \(E2\)"):
        Table(maps.load("europe"), ["expert", "racer"], 1, FREE).play(2)
