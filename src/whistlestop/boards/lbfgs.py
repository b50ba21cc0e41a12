"""L-BFGS (Nocedal): the downhill direction from the last steps and gradients, then a step that goes down far enough.

SciPy has one, but hands every one of its many tiny products to a threaded library: several times slower here, and its
last digits depend on the machine's cores.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Slope = Callable[[Floats], tuple[float, Floats]]

MEMORY = 16
ENOUGH = 1e-4  # part of the promised descent that a step must bring
LONGEST = 12.0  # no coordinate moves farther in a step: the energy knows only what was near at the beginning
SHORTEST = 1e-8
STILL = 1e-6  # a descent of less than this part of the value is none


def minimise(slope: Slope, at: Floats, steps: int) -> Floats:
    """The place to which so many steps downhill lead."""
    past: deque[tuple[Floats, Floats, float]] = deque(maxlen=MEMORY)
    value, gradient = slope(at)
    for _ in range(steps):
        way = -direction(gradient, past)
        down = float(gradient @ way)
        if down >= 0:  # the past misleads: forget it
            past.clear()
            way, down = -gradient, -float(gradient @ gradient)
        size = min(1.0, LONGEST / max(float(np.abs(way).max()), 1e-12))
        new, new_value, new_gradient = at, value, gradient
        while size > SHORTEST:
            new = at + size * way
            new_value, new_gradient = slope(new)
            if new_value <= value + ENOUGH * size * down:
                break
            size /= 2
        else:
            break
        moved, bent = new - at, new_gradient - gradient
        if (curve := float(moved @ bent)) > 1e-10:
            past.append((moved, bent, 1.0 / curve))
        settled = value - new_value < STILL * abs(value)
        at, value, gradient = new, new_value, new_gradient
        if settled:
            break
    return at


def direction(gradient: Floats, past: deque[tuple[Floats, Floats, float]]) -> Floats:
    """The gradient times the estimated inverse of the curvature: the two loops."""
    found = gradient.copy()
    shares = []
    for moved, bent, rho in reversed(past):
        share = rho * float(moved @ found)
        shares.append(share)
        found -= share * bent
    if past:
        moved, bent, rho = past[-1]
        found /= rho * float(bent @ bent)
    for (moved, bent, rho), share in zip(past, reversed(shares), strict=True):
        found += (share - rho * float(bent @ found)) * moved
    return found
