"""The referee follows kernel games decision by decision and must agree on everything (tests/referee/)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from policies import GAMES, POLICIES
from position import PHASES, position_of, scores_of
from referee import Referee
from whistlestop import maps, rules

TABLES = [*POLICIES, "mixed"]  # one policy in every seat, or another in each

CHANCE_AND_CHOICES = {"lot", "card", "ticket", "setup", "turn", "second", "keep"}
REACHED = {  # what a game can wait for: the games below go through all of it, with every number of players
    "north_america": CHANCE_AND_CHOICES | {"pay", "over"},
    "europe": CHANCE_AND_CHOICES | {"pay", "surcharge", "over"},
    "card_game": CHANCE_AND_CHOICES | {"count", "locos", "complete", "over"},
}


def decisions(states: Any, board: Any, seat: int) -> list[int]:
    """Of the seats that may not decide, which is most of them, the mask says so at once."""
    return rules.legal(states, board, seat) if rules.mask(states, board, seat).any() else []


def follow(name: str, players: int, policy: str, seed: int) -> set[str]:
    """Play one kernel game with this policy in every seat (or a mix), compared after every step; what it waited for."""
    board = maps.board(name)
    rng = random.Random(f"{name} {players} {policy} {seed}")
    names = list(POLICIES)
    seats = [POLICIES[policy] if policy in POLICIES else POLICIES[rng.choice(names)] for _ in range(players)]
    first = rng.choice([None, rng.randrange(players)])
    states = rules.new(board, players, seed=seed, first=first)
    referee = Referee(maps.path(name), players, first)
    history: list[tuple[int, int]] = []
    reached = set()
    while True:
        expected, actual = referee.position(), position_of(states, board)
        expected["last_turns"] = expected["last_turns"] or None  # nothing is left once the last turn is over
        if expected["awaiting"] == "over":
            expected["last_turns"] = actual["last_turns"]  # what is left when all pass is nobody's business
        assert actual == expected, f"{policy}, seed {seed}, after {history[-6:]} ({len(history)} steps)"
        reached.add(referee.game.phase or referee.awaiting())
        if referee.awaiting() == "over":
            break
        legal = [decisions(states, board, seat) for seat in range(players)]
        assert list(map(set, legal)) == list(map(referee.legal, range(players))), (
            f"{policy}, seed {seed}, after {history[-6:]} ({len(history)} steps)"
        )
        if actual["awaiting"] == "decision":
            seat = rng.choice(rules.to_move(states))
            decision = seats[seat](legal[seat], rng)
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
    return reached


@pytest.mark.parametrize("name, players", GAMES)
def test_the_referee_agrees(name: str, players: int) -> None:
    """36 games: every policy, and mixed tables."""
    games = [(policy, seed) for policy in TABLES for seed in range(3)]
    assert set().union(*(follow(name, players, *game) for game in games)) == REACHED[name]


def test_everything_that_a_game_can_wait_for_is_waited_for_in_some_game() -> None:
    assert set(PHASES.values()) <= set().union(*REACHED.values())


@pytest.mark.slow
@pytest.mark.parametrize("policy", TABLES)
@pytest.mark.parametrize("name, players", GAMES)
def test_the_referee_agrees_through_three_thousand_games(name: str, players: int, policy: str) -> None:
    for seed in range(1000, 1250):
        follow(name, players, policy, seed)
