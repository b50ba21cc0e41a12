"""What makes a layout bad, as one number with its gradient.

Everything that needs room is a disc, or a row of discs: cities, wagons along a curve, letters of a label. The middle of
each disc is a fixed mixture of the layout's control points, so the gradient of any force between two discs reaches the
control points through one sparse matrix.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.spatial import cKDTree

from .curves import weights
from .measures import CITIES_APART, CITY, CLEAR, CLEAR_CITY, LABEL_CLEAR, MARGIN
from .network import Network

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

WAGON, TOWN, LETTERS, STUB = 0, 1, 2, 3  # a stub: the bare piece between a city and the first wagon
SEGMENTS = 10  # a curve's length is that of so many straight pieces
PITY = 0.5  # what a unit too long counts, against a unit too short
REACH = 46.0  # discs that are farther from touching than this cannot touch before the next round


class Discs(NamedTuple):
    mix: csr_matrix  # one row a disc
    offset: Floats  # seen from the mixture
    radius: Floats
    kind: Ints
    owner: Ints  # a city or, for wagons, a route

    def at(self, layout: Floats) -> Floats:
        return np.asarray(self.mix @ layout + self.offset)


class Pairs(NamedTuple):
    """Discs that may not come nearer to each other than `need`."""

    one: Ints
    two: Ints
    need: Floats


class Weights(NamedTuple):
    """How much each thing counts in a round."""

    stay: float  # cities near their real places
    smooth: float  # neighbouring cities move alike, so that the coast is not torn
    room: float  # nothing overlaps
    length: float  # every route has the right length for its wagons
    bend: float  # routes are straight or gentle


def pairs_of(net: Network, discs: Discs, places: Floats) -> Pairs:
    """All pairs that are near enough to matter and that have to keep apart."""
    tree = cKDTree(places)
    found = tree.query_pairs(2 * float(discs.radius.max()) + REACH, output_type="ndarray").astype(np.int64)
    one, two = found[:, 0], found[:, 1]
    rail_one, rail_two = on_rails(discs.kind[one]), on_rails(discs.kind[two])
    same = (discs.owner[one] == discs.owner[two]) & (rail_one == rail_two)
    keep = ~same & ~at_its_end(net, discs, one, two) & ~at_its_end(net, discs, two, one)
    # Nothing may cross a stub but what meets it in the same city; letters may stand on it.
    stub = (discs.kind[one] == STUB) | (discs.kind[two] == STUB)
    met = net.meet[np.where(rail_one, discs.owner[one], 0), np.where(rail_two, discs.owner[two], 0)]
    keep &= ~stub | (rail_one & rail_two & ~met)
    one, two = one[keep], two[keep]
    need = discs.radius[one] + discs.radius[two] + clearance(discs.kind[one], discs.kind[two])
    need = np.where((discs.kind[one] == TOWN) & (discs.kind[two] == TOWN), CITIES_APART, need)
    return Pairs(one, two, need)


def on_rails(kind: Ints) -> NDArray[np.bool_]:
    return np.asarray((kind == WAGON) | (kind == STUB))


def at_its_end(net: Network, discs: Discs, wagons: Ints, towns: Ints) -> NDArray[np.bool_]:
    """A route touches the two cities that it joins."""
    fits = (discs.kind[wagons] == WAGON) & (discs.kind[towns] == TOWN)
    route = np.where(fits, discs.owner[wagons], 0)
    return np.asarray(fits & (net.ends[route] == discs.owner[towns][:, None]).any(axis=1))


def clearance(one: Ints, two: Ints) -> Floats:
    low, high = np.minimum(one, two), np.maximum(one, two)
    gaps = np.where(high == LETTERS, LABEL_CLEAR, np.where(high == TOWN, CLEAR_CITY, CLEAR))
    return np.where((low == LETTERS) & (high == LETTERS), LABEL_CLEAR * 2, gaps)


class Energy:
    """The energy of layouts near a given one: which discs can meet is found once, at the beginning of a round."""

    def __init__(
        self, net: Network, discs: Discs, layout: Floats, want: tuple[Floats, Floats], edges: Ints, w: Weights
    ) -> None:
        self.net, self.discs, self.w, self.edges = net, discs, w, edges
        self.shortest, self.longest = want
        self.pairs = pairs_of(net, discs, discs.at(layout))
        self.chain = chain_matrix(net)
        low = MARGIN + np.where(discs.kind == TOWN, CITY, discs.radius)[:, None]
        self.low, self.high = low, np.array(net.frame) - low

    def __call__(self, flat: Floats) -> tuple[float, Floats]:
        layout = flat.reshape(-1, 2)
        total, gradient = 0.0, np.zeros_like(layout)
        for term in (self.room, self.length, self.bend, self.stay):
            value, slope = term(layout)
            total += value
            gradient += slope
        return total, gradient.ravel()

    def room(self, layout: Floats) -> tuple[float, Floats]:
        places = self.discs.at(layout)
        one, two, need = self.pairs
        apart = places[one] - places[two]
        distance = np.maximum(np.hypot(*apart.T), 1e-6)
        lack = np.maximum(need - distance, 0.0)
        pull = (-2 * self.w.room * lack / distance)[:, None] * apart
        slope = np.zeros_like(places)
        for axis in (0, 1):
            slope[:, axis] = np.bincount(one, pull[:, axis], len(places)) - np.bincount(two, pull[:, axis], len(places))
        out = np.minimum(places - self.low, 0.0) + np.maximum(places - self.high, 0.0)
        slope += 2 * self.w.room * out
        return self.w.room * float((lack**2).sum() + (out**2).sum()), np.asarray(self.discs.mix.T @ slope)

    def most_crowded_label(self, layout: Floats) -> tuple[int, float]:
        """The city whose label has least room, and how much it lacks."""
        places, (one, two, need) = self.discs.at(layout), self.pairs
        lack = need - np.hypot(*(places[one] - places[two]).T)
        letters = (self.discs.kind[one] == LETTERS) | (self.discs.kind[two] == LETTERS)
        worst = int(np.where(letters, lack, -np.inf).argmax())
        disc = one[worst] if self.discs.kind[one[worst]] == LETTERS else two[worst]
        return int(self.discs.owner[disc]), float(lack[worst])

    def length(self, layout: Floats) -> tuple[float, Floats]:
        chain = (self.chain @ layout).reshape(self.net.routes, SEGMENTS + 1, 2)
        step = np.diff(chain, axis=1)
        size = np.maximum(np.hypot(step[..., 0], step[..., 1]), 1e-6)
        total = size.sum(axis=1)
        # Too short is a fault, too long only a pity.
        off = np.minimum(total - self.shortest, 0.0) + PITY * np.maximum(total - self.longest, 0.0)
        slope = np.where(total < self.shortest, 2 * off, 2 * PITY * off)
        pull = self.w.length * slope[:, None, None] * step / size[..., None]
        ends = np.zeros_like(chain)
        ends[:, 1:] += pull
        ends[:, :-1] -= pull
        return self.w.length * float((off**2).sum()), np.asarray(self.chain.T @ ends.reshape(-1, 2))

    def bend(self, layout: Floats) -> tuple[float, Floats]:
        """The own control points of a route away from the straight line, and more so on different sides of it."""
        net, slope = self.net, np.zeros_like(layout)
        a, b = layout[net.ends[:, 0]], layout[net.ends[:, 1]]
        own = layout[net.cities :].reshape(-1, 2, 2)
        first, second = own[:, 0] - (2 * a + b) / 3, own[:, 1] - (a + 2 * b) / 3
        twist = first - second
        to_first, to_second = first + 2 * twist, second - 2 * twist
        value = (first**2).sum() + (second**2).sum() + 2 * (twist**2).sum()
        slope[net.cities :] = np.stack((to_first, to_second), axis=1).reshape(-1, 2)
        np.add.at(slope, net.ends[:, 0], -(2 * to_first + to_second) / 3)
        np.add.at(slope, net.ends[:, 1], -(to_first + 2 * to_second) / 3)
        return self.w.bend * float(value), 2 * self.w.bend * slope

    def stay(self, layout: Floats) -> tuple[float, Floats]:
        slope = np.zeros_like(layout)
        moved = layout[: self.net.cities] - self.net.real
        torn = moved[self.edges[:, 0]] - moved[self.edges[:, 1]]
        slope[: self.net.cities] = 2 * self.w.stay * moved
        np.add.at(slope, self.edges[:, 0], 2 * self.w.smooth * torn)
        np.add.at(slope, self.edges[:, 1], -2 * self.w.smooth * torn)
        return self.w.stay * float((moved**2).sum()) + self.w.smooth * float((torn**2).sum()), slope


def chain_matrix(net: Network) -> csr_matrix:
    """All routes as chains of straight pieces."""
    return mixture(net, [weights(np.linspace(0.0, 1.0, SEGMENTS + 1))] * net.routes)


def mixture(net: Network, rows: list[Floats], cities: int = 0) -> csr_matrix:
    """Points on every route, given by the weights of its four control points; before them, the first cities."""
    count = [len(it) for it in rows]
    columns = [np.tile(net.controls(route), (count[route], 1)) for route in range(net.routes)]
    total = cities + sum(count)
    data = np.concatenate([np.ones(cities), *(it.ravel() for it in rows)])
    column = np.concatenate([np.arange(cities), *(it.ravel() for it in columns)])
    row = np.concatenate((np.arange(cities), np.repeat(np.arange(cities, total), 4)))
    return csr_matrix((data, (row, column)), shape=(total, net.cities + 2 * net.routes))
