"""Fitting the models of calibration.py to whole games."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .calibration import Models, features, own_features
from .evaluation import Floats, Signs

ROUNDS = 60  # of Newton's method, at most
STILL = 1e-8
RIDGE = 1e-3  # a row: what keeps a number from running away that the games say little about


def fitted(signs: Signs, won: Floats, margin: Floats) -> Models:
    together = fit_together(features(signs), won)
    own = own_features(signs).reshape(-1, own_features(signs).shape[-1])
    return Models(
        together.tolist(),
        fit_alone(own, won.ravel()).tolist(),
        fit_margin(own, margin.ravel()).tolist(),
    )


def newton(size: int, look: Callable[[Floats], tuple[Floats, Floats]]) -> Floats:
    """The weights at which the slope is nothing; `look` gives slope and bend at some weights."""
    weights = np.zeros(size)
    for _ in range(ROUNDS):
        slope, bend = look(weights)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < STILL:
            break
    return np.asarray(weights, np.float64)


def fit_together(x: Floats, won: Floats) -> Floats:
    """Conditional logit: x is positions x seats x features, won a share for each seat."""

    def look(weights: Floats) -> tuple[Floats, Floats]:
        worth = x @ weights
        parts = np.exp(worth - worth.max(1, keepdims=True))
        chance = parts / parts.sum(1, keepdims=True)
        slope = np.einsum("ps,psf->f", won - chance, x) - RIDGE * len(x) * weights
        mean = np.einsum("ps,psf->pf", chance, x)
        bend = np.einsum("ps,psf,psg->fg", chance, x, x) - mean.T @ mean + RIDGE * len(x) * np.eye(len(weights))
        return slope, bend

    return newton(x.shape[2], look)


def fit_alone(x: Floats, won: Floats) -> Floats:
    """Logistic regression."""

    def look(weights: Floats) -> tuple[Floats, Floats]:
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (won - chance) - RIDGE * len(x) * weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + RIDGE * len(x) * np.eye(len(weights))
        return slope, bend

    return newton(x.shape[1], look)


def fit_margin(x: Floats, margin: Floats) -> Floats:
    """Least squares."""
    return np.asarray(np.linalg.solve(x.T @ x + RIDGE * len(x) * np.eye(x.shape[1]), x.T @ margin), np.float64)
