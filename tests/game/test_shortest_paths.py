"""The shortest way that a ticket still needs: against every way there is, on small maps and in real games."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whistlestop as ws
from whistlestop import maps
from whistlestop.game.notation.names import names_of
from whistlestop.game.views.shortest_paths import cheapest
from whistlestop.maps import Map
from whistlestop.server.push.choices import Paths


class SmallTrack:
    """As much of a track as a way needs."""

    def __init__(self, a: int, b: int) -> None:
        self.a, self.b = a, b


class SmallMap:
    def __init__(self, tracks: list[SmallTrack]) -> None:
        self.tracks = tracks


def every_way(map: SmallMap, price: dict[int, int], start: int, goal: int) -> list[tuple[int, list[int]]]:
    """All ways that pass no city twice, with what they cost: by brute force."""
    found: list[tuple[int, list[int]]] = []

    def walk(city: int, cost: int, way: list[int], seen: set[int]) -> None:
        if city == goal:
            found.append((cost, way))
            return
        for track in price:
            it = map.tracks[track]
            for here, there in ((it.a, it.b), (it.b, it.a)):
                if here == city and there not in seen:
                    walk(there, cost + price[track], [*way, track], seen | {there})

    walk(start, 0, [], {start})
    return found


def is_way(map: SmallMap | Map, way: list[int], start: int, goal: int) -> bool:
    at = start
    for track in way:
        ends = (map.tracks[track].a, map.tracks[track].b)
        if at not in ends:
            return False
        at = ends[1] if at == ends[0] else ends[0]
    return at == goal


pairs = st.sampled_from(list(itertools.combinations(range(6), 2)))


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(pairs, st.integers(0, 6)), max_size=10), pairs)
def test_the_cheapest_of_all_ways(tracks: list[tuple[tuple[int, int], int]], ends: tuple[int, int]) -> None:
    map = SmallMap([SmallTrack(*pair) for pair, _ in tracks])
    price = {number: cost for number, (_, cost) in enumerate(tracks)}
    found = cheapest(map.tracks, price, *ends)
    everything = every_way(map, price, *ends)
    if found is None:
        assert everything == []
    else:
        assert is_way(map, found, *ends)
        assert sum(price[track] for track in found) == min(cost for cost, _ in everything)


@pytest.mark.parametrize("name, players", [("north_america", 2), ("europe", 4)])
def test_in_whole_games_ways_are_open_and_done_tickets_need_nothing(name: str, players: int) -> None:
    game, luck = ws.new(name, players=players, seed=5), random.Random(8)
    names, map = names_of(maps.load(name)), maps.load(name)
    track_number = {track: number for number, track in enumerate(names.tracks)}
    seen_lost = seen_done = 0
    while not game.is_over:
        seat = luck.choice(game.pending)
        game.play(luck.choice(game.legal_decisions(seat)), seat)
        if luck.random() > 0.05:
            continue
        taken = {track for it in game.view().seats if it.seat != seat for track in it.routes}
        mine = set(game.view(seat).seats[seat].routes)
        for ticket, way in Paths().of(game, game.view(seat)).items():
            if way is None:
                seen_lost += 1
                continue
            assert not set(way) & (taken | mine)
            a, b = (map.tickets[names.ticket_number[ticket]].a, map.tickets[names.ticket_number[ticket]].b)
            open_ = [track_number[track] for track in (*way, *mine)]
            assert connected(map, open_, a, b)
            seen_done += way == []
    assert seen_done + seen_lost > 0


def connected(map: Map, tracks: list[int], a: int, b: int) -> bool:
    reached = {a}
    for _ in tracks:
        for track in tracks:
            ends = {map.tracks[track].a, map.tracks[track].b}
            if ends & reached:
                reached |= ends
    return b in reached
