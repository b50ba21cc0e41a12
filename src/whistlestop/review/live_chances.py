"""The chances in a game that goes on, by what one viewer may know of it and nothing else: a seat, or a spectator, who
knows what lies open."""

from __future__ import annotations

import numpy as np

from whistlestop import maps, rules
from whistlestop.maps import Map
from whistlestop.rules.state import STATE

from .evaluation import Floats
from .jobs import judge_for
from .results import LiveChances

WORLDS = 16  # for a network, which looks at each in a millisecond
FEW_WORLDS = 3  # for trial games
DIGITS = 3


def live_chances(known: bytes, map: str | Map, seat: int, seed: int) -> LiveChances:
    """`known` is the `seen` record of the viewer (-1: a spectator). Whole games that it could be are dealt from it, and
    what the judge of reviews says of them is taken together.

    A seat's own chance is told by the model for one seat: in worlds dealt at random the others hold worse tickets than
    those that they chose, so that a comparison with them would flatter."""
    record = np.frombuffer(known, STATE).copy()
    the_map = maps.load(map) if isinstance(map, str) else map
    judge = judge_for(the_map, int(record[0]["players"]))
    worlds = FEW_WORLDS if judge.doubter is None else WORLDS
    dealt = rules.resample(record, maps.board(the_map), seat, games=worlds, seed=seed)
    found = judge.chances_in(dealt)
    if seat >= 0:
        found = with_own(found, seat, judge.own_chances(dealt, seat))
    error = found.std(0, ddof=1) / np.sqrt(worlds)
    return LiveChances(*(tuple(round(float(it), DIGITS) for it in row) for row in (found.mean(0), error)))


def with_own(chances: Floats, seat: int, own: Floats) -> Floats:
    """A seat's chance put in; the others share what is left as before."""
    found = chances.copy()
    found[:, seat] = 0
    rest = found.sum(1)
    found[rest == 0] = 1  # it was certain: then all others share alike
    found[:, seat] = 0
    found *= ((1 - own) / found.sum(1))[:, None]
    found[:, seat] = own
    return found
