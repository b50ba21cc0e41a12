"""S1: what a seat may not know never reaches its `seen` record. The other worlds are dealt by the referee."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from policies import GAMES, POLICIES
from position import bits
from referee import Referee
from whistlestop import maps, rules
from whistlestop.rules import phases


def another_world(states: Any, referee: Referee) -> Any:
    """The kernel's record with all that is hidden replaced by the referee's other world."""
    other, position = states.copy(), referee.position()
    state = other[0]
    state["rng"] ^= np.uint64(12345)
    state["returned"] = 0
    state["deck"] = position["deck"]
    hands, held, offers, chosen = (position[key] for key in ("hands", "held", "offer", "chosen"))
    assert isinstance(hands, list)
    assert isinstance(held, list)
    assert isinstance(offers, list)
    assert isinstance(chosen, list)
    for seat in range(len(hands)):
        state["hands"][seat] = hands[seat]
        state["held"][seat] = mask(held[seat])
        state["offer"][seat][: len(offers[seat])] = offers[seat]
        choice = chosen[seat]
        state["chosen"][seat] = mask(choice) if isinstance(choice, list) else choice or 0
    for key in ("pool", "long_pool", "out"):
        state[key] = mask(position[key])
    tail = position["tail"]
    assert isinstance(tail, list)
    state["tail"][: len(tail)] = tail
    return other


def mask(numbers: object) -> int:
    assert isinstance(numbers, list)
    return sum(1 << number for number in numbers)


@pytest.mark.clause("S1")
@pytest.mark.clause("B3a")
@pytest.mark.clause("K6a")
@pytest.mark.clause("E9b")
@pytest.mark.parametrize("name, players", GAMES)
def test_two_worlds_that_differ_only_in_what_a_seat_may_not_know_look_the_same(name: str, players: int) -> None:
    board, luck = maps.board(name), random.Random(f"{name} {players}")
    differed = 0
    for seed in range(4):
        policies = [POLICIES[luck.choice(list(POLICIES))] for _ in range(players)]
        states, referee = rules.new(board, players, seed=seed), Referee(maps.path(name), players)
        while int(states[0]["phase"]) != phases.OVER:
            _, pool = rules.chance_pool(states, board)
            if pool:
                outcome = luck.choices(list(pool), list(pool.values()))[0]
                rules.apply_chance(states, board, outcome)
                referee.chance(outcome)
            else:
                mover = luck.choice(rules.to_move(states))
                decision = policies[mover](rules.legal(states, board, mover), luck)
                rules.apply(states, board, mover, decision)
                referee.play(mover, decision)
            if luck.random() < 0.08:
                seat = luck.randrange(-1, players)
                other = another_world(states, referee.hidden_variant(seat, luck))
                # what the seat itself returned at set-up is its own knowledge, and the same in both worlds
                if seat >= 0:
                    other[0]["returned"][seat] = states[0]["returned"][seat]
                assert rules.audit(other, board) is None
                assert rules.seen(other, seat).tobytes() == rules.seen(states, seat).tobytes()
                if seat >= 0:
                    assert rules.legal(other, board, seat) == rules.legal(states, board, seat)
                differed += other.tobytes() != states.tobytes()
    assert differed > 20


@pytest.mark.parametrize("name, players", GAMES)
def test_a_resampled_game_is_sound_and_looks_the_same(name: str, players: int) -> None:
    board, luck = maps.board(name), random.Random(f"resample {name} {players}")
    for seed in range(6):
        policies = [POLICIES[luck.choice(list(POLICIES))] for _ in range(players)]
        states = rules.new(board, players, seed=seed)
        for _ in range(700):
            _, pool = rules.chance_pool(states, board)
            if pool:
                rules.apply_chance(states, board, luck.choices(list(pool), list(pool.values()))[0])
            elif seats := rules.to_move(states):
                mover = luck.choice(seats)
                rules.apply(states, board, mover, policies[mover](rules.legal(states, board, mover), luck))
            if luck.random() < 0.1:
                seat = luck.randrange(-1, players)
                known = rules.seen(states, seat)
                worlds = rules.resample(known, board, seat, games=3, seed=luck.getrandbits(64))
                assert rules.audit(worlds, board) is None
                for i in range(3):
                    assert rules.seen(worlds, seat, i).tobytes() == known.tobytes()
                    for mover in rules.to_move(worlds, i):
                        assert rules.legal(worlds, board, mover, i), "a seat that has announced a move can finish it"


def test_resampling_deals_every_unseen_card_alike() -> None:
    """Two players, a fresh game: how often the other hand holds each colour is what the unseen cards say."""
    board = maps.board("north_america")
    states = rules.new(board, 2, seed=3, first=0)
    rules.settle(states, board)
    known = rules.seen(states, 0)
    worlds = rules.resample(known, board, 0, games=20_000, seed=5)
    unseen = board[0]["cards"].astype(int) - known[0]["hands"][0] - known[0]["row"]
    expected = 4 * unseen / unseen.sum()
    assert np.abs(worlds["hands"][:, 1].mean(axis=0) - expected).max() < 0.02
    # 27 tickets are unseen; each of them is on offer to the other player in one world of nine
    counts = np.zeros(30)
    for world in worlds[:5000]:
        for ticket in world["offer"][1][:3]:
            counts[ticket] += 1
    mine = set(map(int, known[0]["offer"][0][:3]))
    assert all(counts[ticket] == 0 for ticket in mine)
    assert all(abs(counts[ticket] / 5000 - 3 / 27) < 0.025 for ticket in set(range(30)) - mine)
    assert not set(bits(worlds[0]["pool"])) & mine
