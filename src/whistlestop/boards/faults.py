"""What is wrong with a drawing, measured: the layout script improves on these numbers and the tests hold it to them."""

from __future__ import annotations

import statistics
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .drawing import Drawing
from .geometry import box, corners, crossings, depth, from_point
from .labels import box_of, width
from .measures import SHORTER, WAGON_LENGTHS

Floats = NDArray[np.float64]

TOUCH = 0.5  # shapes that overlap by less look as if they stood side by side
NEAR_CITY = 3.0  # between a wagon and the rim of any city


class Faults(NamedTuple):
    wagons: list[str]  # wagons of different tracks on one another
    crossings: list[str]  # tracks that cross, also where they have no wagons
    cities: list[str]  # wagons on a city
    labels: list[str]  # labels on wagons, cities or one another
    frame: list[str]  # anything outside the margin
    short: list[str]  # tracks whose wagons are too short to tap

    def __len__(self) -> int:
        return sum(len(found) for found in self)

    def lines(self) -> list[str]:
        return [line for found in self for line in found]


def faults(drawing: Drawing) -> Faults:
    rectangles = wagons_of(drawing)
    labels = labels_of(drawing)
    return Faults(
        wagons=crowded_wagons(rectangles),
        crossings=crossed(drawing),
        cities=crowded_cities(drawing, rectangles),
        labels=crowded_labels(drawing, rectangles, labels),
        frame=outside(drawing, rectangles, labels),
        short=[
            f"{name}: {it.length} long" for name, it in drawing.tracks.items() if it.length < SHORTER * WAGON_LENGTHS[0]
        ],
    )


def wagons_of(drawing: Drawing) -> list[tuple[str, int, Floats]]:
    return [
        (name, number, corners(x, y, turn, track.length, track.width))
        for name, track in drawing.tracks.items()
        for number, (x, y, turn) in enumerate(track.spaces)
    ]


def labels_of(drawing: Drawing) -> dict[str, Floats]:
    return {
        id: box(*box_of(city.label.x, city.label.y, city.label.anchor, width(city.name)))
        for id, city in drawing.cities.items()
    }


def crowded_wagons(rectangles: list[tuple[str, int, Floats]]) -> list[str]:
    middles = np.array([shape.mean(axis=0) for _, _, shape in rectangles])
    reach = np.array([np.hypot(*(shape[0] - shape[2])) / 2 for _, _, shape in rectangles])
    near = np.hypot(*(middles[:, None] - middles[None]).transpose(2, 0, 1)) < reach[:, None] + reach[None]
    found = []
    for one, two in np.argwhere(np.triu(near, 1)).tolist():
        (track, place, shape), (other, there, beside) = rectangles[one], rectangles[two]
        if track != other and (deep := depth(shape, beside)) > TOUCH:
            found.append(f"{track}[{place}] on {other}[{there}] by {deep:.1f}")
    return found


def crossed(drawing: Drawing) -> list[str]:
    """A track's line: its first city, the middles of its spaces, its second city."""
    lines = {}
    for name, track in drawing.tracks.items():
        a, b = (drawing.cities[id] for id in track.between)
        lines[name] = np.array([(a.x, a.y), *((x, y) for x, y, _ in track.spaces), (b.x, b.y)])
    pairs = combinations(lines, 2)
    return [
        f"{one} crosses {two}"
        for one, two in pairs
        if drawing.tracks[one].between != drawing.tracks[two].between and crossings(lines[one], lines[two])
    ]


def crowded_cities(drawing: Drawing, rectangles: list[tuple[str, int, Floats]]) -> list[str]:
    found = []
    for id, city in drawing.cities.items():
        for name, number, shape in rectangles:
            free = from_point(shape, np.array([city.x, city.y])) - drawing.measures.city
            if free < NEAR_CITY:
                found.append(f"{name}[{number}] {free:.1f} from {id}")
    return found


def crowded_labels(drawing: Drawing, rectangles: list[tuple[str, int, Floats]], labels: dict[str, Floats]) -> list[str]:
    found = []
    for id, shape in labels.items():
        low, high = shape[0], shape[2]
        for name, number, wagon in rectangles:
            if (wagon.max(axis=0) < low).any() or (wagon.min(axis=0) > high).any():
                continue
            if (deep := depth(shape, wagon)) > TOUCH:
                found.append(f"label {id} on {name}[{number}] by {deep:.1f}")
        for other, city in drawing.cities.items():
            if from_point(shape, np.array([city.x, city.y])) < drawing.measures.city:
                found.append(f"label {id} on the city {other}")
    for one, two in combinations(labels, 2):
        if (deep := depth(labels[one], labels[two])) > 0:
            found.append(f"label {one} on label {two} by {deep:.1f}")
    return found


def outside(drawing: Drawing, rectangles: list[tuple[str, int, Floats]], labels: dict[str, Floats]) -> list[str]:
    low, high = np.full(2, drawing.measures.margin - TOUCH), np.array(drawing.size) - drawing.measures.margin + TOUCH
    shapes = [(f"{name}[{number}]", shape) for name, number, shape in rectangles]
    shapes += [(f"label {id}", shape) for id, shape in labels.items()]
    return [f"{name} outside" for name, shape in shapes if (shape < low).any() or (shape > high).any()]


def figures(drawing: Drawing) -> dict[str, float]:
    """How evenly the wagons came out."""
    lengths = [track.length for track in drawing.tracks.values()]
    pitches = [
        float(np.hypot(*(np.array(two[:2]) - one[:2])))
        for track in drawing.tracks.values()
        for one, two in zip(track.spaces, track.spaces[1:], strict=False)
    ]
    return {
        "wagon_shortest": min(lengths),
        "wagon_median": statistics.median(lengths),
        "wagon_longest": max(lengths),
        "pitch_median": round(statistics.median(pitches), 1) if pitches else 0.0,
    }
