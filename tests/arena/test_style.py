"""How a bot plays, counted from games that are known."""

from __future__ import annotations

import numpy as np
import pytest

from whistlestop.arena.results import GameResult
from whistlestop.arena.style import milliseconds, plays

from .simulated import seat


def played(seating: str, decisions: list[int], seconds: float, clocks: list[float] | None = None) -> GameResult:
    seats = [seat(1)._replace(decisions=number) for number in decisions]
    if clocks is not None:
        seats = [one._replace(seconds=clock) for one, clock in zip(seats, clocks, strict=True)]
    else:
        seats = [one._replace(seconds=None) for one in seats]
    return GameResult(tuple(seating), 0, 0, seconds, tuple(seats))


def test_the_time_of_whole_games_is_split_up() -> None:
    """a takes 10 µs a decision, b 2 µs; nobody has clocked them one by one."""
    luck = np.random.default_rng(1)
    games = []
    for seating in ("ab", "ba", "ab", "bb"):
        numbers = luck.integers(50, 90, 2).tolist()
        spent = sum(number * {"a": 10e-6, "b": 2e-6}[bot] for bot, number in zip(seating, numbers, strict=True))
        games.append(played(seating, numbers, spent))
    assert milliseconds(games, "ab") == {"a": pytest.approx(0.01), "b": pytest.approx(0.002)}


def test_thinking_is_clocked() -> None:
    games = [played("ac", [10, 20], 3.0, [0.5, 2.0]), played("ab", [100, 100], 0.003)]
    times = milliseconds(games, "abcd")
    assert times["c"] == pytest.approx(100)
    assert times["a"] is not None
    assert times["a"] < 1  # the compiled game counts, not what it takes to ask for a decision from Python
    assert times["d"] is None


def test_means_are_means() -> None:
    one = seat(1)._replace(total=100, routes=3, spaces=15, tickets=2, made=2, longest=1, turns=30)
    other = seat(2)._replace(total=60, routes=7, spaces=15, tickets=4, made=1, longest=0, turns=40)
    found = plays([GameResult(("a", "a"), 0, 0, 0.1, (one, other))], "a")["a"]
    assert (found.seats, found.total, found.turns, found.longest, found.made) == (2, 80, 35, 0.5, 1.5)
    assert found.route_length == 3  # of all routes, not the mean of means
    assert found.totals == {60: 1, 100: 1}
