"""Moving cities and bending routes until everything has room: rounds of L-BFGS over the energy."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, vstack
from scipy.spatial import Delaunay, QhullError

from .curves import along, fine, parameters, run, weights
from .energy import LETTERS, STUB, TOWN, WAGON, Discs, Energy, Weights, mixture
from .labels import Label
from .labels import discs as label_discs
from .lbfgs import minimise
from .measures import CITY, CLEAR, LONGER, PAD, PAD_LONGEST, WAGON_GAP
from .network import Network

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

DISCS_A_SPACE = 4
STUB_HALF = 2.0
LOOK = 30.0  # the direction in which a route leaves a city is taken so far out


def neighbours(net: Network) -> Ints:
    """Pairs of cities that should move alike: those that a triangulation joins."""
    try:
        triangles = Delaunay(net.real).simplices
    except (QhullError, ValueError):  # two or three cities, or all on one line
        return net.ends
    edges = np.concatenate([triangles[:, [i, (i + 1) % 3]] for i in range(3)])
    return np.unique(np.sort(edges, axis=1), axis=0).astype(np.int64)


def pads(net: Network, layout: Floats) -> Floats:
    """How far from its cities each route's wagons must begin, so that they clear the next route's at that city."""
    chains = [fine(layout[net.controls(route)]) for route in range(net.routes)]
    found = np.full((net.routes, 2), PAD)
    for city in range(net.cities):
        here = [(route, end) for route in range(net.routes) for end in (0, 1) if net.ends[route, end] == city]
        looks = np.array([direction(chains[route], end, layout[city]) for route, end in here]).reshape(-1)
        for (route, end), look in zip(here, looks, strict=True):
            for (other, _), to in zip(here, looks, strict=True):
                if other == route:
                    continue
                angle = abs((look - to + np.pi) % (2 * np.pi) - np.pi)
                need = float(net.half[route] + net.half[other]) + CLEAR * 0.6
                clear = need / max(2 * np.sin(min(angle, np.pi) / 2), 0.2)
                found[route, end] = min(max(found[route, end], clear), PAD_LONGEST)
    return found


def direction(chain: Floats, end: int, city: Floats) -> float:
    chain = chain if end == 0 else chain[::-1]
    out = along(chain, np.array([LOOK]))[0] - city
    return float(np.arctan2(out[1], out[0]))


def discs_of(net: Network, layout: Floats, pad: Floats, labels: Sequence[Label] | None) -> Discs:
    """Cities, wagons and, once they have places, labels."""
    rows, owner, radius, kinds = [], [], [], []
    for route in range(net.routes):
        control = layout[net.controls(route)]
        length = float(run(fine(control))[-1])
        first, last = pad[route, 0], length - pad[route, 1]
        half = float(net.half[route])
        inset = min(half * 0.6, max(last - first, 0.0) / 2)
        at = np.linspace(first + inset, max(last - inset, first + inset), DISCS_A_SPACE * int(net.spaces[route]))
        stubs = np.concatenate((np.arange(first - 3, CITY, -6.0), length - np.arange(length - last - 3, CITY, -6.0)))
        rows.append(weights(parameters(control, np.concatenate((at, stubs)))))
        owner += [route] * (len(at) + len(stubs))
        radius += [half] * len(at) + [STUB_HALF] * len(stubs)
        kinds += [WAGON] * len(at) + [STUB] * len(stubs)
    mix = mixture(net, rows, net.cities)
    kind = np.array([TOWN] * net.cities + kinds)
    owners = np.array([*range(net.cities), *owner])
    radii = np.array([CITY] * net.cities + radius)
    bare = Discs(mix, np.zeros((len(owners), 2)), radii, kind, owners)
    return bare if labels is None else with_labels(bare, labels)


def with_labels(bare: Discs, labels: Sequence[Label]) -> Discs:
    rows = [label_discs(label) for label in labels]
    owner = np.concatenate([np.full(len(places), city) for city, (places, _) in enumerate(rows)])
    radius = np.concatenate([np.full(len(places), radius) for places, radius in rows])
    count = len(owner)
    mix = csr_matrix((np.ones(count), (np.arange(count), owner)), shape=(count, bare.mix.shape[1]))
    return Discs(
        vstack([bare.mix, mix]).tocsr(),
        np.concatenate((bare.offset, *(places for places, _ in rows))),
        np.concatenate((bare.radius, radius)),
        np.concatenate((bare.kind, np.full(count, LETTERS))),
        np.concatenate((bare.owner, owner)),
    )


def wanted(net: Network, pad: Floats) -> tuple[Floats, Floats]:
    """The shortest and longest good length of each route."""
    ends = pad.sum(axis=1)
    return (
        net.spaces * (net.wagon + WAGON_GAP) + ends,
        net.spaces * (net.wagon * LONGER + WAGON_GAP + 1.0) + ends,
    )


def energy_at(net: Network, layout: Floats, labels: Sequence[Label] | None, w: Weights) -> Energy:
    pad = pads(net, layout)
    return Energy(net, discs_of(net, layout, pad, labels), layout, wanted(net, pad), neighbours(net), w)


def relax(net: Network, layout: Floats, labels: Sequence[Label] | None, w: Weights, steps: int = 60) -> Floats:
    """One round: the nearest layout with less energy."""
    energy = energy_at(net, layout, labels, w)
    return minimise(energy, layout.ravel(), steps).reshape(-1, 2)
