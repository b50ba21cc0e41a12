"""Whether live chances flatter: the sum is right, and the program measures something."""

from __future__ import annotations

import numpy as np
import pytest

from whistlestop.review.live_chances import with_own
from whistlestop.review.live_measure import MOMENTS, flattery, told


def test_what_is_above_an_even_share_is_flattery() -> None:
    called = np.array([[[0.7, 0.5], [0.75, 0.25]], [[0.5, 0.5], [0.65, 0.55]]])  # by game, moment and seat
    won = np.array([[[1.0, 0.0]] * 2, [[0.0, 1.0]] * 2])
    it = flattery(called, won)
    assert it.excess == pytest.approx(0.05)
    assert it.error == pytest.approx(0)  # both games by as much
    assert it.cases == 3
    assert it.called == pytest.approx(0.7)
    assert it.won == pytest.approx(2 / 3)
    nobody = flattery(np.full((2, 1, 2), 0.5), np.full((2, 1, 2), 0.5))
    assert nobody.cases == 0


def test_every_seat_is_asked_by_what_it_sees() -> None:
    called, won = told("card_game", 3, 2, 0)
    assert called.shape == won.shape == (2, MOMENTS, 3)
    assert ((called >= 0) & (called <= 1)).all()
    assert won.sum(axis=2) == pytest.approx(1)
    assert (called.sum(axis=2) != 1).any()  # each by itself: nothing makes them come to 1


def test_others_share_what_the_own_chance_leaves() -> None:
    chances = np.array([[0.5, 0.3, 0.2], [1.0, 0.0, 0.0]])
    found = with_own(chances, 0, np.array([0.2, 0.9]))
    assert found == pytest.approx(np.array([[0.2, 0.48, 0.32], [0.9, 0.05, 0.05]]))
