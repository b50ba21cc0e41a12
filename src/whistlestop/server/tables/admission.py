"""Who may look without sitting there: by a table's invitation or code, by those of a game whose rematch it is, or,
where its players share it, everybody at a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from whistlestop.wire import commands as co

from ..handlers import enters
from ..refusal import Refusal
from ..store.base import Guest
from ..web.rate_limits import JOINS
from . import entries as en
from .seating import check_status
from .session import TableSession
from .state import OVER

if TYPE_CHECKING:
    from ..application import Application

MOST_GAMES = 50  # one after the other


@enters(co.Share, map=False)
def share(session: TableSession, guest: Guest, command: co.Share) -> en.Entry | int:
    """Any of those who played may: each has the record, and could show it to anybody."""
    state = session.state
    seats = state.seats_of(guest.id)
    if not seats:
        raise Refusal("not-allowed")
    check_status(state, OVER)
    return seats[0] if state.shared == command.shared else en.ReplayShared(seats[0], command.shared)


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
