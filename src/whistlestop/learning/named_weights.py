"""Weights that somebody names: a file, or the champion in the package."""

from __future__ import annotations

from pathlib import Path

from whistlestop import maps
from whistlestop.bots.champion.shipped import path_of
from whistlestop.bots.champion.weights import Weights, check_observation, read_weights
from whistlestop.bots.observation.features import version

from .errors import TrainingError

CHAMPION = "champion"


def named_weights(name: str, game: str) -> Weights:
    """TrainingError or WeightsError with one sentence if they are not for this game, or not for these observations."""
    path = path_of(game) if name == CHAMPION else Path(name)
    if path is None:
        raise TrainingError(f"There is no champion for {game} yet.")
    weights = read_weights(path)
    if weights.game != game:
        raise TrainingError(f"{name} plays {weights.game}, not {game}.")
    check_observation(weights, version(maps.board(game)), name)
    return weights
