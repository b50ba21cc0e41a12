"""The network as a file, and without PyTorch."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from whistlestop.bots.champion.network import best_legal, norm, think
from whistlestop.bots.champion.weights import (
    Block,
    Weights,
    WeightsError,
    check_for,
    check_observation,
    read_weights,
    write_weights,
)


def some_weights(bytes_: int = 12, width: int = 8, decisions: int = 5, blocks: int = 2) -> Weights:
    rng = np.random.default_rng(1)

    def numbers(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return rng.normal(size=shape).astype(np.float16).astype(np.float32)

    block = Block(
        numbers(width), numbers(width), numbers(width, width), numbers(width), numbers(width, width), numbers(width)
    )
    return Weights(
        {"game": "europe", "observation": "abc"},
        numbers(bytes_, width),
        numbers(width),
        (block,) * blocks,
        numbers(width),
        numbers(width),
        numbers(width, decisions),
        numbers(decisions),
        numbers(width, 1),
        numbers(1),
        2.5,
    )


def test_weights_come_back_as_they_were(tmp_path: Path) -> None:
    weights = some_weights()
    write_weights(tmp_path / "w.npz", weights)
    again = read_weights(tmp_path / "w.npz")
    observed = np.array([0, 1, 0, -3, 0, 0, 5, 0, 1, 0, 0, 0], np.int8)
    assert again.game == "europe"
    assert again.strength == weights.strength
    (logits, value), (same, equal) = think(weights, observed), think(again, observed)
    assert np.allclose(logits, same)
    assert abs(value - equal) < 1e-6
    with np.load(tmp_path / "w.npz") as file:  # as files have always had it: a row for each output
        assert file["choice"].shape == (5, 8)
        assert np.array_equal(file["block0_inner"], weights.blocks[0].inner.T)


def test_advice_counts_as_much_as_its_strength() -> None:
    weights = some_weights()
    observed = np.zeros(12, np.int8)
    plain = think(weights, observed)[0]
    without = Weights(**{**weights.__dict__, "first": np.zeros_like(weights.first)})
    observed[-2] = 1
    assert np.allclose(think(without, observed)[0] - think(without, np.zeros(12, np.int8))[0], [0, 0, 0, 2.5, 0])
    assert plain.shape == (5,)


def test_only_legal_decisions_are_taken() -> None:
    assert best_legal(np.array([5, 4, 3], np.float32), np.array([0, 0, 1])) == 2


def test_norm_centres_and_scales() -> None:
    x = norm(np.array([1, 2, 3, 4], np.float32), np.ones(4, np.float32), np.zeros(4, np.float32))
    assert abs(float(x.mean())) < 1e-6
    assert abs(float(x.std()) - 1) < 1e-3


@pytest.mark.parametrize(
    "wrong",
    [
        {"first": np.full((12, 8), np.nan)},
        {"choice_bias": np.array([0, 1, np.inf, 2, 3])},
        {"choice_bias": np.zeros(4)},
        {"last_bias": np.zeros(9)},
        {"value": np.zeros((7, 1))},
    ],
)
def test_weights_that_nobody_can_play_by_are_damaged(tmp_path: Path, wrong: dict[str, Any]) -> None:
    """Of a run that went astray, or put together wrongly: before a game begins, not in the middle of it."""
    write_weights(tmp_path / "w.npz", dataclasses.replace(some_weights(), **wrong))
    with pytest.raises(WeightsError, match=r"w\.npz holds no weights, or is damaged\.$"):
        read_weights(tmp_path / "w.npz")


def test_weights_for_an_observation_of_another_length_are_damaged() -> None:
    weights = some_weights()
    check_for(weights, "europe", "abc", 12, "w.npz")
    with pytest.raises(WeightsError, match=r"^w\.npz holds no weights, or is damaged\.$"):
        check_for(weights, "europe", "abc", 13, "w.npz")


@pytest.mark.parametrize("damage", ["cut", "other", "empty"])
def test_a_damaged_file_is_one_sentence(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "w.npz"
    write_weights(path, some_weights())
    data = path.read_bytes()
    path.write_bytes({"cut": data[: len(data) // 2], "other": b"no weights at all", "empty": b""}[damage])
    with pytest.raises(WeightsError, match=r"^[^\n]*damaged[^\n]*\.$"):
        read_weights(path)


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"does not exist\.$"):
        read_weights(tmp_path / "none.npz")


def test_other_observations_are_refused() -> None:
    with pytest.raises(WeightsError, match=r"version abc; this program makes version def"):
        check_observation(some_weights(), "def", "w.npz")
