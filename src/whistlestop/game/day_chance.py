"""The same luck for everybody who plays a table of the day: every deck lies in an order that the day's seed gives.

docs/fair.md says it byte by byte, docs/adr/0027 what it means where people draw differently.
"""

from __future__ import annotations

import copy
import hmac
from typing import TYPE_CHECKING, Self

from whistlestop.maps import Map

from .chance import Given, Pool, outcome_text
from .fair_chance import Fair
from .notation.names import names_of
from .options import Options

if TYPE_CHECKING:
    from .game import Game


class DayChance(Fair):
    """Chance from the seed of a day, and from nothing that those who play bring along.

    Every card and every ticket has a place in each shuffle, whoever shuffles what; what is not in the deck is left out.
    It follows one game: each event is asked for once, in order. `at` gives one that stands where a game stands.

    >>> import whistlestop as ws
    >>> chance = DayChance(bytes(32), ws.maps.load("card_game"), None, 3, "2026-11-16")
    >>> ws.new("card_game", players=3, chance=chance).phase
    'setup'
    """

    def __init__(self, seed: bytes, map: Map, options: Options | None, seats: int, day: str) -> None:
        super().__init__(seed, map.hash, options, seats, [b""] * seats)
        self.day = day
        self.map = map
        self._names = names_of(map)
        self._shadow: Game | None = None  # the game as far as it has been followed
        self._card_shuffle = self._ticket_shuffle = -1
        self._cards: dict[int, int] = {}  # what is left of the deck that was shuffled last
        self._order: list[int] = []  # the same, the top card last
        self._tickets: frozenset[int] = frozenset()  # that have come up since tickets were shuffled last

    # --- what comes up ----------------------------------------------------------------------------------

    def outcome(self, number: int, pool: Pool) -> int:
        if pool.kind == "lot":
            return super().outcome(number, pool)
        return self._top_ticket(pool) if pool.kind == "ticket" else self._top_card(pool)

    def _top_card(self, pool: Pool) -> int:
        """A pool that is not what was left is a deck that has been shuffled."""
        if pool.weights != self._cards:
            self._card_shuffle += 1
            copies = [(kind, copy) for kind, weight in pool.weights.items() for copy in range(weight)]
            placed = sorted(copies, key=lambda it: self._place("card", self._card_shuffle, *it), reverse=True)
            self._cards, self._order = dict(pool.weights), [kind for kind, _ in placed]
        self._order = self._order[:]  # others that stand where this one stood keep theirs
        top = self._order.pop()
        self._cards = {kind: left for kind, it in self._cards.items() if (left := it - (kind == top))}
        return top

    def _top_ticket(self, pool: Pool) -> int:
        """A pool with a ticket that has come up before has been shuffled."""
        if self._ticket_shuffle < 0 or self._tickets & pool.weights.keys():
            self._ticket_shuffle += 1
            self._tickets = frozenset()
        top = min(pool.weights, key=lambda it: self._place("ticket", self._ticket_shuffle, it, 0))
        self._tickets |= {top}
        return top

    def _place(self, kind: str, shuffle: int, outcome: int, copy: int) -> bytes:
        said = f"{kind} {shuffle} {outcome_text(self._names, kind, outcome)} {copy}"
        return hmac.digest(self.key, said.encode(), "sha256")

    # --- where a game stands ----------------------------------------------------------------------------

    def at(self, game: Game) -> Self:
        """The chance of a game from here on: what has come up in it is followed once, however often this is asked."""
        if self._shadow is None:
            seats = len(self.nonces)
            self._shadow = type(game)(self.map, seats, options=self.agreed[1], names=game.names, chance=Given())
        shadow = self._shadow
        for entry in game.log_since(shadow.length):
            if entry < 0 and (pool := shadow.pool()):
                self.outcome(shadow.length, pool)
            shadow.take((entry,))
        return copy.copy(self)
