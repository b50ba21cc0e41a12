"""Who plays whom: the line-ups of a set of bots, and the seatings of a line-up."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

LineUp = tuple[str, ...]  # sorted: who plays, not where
Seating = tuple[str, ...]  # by seat


def line_up_of(seating: Iterable[str]) -> LineUp:
    return tuple(sorted(seating))


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Two players: every pair. More: mixed tables, then every bot alone against many of each other one."""
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise ValueError("an arena needs two or more bots, each named once.")
    return list(dict.fromkeys([*mixed(bots, players), *lone(bots, players)]))


def mixed(bots: Sequence[str], players: int) -> list[LineUp]:
    """Tables of all different bots; where there are fewer bots than seats, those with every bot at least once."""
    if len(bots) >= players:
        return [line_up_of(chosen) for chosen in itertools.combinations(bots, players)]
    more = itertools.combinations_with_replacement(bots, players - len(bots))
    return [line_up_of((*bots, *rest)) for rest in more]


def lone(bots: Sequence[str], players: int) -> list[LineUp]:
    return [line_up_of((one, *[other] * (players - 1))) for one, other in itertools.permutations(bots, 2)]


def is_lone(line_up: LineUp, one: str, other: str) -> bool:
    return one != other and line_up == line_up_of((one, *[other] * (len(line_up) - 1)))


def seatings(line_up: LineUp) -> list[Seating]:
    """Every different way to seat a line-up, always in the same order."""
    return sorted(set(itertools.permutations(line_up)))
