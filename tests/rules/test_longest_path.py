"""B15 against brute force: every trail of a network, walked one by one."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistlestop import maps, rules
from whistlestop.rules.board import BOARD
from whistlestop.rules.state import STATE

Route = tuple[int, int, int]  # from, to, length


def board_of(routes: list[Route]) -> Any:
    """A board with nothing but these routes."""
    board = np.zeros(1, BOARD)
    board["cities"], board["tracks"], board["longest_bonus"] = 64, len(routes), 10
    board["twin"] = -1
    for track, (a, b, length) in enumerate(routes):
        board["track_a"][0][track], board["track_b"][0][track], board["length"][0][track] = a, b, length
        for city in (a, b):
            board["at_city"][0][city][track >> 6] |= np.uint64(1 << (track & 63))
    return board


def owning(routes: list[Route], tracks: list[int]) -> Any:
    """A game in which seat 0 owns these tracks."""
    states = np.zeros(1, STATE)
    states["players"] = 2
    labels = list(range(64))
    for track in tracks:
        states["owned"][0][0][track >> 6] |= np.uint64(1 << (track & 63))
        low, high = sorted(labels[city] for city in routes[track][:2])
        labels = [low if label == high else label for label in labels]
    states["network"][0][0] = labels
    return states


def longest_by_brute_force(routes: list[Route]) -> int:
    at: dict[int, list[tuple[int, int, int]]] = {}
    for track, (a, b, length) in enumerate(routes):
        at.setdefault(a, []).append((track, b, length))
        at.setdefault(b, []).append((track, a, length))

    def walk(city: int, used: frozenset[int]) -> int:
        return max((length + walk(b, used | {track}) for track, b, length in at[city] if track not in used), default=0)

    return max((walk(city, frozenset()) for city in at), default=0)


def longest(routes: list[Route]) -> int:
    return int(rules.score(owning(routes, list(range(len(routes)))), board_of(routes))["longest"][0][0])


@st.composite
def networks(draw: st.DrawFn) -> list[Route]:
    """Simple graphs of up to nine cities and thirteen routes; lengths mostly short, so that ties and loops abound."""
    cities = draw(st.integers(2, 9))
    pairs = [(a, b) for a in range(cities) for b in range(a + 1, cities)]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=13))
    return [(*pair, draw(st.sampled_from([1, 1, 1, 2, 2, 3, 4, 5, 6, 8]))) for pair in chosen]


@pytest.mark.clause("B15")
@pytest.mark.clause("B15a")
@settings(max_examples=600, deadline=None)
@given(networks())
def test_the_longest_path_is_the_longest_of_all_trails(routes: list[Route]) -> None:
    assert longest(routes) == longest_by_brute_force(routes)


@pytest.mark.clause("B15")
@pytest.mark.parametrize(
    "routes, length",
    [
        ([], 0),
        ([(0, 1, 6)], 6),
        ([(0, 1, 2), (1, 2, 2), (2, 0, 2)], 6),  # a ring
        ([(0, 1, 2), (1, 2, 2), (2, 0, 2), (2, 3, 5)], 11),  # a ring with a tail: round, then out
        ([(0, 1, 1), (1, 2, 1), (2, 0, 1), (2, 3, 1), (3, 4, 1), (4, 2, 1)], 6),  # a figure eight
        ([(0, 1, 1), (0, 2, 2), (0, 3, 3)], 5),  # a star: two of its arms
        (
            [(0, 1, 1), (1, 2, 1), (2, 3, 1), (3, 0, 1), (0, 2, 1), (1, 3, 1)],
            5,
        ),  # four cities, all joined: one left out
        ([(0, 1, 3), (2, 3, 4)], 4),  # two networks: the longer one
        ([(0, 1, 1), (1, 2, 1), (2, 0, 1), (2, 3, 4), (3, 4, 1), (4, 5, 1), (5, 3, 1)], 10),  # two rings and a bridge
    ],
)
def test_known_networks(routes: list[Route], length: int) -> None:
    assert longest(routes) == length
    assert longest_by_brute_force(routes) == length


@pytest.mark.parametrize("name", ["north_america", "europe"])
def test_networks_of_the_shipped_boards(name: str) -> None:
    """Networks of up to 16 tracks on the real boards, dense ones preferred, against brute force."""
    board = maps.board(name)
    routes = [
        tuple(int(board[0][key][t]) for key in ("track_a", "track_b", "length")) for t in range(board[0]["tracks"])
    ]
    luck = random.Random(name)
    for _ in range(60):
        tracks: list[int] = []
        cities: set[int] = set()
        for track in luck.sample(range(len(routes)), len(routes)) * 2:
            a, b, _length = routes[track]
            touching = (a in cities) + (b in cities)
            wanted = not cities or touching == 2 or (touching == 1 and luck.random() < 0.3)
            free = track not in tracks and int(board[0]["twin"][track]) not in tracks
            if wanted and free and len(tracks) < 16:
                tracks.append(track)
                cities |= {a, b}
        states = owning(routes, tracks)  # type: ignore[arg-type]
        mine = [routes[track] for track in tracks]
        assert int(rules.score(states, board)["longest"][0][0]) == longest_by_brute_force(mine)  # type: ignore[arg-type]


def test_dense_networks_are_solved() -> None:
    """Sixty routes of one train among few cities: walking every trail would take for ever (ADR 0011)."""
    luck = random.Random(1)
    for cities in (11, 12, 14, 16):
        pairs = [(a, b) for a in range(cities) for b in range(a)]
        routes = [(*pair, 1) for pair in luck.sample(pairs, min(60, len(pairs)))]
        total, odd = len(routes), sum(sum(city in route[:2] for route in routes) % 2 for city in range(cities))
        assert total - odd <= longest(routes) <= total - max(0, odd // 2 - 1)


def test_a_grid_of_sixty_routes_leaves_seven_out() -> None:
    """6 x 6 cities: sixteen of them have three routes, so that two ends and seven routes left out put all right."""
    routes = [(6 * row + column, 6 * row + column + 1, 1) for row in range(6) for column in range(5)]
    routes += [(6 * row + column, 6 * row + column + 6, 1) for row in range(5) for column in range(6)]
    assert longest(routes) == 53
