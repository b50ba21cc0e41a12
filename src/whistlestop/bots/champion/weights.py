"""A trained network as a file: half-precision arrays, and what they were trained for."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.whole_files import whole_file

FORMAT = 1
ABOUT = "about"
DAMAGED = (OSError, KeyError, TypeError, ValueError, EOFError, zipfile.BadZipFile)  # what a damaged file may raise

Floats = npt.NDArray[np.float32]


class WeightsError(ValueError):
    """The message is one sentence."""


@dataclass(frozen=True)
class Block:
    norm_weight: Floats
    norm_bias: Floats
    inner: Floats
    inner_bias: Floats
    outer: Floats
    outer_bias: Floats


@dataclass(frozen=True)
class Weights:
    """Every matrix has a row for each of its inputs, which is how many observations at a time are thought about
    fastest; `first` has one for each byte of the observation, its scale multiplied in."""

    about: dict[str, Any]
    first: Floats
    first_bias: Floats
    blocks: tuple[Block, ...]
    last_weight: Floats
    last_bias: Floats
    choice: Floats
    choice_bias: Floats
    value: Floats
    value_bias: Floats
    strength: float
    small: Weights | None = None  # a small network that has learnt to play like this one, for trial games

    @property
    def in_trials(self) -> Weights:
        """Who plays trial games."""
        return self if self.small is None else self.small

    @property
    def game(self) -> str:
        return str(self.about["game"])

    @property
    def observation(self) -> str:
        """The version of the observation that the network knows how to read."""
        return str(self.about["observation"])


BLOCK = tuple(Block.__dataclass_fields__)
BY_OUTPUT = ("inner", "outer", "choice", "value")  # matrices that have a row for each output in the file
PLAIN = ("first", "first_bias", "last_weight", "last_bias", "choice", "choice_bias", "value", "value_bias")


def write_weights(path: Path, weights: Weights) -> None:
    """As an ordinary .npz file of half-precision numbers."""
    arrays: dict[str, Any] = {name: turned(name, getattr(weights, name), np.float16) for name in PLAIN}
    for number, block in enumerate(weights.blocks):
        arrays |= {f"block{number}_{name}": turned(name, getattr(block, name), np.float16) for name in BLOCK}
    arrays["strength"] = np.float32(weights.strength)
    about = {**weights.about, "format": FORMAT, "blocks": len(weights.blocks)}
    write_arrays(path, arrays, about)


def write_arrays(path: Path, arrays: dict[str, Any], about: dict[str, Any]) -> None:
    """All of it or nothing: what was there before stays until the new file is whole."""
    told: dict[str, Any] = {ABOUT: np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)}
    with whole_file(path) as file:
        np.savez_compressed(file, **arrays, **told)


def read_arrays(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The arrays, and what they are about; one of DAMAGED if that is not what the file holds."""
    with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files}
    return arrays, dict(json.loads(arrays.pop(ABOUT).tobytes()))


def turned(name: str, array: npt.NDArray[Any], dtype: Any) -> npt.NDArray[Any]:
    """An array of a file as it is in memory, or the other way round."""
    return np.ascontiguousarray(array.T if name in BY_OUTPUT else array, dtype)


def read_weights(path: Path) -> Weights:
    """WeightsError if the file is no such thing, or damaged."""
    try:
        arrays, about = read_arrays(path)
        if about["format"] != FORMAT:
            raise WeightsError(f"{path} has weights of format {about['format']}; this program reads format {FORMAT}.")
        plain = {name: turned(name, arrays[name], np.float32) for name in PLAIN}
        blocks = tuple(
            Block(*(turned(name, arrays[f"block{number}_{name}"], np.float32) for name in BLOCK))
            for number in range(about["blocks"])
        )
        weights = Weights(about=about, blocks=blocks, strength=float(arrays["strength"]), small=None, **plain)
        check_whole(weights)
        return weights
    except FileNotFoundError:
        raise WeightsError(f"{path} does not exist.") from None
    except WeightsError:
        raise
    except IsADirectoryError:
        raise WeightsError(f"{path} is a folder; the champion.npz in it may be what you mean.") from None
    except KeyError:
        raise WeightsError(f"{path} holds no network to play with; of a run that is champion.npz.") from None
    except DAMAGED:
        raise WeightsError(f"{path} holds no weights, or is damaged.") from None


def check_whole(weights: Weights) -> None:
    """ValueError if the arrays do not fit together, or hold something that is no number (of a run that went astray)."""
    width, decisions = weights.first.shape[1], len(weights.choice_bias)
    shapes: list[tuple[Floats, tuple[int, ...]]]
    shapes = [(weights.first_bias, (width,)), (weights.last_weight, (width,)), (weights.last_bias, (width,))]
    shapes += [(weights.choice, (width, decisions)), (weights.value, (width, 1)), (weights.value_bias, (1,))]
    for block in weights.blocks:
        shapes += [(block.inner, (width, width)), (block.outer, (width, width))]
        shapes += [(it, (width,)) for it in (block.norm_weight, block.norm_bias, block.inner_bias, block.outer_bias)]
    if any(array.shape != shape for array, shape in shapes):
        raise ValueError("shapes")
    if not all(np.isfinite(array).all() for array in (weights.first, weights.choice_bias, *(it for it, _ in shapes))):
        raise ValueError("no numbers")


def fingerprint(path: Path) -> str:
    """A short name for the weights in exactly this file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def check_for(weights: Weights, game: str, observation: str, width: int, where: object) -> None:
    """WeightsError if they are not for this game, or not for these observations."""
    if weights.game != game:
        raise WeightsError(f"{where} plays {weights.game}, not {game}.")
    check_observation(weights, observation, where)
    if len(weights.first) != width:
        raise WeightsError(f"{where} holds no weights, or is damaged.")


def check_observation(weights: Weights, observation: str, where: object) -> None:
    """WeightsError if these weights were trained to read other observations than this program makes."""
    if weights.observation != observation:
        raise WeightsError(
            f"{where} was trained with observations of version {weights.observation}; this program makes version "
            f"{observation}, so that the network would not understand them."
        )
