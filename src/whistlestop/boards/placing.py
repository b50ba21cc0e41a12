"""Choosing among the places for each city's name: simulated annealing over all of them at once, with a fixed seed."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from .energy import STUB, TOWN, Discs
from .labels import Label, candidates
from .measures import FRAME, LABEL_CLEAR, MARGIN
from .network import Network

Floats = NDArray[np.float64]

SEED = 1900
STEPS = 12_000
HOT, COLD = 30.0, 0.05
EASE = 14.0  # what the least looked-for side costs, in squared units of overlap
CITY_CLEAR = 4.0
CHANGE = 6.0  # what leaving the present place costs: labels that jump to and fro never let the wagons settle


def place_labels(net: Network, discs: Discs, layout: Floats, before: list[int] | None) -> list[int]:
    """The number of the candidate for each city; before: those of the last round."""
    options = [candidates(name) for name in net.names]
    boxes = np.array([[it.box for it in mine] for mine in options]) + np.tile(layout[: net.cities], 2)[:, None, :]
    alone = np.array([lonely_costs(net, discs, layout, city, boxes[city], options[city]) for city in range(net.cities)])
    if before is not None:
        alone += CHANGE
        alone[np.arange(net.cities), before] -= CHANGE
    return annealed(alone, clashes(boxes))


def lonely_costs(
    net: Network, discs: Discs, layout: Floats, city: int, boxes: Floats, options: list[Label]
) -> list[float]:
    """What each candidate of one city costs, whatever the other cities choose."""
    places = discs.at(layout)
    near = np.abs(places - layout[city]).max(axis=1) < 190.0
    near &= ~((discs.kind == TOWN) & (discs.owner == city)) & (discs.kind != STUB)
    points, radius, towns = places[near], discs.radius[near], discs.kind[near] == TOWN
    low, high = boxes[:, None, :2], boxes[:, None, 2:]
    off = np.maximum(np.maximum(low - points, points - high), 0.0)
    need = radius + np.where(towns, CITY_CLEAR, LABEL_CLEAR)
    lack = np.maximum(need - np.hypot(off[..., 0], off[..., 1]), 0.0)
    frame = np.array([MARGIN, MARGIN, MARGIN - FRAME[0], MARGIN - FRAME[1]]) + 3.0
    out = np.maximum(frame - boxes * (1, 1, -1, -1), 0.0).sum(axis=1)
    costs = (lack**2).sum(axis=1) + 50.0 * out
    return [float(cost) + EASE * it.ease for cost, it in zip(costs, options, strict=True)]


def clashes(boxes: Floats) -> dict[tuple[int, int], Floats]:
    """For every two cities that are near: what each pair of their candidates costs."""
    found = {}
    gap = 2 * LABEL_CLEAR
    for one in range(len(boxes)):
        for two in range(one + 1, len(boxes)):
            a, b = boxes[one][:, None, :], boxes[two][None, :, :]
            over = np.minimum(a[..., 2:], b[..., 2:]) - np.maximum(a[..., :2], b[..., :2]) + gap
            deep = np.where((over > 0).all(axis=-1), over.min(axis=-1), 0.0)
            if deep.any():
                found[one, two] = 10.0 * deep**2
    return found


def annealed(alone: Floats, pairs: dict[tuple[int, int], Floats]) -> list[int]:
    random = np.random.default_rng(SEED)
    cities, count = alone.shape
    beside: list[list[tuple[int, Floats]]] = [[] for _ in range(cities)]
    for (one, two), costs in pairs.items():
        beside[one].append((two, costs))
        beside[two].append((one, costs.T))
    chosen = [int(it) for it in alone.argmin(axis=1)]

    def all_costs(city: int) -> Floats:
        return alone[city] + sum((costs[:, chosen[other]] for other, costs in beside[city]), np.zeros(count))

    for step in range(STEPS):
        heat = HOT * (COLD / HOT) ** (step / STEPS)
        city, to = int(random.integers(cities)), int(random.integers(count))
        costs = all_costs(city)
        worse = float(costs[to] - costs[chosen[city]])
        if worse <= 0 or random.random() < math.exp(-worse / heat):
            chosen[city] = to
    for _ in range(4):  # no single label can be better than at the end
        for city in range(cities):
            chosen[city] = int(all_costs(city).argmin())
    return chosen
