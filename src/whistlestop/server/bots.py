"""The seam to the bots: their names, and a decision for what a seat sees. Without them there is `random`."""

from __future__ import annotations

import functools
import random
from importlib.util import find_spec

import numpy as np

from whistlestop import maps, rules
from whistlestop.rules.state import STATE

RANDOM = "random"
EXPERT = "expert"  # a search, not a policy
HINTS_BY = "hard"
THINKING = 0.5  # seconds that the expert has for a decision


@functools.cache
def levels() -> dict[str, str]:
    """As people choose them: the level and the bot behind it."""
    if find_spec("whistlestop.bots") is None:
        return {}
    from whistlestop import bots

    return dict(bots.LEVELS)


@functools.cache
def names() -> tuple[str, ...]:
    """Everything that a seat's bot may be called."""
    if find_spec("whistlestop.bots") is None:
        return (RANDOM,)
    from whistlestop import bots

    return tuple(dict.fromkeys((RANDOM, *bots.LEVELS, *bots.NAMES)))


def decide(known: bytes, game: str, seat: int, name: str, seed: int, seconds: float = THINKING) -> int:
    """A bot's decision; `seconds` are for those who search. `known` is the `seen` record of its seat, and all that a
    worker gets to know."""
    states, board = np.frombuffer(known, STATE).copy(), maps.board(game)
    if name == RANDOM or name not in names():
        return random.Random(seed).choice(rules.legal(states, board, seat))
    name = levels().get(name, name)
    if name == EXPERT:
        from whistlestop.bots import expert

        return int(expert.decide(states, board, seat, milliseconds=1000 * seconds, threads=1, seed=seed))
    from whistlestop import bots

    return int(bots.decide(states, board, seat, name, seed=seed))
