"""Every bot plays every game to its end, legally, by what its seat sees, and the same way every time."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from whistlestop import bots, maps, rules
from whistlestop.bots import traits

SETTINGS = [(name, n) for name in maps.names() for n in range(2, int(maps.board(name)[0]["players_max"]) + 1)]

PLAIN_PYTHON = """
import sys
from whistlestop import bots, maps
game, *line_up = sys.argv[1:]
print(bots.play(maps.board(game), line_up, games=1, seed=3).scores.tobytes().hex())
"""


@pytest.mark.parametrize("game, players", SETTINGS)
@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_decides_legally_in_every_phase_of_whole_games(game: str, players: int, name: str) -> None:
    """Through the public rules, which refuse what is illegal; a second bot in the last seat brings variety."""
    board = maps.board(game)
    states = rules.new(board, players, seed=players)
    number = 0
    while True:
        rules.settle(states, board)
        seats = rules.to_move(states)
        if not seats:
            break
        seat, number = seats[0], number + 1
        player = "random" if seat == players - 1 else name
        decision = bots.decide(rules.seen(states, seat), board, seat, player, seed=number)
        assert rules.apply(states, board, seat, decision) == 0
    assert number > 20


@pytest.mark.parametrize("game, players", SETTINGS)
def test_the_compiled_runner_plays_all_bots_to_the_end(game: str, players: int) -> None:
    board = maps.board(game)
    for shift in range(len(bots.NAMES)):
        line_up = [bots.NAMES[(shift + seat) % len(bots.NAMES)] for seat in range(players)]
        results = bots.play(board, line_up, games=20, seed=shift)
        assert (results.scores["rank"][:, :players].min(axis=1) == 1).all()
        assert (results.tallies["turns"][:, :players] > 0).all()
        assert abs(results.shares().sum() - 1) < 1e-9


@pytest.mark.parametrize("game", maps.names())
def test_a_game_depends_on_its_seed_number_and_line_up_only(game: str) -> None:
    board = maps.board(game)
    line_up = ["planner", "random"]
    whole = bots.play(board, line_up, games=12, seed=5)
    first, rest = bots.play(board, line_up, games=5, seed=5), bots.play(board, line_up, games=7, seed=5, start=5)
    assert np.concatenate([first.scores, rest.scores]).tobytes() == whole.scores.tobytes()
    assert np.concatenate([first.tallies, rest.tallies]).tobytes() == whole.tallies.tobytes()
    assert bots.play(board, line_up, games=12, seed=6).scores.tobytes() != whole.scores.tobytes()


@pytest.mark.parametrize("game", maps.names())
@pytest.mark.parametrize("name", ["hungry", "racer", "blocker"])
def test_a_decision_depends_on_nothing_that_the_seat_does_not_see(game: str, name: str) -> None:
    """In other worlds that look the same to the seat it decides the same, whatever it decided in between."""
    board = maps.board(game)
    states = rules.new(board, 3, seed=8)
    for number in range(120):
        rules.settle(states, board)
        seats = rules.to_move(states)
        if not seats:
            break
        seat = seats[0]
        known = rules.seen(states, seat)
        decision = bots.decide(known, board, seat, name, seed=number)
        world = rules.resample(known, board, seat, seed=number)
        for other in range(3):
            bots.decide(rules.seen(world, other), board, other, "planner")
        assert bots.decide(rules.seen(world, seat), board, seat, name, seed=number) == decision
        rules.apply(states, board, seat, decision)


def test_who_starts_can_be_chosen() -> None:
    board = maps.board("north_america")
    starts = [bots.play(board, ["greedy", "greedy"], games=30, seed=1, first=seat).tallies["turns"] for seat in (0, 1)]
    assert (starts[0][:, 0] >= starts[0][:, 1]).all()
    assert (starts[1][:, 1] >= starts[1][:, 0]).all()


def test_an_unknown_bot_or_a_wrong_number_of_players_is_a_clear_error() -> None:
    board = maps.board("card_game")
    with pytest.raises(ValueError, match=r"there is no bot 'hal'; the bots are random, greedy"):
        bots.play(board, ["hal", "random"], games=1)
    with pytest.raises(ValueError, match=r"this map is for 2 to 4 players, not 5\."):
        bots.play(board, ["random"] * 5, games=1)


def test_every_level_is_a_bot() -> None:
    assert {name for name in bots.LEVELS.values() if name != "expert"} <= set(bots.NAMES)


def test_every_trait_in_the_table_exists() -> None:
    tables = traits.tables()
    tuned = [found for kind in tables["tuned"].values() for players in kind.values() for found in players.values()]
    changes = [*tables["bots"].values(), *tuned]
    assert set(tables["planner"]) == set(traits.TRAITS.names or ()) - {"unused"}
    assert all(set(change) <= set(tables["planner"]) for change in changes)


@pytest.mark.parametrize("game", maps.names())
def test_plain_python_plays_the_same_game(game: str) -> None:
    line_up = ["planner", "hungry"]
    env = {**os.environ, "WHISTLESTOP_KERNEL": "python"}
    command = [sys.executable, "-c", PLAIN_PYTHON, game, *line_up]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == bots.play(maps.board(game), line_up, games=1, seed=3).scores.tobytes().hex()
