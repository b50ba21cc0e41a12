"""What the relaxation knows of a map: cities as numbers, routes as pairs of them with a length and a width."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from whistlestop.maps import Map

from .measures import FRAME, MARGIN, PAD_LONGEST, WAGON_LENGTHS, band
from .projection import STRETCH, Projection, cone, fitted, reach_of

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

SMALLEST = 0.72  # of the usual frame: the legend needs room, too
TALLEST = 0.7  # width of a frame by its height
ROOMY = 44.0  # units a space
INSET = 34.0  # cities start so far inside the margin: their labels and wagons need room, too


class Network(NamedTuple):
    ends: Ints  # two cities a route
    spaces: Ints
    half: Floats  # half the width of all its tracks
    real: Floats  # where the cities are on the plane, before anything moves
    names: tuple[str, ...]
    projection: Projection
    extent: tuple[float, float, float, float]  # south, north, west, east; across the date line east is over 180
    frame: tuple[float, float]
    wagon: float = WAGON_LENGTHS[0]  # how long one should be

    @property
    def cities(self) -> int:
        return len(self.real)

    @property
    def routes(self) -> int:
        return len(self.ends)

    @property
    def meet(self) -> NDArray[np.bool_]:
        """Which routes have a city in common."""
        return np.asarray((self.ends[:, None, :, None] == self.ends[None, :, None, :]).any(axis=(2, 3)))

    def controls(self, route: int) -> list[int]:
        """The rows of a route's four control points: city, two of its own, city."""
        own = self.cities + 2 * route
        return [int(self.ends[route, 0]), own, own + 1, int(self.ends[route, 1])]

    def straight(self, places: Floats) -> Floats:
        """All control points for given places of the cities, with straight routes."""
        a, b = places[self.ends[:, 0]], places[self.ends[:, 1]]
        own = np.stack(((2 * a + b) / 3, (a + 2 * b) / 3), axis=1).reshape(-1, 2)
        return np.concatenate((places, own))


def network(map: Map) -> Network:
    lat, lon = (np.array([getattr(city, axis) for city in map.cities]) for axis in ("lat", "lon"))
    shape = shape_of(lat, lon)
    size = 1.0
    net = framed(map, lat, lon, shape)
    while roomy(net) and size > SMALLEST:
        size -= 0.05
        net = framed(map, lat, lon, (float(round(shape[0] * size)), float(round(shape[1] * size))))
    return net


def shape_of(lat: Floats, lon: Floats) -> tuple[float, float]:
    """The usual frame, or one as large that is as tall as the map is."""
    wide, high = FRAME
    across, down = np.ptp(cone(lat, lon)(lat, lon), axis=0).tolist()
    ratio = max(across / max(down, 1e-9) * STRETCH, TALLEST)
    if ratio >= wide / high:
        return FRAME
    return float(round((wide * high * ratio) ** 0.5)), float(round((wide * high / ratio) ** 0.5))


def framed(map: Map, lat: Floats, lon: Floats, frame: tuple[float, float]) -> Network:
    edge = MARGIN + INSET
    projection = fitted(lat, lon, (edge, edge, frame[0] - edge, frame[1] - edge))
    return Network(
        ends=np.array([(route.a, route.b) for route in map.routes], dtype=np.int64).reshape(-1, 2),
        spaces=np.array([route.length for route in map.routes], dtype=np.int64),
        half=np.array([band(len(route.tracks)) / 2 for route in map.routes]),
        real=projection(lat, lon),
        names=tuple(city.name for city in map.cities),
        projection=projection,
        extent=(float(lat.min()), float(lat.max()), *reach_of(lon)),
        frame=frame,
    )


def roomy(net: Network) -> bool:
    """Would the wagons be lost on so large a board?"""
    apart = np.hypot(*(net.real[net.ends[:, 0]] - net.real[net.ends[:, 1]]).T) - 2 * PAD_LONGEST
    return bool(np.median(apart / net.spaces) > ROOMY)
