"""Who sits in the other seats: scripted bots, which play within the compiled batch, or the champion's network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from whistlestop.bots.champion.network import think_many
from whistlestop.bots.champion.weights import Weights
from whistlestop.bots.players.champion import CHAMPION, weights_for
from whistlestop.bots.players.registry import scripted_name
from whistlestop.bots.traits import LEVELS, NAMES
from whistlestop.maps import Map
from whistlestop.rules.record import SEATS

from ..batch import Batch
from ..stepping import NO_BOT
from ..tables import Tables

LEARNER = 0  # the seat that learns; who begins is drawn by lot, so that all seats are alike


@dataclass(frozen=True)
class Opponents:
    """`bots`: for the batch, by which traits each seat plays; `weights`: of the network in all seats left, if any."""

    bots: npt.NDArray[np.int32]
    weights: Weights | None

    def play(self, batch: Batch) -> None:
        """Until it is the learner's turn, or over, in every game: the network decides for its seats, all at once."""
        while self.weights is not None:
            waiting = np.flatnonzero(batch.seats > LEARNER)
            if len(waiting) == 0:
                return
            logits, _ = think_many(self.weights, batch.observed[waiting])
            actions = np.where(batch.mask[waiting] != 0, logits, -np.inf).argmax(1)
            for game, action in zip(waiting, actions, strict=True):
                batch.step_one(int(game), int(action))


def seated(map: Map, tables: Tables, names: str | Sequence[str], players: int, games: int) -> Opponents:
    """One name for all the other seats, or one for each."""
    chosen = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(chosen) != players - 1:
        raise ValueError(f"{players} players are the learner and {players - 1} opponents, not {len(chosen)}.")
    bots = np.full((games, SEATS), NO_BOT, np.int32)
    weights = None
    for seat, name in enumerate(chosen, LEARNER + 1):
        if name == CHAMPION:
            weights = weights_for(map)
            if weights is None:
                raise ValueError(f"there is no champion for {map.id}; blocker plays on every map.")
        elif (policy := scripted_name(name)) is not None:
            bots[:, seat] = tables.adviser(policy, players)
        else:
            known = [*NAMES, *(level for level in LEVELS if scripted_name(level)), CHAMPION]
            raise ValueError(f"{name!r} cannot play in batches; {', '.join(known)} can.")
    return Opponents(bots, weights)


def needs_advice(names: str | Sequence[str]) -> bool:
    """The network goes by the scripted bot's advice too."""
    return CHAMPION in ([names] if isinstance(names, str) else names)
