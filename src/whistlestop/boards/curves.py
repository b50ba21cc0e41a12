"""The middle line of a route: a cubic curve between two cities, and what lies along it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

FINE = np.linspace(0.0, 1.0, 65)


def weights(t: Floats) -> Floats:
    """How much each of the four control points counts at t: Bernstein's polynomials, one row a t."""
    u = 1.0 - t
    return np.column_stack((u**3, 3 * u * u * t, 3 * u * t * t, t**3))


FINE_WEIGHTS = weights(FINE)


def fine(control: Floats) -> Floats:
    """A curve as a chain of many points."""
    return np.asarray(FINE_WEIGHTS @ control)


def run(chain: Floats) -> Floats:
    """The way from the first point of a chain to each of its points."""
    steps = np.hypot(*np.diff(chain, axis=0).T)
    return np.concatenate((np.zeros(1), np.cumsum(steps)))


def beside(chain: Floats, offset: float) -> Floats:
    """The chain that runs beside another one, at a distance; positive is to the right on the page."""
    tangent = np.gradient(chain, axis=0)
    tangent /= np.maximum(np.hypot(*tangent.T), 1e-9)[:, None]
    return np.asarray(chain + offset * np.column_stack((-tangent[:, 1], tangent[:, 0])))


def along(chain: Floats, at: Floats) -> Floats:
    """The places on a chain at given ways from its beginning."""
    way = run(chain)
    return np.column_stack([np.interp(at, way, chain[:, axis]) for axis in (0, 1)])


def parameters(control: Floats, at: Floats) -> Floats:
    """Where on the curve, as t, given ways from its beginning are."""
    return np.interp(at, run(fine(control)), FINE)
