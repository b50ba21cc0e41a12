"""The networks that come with the package: the champions, and small ones that have learnt to play like them."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from .weights import Weights, check_observation, read_weights

FOLDER = Path(__file__).parent / "networks"
SMALL = FOLDER / "small"


def path_of(game: str, folder: Path = FOLDER) -> Path | None:
    """The file of a game's network; None if there is none."""
    path = folder / f"{game}.npz"
    return path if path.is_file() else None


def small_path_of(game: str) -> Path | None:
    """The file of the small network that has learnt to play like a game's network."""
    return path_of(game, SMALL)


def read(game: str, observation: str) -> Weights | None:
    """A game's network, with the small one for its trial games if there is one; None if there is none. WeightsError if
    a file is damaged, or for other observations than of this version."""
    path = path_of(game)
    if path is None:
        return None
    small = small_path_of(game)
    return dataclasses.replace(checked(path, observation), small=None if small is None else checked(small, observation))


def checked(path: Path, observation: str) -> Weights:
    weights = read_weights(path)
    check_observation(weights, observation, path)
    return weights


def games() -> list[str]:
    """The games for which there is one."""
    return sorted(path.stem for path in FOLDER.glob("*.npz"))
