"""The champion as a player: the network alone, without search."""

from __future__ import annotations

import functools

import numpy as np

from whistlestop import maps, rules
from whistlestop.maps import Map
from whistlestop.rules.api import Records
from whistlestop.rules.phases import COMPLETING

from ..api import decide as decide_by_script
from ..champion.network import think
from ..champion.shipped import path_of
from ..champion.weights import Weights, WeightsError, check_observation, read_weights
from ..observation.api import ADVISER, observe, tables_for
from .errors import BotError
from .protocol import FREE, Advice, Budget, Table

SHOWN = 3  # decisions that `rank` gives


class ChampionPlayer:
    """Decides by its network wherever there is a choice that networks make, else as the scripted bot does."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, game: Table, seat: int, budget: Budget = FREE) -> int:
        return self._best(game, game.seen(seat), seat, 1)[0][0]

    def rank(self, game: Table, seat: int, budget: Budget = FREE) -> list[Advice]:
        from ..search.reasons import reason_for
        from .builtin import action_of

        known, board = game.seen(seat), maps.board(game.map)
        return [
            Advice(action_of(game.map, known, decision), worth, reason_for(known, board, seat, decision))
            for decision, worth in self._best(game, known, seat, SHOWN)
        ]

    def _best(self, game: Table, known: Records, seat: int, number: int) -> list[tuple[int, float]]:
        """The best decisions and their logits."""
        weights = self._weights(game.map)
        board = maps.board(game.map)
        if int(known[0]["phase"]) == COMPLETING or len(rules.legal(known, board, seat)) == 1:
            return [(decide_by_script(known, board, seat, ADVISER), 0.0)]
        observed, mask, _ = observe(known, board, seat)
        logits = np.where(mask != 0, think(weights, observed)[0], -np.inf)
        best = np.argsort(-logits, kind="stable")[: min(number, int(mask.sum()))]
        return [(int(tables_for(board).decisions[place]), float(logits[place])) for place in best]

    def _weights(self, map: Map) -> Weights:
        try:
            weights = weights_for(map)
        except WeightsError as error:
            raise BotError(self.name, f"cannot play: {error}") from None
        if weights is None:
            raise BotError(self.name, f"has no network for {map.id}; expert plays on every map")
        return weights

    def close(self) -> None:
        """There is nothing to give back."""


@functools.lru_cache(maxsize=8)
def weights_for(map: Map) -> Weights | None:
    """The network for exactly this map; None if there is none, which is so for every map of one's own."""
    path = path_of(map.id)
    if path is None or map.hash != maps.load(map.id).hash:
        return None
    weights = read_weights(path)
    check_observation(weights, tables_for(maps.board(map)).version, path)
    return weights


def plays(map: Map) -> bool:
    """Is there a champion for this map?"""
    try:
        return weights_for(map) is not None
    except WeightsError:
        return False
