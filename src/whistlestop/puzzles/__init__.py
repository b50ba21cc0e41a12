"""Puzzles: positions of real games in which one decision is far better than every other (docs/puzzles.md).

Whoever only reads them needs neither bots nor networks: what makes puzzles is in modules of its own (`make`).
"""

from .puzzle import LEVELS, Checks, Evidence, Fact, Puzzle
from .shipped import find, games, load, of_the_day

__all__ = ["LEVELS", "Checks", "Evidence", "Fact", "Puzzle", "find", "games", "load", "of_the_day"]
