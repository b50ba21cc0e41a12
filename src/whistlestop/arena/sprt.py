"""A sequential probability ratio test: play until it is clear which of two hypotheses about two bots holds.

The unit is a block: one game number in all seatings, so that luck and seat cancel out. Its score is the share of the
comparisons that the first bot won; for two players these are the five values of a pentanomial. The distribution of
block scores is not known, so the test is the generalised one: each hypothesis about the mean gets the likeliest
distribution with that mean.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from .ratings import expected
from .results import GameResult
from .settings import Sprt

SEEN_BEFORE = 1e-3  # blocks of each plain result that are taken as seen: nothing is impossible
HALVINGS = 50  # at most
PRECISION = 1e-15

BETTER, NOT_BETTER, OPEN = "better", "not better", "open"


class SprtResult(msgspec.Struct, frozen=True):
    """`verdict`: `better` (elo1 rather than elo0), `not better`, or `open` if the games ran out."""

    one: str
    other: str
    elo0: float
    elo1: float
    alpha: float
    beta: float
    verdict: str
    llr: float
    lower: float
    upper: float
    blocks: int
    share: float  # of the comparisons, won by the first bot


def bounds(test: Sprt) -> tuple[float, float]:
    return math.log(test.beta / (1 - test.alpha)), math.log((1 - test.beta) / test.alpha)


def block_score(games: Iterable[GameResult], one: str, other: str) -> float:
    """The share of its comparisons with the other bot that a bot won, over the games of a block."""
    won = played = 0.0
    for game in games:
        for bot, seat in zip(game.seating, game.seats, strict=True):
            for rival, against in zip(game.seating, game.seats, strict=True):
                if bot == one and rival == other:
                    played += 1
                    won += 0.5 if seat.rank == against.rank else float(seat.rank < against.rank)
    return won / played


def log_likelihood_ratio(scores: Counter[float], test: Sprt) -> float:
    """How much likelier the scores are with elo1 than with elo0, as a logarithm."""
    seen = Counter({0.0: SEEN_BEFORE, 0.5: SEEN_BEFORE, 1.0: SEEN_BEFORE})
    values = {value: scores[value] + seen[value] for value in scores.keys() | seen.keys()}
    number = sum(values.values())
    shares = [(value, count / number) for value, count in values.items()]
    logs = []
    for elo in (test.elo0, test.elo1):
        mean = expected(elo)
        tilt = tilted(shares, mean)
        logs.append(-sum(share * math.log1p(tilt * (value - mean)) for value, share in shares))
    return number * (logs[1] - logs[0])


def tilted(shares: Sequence[tuple[float, float]], mean: float) -> float:
    """The likeliest distribution with this mean is share / (1 + tilt * (value - mean)); found by Newton's method, and
    by halving where that would lead outside."""
    away = [(value - mean, share) for value, share in shares]
    low, high = -1 / max(it for it, _ in away), -1 / min(it for it, _ in away)
    tilt = (low + high) / 2
    for _ in range(HALVINGS):
        error = slope = 0.0
        for it, share in away:
            part = it / (1 + tilt * it)
            error += share * part
            slope += share * part * part
        low, high = (tilt, high) if error > 0 else (low, tilt)
        before, tilt = tilt, tilt + error / slope
        if not low < tilt < high:
            tilt = (low + high) / 2
        if abs(tilt - before) <= PRECISION * (high - low + abs(tilt)):
            break
    return tilt


class Watch:
    """Follows a test block by block, in the order of their numbers: so the verdict does not depend on who is fast."""

    def __init__(self, test: Sprt) -> None:
        self.test = test
        self.scores: Counter[float] = Counter()
        self.llr = 0.0
        self.verdict = OPEN
        self._waiting: dict[int, float] = {}
        self._next = 0

    def add(self, number: int, score: float) -> None:
        """A block in any order; those after the verdict do not count."""
        self._waiting[number] = score
        while self.verdict == OPEN and self._next in self._waiting:
            self.scores[self._waiting.pop(self._next)] += 1
            self._next += 1
            self._judge()

    def _judge(self) -> None:
        self.llr = log_likelihood_ratio(self.scores, self.test)
        lower, upper = bounds(self.test)
        if self.llr >= upper:
            self.verdict = BETTER
        elif self.llr <= lower:
            self.verdict = NOT_BETTER

    def result(self) -> SprtResult:
        test, number = self.test, self.scores.total()
        share = sum(score * count for score, count in self.scores.items()) / number if number else 0.5
        about = (test.one, test.other, test.elo0, test.elo1, test.alpha, test.beta)
        return SprtResult(*about, self.verdict, self.llr, *bounds(test), number, share)
