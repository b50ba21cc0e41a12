"""Choosing among the places for each city's name: simulated annealing over all of them at once, with a fixed seed."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from .energy import LETTERS, STUB, TOWN, Discs
from .labels import Label, candidates
from .measures import LABEL_CLEAR, MARGIN
from .network import Network

Floats = NDArray[np.float64]

SEED = 1900
STEPS = 12_000
HOT, COLD = 30.0, 0.05
EASE = 14.0  # what the least looked-for side costs, in squared units of overlap
CITY_CLEAR = 4.0
NEAR = 190.0  # what is farther from a city than this cannot meet its label
FREE = 1.0  # squared units
CHANGE = 6.0  # what leaving the present place costs: labels that jump to and fro never let the wagons settle


def place_labels(net: Network, discs: Discs, layout: Floats, before: list[int] | None) -> list[int]:
    """The number of the candidate for each city; before: those of the last round."""
    options = [candidates(name) for name in net.names]
    boxes = boxes_of(net, layout, options)
    alone = np.array([overlaps(net, discs, layout, city, boxes[city]) for city in range(net.cities)])
    alone += EASE * np.array([[it.ease for it in mine] for mine in options])
    if before is not None:
        alone += CHANGE
        alone[np.arange(net.cities), before] -= CHANGE
    return annealed(alone, clashes(boxes))


def tightened(net: Network, discs: Discs, layout: Floats, labels: list[Label]) -> list[Label]:
    """At the end, when nothing moves any more: every name at the best side and distance that is quite free."""
    options = [candidates(name) for name in net.names]
    boxes = boxes_of(net, layout, options)
    labels = list(labels)
    for city in range(net.cities):
        others = np.array([np.add(labels[it].box, np.tile(layout[it], 2)) for it in range(net.cities) if it != city])
        crowded = overlaps(net, discs, layout, city, boxes[city])
        crowded = crowded + depths(boxes[city][:, None], others[None]).sum(axis=1)
        free = [it for it, lack in zip(options[city], crowded.tolist(), strict=True) if lack <= FREE]
        labels[city] = min([*free, labels[city]], key=lambda it: it.ease)
    return labels


def boxes_of(net: Network, layout: Floats, options: list[list[Label]]) -> Floats:
    """Of all candidates of all cities, on the board."""
    return np.array([[it.box for it in mine] for mine in options]) + np.tile(layout[: net.cities], 2)[:, None, :]


def overlaps(net: Network, discs: Discs, layout: Floats, city: int, boxes: Floats) -> Floats:
    """How much each candidate of one city is in the way of wagons, other cities and the frame."""
    places = discs.at(layout)
    near = np.abs(places - layout[city]).max(axis=1) < NEAR
    near &= ~((discs.kind == TOWN) & (discs.owner == city)) & (discs.kind != STUB) & (discs.kind != LETTERS)
    points, radius, towns = places[near], discs.radius[near], discs.kind[near] == TOWN
    low, high = boxes[:, None, :2], boxes[:, None, 2:]
    off = np.maximum(np.maximum(low - points, points - high), 0.0)
    need = radius + np.where(towns, CITY_CLEAR, LABEL_CLEAR)
    lack = np.maximum(need - np.hypot(off[..., 0], off[..., 1]), 0.0)
    wide, tall = net.frame
    frame = np.array([MARGIN, MARGIN, MARGIN - wide, MARGIN - tall]) + 3.0
    out = np.maximum(frame - boxes * (1, 1, -1, -1), 0.0).sum(axis=1)
    return np.asarray((lack**2).sum(axis=1) + 50.0 * out)


def depths(one: Floats, two: Floats) -> Floats:
    """How far boxes and the air around them reach into one another; 0 where they do not."""
    over = np.minimum(one[..., 2:], two[..., 2:]) - np.maximum(one[..., :2], two[..., :2]) + 2 * LABEL_CLEAR
    return np.where((over > 0).all(axis=-1), over.min(axis=-1), 0.0)


def clashes(boxes: Floats) -> dict[tuple[int, int], Floats]:
    """For every two cities that are near: what each pair of their candidates costs."""
    found = {}
    for one in range(len(boxes)):
        for two in range(one + 1, len(boxes)):
            if np.abs(boxes[one, 0, :2] - boxes[two, 0, :2]).max() > 2 * NEAR:
                continue
            deep = depths(boxes[one][:, None], boxes[two][None])
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
        return np.asarray(sum((costs[:, chosen[other]] for other, costs in beside[city]), alone[city]))

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
