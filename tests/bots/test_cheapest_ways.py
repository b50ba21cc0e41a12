"""The bots' cheapest ways, several at once and no farther than asked, against a plain relaxation of all tracks."""

from __future__ import annotations

import numpy as np
import pytest

from whistlestop import maps
from whistlestop.bots.map_games.shortest_paths import FAR, cheapest_ways
from whistlestop.bots.workspace import WORKSPACE
from whistlestop.rules.kernel import TARGET, u64
from whistlestop.rules.record import WORDS


def relaxed(ends: list[tuple[int, int]], costs: list[int], usable: set[int], start: int, cities: int) -> list[int]:
    """The price to every city: over and over until nothing changes (Bellman and Ford)."""
    far = [FAR] * cities
    far[start] = 0
    changed = True
    while changed:
        changed = False
        for track in usable:
            for here, there in (ends[track], ends[track][::-1]):
                if far[here] + costs[track] < far[there]:
                    far[there], changed = far[here] + costs[track], True
    return far


@pytest.mark.parametrize("game", ["north_america", "europe"])
def test_the_ways_to_several_cities_are_the_cheapest_there_are(game: str) -> None:
    assert TARGET == "compiled"
    board, luck = maps.board(game)[0], np.random.default_rng(5)
    tracks, cities = int(board["tracks"]), int(board["cities"])
    ends = [(int(board["track_a"][it]), int(board["track_b"][it])) for it in range(tracks)]
    reached = beyond = 0
    for _ in range(60):
        work = np.zeros(1, WORKSPACE)
        usable = {it for it in range(tracks) if luck.random() < 0.6}
        costs = [int(it) for it in luck.choice([0, 10, 300, 700, 1200], tracks)]
        work["cost"][0, :tracks] = costs
        for word in range(WORDS):
            work["usable"][0, word] = sum(1 << (it - 64 * word) for it in usable if it // 64 == word)
        start, *goals = (int(it) for it in luck.choice(cities, 5, replace=False))
        most = int(luck.choice([500, 2000, FAR]))
        cheapest_ways(board, work[0], start, u64(sum(1 << it for it in goals)), most)
        expected = relaxed(ends, costs, usable, start, cities)
        for goal in goals:
            price = int(work["far"][0, goal])
            if expected[goal] >= most:
                beyond += 1
                assert price >= most
                continue
            reached += 1
            assert price == expected[goal]
            city, paid = goal, 0
            while (track := int(work["via"][0, city])) >= 0:
                assert track in usable
                paid, city = paid + costs[track], sum(ends[track]) - city
            assert (city, paid) == (start, price)
    assert reached > 50 < beyond
