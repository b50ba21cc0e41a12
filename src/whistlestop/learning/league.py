"""Who sits where: mostly the network itself, in some games a scripted bot or an earlier version of the network."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.envs.tables import ADVISER, Tables, advised_by, table_sizes
from whistlestop.rules.record import SEATS

from .config import Config

Numbers = npt.NDArray[Any]

LEARNER, PAST, SCRIPTED = 0, 1, 2
BOTS = ("blocker", "racer", "planner")


@dataclass(frozen=True)
class Seating:
    """Games low to high - 1 have earlier versions in them; control says who decides, by game and seat."""

    players: Numbers
    advisers: Numbers
    control: Numbers
    low: int
    high: int


def seat_everybody(config: Config, tables: Tables) -> Seating:
    """The same for the same configuration. Scripted bots sit in the first games, earlier versions in the next ones."""
    rng = np.random.default_rng(config.seed)
    players = table_sizes(tables, config.games, config.players or None)
    advisers = advised_by(tables, ADVISER, players)
    control = np.full((config.games, SEATS), LEARNER, np.int8)
    seat = rng.integers(0, players)
    if config.against:
        control[:] = PAST
        control[np.arange(config.games), seat] = LEARNER
        return Seating(players, advisers, control, 0, config.games)
    low = int(config.games * config.scripted)
    high = low + int(config.games * config.past)
    for game in range(low):
        control[game, seat[game]] = SCRIPTED
        advisers[game, seat[game]] = tables.adviser(BOTS[int(rng.integers(0, len(BOTS)))], players[game])
    for game in range(low, high):
        control[game] = np.where(rng.random(SEATS) < 0.5, PAST, LEARNER)
        control[game, seat[game]] = PAST
        control[game, (seat[game] + 1) % players[game]] = LEARNER
    return Seating(players, advisers, control, low, high)
