"""Scripted bots in the seats of a batch, by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.bots.players.registry import scripted_name
from whistlestop.bots.traits import LEVELS, NAMES
from whistlestop.rules.record import SEATS

from ..stepping import NO_BOT
from ..tables import Tables

Numbers = npt.NDArray[Any]


def bots_of(tables: Tables, names: Sequence[str | None], players: Numbers, others: Iterable[str] = ()) -> Numbers:
    """By which of the tables' traits each seat of each game is played. `names`: a bot or a level for each seat of the
    largest table, None where somebody else decides; `others`: who else can play where this is asked."""
    if isinstance(names, str):
        raise ValueError(f"bots are named seat by seat, with None where somebody else decides; {names!r} is one name.")
    policies = [None if name is None else policy_of(name, others) for name in names]
    if len(policies) != players.max():
        raise ValueError(f"bots are named seat by seat: there are {players.max()} seats, not {len(policies)}.")
    bots = np.full((len(players), SEATS), NO_BOT, np.int32)
    for seat, policy in enumerate(policies):
        if policy is not None:
            bots[:, seat] = np.where(seat < players, tables.adviser(policy, players), NO_BOT)
    return bots


def policy_of(name: str, others: Iterable[str]) -> str:
    """The compiled policy behind a name."""
    policy = scripted_name(name)
    if policy is None:
        known = [*NAMES, *(level for level in LEVELS if scripted_name(level)), *others]
        raise ValueError(f"{name!r} cannot play in batches; {', '.join(known)} can.")
    return policy
