"""From the middle line of a route to the wagons' places on each of its tracks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.maps import Map
from whistlestop.maps import Track as MapTrack
from whistlestop.maps.model import GREY

from .curves import along, beside, fine, run
from .drawing import Kind, Track
from .measures import LONGER, TRACK_GAP, WAGON_GAP, WAGON_WIDTH
from .network import Network

Floats = NDArray[np.float64]

LONG = 4  # spaces


def tracks_of(map: Map, net: Network, layout: Floats, pad: Floats) -> list[Track]:
    """All tracks, in the order of the map."""
    found: dict[int, Track] = {}
    for number, route in enumerate(map.routes):
        chain = fine(layout[net.controls(number)])
        first, last = on_board(net, number, chain, pad[number])
        step = WAGON_WIDTH + TRACK_GAP
        for place, track in enumerate(route.tracks):
            offset = (place - (len(route.tracks) - 1) / 2) * step
            middle = beside(chain, offset)[first : last + 1]
            found[track] = laid(map, map.tracks[track], middle, net.wagon)
    return [found[number] for number in range(len(map.tracks))]


def on_board(net: Network, route: int, chain: Floats, pad: Floats) -> tuple[int, int]:
    """The part of the chain that wagons may cover. A long route has longer pads, shared alike by both ends."""
    way = run(chain)
    longest = net.spaces[route] * (net.wagon * LONGER + WAGON_GAP + 2.5)
    spare = max(way[-1] - pad.sum() - longest, 0.0) / 2
    first = int(np.searchsorted(way, pad[0] + spare))
    last = int(np.searchsorted(way, way[-1] - pad[1] - spare)) - 1
    return first, max(last, first + 2)


def laid(map: Map, track: MapTrack, middle: Floats, wagon: float) -> Track:
    """The spaces of a track along its middle line."""
    way = float(run(middle)[-1])
    pitch = (way + WAGON_GAP) / track.length
    length = pitch - WAGON_GAP
    if length > wagon:  # what is left over goes to wagons and gaps alike
        length = min(wagon + (length - wagon) * 0.6, wagon * LONGER)
    at = (np.arange(track.length) + 0.5) * pitch - WAGON_GAP / 2
    places, before, after = (along(middle, np.clip(at + d, 0.0, way)) for d in (0.0, -length / 2, length / 2))
    lean = after - before
    # The chord of a bent piece lies inside the bend; half way between chord and curve looks right.
    places = (places + (before + after) / 2) / 2
    degrees = np.degrees(np.arctan2(lean[:, 1], lean[:, 0]))
    degrees = -((-degrees + 90.0) % 180.0 - 90.0)
    rounded = [
        (round(x, 1), round(y, 1), round(turn, 1) + 0.0)
        for (x, y), turn in zip(places.tolist(), degrees.tolist(), strict=True)
    ]
    return Track(
        between=(map.cities[track.a].id, map.cities[track.b].id),
        colour=track.colour,
        kind=kind_of(track),
        spaces=rounded,
        length=round(length, 1),
        width=WAGON_WIDTH,
        symbols=[] if track.colour == GREY else at_ends(track.length),
        locomotives=amidst(track.length, track.ferry),
    )


def kind_of(track: MapTrack) -> Kind:
    return "ferry" if track.ferry else "tunnel" if track.tunnel else "plain"


def at_ends(spaces: int) -> list[int]:
    """The first space of a track, and the last one of a long track: nobody has to follow it to know its colour."""
    return [0, spaces - 1] if spaces >= LONG else [0]


def amidst(spaces: int, count: int) -> list[int]:
    """So many spaces about the middle of a track."""
    first = (spaces - count) // 2
    return list(range(first, first + count))
