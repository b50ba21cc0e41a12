"""The seam to the bots: their names, and a decision for what a seat sees. Without them there is `random`."""

from __future__ import annotations

import functools
import random
from importlib.util import find_spec

import numpy as np

from whistlestop import maps, rules
from whistlestop.rules.state import STATE

RANDOM = "random"
HINTS_BY = "hard"


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


def decide(known: bytes, game: str, seat: int, name: str, seed: int) -> int:
    """A bot's decision. `known` is the `seen` record of its seat: a bot's worker gets nothing else."""
    states, board = np.frombuffer(known, STATE).copy(), maps.board(game)
    if name == RANDOM or name not in names():
        return random.Random(seed).choice(rules.legal(states, board, seat))
    from whistlestop import bots

    return int(bots.decide(states, board, seat, levels().get(name, name), seed=seed))
