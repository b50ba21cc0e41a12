"""What holds at every moment of every game, whatever the players do. Hypothesis chooses game, players and luck."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from policies import GAMES, POLICIES
from position import bits
from whistlestop import maps, rules
from whistlestop.rules import clauses, phases
from whistlestop.rules.decisions import DECISIONS

Moment = tuple[Any, Any, random.Random]  # states, board, luck


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, int, list[str], int]:
    """A game, a number of players, a way of playing for each, and a seed."""
    name, players = draw(st.sampled_from(GAMES))
    policies = [draw(st.sampled_from(sorted(POLICIES))) for _ in range(players)]
    return name, players, policies, draw(st.integers(0, 2**32))


def moments(table: tuple[str, int, list[str], int], longest: int = 6000) -> Iterator[Moment]:
    """Every decision of a whole game, from the first one to the end (S4: there is one)."""
    name, players, policies, seed = table
    board, luck = maps.board(name), random.Random(seed)
    states = rules.new(board, players, seed=seed)
    for _ in range(longest):
        rules.settle(states, board)
        yield states, board, luck
        if int(states[0]["phase"]) == phases.OVER:
            return
        seat = luck.choice(rules.to_move(states))
        decision = POLICIES[policies[seat]](rules.legal(states, board, seat), luck)
        assert rules.apply(states, board, seat, decision) == clauses.LEGAL
    raise AssertionError("the game does not end")


@pytest.mark.clause("S2")
@pytest.mark.clause("S4")
@settings(max_examples=60, deadline=None)
@given(tables())
def test_nothing_is_ever_lost_and_every_game_ends(table: tuple[str, int, list[str], int]) -> None:
    for states, board, _ in moments(table):
        assert rules.audit(states, board) is None
        seats = rules.to_move(states)
        assert (not seats) == (int(states[0]["phase"]) == phases.OVER)
        assert all(rules.legal(states, board, seat) for seat in seats)


@pytest.mark.clause("S4")
@settings(max_examples=12, deadline=None)
@given(tables())
def test_mask_refusal_and_effect_agree_for_every_decision(table: tuple[str, int, list[str], int]) -> None:
    """Every decision of every seat, every tenth moment: legal exactly if not refused; a refused one changes nothing."""
    for number, (states, board, luck) in enumerate(moments(table)):
        if number % 10 != luck.randrange(10):
            continue
        before = states.tobytes()
        for seat in range(int(states[0]["players"])):
            legal = set(rules.legal(states, board, seat))
            for decision in range(DECISIONS):
                code = rules.refusal(states, board, seat, decision)
                assert (code == clauses.LEGAL) == (decision in legal), (seat, decision, code)
                if code != clauses.LEGAL:
                    assert rules.apply(states, board, seat, decision) == code
        for seat, decision in ((-1, 0), (5, 0), (0, -1), (0, DECISIONS), (0, 10**9)):
            assert rules.apply(states, board, seat, decision) < 0
        assert rules.apply_chance(states, board, 0) == clauses.NOT_NOW
        assert states.tobytes() == before


@settings(max_examples=12, deadline=None)
@given(tables())
def test_an_impossible_outcome_changes_nothing(table: tuple[str, int, list[str], int]) -> None:
    """Chance outcome by outcome: every number that is not in the pool is refused, and the weights are the deck's."""
    name, players, policies, seed = table
    board, luck = maps.board(name), random.Random(seed)
    states = rules.new(board, players, seed=seed)
    for _ in range(400):
        kind, pool = rules.chance_pool(states, board)
        if kind == phases.NO_CHANCE:
            assert not pool
            seats = rules.to_move(states)
            if not seats:
                break
            seat = luck.choice(seats)
            rules.apply(states, board, seat, POLICIES[policies[seat]](rules.legal(states, board, seat), luck))
            continue
        assert pool
        if kind == phases.CARD_OUTCOME:
            assert pool == {card: int(n) for card, n in enumerate(states[0]["deck"]) if n}
        before = states.tobytes()
        for outcome in set(range(-2, 70)) - set(pool):
            assert rules.apply_chance(states, board, outcome) == clauses.IMPOSSIBLE
        assert all(rules.apply(states, board, seat, 9) == clauses.NOT_NOW for seat in range(players))
        assert states.tobytes() == before
        assert rules.apply_chance(states, board, luck.choice(sorted(pool))) == clauses.LEGAL


@pytest.mark.clause("B11")
@pytest.mark.clause("B14")
@pytest.mark.clause("S3")
@settings(max_examples=25, deadline=None)
@given(tables())
def test_scores_add_up_from_scratch(table: tuple[str, int, list[str], int]) -> None:
    """Points by length, tickets by a search through the routes, and a total that is the sum of its parts."""
    for number, (states, board, _) in enumerate(moments(table)):
        if number % 7 and int(states[0]["phase"]) != phases.OVER:
            continue
        state, score, it = states[0], rules.score(states, board)[0], board[0]
        for seat in range(int(state["players"])):
            parts = ("routes", "tickets", "longest_bonus", "stations", "bonus")
            assert int(score["total"][seat]) == sum(int(score[part][seat]) for part in parts)
            if it["yards"]:
                done = set(bits(state["completed"][seat]))
            else:
                tracks = [64 * word + place for word in range(2) for place in bits(state["owned"][seat][word])]
                assert int(score["routes"][seat]) == sum(int(it["points"][it["length"][track]]) for track in tracks)
                borrowed = [int(track) for track in score["borrowed"][seat] if track >= 0]
                done = connected(it, [*tracks, *borrowed], bits(state["held"][seat]))
            held = set(bits(state["held"][seat])) | set(bits(state["completed"][seat]))
            assert set(bits(score["done"][seat])) == done
            worth = {ticket: int(it["ticket_points"][ticket]) for ticket in held}
            assert int(score["tickets"][seat]) == sum(worth[t] if t in done else -worth[t] for t in held)


def connected(board: Any, tracks: list[int], tickets: list[int]) -> set[int]:
    """The tickets whose two cities these tracks join."""
    done = set()
    for ticket in tickets:
        reached, grown = {int(board["ticket_a"][ticket])}, True
        while grown:
            grown = False
            for track in tracks:
                ends = {int(board["track_a"][track]), int(board["track_b"][track])}
                if len(ends & reached) == 1:
                    reached |= ends
                    grown = True
        if int(board["ticket_b"][ticket]) in reached:
            done.add(ticket)
    return done


@settings(max_examples=15, deadline=None)
@given(tables())
def test_a_game_is_its_decisions_and_outcomes(table: tuple[str, int, list[str], int]) -> None:
    """Replaying the list of decisions and chance outcomes gives the same record, but for the generator."""
    name, players, policies, seed = table
    board, luck = maps.board(name), random.Random(seed)
    states, copy = rules.new(board, players, seed=seed), rules.new(board, players, seed=seed + 1)
    for _ in range(6000):
        _, pool = rules.chance_pool(states, board)
        if pool:
            outcome = luck.choices(list(pool), list(pool.values()))[0]
            assert rules.apply_chance(states, board, outcome) == rules.apply_chance(copy, board, outcome) == 0
        elif seats := rules.to_move(states):
            seat = luck.choice(seats)
            decision = POLICIES[policies[seat]](rules.legal(states, board, seat), luck)
            assert rules.apply(states, board, seat, decision) == rules.apply(copy, board, seat, decision) == 0
        else:
            break
        copy["rng"] = states["rng"]
        assert copy.tobytes() == states.tobytes()
