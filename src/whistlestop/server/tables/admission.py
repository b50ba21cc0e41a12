"""Who may look without sitting there: by a table's invitation or code, or by those of a game whose rematch it is."""

from __future__ import annotations

from typing import NamedTuple

from ..application import Application
from ..refusal import Refusal
from ..web.rate_limits import JOINS
from .session import TableSession

MOST_GAMES = 50  # one after the other


class Credentials(NamedTuple):
    """What somebody was given to come in."""

    code: str | None = None
    invite: str | None = None


async def is_invited(application: Application, session: TableSession, way: Credentials, address: str) -> bool:
    """Codes are short: whoever tries wrong ones has to wait, and learns nothing in the meantime."""
    if way.code is None:
        return way.invite is not None and await leads_to(application, session, way)
    application.limits.spend("join", address, JOINS, cost=0)
    invited = await leads_to(application, session, way._replace(code=way.code.strip().lower()))
    if not invited:
        application.limits.spend("join", address, JOINS)
    return invited


async def leads_to(application: Application, session: TableSession, way: Credentials) -> bool:
    """Those who watched one game may watch the next of the same people."""
    if (way.code is not None and way.code == session.state.code) or way.invite == session.state.invite:
        return True
    table = await application.store.find(code=way.code, invite=way.invite, ended=True)
    for _ in range(MOST_GAMES):
        if table is None or table == session.table:
            break
        try:
            table = (await application.sessions.current(table)).state.rematch
        except Refusal:
            return False
    return table == session.table
