"""Who sits in the other seats: scripted bots, which play within the compiled batch, or networks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from whistlestop.bots.champion.network import think_many
from whistlestop.bots.champion.weights import Weights
from whistlestop.bots.players import BotError, make_player, network_file
from whistlestop.bots.players.champion import CHAMPION, ChampionPlayer, weights_for
from whistlestop.maps import Map

from ..batch import Batch
from ..shared.scripted import bots_of
from ..tables import Tables, table_sizes

LEARNER = 0  # the seat that learns; who begins is drawn by lot, so that all seats are alike
OF_A_FILE = f"{CHAMPION}:"  # before the name of a file with a network of one's own


@dataclass(frozen=True)
class Opponents:
    """`bots`: for the batch, by which traits each seat plays; `networks`: those in the seats left, each with its
    seats."""

    bots: npt.NDArray[np.int32]
    networks: tuple[tuple[Weights, tuple[int, ...]], ...]

    @property
    def need_advice(self) -> bool:
        """Networks go by the scripted bot's advice too."""
        return bool(self.networks)

    def play(self, batch: Batch) -> None:
        """Until it is the learner's turn, or over, in every game: each network decides for its seats, all at once."""
        while self.networks and (batch.seats > LEARNER).any():
            for weights, seats in self.networks:
                waiting = np.flatnonzero(np.isin(batch.seats, seats))
                if len(waiting):
                    decide(weights, batch, waiting)


def decide(weights: Weights, batch: Batch, waiting: npt.NDArray[np.intp]) -> None:
    """The network's decision in each of these games."""
    logits, _ = think_many(weights, batch.observed[waiting])
    actions = np.where(batch.mask[waiting] != 0, logits, -np.inf).argmax(1)
    for game, action in zip(waiting, actions, strict=True):
        batch.step_one(int(game), int(action))


def seated(map: Map, tables: Tables, names: str | Sequence[str], players: int, games: int) -> Opponents:
    """One name for all the other seats, or one for each."""
    sizes = table_sizes(tables, games, players)
    chosen = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(chosen) != players - 1:
        raise ValueError(f"{players} players are the learner and {players - 1} opponents, not {len(chosen)}.")
    found = {name: network_of(name, map) for name in dict.fromkeys(chosen)}
    scripted = [None, *(name if found[name] is None else None for name in chosen)]
    networks = tuple(
        (weights, tuple(seat for seat, each in enumerate(chosen, LEARNER + 1) if each == name))
        for name, weights in found.items()
        if weights is not None
    )
    return Opponents(bots_of(tables, scripted, sizes, [CHAMPION, f"{OF_A_FILE}FILE"]), networks)


def network_of(name: str, map: Map) -> Weights | None:
    """The network that plays under this name; None if it is no network's."""
    if name == CHAMPION:
        weights = weights_for(map)
        if weights is None:
            raise ValueError(f"there is no champion for {map.id}; blocker plays on every map.")
        return weights
    if not name.startswith(OF_A_FILE) or network_file(name) is None:
        return None
    try:
        player = make_player(name)
        return player.weights(map) if isinstance(player, ChampionPlayer) else None  # with a budget it is another's
    except BotError as error:
        raise ValueError(str(error)) from None
