"""A rating is a mean and a deviation, on the Elo scale: of two players, one who is 400 points better wins ten times as
often. The model is Plackett-Luce, for any number of players: the winner is drawn by strength, then the second of those
who are left, and so on. After a game each mean goes up the slope of the ranks' likelihood, by as much as the deviation
allows, and the deviation falls by what such a game tells (docs/adr/0024-ratings.md).

All numbers are whole ten-thousandths of a point, rounded after every game: the same games
give the same numbers everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

POINT = 10_000  # parts of a point: with coarser ones a deviation would stop falling before a thousand games
UNIT = POINT * 400 / math.log(10)  # parts in one unit of log-odds
SHARE = 3 / math.pi**2  # how much of others' uncertainty flattens what they are expected to do
DAY_MS = 86_400_000
DRIFT = (4.5 * POINT) ** 2  # a day: after a year without a game 50 points are 100


class Rating(NamedTuple):
    """In parts of a point. A deviation of 0 is a rating that is known, and stays."""

    mean: int
    deviation: int

    @property
    def interval(self) -> tuple[int, int]:
        """Where the strength lies with 95 % certainty, in points."""
        return round((self.mean - 1.96 * self.deviation) / POINT), round((self.mean + 1.96 * self.deviation) / POINT)


START = Rating(1_500 * POINT, 350 * POINT)  # somebody of whom nothing is known


def aged(rating: Rating, milliseconds: int) -> Rating:
    """What is known of somebody's strength fades, up to nothing."""
    grown = rating.deviation**2 + DRIFT * max(0, milliseconds) / DAY_MS
    return Rating(rating.mean, min(START.deviation, round(math.sqrt(grown))))


def rated(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """All ratings after one game. Ranks from 1; equal ones are shared places."""
    return [after(ratings, ranks, seat) if it.deviation else it for seat, it in enumerate(ratings)]


def after(ratings: Sequence[Rating], ranks: Sequence[int], seat: int) -> Rating:
    mean, deviation = ratings[seat].mean / UNIT, ratings[seat].deviation / UNIT
    others = [it for number, it in enumerate(ratings) if number != seat]
    unsure = sum((it.deviation / UNIT) ** 2 for it in others) / len(others)
    flat = 1 / math.sqrt(1 + SHARE * unsure)
    weights = [math.exp(flat * (it.mean / UNIT - mean)) for it in ratings]
    variance = 1 / (1 / deviation**2 + flat**2 * told_by_a_game(weights, seat))
    step = variance * flat * slope_of(weights, ranks, seat)
    return Rating(round(UNIT * (mean + step)), max(1, round(UNIT * math.sqrt(variance))))


def slope_of(weights: Sequence[float], ranks: Sequence[int], seat: int) -> float:
    """How the logarithm of the ranks' likelihood rises with a seat's strength. Place after place is drawn from those
    who are left. A shared place is as if its holders came one after the other, each order as likely as any: when so
    many of them are gone, each is there with the same share of its weight."""
    slope = 0.0
    for rank in sorted({it for it in ranks if it <= ranks[seat]}):
        tied = [number for number, it in enumerate(ranks) if it == rank]
        worse = sum(weights[number] for number, it in enumerate(ranks) if it > rank)
        together = sum(weights[number] for number in tied)
        for gone in range(len(tied)):
            share = (len(tied) - gone) / len(tied)
            if worse == 0 and len(tied) - gone == 1:
                break  # one alone is left: that tells nothing
            slope += 1 / len(tied) if seat in tied else 0
            slope -= (share if seat in tied else 1) * weights[seat] / (worse + share * together)
    return slope


def told_by_a_game(weights: Sequence[float], seat: int) -> float:
    """How much a game tells of a seat's strength, on average over all that could come of it. (What the ranks that came
    tell would be less of a winner than of a loser, so that winners would gain more than losers lose.)"""
    mine, others = weights[seat], [it for number, it in enumerate(weights) if number != seat]
    known = [0.0] * (1 << len(others))  # by the set of others who are still to be placed
    for left in range(1, len(known)):
        those = [number for number in range(len(others)) if left >> number & 1]
        total = mine + sum(others[number] for number in those)
        later = sum(others[number] * known[left & ~(1 << number)] for number in those) / total
        known[left] = mine * (total - mine) / total**2 + later
    return known[-1]
