"""Ratings: Bradley-Terry strengths on the Elo scale, with intervals from a bootstrap over game numbers.

A game of two is one comparison; a shared victory is half a win for each. A game of more is a comparison of every two
seats of different bots by their ranks. If ranks follow the Plackett-Luce model, the comparisons of two bots follow the
Bradley-Terry model with the same strengths, so the estimate is right; but the comparisons of one game are not
independent of each other, and games on one number share their luck. So the bootstrap draws whole numbers: all games on
it, of all line-ups and seatings, come along or stay away together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from .results import GameResult

Floats = npt.NDArray[np.float64]

ELO = 400 / np.log(10)  # Elo points in one unit of log-odds
PRIOR = 0.5  # games won each way that every pairing starts with: a bot that always wins still has a finite rating
RESAMPLES = 1000
STEPS = 60
LONGEST_STEP = 1.5
LEVEL = (2.5, 97.5)


def expected(elo: float) -> float:
    """The share of comparisons won by a bot that is better by so much."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def compare(games: Iterable[GameResult], bots: Sequence[str]) -> Floats:
    """For each game number, how often each bot (row) came before each other one (column); halves for equal ranks."""
    places = {bot: place for place, bot in enumerate(bots)}
    wins: dict[int, Floats] = {}
    for game in games:
        table = wins.setdefault(game.number, np.zeros((len(bots), len(bots))))
        seats = [(places[bot], seat.rank) for bot, seat in zip(game.seating, game.seats, strict=True)]
        for at, (one, rank) in enumerate(seats):
            for other, other_rank in seats[at + 1 :]:
                if one != other:
                    score = 0.5 if rank == other_rank else float(rank < other_rank)
                    table[one, other] += score
                    table[other, one] += 1 - score
    return np.array([wins[number] for number in sorted(wins)]).reshape(-1, len(bots), len(bots))


def fit(wins: Floats, anchor: int = 0) -> Floats:
    """Strengths in Elo, the anchor's being 0, from tables of wins [..., bot, bot]: the likeliest ones, by Newton."""
    met = wins + np.swapaxes(wins, -1, -2)
    wins = wins + PRIOR * (met > 0)
    met = wins + np.swapaxes(wins, -1, -2)
    strengths = np.zeros(wins.shape[:-1])
    others = [place for place in range(wins.shape[-1]) if place != anchor]
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(strengths[..., None, :] - strengths[..., :, None]))
        gradient = (wins - met * chance).sum(-1)
        weight = met * chance * (1 - chance)
        curve = weight.sum(-1)[..., None] * np.eye(wins.shape[-1]) - weight
        curve = curve[..., others, :][..., others] + 1e-9 * np.eye(len(others))
        step = np.linalg.solve(curve, gradient[..., others, None])[..., 0]
        strengths[..., others] += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max(initial=0) < 1e-9:
            break
    return np.asarray(ELO * strengths, np.float64)


def bootstrap(wins: Floats, anchor: int = 0, *, seed: int = 0, resamples: int = RESAMPLES) -> Floats:
    """The strengths of so many resamples [resample, bot], each of as many game numbers as there are, drawn anew."""
    luck = np.random.default_rng(seed)
    numbers = len(wins)
    drawn = luck.multinomial(numbers, np.full(numbers, 1 / numbers), size=resamples)
    return fit(np.tensordot(drawn.astype(np.float64), wins, axes=1), anchor)


def intervals(wins: Floats, anchor: int = 0, *, seed: int = 0, resamples: int = RESAMPLES) -> tuple[Floats, Floats]:
    """The limits of the 95 % interval of each strength against the anchor's."""
    low, high = np.percentile(bootstrap(wins, anchor, seed=seed, resamples=resamples), LEVEL, axis=0)
    return np.asarray(low), np.asarray(high)
