"""Leading a route around what it runs through.

Forces push a route off a city or another route only on the side on which it happens to lie. Where that is the wrong
side, or where two routes cross, this tries other bends, both ways, and takes the one that disturbs least.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .curves import FINE_WEIGHTS, fine, parameters, run, weights
from .energy import STUB, TOWN, WAGON, Discs, clearance
from .geometry import crossings
from .labels import Label
from .measures import MARGIN
from .network import Network
from .relaxation import DISCS_A_SPACE, discs_of, pads

Floats = NDArray[np.float64]

BENDS = tuple(sign * size for size in (0.0, 0.12, 0.2, 0.3, 0.42, 0.55) for sign in (1, -1))  # parts of the distance
WORTH = 60.0  # squared units of overlap from which other bends are tried
STRIDE = 4
CROSSING = 4000.0  # of crossing another route
BEND_COST = 500.0  # of a bend as high as the route is long


def unstick(net: Network, layout: Floats, labels: Sequence[Label] | None) -> tuple[Floats, int]:
    """The layout with better bends for the routes that are in the way, and how many were changed."""
    layout, changed = layout.copy(), 0
    pad = pads(net, layout)
    discs = discs_of(net, layout, pad, labels)
    places = discs.at(layout)
    costs = [cost(net, discs, places, layout, pad, route) for route in range(net.routes)]
    for route in sorted(range(net.routes), key=lambda it: -costs[it]):
        now = cost(net, discs, places, layout, pad, route)
        if now < WORTH:
            continue
        tried = [(cost(net, discs, places, layout, pad, route, bend), bend) for bend in BENDS]
        least, best = min(tried)
        if least < 0.7 * now:
            layout[net.controls(route)] = bent(layout[net.controls(route)], best)
            places[mine(discs, route)] = wagons_on(net, route, layout[net.controls(route)], pad[route])
            changed += 1
    return layout, changed


def mine(discs: Discs, route: int) -> NDArray[np.bool_]:
    return np.asarray((discs.kind == WAGON) & (discs.owner == route))


def bent(control: Floats, bend: float) -> Floats:
    """The same route as a symmetrical arc, so high as a part of its length."""
    a, b = control[0], control[3]
    up = np.array([-(b - a)[1], (b - a)[0]]) * bend * 4 / 3
    return np.array([a, (2 * a + b) / 3 + up, (a + 2 * b) / 3 + up, b])


def wagons_on(net: Network, route: int, control: Floats, pad: Floats) -> Floats:
    length = float(run(fine(control))[-1])
    inset = float(net.half[route]) * 0.6
    first, last = pad[0] + inset, max(length - pad[1] - inset, pad[0] + inset)
    at = np.linspace(first, last, DISCS_A_SPACE * int(net.spaces[route]))
    return np.asarray(weights(parameters(control, at)) @ control)


def cost(
    net: Network, discs: Discs, places: Floats, layout: Floats, pad: Floats, route: int, bend: float | None = None
) -> float:
    """Of a route as it is, or with another bend."""
    control = layout[net.controls(route)]
    control = control if bend is None else bent(control, bend)
    wagons = wagons_on(net, route, control, pad[route])
    crossed = crossings(fine(control)[::STRIDE], np.delete(chains_of(net, layout), route, axis=0))
    return crowding(net, discs, places, route, wagons) + CROSSING * crossed + BEND_COST * (bend or 0.0) ** 2


def chains_of(net: Network, layout: Floats) -> Floats:
    """All routes as chains, coarse enough to be quick."""
    controls = layout[np.array([net.controls(route) for route in range(net.routes)])]
    return np.asarray(np.einsum("tk,rkx->rtx", FINE_WEIGHTS[::STRIDE], controls))


def crowding(net: Network, discs: Discs, places: Floats, route: int, wagons: Floats) -> float:
    """How much the wagons of a route, at these places, are in the way of everything else."""
    others = (
        ~mine(discs, route) & ~((discs.kind == TOWN) & np.isin(discs.owner, net.ends[route])) & (discs.kind != STUB)
    )
    apart = np.hypot(*(wagons[:, None, :] - places[others][None, :, :]).transpose(2, 0, 1))
    kinds = discs.kind[others]
    need = net.half[route] + discs.radius[others] + clearance(np.full_like(kinds, WAGON), kinds)
    lack = np.maximum(need[None, :] - apart, 0.0)
    edge = MARGIN + float(net.half[route])
    out = np.minimum(wagons - edge, 0.0) + np.maximum(wagons - (np.array(net.frame) - edge), 0.0)
    return float((lack**2).sum() + (out**2).sum())
