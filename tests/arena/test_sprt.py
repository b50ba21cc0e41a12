"""The sequential test keeps its promises: on simulated games, it errs no more often than it says."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from whistlestop.arena.ratings import expected
from whistlestop.arena.settings import HIGHEST_ELO, Sprt
from whistlestop.arena.sprt import BETTER, NOT_BETTER, OPEN, Watch, block_score, bounds, log_likelihood_ratio

from .simulated import game

TEST = Sprt("a", "b", elo0=0, elo1=40)


def verdicts(elo: float, runs: int, seed: int, draws: float = 0.05) -> Counter[str]:
    """Games of two in both seatings; each is drawn with some probability, else won by the Elo formula."""
    luck = np.random.default_rng(seed)
    won = (expected(elo) - draws / 2) / (1 - draws)
    found: Counter[str] = Counter()
    for _ in range(runs):
        watch = Watch(TEST)
        for number in range(5000):
            results = np.where(luck.random(2) < draws, 0.5, luck.random(2) < won)
            watch.add(number, float(results.mean()))
            if watch.verdict != OPEN:
                break
        found[watch.verdict] += 1
    return found


def test_the_bounds_are_walds() -> None:
    assert bounds(TEST) == pytest.approx((math.log(0.05 / 0.95), math.log(0.95 / 0.05)))


@pytest.mark.parametrize("elo, wrong", [(0.0, BETTER), (40.0, NOT_BETTER), (-20.0, BETTER), (80.0, NOT_BETTER)])
def test_it_errs_no_more_often_than_it_says(elo: float, wrong: str) -> None:
    runs = 150
    found = verdicts(elo, runs, seed=5)
    assert found[OPEN] == 0
    allowed = 0.05 if elo in (0.0, 40.0) else 0.01
    assert found[wrong] <= runs * allowed + 2.5 * math.sqrt(runs * allowed)


def test_the_ratio_agrees_with_the_plain_one_where_all_is_known() -> None:
    """Without draws a single game is a coin: the plain ratio of two coins, once there are many games."""
    scores = Counter({1.0: 5600, 0.0: 4400})
    low, high = expected(TEST.elo0), expected(TEST.elo1)
    plain = 5600 * math.log(high / low) + 4400 * math.log((1 - high) / (1 - low))
    assert log_likelihood_ratio(scores, TEST) == pytest.approx(plain, rel=0.01)


@pytest.mark.parametrize("elo0, elo1", [(-HIGHEST_ELO, HIGHEST_ELO), (0, HIGHEST_ELO), (-HIGHEST_ELO, 0)])
def test_the_ratio_is_a_number_as_far_as_elos_may_go(elo0: float, elo1: float) -> None:
    test = Sprt("a", "b", elo0, elo1)
    test.check()
    won, lost = (log_likelihood_ratio(Counter({score: 50}), test) for score in (1.0, 0.0))
    assert math.isfinite(won)
    assert math.isfinite(lost)
    assert won > lost


def test_seatings_that_cancel_out_say_more_than_single_games() -> None:
    """One win each on every number is certainty that the bots are even, not noise."""
    paired, single = Counter({0.5: 990, 1.0: 5, 0.0: 5}), Counter({0.0: 1000, 1.0: 1000})
    assert log_likelihood_ratio(paired, TEST) < 5 * log_likelihood_ratio(single, TEST) < 0


def test_blocks_count_in_the_order_of_their_numbers() -> None:
    luck = np.random.default_rng(3)
    scores = luck.choice([0.0, 0.5, 1.0], p=[0.2, 0.4, 0.4], size=400).tolist()
    forward, shuffled = Watch(TEST), Watch(TEST)
    for number, score in enumerate(scores):
        forward.add(number, score)
    for number in luck.permutation(400):
        shuffled.add(int(number), scores[number])
    assert forward.verdict == BETTER
    assert forward.result() == shuffled.result()


def test_the_score_of_a_block_is_the_share_of_comparisons() -> None:
    assert block_score([game("ab", 0, [1, 2]), game("ba", 0, [1, 1])], "a", "b") == 0.75
    assert block_score([game("aabb", 0, [1, 4, 2, 3])], "a", "b") == 0.5
