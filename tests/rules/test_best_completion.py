"""K16a against brute force, and that the search never runs out of nodes on the shipped game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from whistlestop import maps, rules
from whistlestop.rules import api, completion_search
from whistlestop.rules.state import STATE

BOARD = maps.board("card_game")
NEEDS = [[int(n) for n in BOARD[0]["ticket_cards"][t][:8]] for t in range(46)]
POINTS = [int(BOARD[0]["ticket_points"][t]) for t in range(46)]


def position(held: list[int], pile: list[int]) -> Any:
    states = np.zeros(1, STATE)
    states["players"] = 2
    states["held"][0][0] = sum(1 << ticket for ticket in held)
    states["piles"][0][0] = pile
    return states


def feasible(tickets: list[int], pile: list[int]) -> bool:
    lacking = [max(0, sum(NEEDS[t][colour] for t in tickets) - pile[colour]) for colour in range(8)]
    return sum(lacking) <= pile[8]


def by_brute_force(held: list[int], pile: list[int]) -> list[int]:
    """Most points, then most tickets, then the lowest numbers, over all subsets."""
    best: tuple[int, int, list[int]] | None = None
    for subset in range(1 << len(held)):
        tickets = [ticket for place, ticket in enumerate(held) if subset >> place & 1]
        if feasible(tickets, pile):
            rank = (-sum(POINTS[t] for t in tickets), -len(tickets), tickets)
            best = rank if best is None else min(best, rank)
    assert best is not None
    return best[2]


def random_pile(luck: random.Random, size: int) -> list[int]:
    cards = [colour for colour in range(8) for _ in range(10)] + [8] * 16
    drawn = luck.sample(cards, size)
    return [drawn.count(kind) for kind in range(9)]


@pytest.mark.clause("K16a")
def test_the_default_choice_is_the_best_of_all_subsets() -> None:
    luck = random.Random(16)
    for _ in range(250):
        held = sorted(luck.sample(range(46), luck.randint(0, 11)))
        pile = random_pile(luck, luck.randint(0, 30))
        assert rules.best_completion(position(held, pile), BOARD, 0) == by_brute_force(held, pile)


@pytest.mark.clause("K16a")
def test_equal_points_prefer_more_tickets_then_lower_numbers() -> None:
    # 0 and 1 (5 points each: yellow; blue) or 11 (10 points: yellow, red) with one yellow and one locomotive
    assert POINTS[0] + POINTS[1] == POINTS[11] == 10
    assert rules.best_completion(position([0, 1, 11], [0, 0, 0, 0, 0, 1, 0, 0, 1]), BOARD, 0) == [0, 1]
    # tickets 6 and 7 (green, red) need the same cards: the one worth more; 4 and 3 (blue, yellow): likewise
    assert rules.best_completion(position([6, 7], [0, 0, 0, 0, 1, 0, 0, 1, 0]), BOARD, 0) == [7]
    # 14 and 16 are worth 10 each and share green: with white, green and black one of them, the lower number
    assert POINTS[14] == POINTS[16] == 10
    assert rules.best_completion(position([14, 16], [0, 0, 0, 1, 1, 0, 1, 0, 0]), BOARD, 0) == [14]


@pytest.mark.clause("K16")
@pytest.mark.clause("K16a")
def test_the_best_choice_is_feasible_and_maximal_for_any_hand() -> None:
    """Up to all 46 tickets in one hand, the node budget never used up to more than a third."""
    luck = random.Random(46)
    most = 0
    for round_ in range(120):
        held = list(range(46)) if round_ % 2 else sorted(luck.sample(range(46), luck.randint(12, 46)))
        pile = random_pile(luck, luck.randint(0, 96))
        chosen = rules.best_completion(position(held, pile), BOARD, 0)
        assert feasible(chosen, pile)
        assert not any(feasible([*chosen, ticket], pile) for ticket in held if ticket not in chosen)
        most = max(most, int(api.workspace()["nodes"][0]))
    assert most < completion_search.NODES / 3


@pytest.mark.slow
def test_the_node_budget_suffices_for_every_size_of_pile() -> None:
    luck = random.Random(47)
    most = 0
    for _ in range(40):
        for size in range(1, 97):
            rules.best_completion(position(list(range(46)), random_pile(luck, size)), BOARD, 0)
            most = max(most, int(api.workspace()["nodes"][0]))
    assert most < completion_search.NODES / 3
