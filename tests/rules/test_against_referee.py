"""The referee follows kernel games decision by decision and must agree on everything (tests/referee/)."""

from __future__ import annotations

import random

import pytest

from policies import GAMES, POLICIES
from position import awaiting, position_of, scores_of
from referee import Referee
from whistlestop import maps, rules


def follow(name: str, players: int, policy: str, seed: int) -> None:
    """Play one kernel game with this policy in every seat (or a mix) and compare after every step."""
    board = maps.board(name)
    rng = random.Random(f"{name} {players} {policy} {seed}")
    names = list(POLICIES)
    seats = [POLICIES[policy] if policy in POLICIES else POLICIES[rng.choice(names)] for _ in range(players)]
    first = rng.choice([None, rng.randrange(players)])
    states = rules.new(board, players, seed=seed, first=first)
    referee = Referee(maps.path(name), players, first)
    history: list[tuple[int, int]] = []
    while True:
        expected, actual = referee.position(), position_of(states, board)
        expected["last_turns"] = expected["last_turns"] or None  # nothing is left once the last turn is over
        if expected["awaiting"] == "over":
            expected["last_turns"] = actual["last_turns"]  # what is left when all pass is nobody's business
        for key, value in expected.items():
            assert actual[key] == value, f"{key} after {history[-6:]} ({len(history)} steps)"
        if referee.awaiting() == "over":
            break
        for seat in range(players):
            assert set(rules.legal(states, board, seat)) == referee.legal(seat), f"seat {seat} after {history[-6:]}"
        if awaiting(states, board) == "decision":
            seat = rng.choice(rules.to_move(states))
            decision = seats[seat](rules.legal(states, board, seat), rng)
            assert rules.apply(states, board, seat, decision) == 0
            referee.play(seat, decision)
            history.append((seat, decision))
        else:
            pool = rules.chance_pool(states, board)[1]
            assert pool == referee.pool()
            outcome = rng.choices(list(pool), list(pool.values()))[0]
            assert rules.apply_chance(states, board, outcome) == 0
            referee.chance(outcome)
            history.append((-1, outcome))
    assert scores_of(states, board) == referee.scores()


# 60 games for each game and number of players: every policy, and mixed tables
PLAN = [(name, players, policy, 5) for name, players in GAMES for policy in [*POLICIES, "mixed"]]


@pytest.mark.parametrize("name, players, policy, games", PLAN)
def test_the_referee_agrees(name: str, players: int, policy: str, games: int) -> None:
    for seed in range(games):
        follow(name, players, policy, seed)


@pytest.mark.slow
@pytest.mark.parametrize("name, players, policy, games", [(*plan[:3], 250) for plan in PLAN])
def test_the_referee_agrees_through_three_thousand_games(name: str, players: int, policy: str, games: int) -> None:
    for seed in range(1000, 1000 + games):
        follow(name, players, policy, seed)
