"""Figures made of lines, for pictures in which there is no type: the digits and the minus sign."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

Point = tuple[float, float]

# Places in hundredths of a figure's width, x and y down from its upper left corner; a figure is 160 high. What is
# written after a bar keeps its corners, at a place that is given more than once a curve has one.
PLACES = {
    "0": "50,0 80,12 100,50 100,110 80,148 50,160 20,148 0,110 0,50 20,12 50,0",
    "1": "| 15,35 55,0 55,160",
    "2": "0,40 20,8 50,0 85,12 98,42 85,75 0,160 0,160 0,160 100,160",
    "3": "3,20 40,0 80,10 95,40 75,70 40,76 80,84 100,116 80,150 40,160 0,140",
    "4": "| 75,160 75,0 0,110 100,110",
    "5": "90,0 12,0 12,0 6,72 6,72 50,58 85,72 100,110 80,148 40,160 0,142",
    "6": "85,10 50,0 20,30 0,90 5,130 35,160 70,160 100,125 95,90 65,68 30,75 2,105",
    "7": "| 0,0 100,0 35,160",
    "8": "50,74 15,56 10,26 35,0 65,0 90,26 85,56 50,74 10,95 0,128 30,160 70,160 100,128 90,95 50,74",
    "9": "15,150 50,160 80,130 100,70 95,30 65,0 30,0 0,35 5,70 35,92 70,85 98,55",
    "-": "| 10,80 90,80",
}


@functools.cache
def figure(letter: str) -> list[Point]:
    """The line that draws one, in a box one wide and 1.6 high."""
    places = [it.split(",") for it in PLACES[letter].removeprefix("| ").split()]
    line = [(int(x) / 100, int(y) / 100) for x, y in places]
    return line if PLACES[letter].startswith("|") else softened(softened(line))


def softened(line: Sequence[Point]) -> list[Point]:
    """Its corners cut, as Chaikin does; the ends stay."""
    found = [line[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        found += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
    return [*found, line[-1]]
