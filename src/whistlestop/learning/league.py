"""Who sits where: mostly the network itself, in some games a scripted bot, an earlier version of it, or a rival."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.envs.tables import ADVISER, Tables, advised_by, table_sizes
from whistlestop.rules.record import SEATS

from .config import Config

Numbers = npt.NDArray[Any]

LEARNER, PAST, SCRIPTED, RIVAL = 0, 1, 2, 3
NEIGHBOURS = 32  # games that a GPU plays in step: best of the same size
BOTS = ("blocker", "racer", "planner")


@dataclass(frozen=True)
class Seating:
    """`control` says who decides, by game and seat; `spans` in which games earlier versions and the rival sit."""

    players: Numbers
    advisers: Numbers
    control: Numbers
    spans: dict[int, slice]


def seat_everybody(config: Config, tables: Tables) -> Seating:
    """The same for the same configuration: games with one scripted bot, games of scripted bots and the network alone,
    games with earlier versions, games with the rival, and then those of the network against itself."""
    rng = np.random.default_rng(config.seed)
    one = int(config.games * config.scripted)
    low = one + int(config.games * config.alone)
    high = low + int(config.games * config.past)
    end = high + int(config.games * config.rival)
    sizes = config.players or tuple(range(tables.fewest, tables.most + 1))
    players = sizes_in_turn(tables, config.games, sizes)
    players[high:end] = sizes_in_turn(tables, end - high, config.rival_players or sizes)
    advisers = advised_by(tables, ADVISER, players)
    control = np.full((config.games, SEATS), LEARNER, np.int8)
    seat = rng.integers(0, players)
    if config.against:
        control[:] = PAST
        control[np.arange(config.games), seat] = LEARNER
        return Seating(players, advisers, control, {PAST: slice(0, config.games)})
    for game in range(low):
        if game >= one:
            control[game] = SCRIPTED
        control[game, seat[game]] = SCRIPTED if game < one else LEARNER
        bots = [int(tables.adviser(BOTS[it], players[game])) for it in rng.integers(0, len(BOTS), SEATS)]
        advisers[game] = np.where(control[game] == SCRIPTED, bots, advisers[game])
    for game in range(low, high):
        control[game] = np.where(rng.random(SEATS) < 0.5, PAST, LEARNER)
        control[game, seat[game]] = PAST
        control[game, (seat[game] + 1) % players[game]] = LEARNER
    rivals = np.arange(high, end)
    control[rivals, seat[rivals]] = RIVAL
    return Seating(players, advisers, control, {PAST: slice(low, high), RIVAL: slice(high, end)})


def sizes_in_turn(tables: Tables, games: int, sizes: tuple[int, ...]) -> Numbers:
    """How many play in each of so many games, neighbours alike."""
    together = max(1, min(NEIGHBOURS, games // (8 * len(sizes))))
    return table_sizes(tables, games, np.repeat(sizes, together))
