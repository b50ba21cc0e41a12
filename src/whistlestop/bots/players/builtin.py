"""The built-in bots as players. They are given the record of what their seat sees."""

from __future__ import annotations

import functools
import zlib

from whistlestop import maps
from whistlestop.game import Action
from whistlestop.game.notation.actions import about_move, actions_of
from whistlestop.maps import Map
from whistlestop.rules.api import Records, seed64

from .. import entry_points
from ..api import workspace
from ..search import expert
from ..search.reasons import reason_for
from ..traits import traits_of
from .protocol import FREE, Advice, Budget, Table

MILLISECONDS = 1000.0  # the expert's time if nobody says anything else


class ScriptedPlayer:
    """A compiled policy. It needs no budget: a decision takes microseconds."""

    def __init__(self, name: str, policy: str, seed: int = 0) -> None:
        self.name = name
        self.policy = policy
        self.seed = seed

    def decide(self, game: Table, seat: int, budget: Budget = FREE) -> int:
        known = game.seen(seat)
        traits = traits_for(self.policy, game.map, int(known[0]["players"]))
        seed = seed64(rng_seed(known, self.seed))
        return int(entry_points.decide(known, maps.board(game.map), 0, int(seat), workspace(), traits, seed))

    def rank(self, game: Table, seat: int, budget: Budget = FREE) -> list[Advice]:
        """The bot's decision, as the only move ranked."""
        known, decision = game.seen(seat), self.decide(game, seat, budget)
        reason = reason_for(known, maps.board(game.map), seat, decision)
        return [Advice(action_of(game.map, known, decision), 0.0, reason)]

    def close(self) -> None:
        """Nothing to release."""


class ExpertPlayer:
    """The expert, which decides by search, as a player."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self.seed = seed

    def decide(self, game: Table, seat: int, budget: Budget = FREE) -> int:
        return self._search(game, seat, budget, 1)[0].decision

    def rank(self, game: Table, seat: int, budget: Budget = FREE) -> list[Advice]:
        known = game.seen(seat)
        found = self._search(game, seat, budget, 3)
        return [Advice(action_of(game.map, known, it.decision), it.value, it.reason) for it in found]

    def _search(self, game: Table, seat: int, budget: Budget, best: int) -> list[expert.Ranked]:
        known = game.seen(seat)
        return expert.rank(
            known,
            maps.board(game.map),
            seat,
            seed=rng_seed(known, self.seed),
            milliseconds=MILLISECONDS if budget.seconds is None else 1000 * budget.seconds,
            rollouts=budget.rollouts,
            threads=budget.threads,
            best=best,
        )

    def close(self) -> None:
        """Nothing to release."""


@functools.lru_cache(maxsize=64)
def traits_for(policy: str, map: Map, players: int) -> Records:
    """Putting them together takes longer than a decision."""
    return traits_of(policy, maps.board(map), players)


def rng_seed(known: Records, seed: int) -> int:
    """A bot's dice for one decision. They depend on what it sees only, so that it decides the same wherever it runs."""
    return zlib.crc32(known.tobytes(), seed & 0xFFFFFFFF)


def action_of(map: Map, known: Records, decision: int) -> Action:
    return actions_of(map).action(decision, *about_move(known))
