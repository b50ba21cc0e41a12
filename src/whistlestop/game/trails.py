"""A set of tracks that is one continuous path, put in order (by Euler's theorem: Hierholzer's way of doing it)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from whistlestop.maps import Map


def trail(map: Map, tracks: Sequence[int]) -> tuple[list[int], list[int]]:
    """The cities and the tracks of a path that uses each of these tracks once."""
    if not tracks:
        return [], []
    at: defaultdict[int, list[int]] = defaultdict(list)
    for track in tracks:
        at[map.tracks[track].a].append(track)
        at[map.tracks[track].b].append(track)
    ends = [city for city in sorted(at) if len(at[city]) % 2]
    used: set[int] = set()
    cities: list[int] = []
    steps: list[int] = []
    stack: list[tuple[int, int | None]] = [(ends[0] if ends else min(at), None)]
    while stack:
        city, came_by = stack[-1]
        while at[city] and at[city][-1] in used:
            at[city].pop()
        if at[city]:
            track = at[city].pop()
            used.add(track)
            stack.append((map.tracks[track].a + map.tracks[track].b - city, track))
        else:
            stack.pop()
            cities.append(city)
            if came_by is not None:
                steps.append(came_by)
    return cities, steps
