"""The seam to the bots: their names, and a decision for what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from whistlestop import bots, maps
from whistlestop.maps import Map
from whistlestop.rules.state import STATE

if TYPE_CHECKING:
    from whistlestop.bots.expert import Ranked

RANDOM = "random"
EXPERT = "expert"  # a search, not a policy
STAND_IN = "medium"
THINKING = 0.5  # seconds that the expert has for a decision
HINTS = 3


def levels() -> dict[str, str]:
    """As people choose them: the level and the bot behind it."""
    return dict(bots.LEVELS)


def names() -> tuple[str, ...]:
    """Everything that a seat's bot may be called."""
    return tuple(dict.fromkeys((RANDOM, *bots.LEVELS, *bots.NAMES)))


def decide(known: bytes, map: str | Map, seat: int, name: str, seed: int, seconds: float = THINKING) -> int:
    """A bot's decision; `seconds` are for those who search. `known` is the `seen` record of its seat, and all that a
    worker gets to know."""
    states, board = np.frombuffer(known, STATE).copy(), maps.board(map)
    name = levels().get(name, name if name in names() else RANDOM)  # a bot that a stored table had and we have not
    if name == EXPERT:
        from whistlestop.bots import expert

        return int(expert.decide(states, board, seat, milliseconds=1000 * seconds, threads=1, seed=seed))
    return int(bots.decide(states, board, seat, name, seed=seed))


def rank(known: bytes, map: str | Map, seat: int, seed: int, seconds: float = THINKING) -> list[Ranked]:
    """The expert's best decisions and what speaks for each, whoever plays."""
    from whistlestop.bots import expert

    states, board = np.frombuffer(known, STATE).copy(), maps.board(map)
    return expert.rank(states, board, seat, milliseconds=1000 * seconds, threads=1, seed=seed, best=HINTS)
