"""A puzzle as data: what one player knows at one moment, the decision that is far better than every other, and why."""

from __future__ import annotations

import msgspec

from whistlestop import maps
from whistlestop.game import Game
from whistlestop.game.records.version import RULES

EASY, MEDIUM, HARD = "easy", "medium", "hard"
LEVELS = (EASY, MEDIUM, HARD)

Params = dict[str, str | int | list[str]]


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """What speaks for a decision: a message of words/ and what it is given."""

    key: str
    params: Params = {}


class Evidence(msgspec.Struct, frozen=True):
    """What one judge found that the solution gains on the best of the other decisions: chance of winning, its standard
    error, and in how many worlds both were tried."""

    gain: float
    error: float
    worlds: int


class Checks(msgspec.Struct, frozen=True):
    """What each judge found (docs/puzzles.md): champions who played to the end, the network, and after how many trial
    games `master` took the solution."""

    champions: Evidence
    network: Evidence
    master: int


class Puzzle(msgspec.Struct, frozen=True):
    """`position` is the line of what the seat knows (docs/positions.md): nobody else's secrets are in it. `costs` says
    for every other legal decision how much of the chance of winning it gives away, in hundredths; `chance` is that with
    the solution. `finders` are the bots that see it, by which the level goes."""

    id: str
    game: str
    seat: int
    position: str
    kind: str
    level: str
    solution: int
    chance: float
    margin: float
    costs: dict[int, int]
    facts: tuple[Fact, ...]
    finders: tuple[str, ...]
    checks: Checks
    rules: int = RULES  # those by which it was worked out

    def game_of(self) -> Game:
        """A game that begins here. What the seat does not know is dealt at random; the seat cannot tell."""
        return Game.from_position(self.position, map=maps.load(self.game))
