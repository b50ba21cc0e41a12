"""Weights that somebody names: a file, or the champion in the package."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from whistlestop import maps
from whistlestop.bots.champion import shipped
from whistlestop.bots.champion.weights import Weights, check_for, read_weights
from whistlestop.bots.observation.features import version, width

from .errors import TrainingError

CHAMPION, NONE = "champion", "none"


def named_file(name: str, game: str) -> Path:
    """TrainingError if there is no such champion."""
    path = shipped.path_of(game) if name == CHAMPION else Path(name)
    if path is None:
        raise TrainingError(f"There is no champion for {game} yet.")
    return path


def named_weights(name: str, game: str) -> Weights:
    """TrainingError or WeightsError with one sentence if they are not for this game, or not for these observations."""
    observation = version(maps.board(game))
    champion = shipped.read(game, observation) if name == CHAMPION else None
    if champion is not None:
        return champion
    path = named_file(name, game)
    weights = read_weights(path)
    check_for(weights, game, observation, width(maps.board(game)), path)
    return weights


def with_small(weights: Weights, name: str, game: str) -> Weights:
    """With another network for trial games: a file's, or, if it is called `none`, with no other than this one."""
    return dataclasses.replace(weights, small=None if name == NONE else named_weights(name, game))
