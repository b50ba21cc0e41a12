"""The expert: legal in every phase, the same every time when counted in trial games, and better than its advisers."""

from __future__ import annotations

import pytest

from whistlestop import bots, maps, rules
from whistlestop.bots.search import expert
from whistlestop.bots.search.reasons import Reason
from whistlestop.rules import phases
from whistlestop.rules.api import Records


def play(game: str, line_up: list[str], seed: int, rollouts: int) -> tuple[set[int], float]:
    """A game through the public rules; the phases that the expert decided in, and seat 0's share of the victory."""
    board = maps.board(game)
    states = rules.new(board, len(line_up), seed=seed)
    met = set()
    number = 0
    while True:
        rules.settle(states, board)
        seats = rules.to_move(states)
        if not seats:
            break
        seat, number = seats[0], number + 1
        known = rules.seen(states, seat)
        if line_up[seat] == "expert":
            met.add(int(states[0]["phase"]))
            decision = expert.decide(known, board, seat, seed=number, rollouts=rollouts)
        else:
            decision = bots.decide(known, board, seat, line_up[seat], seed=number)
        assert rules.apply(states, board, seat, decision) == 0
    won = rules.score(states, board)[0]["rank"][: len(line_up)] == 1
    return met, float(won[0] / won.sum())


@pytest.mark.parametrize("game", maps.names())
def test_the_expert_decides_legally_in_every_phase(game: str) -> None:
    met: set[int] = set()
    for seed in range(3):
        met |= play(game, ["expert", "expert", "racer"], seed, 12)[0]
    wanted = {phases.SETUP, phases.TURN, phases.SECOND, phases.KEEP_DRAWN}
    if game == "card_game":
        wanted |= {phases.COUNT_CARDS, phases.COUNT_LOCOS, phases.COMPLETING}
    else:
        wanted |= {phases.PAY} - ({phases.KEEP_DRAWN} if game == "north_america" else set())
        wanted -= {phases.KEEP_DRAWN}
    assert wanted <= met


def position(game: str, turns: int) -> tuple[Records, Records, int]:
    """What the seat to move knows after so many decisions of planners."""
    board = maps.board(game)
    states = rules.new(board, 2, seed=4)
    for number in range(turns):
        rules.settle(states, board)
        seat = rules.to_move(states)[0]
        rules.apply(states, board, seat, bots.decide(rules.seen(states, seat), board, seat, "planner", seed=number))
    rules.settle(states, board)
    seat = rules.to_move(states)[0]
    return rules.seen(states, seat), board, seat


@pytest.mark.parametrize("game", maps.names())
def test_counted_in_trial_games_the_expert_always_says_the_same(game: str) -> None:
    known, board, seat = position(game, 30)
    first = expert.rank(known, board, seat, seed=1, rollouts=60)
    position(game, 12)
    assert expert.rank(known, board, seat, seed=1, rollouts=60) == first
    assert 1 <= len(first) <= 3
    assert sorted((ranked.value for ranked in first), reverse=True) == [ranked.value for ranked in first]
    legal = rules.legal(known, board, seat)
    for ranked in first:
        assert ranked.decision in legal
        assert isinstance(ranked.reason, Reason)
        assert ranked.reason.key


@pytest.mark.parametrize("threads", [1, 2])
def test_the_clock_is_kept(threads: int) -> None:
    known, board, seat = position("europe", 40)
    best = expert.rank(known, board, seat, milliseconds=40, threads=threads)
    assert best[0].decision in rules.legal(known, board, seat)
    assert best[0].worlds > 0


@pytest.mark.parametrize("game", maps.names())
def test_one_legal_decision_needs_no_search(game: str) -> None:
    board = maps.board(game)
    states = rules.new(board, 2, seed=4)
    for number in range(400):
        rules.settle(states, board)
        seats = rules.to_move(states)
        if not seats:
            break
        known = rules.seen(states, seats[0])
        legal = rules.legal(known, board, seats[0])
        decision = bots.decide(known, board, seats[0], "planner", seed=number)
        if len(legal) == 1:
            assert [ranked.decision for ranked in expert.rank(known, board, seats[0], rollouts=1)] == legal
        rules.apply(states, board, seats[0], decision)


@pytest.mark.slow
@pytest.mark.parametrize("game", maps.names())
def test_the_expert_beats_the_planner(game: str) -> None:
    """With as many trial games as 50 ms allow; docs/bots.md has many more games."""
    won = sum(play(game, ["expert", "planner"], seed, 800)[1] for seed in range(40))
    assert won >= 22
