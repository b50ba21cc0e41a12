"""From signs to chances: what the network expects is no probability; three small models, fitted to whole games, make
one of it.

`calibration.json` holds their numbers, by game and number of players, and how they were found (fitting.py).
"""

from __future__ import annotations

import functools
from pathlib import Path

import msgspec
import numpy as np

from whistlestop.maps import Map

from .evaluation import Floats, Signs

FILE = Path(__file__).with_name("calibration.json")
STEEPEST = 30.0  # beyond this a chance is 0 or 1 anyway


class Models(msgspec.Struct, frozen=True):
    """The numbers for one game and number of players, each list as long as the features that it weighs."""

    together: list[float]  # the chances of all seats, everything known
    alone: list[float]  # the chance of one seat, by what it sees
    margin: list[float]  # the points by which a seat will be before the best of the others, or behind


class Bend(msgspec.Struct, frozen=True):
    """The last step to a chance: what the models call so likely is won so often; straight lines in between. It is the
    same for all numbers of players."""

    told: list[float]
    won: list[float]

    def of(self, chances: Floats) -> Floats:
        return np.asarray(np.interp(chances, self.told, self.won), np.float64)


STRAIGHT = Bend([0.0, 1.0], [0.0, 1.0])


class Measured(msgspec.Struct, frozen=True):
    """On games that the models had not seen: of chances called 0 to 10 %, 10 to 20 % and so on their mean, how often
    they were won, and how many there were (one a seat and position); the same of those called 65 to 75 %."""

    positions: int
    told: list[float]
    won: list[float]
    number: list[int]
    seventy_told: float
    seventy_won: float
    brier: float


class Calibration(msgspec.Struct, frozen=True):
    """Those of one game. `made` says how: the network that they belong to, the games they were fitted to."""

    made: dict[str, str | int]
    models: dict[int, Models]
    bend_together: Bend
    bend_alone: Bend
    together: Measured
    alone: Measured


def features(signs: Signs) -> Floats:
    """What tells one seat from another: positions x seats x features."""
    progress = np.broadcast_to(signs.progress[:, None], signs.expected.shape)
    expected, points, tempo = signs.expected, signs.points, signs.tempo
    columns = [
        expected,
        expected * progress,
        expected * progress**2,
        points,
        points * progress,
        points * progress**2,
        tempo,
        tempo * progress,
    ]
    return np.stack(columns, -1)


def own_features(signs: Signs) -> Floats:
    """The same for one seat by itself, with what is the same for all."""
    progress = np.broadcast_to(signs.progress[:, None], signs.expected.shape)
    return np.concatenate([np.stack([np.ones_like(progress), progress], -1), features(signs)], -1)


def chances_of_all(models: Models, signs: Signs, bend: Bend = STRAIGHT) -> Floats:
    """The chances of all seats in each position; they come to 1."""
    worth = features(signs) @ np.array(models.together)
    parts = np.exp(worth - worth.max(1, keepdims=True))
    return whole(bend.of(parts / parts.sum(1, keepdims=True)))


def whole(chances: Floats) -> Floats:
    """So that those of all seats come to 1."""
    return np.asarray(chances / chances.sum(1, keepdims=True), np.float64)


def chance_of_one(models: Models, signs: Signs, bend: Bend = STRAIGHT) -> Floats:
    """The chance of each seat by itself."""
    steep = np.clip(own_features(signs) @ np.array(models.alone), -STEEPEST, STEEPEST)
    return bend.of(np.asarray(1 / (1 + np.exp(-steep)), np.float64))


def margin_of_one(models: Models, signs: Signs) -> Floats:
    """The margin that each seat may expect, in points."""
    return np.asarray(own_features(signs) @ np.array(models.margin), np.float64)


@functools.cache
def stored() -> dict[str, Calibration]:
    """All that come with the package, by game."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Calibration]) if FILE.is_file() else {}


def calibration_for(map: Map, players: int) -> Calibration | None:
    """That of a shipped map, if it has models for this number of players."""
    found = stored().get(map.id)
    return None if found is None or players not in found.models else found
