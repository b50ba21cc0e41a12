"""Who may look without sitting there: by a table's invitation or code, or by those of a game whose rematch it is."""

from __future__ import annotations

from typing import NamedTuple

from .house import House
from .limits import JOINS
from .live import Live
from .refusal import Refusal

MOST_GAMES = 50  # one after the other


class Way(NamedTuple):
    """What somebody was given to come in."""

    code: str | None = None
    invite: str | None = None


async def is_invited(house: House, live: Live, way: Way, address: str) -> bool:
    """Codes are short: whoever tries wrong ones has to wait, and learns nothing in the meantime."""
    if way.code is None:
        return way.invite is not None and await leads_to(house, live, way)
    house.limits.spend("join", address, JOINS, cost=0)
    invited = await leads_to(house, live, way._replace(code=way.code.strip().lower()))
    if not invited:
        house.limits.spend("join", address, JOINS)
    return invited


async def leads_to(house: House, live: Live, way: Way) -> bool:
    """Those who watched one game may watch the next of the same people."""
    if (way.code is not None and way.code == live.state.code) or way.invite == live.state.invite:
        return True
    table = await house.store.find(code=way.code, invite=way.invite)
    for _ in range(MOST_GAMES):
        if table is None or table == live.table:
            break
        try:
            table = (await house.tables.current(table)).state.rematch
        except Refusal:
            return False
    return table == live.table
