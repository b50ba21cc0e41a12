"""Weights that somebody names: a file, or the champion in the package."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from whistlestop import maps
from whistlestop.bots.champion import shipped
from whistlestop.bots.champion.weights import Weights, check_observation, read_weights
from whistlestop.bots.observation.features import version

from .errors import TrainingError

CHAMPION, NONE = "champion", "none"


def named_weights(name: str, game: str) -> Weights:
    """TrainingError or WeightsError with one sentence if they are not for this game, or not for these observations."""
    observation = version(maps.board(game))
    if name == CHAMPION:
        champion = shipped.read(game, observation)
        if champion is None:
            raise TrainingError(f"There is no champion for {game} yet.")
        return champion
    weights = read_weights(Path(name))
    if weights.game != game:
        raise TrainingError(f"{name} plays {weights.game}, not {game}.")
    check_observation(weights, observation, name)
    return weights


def with_small(weights: Weights, name: str, game: str) -> Weights:
    """With another network for trial games: a file's, or, if it is called `none`, with no other than this one."""
    return dataclasses.replace(weights, small=None if name == NONE else named_weights(name, game))
