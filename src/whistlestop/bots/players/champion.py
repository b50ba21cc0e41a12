"""The champion and the master as players: the network alone, and a search with it."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from whistlestop import maps, rules
from whistlestop.maps import Map
from whistlestop.rules.api import Records
from whistlestop.rules.phases import COMPLETING

from ..api import decide as decide_by_script
from ..champion import search, shipped
from ..champion.network import think
from ..champion.one_thread import one_thread
from ..champion.weights import Weights, WeightsError, check_for, read_weights
from ..observation.api import ADVISER, observe, tables_for
from ..search.expert import Ranked
from ..search.reasons import reason_for
from .builtin import MILLISECONDS, ExpertPlayer, action_of, rng_seed
from .errors import BotError
from .protocol import FREE, Advice, Budget, Table

CHAMPION, MASTER = "champion", "master"
SHOWN = 3  # decisions that `rank` gives


class NetworkPlayer:
    """Decides by the network of its map wherever there is a choice that networks make, else as the scripted bot does.
    Where there is no network, as on maps of one's own and on variants, the expert plays in its place. With a file it
    plays by the network in that, and only the game that this has learnt."""

    def __init__(self, name: str, seed: int = 0, file: Path | None = None) -> None:
        self.name = name
        self.seed = seed
        self.file = file
        self.stand_in = ExpertPlayer(name, seed)
        with self._refusals():
            self.own = None if file is None else read_weights(file)

    def decide(self, game: Table, seat: int, budget: Budget = FREE) -> int:
        weights = self.weights(game.map)
        if weights is None:
            return self.stand_in.decide(game, seat, budget)
        return self._ranked(game, game.seen(seat), seat, weights, budget, 1)[0].decision

    def rank(self, game: Table, seat: int, budget: Budget = FREE) -> list[Advice]:
        weights = self.weights(game.map)
        if weights is None:
            return self.stand_in.rank(game, seat, budget)
        known = game.seen(seat)
        found = self._ranked(game, known, seat, weights, budget, SHOWN)
        return [Advice(action_of(game.map, known, it.decision), it.value, it.reason) for it in found]

    def _ranked(
        self, game: Table, known: Records, seat: int, weights: Weights, budget: Budget, number: int
    ) -> list[Ranked]:
        board = maps.board(game.map)
        if not has_choice(known, board, seat):
            decision = decide_by_script(known, board, seat, ADVISER)
            return [Ranked(decision, 0.0, 0, reason_for(known, board, seat, decision))]
        with one_thread():
            return self._best(known, board, seat, weights, budget, number)

    def _best(
        self, known: Records, board: Records, seat: int, weights: Weights, budget: Budget, number: int
    ) -> list[Ranked]:
        raise NotImplementedError

    def weights(self, map: Map) -> Weights | None:
        """The network that plays this map, None if the expert does; BotError where a file's has not learnt it."""
        with self._refusals():
            if self.own is None:
                return weights_for(map)
            tables = tables_for(maps.board(map))
            check_for(self.own, map.id, tables.version, tables.width, self.file)
            if not is_shipped(map):
                raise WeightsError(f"{self.file} has learnt {map.id}, and this map differs from that.")
            return self.own

    @contextlib.contextmanager
    def _refusals(self) -> Iterator[None]:
        """What is wrong with weights is a BotError."""
        try:
            yield
        except WeightsError as error:
            raise BotError(self.name, f"cannot play: {error}") from None

    def close(self) -> None:
        """Nothing to release."""


class ChampionPlayer(NetworkPlayer):
    """The network alone, without search; it needs no budget."""

    def _best(
        self, known: Records, board: Records, seat: int, weights: Weights, budget: Budget, number: int
    ) -> list[Ranked]:
        observed, mask, _ = observe(known, board, seat)
        logits = np.where(mask != 0, think(weights, observed)[0], -np.inf)
        best = np.argsort(-logits, kind="stable")[: min(number, int(mask.sum()))]
        decisions = [int(tables_for(board).decisions[place]) for place in best]
        return [
            Ranked(decision, float(logits[place]), 0, reason_for(known, board, seat, decision))
            for place, decision in zip(best, decisions, strict=True)
        ]


class MasterPlayer(NetworkPlayer):
    """The search with the network."""

    def _best(
        self, known: Records, board: Records, seat: int, weights: Weights, budget: Budget, number: int
    ) -> list[Ranked]:
        return search.rank(
            known,
            board,
            seat,
            weights,
            seed=rng_seed(known, self.seed),
            milliseconds=MILLISECONDS if budget.seconds is None else 1000 * budget.seconds,
            rollouts=budget.rollouts,
            threads=budget.threads,
            best=number,
        )


@functools.lru_cache(maxsize=8)
def weights_for(map: Map) -> Weights | None:
    """The network for exactly this map; None if there is none, which is so for every map of one's own."""
    if shipped.path_of(map.id) is None or not is_shipped(map):
        return None
    return shipped.read(map.id, tables_for(maps.board(map)).version)


def is_shipped(map: Map) -> bool:
    """Is it exactly the map that the package has under this name?"""
    return map.id in maps.names() and map.hash == maps.load(map.id).hash


def has_choice(known: Records, board: Records, seat: int) -> bool:
    """Is there a choice that networks make?"""
    return int(known[0]["phase"]) != COMPLETING and len(rules.legal(known, board, seat)) > 1


def networked(map: Map, known: Records, seat: int) -> Weights | None:
    """The network that can say something about this choice; None where there is none, and where there is no choice
    that networks make."""
    if not has_choice(known, maps.board(map), seat):
        return None
    try:
        return weights_for(map)
    except WeightsError:
        return None


def needs_stand_in(name: str, map: Map) -> bool:
    """Does the expert play in this bot's place on this map? `name` may have a budget of its own (`master@50ms`)."""
    if name.partition("@")[0] not in (CHAMPION, MASTER):
        return False
    try:
        return weights_for(map) is None
    except WeightsError:
        return False  # it will say itself what is wrong
