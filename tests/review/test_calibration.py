"""What is called so likely is won so often; and the models belong to the networks that are shipped."""

from __future__ import annotations

import numpy as np
import pytest

from whistlestop import maps
from whistlestop.bots.champion import shipped
from whistlestop.bots.champion.weights import fingerprint
from whistlestop.review.calibration import calibration_for, chances_of_all, stored
from whistlestop.review.fitting import fit_alone, fit_together
from whistlestop.review.sample_games import sample

BAND = 0.02


def test_every_network_has_its_models() -> None:
    """Whoever trains a network anew runs `python -m whistlestop.review.calibrate`."""
    assert sorted(stored()) == shipped.games()
    for game, found in stored().items():
        path = shipped.path_of(game)
        assert path is not None
        assert found.made["network"] == fingerprint(path)
        board = maps.board(game)[0]
        assert sorted(found.models) == list(range(int(board["players_min"]), int(board["players_max"]) + 1))


@pytest.mark.parametrize("game", shipped.games())
def test_what_was_called_seventy_was_won_as_often(game: str) -> None:
    """As the program measured it, on games that the models had not seen."""
    for measured in (stored()[game].together, stored()[game].alone):
        assert measured.positions >= 5000
        assert measured.seventy_told == pytest.approx(0.7, abs=0.015)  # the middle of the band that is called so
        assert measured.seventy_won == pytest.approx(0.7, abs=BAND)


def test_it_holds_for_other_games_in_a_wider_band() -> None:
    """A small sample of games that nobody has seen: chances between 55 and 85 % are won about as often."""
    found = sample("card_game", 2, 120, seed=77, moments=6)
    calibration = calibration_for(maps.load("card_game"), 2)
    assert calibration is not None
    told = chances_of_all(calibration.models[2], found.signs, calibration.bend_together).ravel()
    won = found.won.ravel()
    some = (told > 0.55) & (told < 0.85)
    assert some.sum() > 100
    assert won[some].mean() == pytest.approx(told[some].mean(), abs=0.12)
    assert ((told - won) ** 2).mean() < 0.2  # an even chance would have 0.25


def test_the_fits_find_what_was_put_in() -> None:
    """As nearly as the ridge lets them."""
    dice = np.random.default_rng(3)
    x = dice.normal(size=(4000, 3, 2))
    wanted = np.array([1.5, -0.7])
    parts = np.exp(x @ wanted)
    chosen = [dice.choice(3, p=row) for row in parts / parts.sum(1, keepdims=True)]
    assert fit_together(x, np.eye(3)[chosen]) == pytest.approx(wanted, abs=0.2)
    alone = 1 / (1 + np.exp(-(x[:, 0] @ wanted)))
    assert fit_alone(x[:, 0], (dice.random(4000) < alone).astype(float)) == pytest.approx(wanted, abs=0.2)
