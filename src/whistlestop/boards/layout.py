"""The layout of a map: cities moved, routes bent, labels placed, in rounds that get stricter."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .detours import unstick
from .energy import Weights
from .label_placement import place_labels, tightened
from .labels import Label, candidates
from .measures import WAGON_GAP, WAGON_LENGTHS
from .network import Network
from .relaxation import discs_of, energy_at, pads, relax

Floats = NDArray[np.float64]

OPENING = 8  # rounds without labels
CLOSING = 10  # rounds with them
PERSUASIONS = 6
ACCEPTED = 2.5  # units by which a label may miss its clearance, which is wider than it need be


class Layout(NamedTuple):
    net: Network  # with its wagons' length
    controls: Floats  # cities, then two control points a route
    pads: Floats
    labels: list[Label]


def lay_out(net: Network) -> Layout:
    layout = net.straight(net.real)
    net = sized(net, layout)
    for step in range(OPENING):
        layout = relax(net, layout, None, weights_at(step / OPENING))
        if step % 2 == 1:
            layout, _ = unstick(net, layout, None)
    chosen: list[int] | None = None
    labels: list[Label] = []
    for step in range(CLOSING):
        discs = discs_of(net, layout, pads(net, layout), None)
        chosen = place_labels(net, discs, layout, chosen)
        labels = [candidates(name)[number] for name, number in zip(net.names, chosen, strict=True)]
        layout = relax(net, layout, labels, weights_at(1.0 + step / CLOSING))
        if step in (1, 3, 5):
            layout, _ = unstick(net, layout, labels)
            layout = relax(net, layout, labels, weights_at(1.0 + step / CLOSING))
    layout, labels = persuade(net, layout, labels)
    pad = pads(net, layout)
    return Layout(net, layout, pad, tightened(net, discs_of(net, layout, pad, None), layout, labels))


def persuade(net: Network, layout: Floats, labels: list[Label]) -> tuple[Floats, list[Label]]:
    """Names that still stand on something try other places, and everything else makes room for the best of them."""
    strict = weights_at(2.0)
    for _ in range(PERSUASIONS):
        now = energy_at(net, layout, labels, strict)
        worst, lack = now.most_crowded_label(layout)
        if lack < ACCEPTED:
            break
        tries: list[tuple[float, int, Floats, list[Label]]] = []
        for option in candidates(net.names[worst]):
            others = [*labels[:worst], option, *labels[worst + 1 :]]
            moved = relax(net, layout, others, strict, steps=15)
            tries.append(
                (energy_at(net, moved, others, strict)(moved.ravel())[0] + option.ease, len(tries), moved, others)
            )
        _, _, layout, labels = min(tries)
    return relax(net, layout, labels, strict, steps=150), labels


def sized(net: Network, layout: Floats) -> Network:
    """With wagons as long as most routes have room for."""
    ends = layout[net.ends]
    room = np.hypot(*(ends[:, 1] - ends[:, 0]).T) - pads(net, layout).sum(axis=1)
    usual = float(np.median(room / net.spaces)) - WAGON_GAP - 1.0
    return net._replace(wagon=float(np.clip(usual, *WAGON_LENGTHS)))


def weights_at(time: float) -> Weights:
    """From 0 to 1 the cities are let go, from 1 to 2 nothing may overlap any more."""
    loose = 0.05 * 0.06 ** min(time, 1.0)
    strict = max(time - 1.0, 0.0)
    return Weights(stay=loose, smooth=loose / 2 + 0.006, room=1.0 + 3.0 * strict, length=0.3, bend=0.05)
