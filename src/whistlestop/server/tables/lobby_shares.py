"""Whose tables the lobby shows: of one address only so many at a time, or one could fill it."""

from __future__ import annotations

from collections import OrderedDict

from ..refusal import Refusal
from ..store import Store

OF_ONE_ADDRESS = 12  # public tables that wait or are played
REMEMBERED = 10_000  # addresses, in memory only: where somebody was is written down nowhere


class Shares:
    """The public tables that each address has made, as far as this process knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._made: OrderedDict[str, set[str]] = OrderedDict()

    async def take(self, address: str, table: str) -> None:
        """For a new public table; Refusal if the address has enough of them that are still in the lobby."""
        made = self._made.get(address, set())
        if table in made:
            return
        if len(made) >= OF_ONE_ADDRESS:
            made &= await self.store.in_lobby(made)
            if len(made) >= OF_ONE_ADDRESS:
                raise Refusal("enough-tables")
        self._made[address] = made | {table}
        self._made.move_to_end(address)
        if len(self._made) > REMEMBERED:
            self._made.popitem(last=False)
