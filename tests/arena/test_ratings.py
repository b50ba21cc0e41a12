"""Ratings against known answers: by hand, and on simulated players of known strength."""

from __future__ import annotations

import numpy as np
import pytest

from whistlestop.arena.line_ups import line_ups
from whistlestop.arena.ratings import ELO, PRIOR, compare, expected, fit, intervals

from .simulated import game, simulate

KNOWN = {"racer": 0.0, "strong": 150.0, "weak": -200.0, "even": 20.0}


def test_two_bots_are_rated_by_their_odds() -> None:
    wins = np.array([[0.0, 900.0], [100.0, 0.0]])
    assert fit(wins, 1)[0] == pytest.approx(ELO * np.log((900 + PRIOR) / (100 + PRIOR)))
    assert expected(fit(wins, 1)[0]) == pytest.approx(0.9, abs=1e-3)


def test_a_cycle_is_even() -> None:
    wins = np.array([[0, 70, 30], [30, 0, 70], [70, 30, 0]], float)
    assert fit(wins) == pytest.approx([0, 0, 0], abs=1e-6)


def test_a_chain_adds_up() -> None:
    """a beats b 3:1, b beats c 3:1, a and c never met."""
    wins = np.array([[0, 3000, 0], [1000, 0, 3000], [0, 1000, 0]], float)
    step = 400 * np.log10(3)
    assert fit(wins, 2) == pytest.approx([2 * step, step, 0], abs=0.5)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    found = fit(np.array([[0.0, 500.0], [0.0, 0.0]]), 1)
    assert 1000 < found[0] < 1500


def test_the_likelihood_has_its_top_there() -> None:
    luck = np.random.default_rng(1)
    wins = luck.integers(1, 50, (5, 5)).astype(float)
    np.fill_diagonal(wins, 0)
    best = fit(wins) / ELO

    def likelihood(strengths: np.ndarray) -> float:
        gap = strengths[:, None] - strengths[None, :]
        return float(-((wins + PRIOR * (wins + wins.T > 0)) * np.log1p(np.exp(-gap))).sum())

    top = likelihood(best)
    for at in range(1, 5):
        for step in (-0.01, 0.01):
            assert likelihood(best + step * np.eye(5)[at]) < top


def test_ranks_of_a_large_table_are_compared_pair_by_pair() -> None:
    (table,) = compare([game("abbc", 0, [1, 1, 3, 4])], "abc")
    assert table.tolist() == [[0, 1.5, 1], [0.5, 0, 2], [0, 0, 0]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_found(players: int) -> None:
    games = simulate(KNOWN, line_ups(list(KNOWN), players), 2000 // players**2, np.random.default_rng(players))
    wins = compare(games, list(KNOWN))
    low, high = intervals(wins, resamples=200)
    found = fit(wins.sum(axis=0))
    assert found == pytest.approx(list(KNOWN.values()), abs=25)
    assert ((low <= found) & (found <= high)).all()


@pytest.mark.parametrize("players, shared", [(2, 0.0), (2, 200.0), (4, 0.0), (4, 150.0)])
def test_intervals_cover_the_truth(players: int, shared: float) -> None:
    """95 % of the intervals hold the true value, also where all games of a number share their luck and where the
    comparisons of one game hang together; naive errors would be far too small there."""
    strengths = {"racer": 0.0, "other": 60.0}
    tables = line_ups(list(strengths), players)
    luck = np.random.default_rng(17)
    truth = 60.0 if shared == 0 else true_rating(strengths, players, shared)
    covered, runs = 0, 120
    for run in range(runs):
        games = simulate(strengths, tables, 50, luck, shared=shared)
        low, high = intervals(compare(games, list(strengths)), seed=run, resamples=200)
        covered += int(low[1] <= truth <= high[1])
    assert 0.88 <= covered / runs <= 1.0


def true_rating(strengths: dict[str, float], players: int, shared: float) -> float:
    """With luck of its own for each day the odds are a mixture; what many games say of it is the truth."""
    gaps = (strengths["other"] + shared * np.sqrt(2) * np.random.default_rng(1).standard_normal(400_000)) / ELO
    share = float((1 / (1 + np.exp(-gaps))).mean())
    return float(ELO * np.log(share / (1 - share)))
