"""Who is at the table where they sit, and since when the others are away.

Every process writes down who looks at a table through it, and every few seconds that it is alive itself: what a process
has written counts as long as that is true. So a killed one leaves nobody there who is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

from ..push.views import HERE
from ..push.watchers import tell_table
from ..store.base import Statement, Store
from ..store.faults import CannotStore
from ..tables.session import TableSession
from ..tables.sessions import Sessions

GRACE = 4.0  # seconds: whoever is back by then, as after a reload, was never away
BEAT = 3.0  # seconds between two signs of life of a process
DEAD_MS = 12_000  # a process that has given none for so long is gone
SWEPT = 200  # beats between two looks for what nobody needs any more
LOG = logging.getLogger("whistlestop.server")

ALIVE = """INSERT INTO servers VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, online = excluded.online"""
CAME = "INSERT INTO presence VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
WENT = "DELETE FROM presence WHERE game = ? AND guest = ? AND server = ?"
AWAY = """INSERT INTO presence VALUES (?, ?, '', ?)
    ON CONFLICT (game, guest, server) DO UPDATE SET at = excluded.at"""
WHO = """SELECT guest, CASE WHEN server = '' THEN presence.at ELSE 0 END FROM presence
    LEFT JOIN servers ON id = server WHERE game = ? AND (server = '' OR servers.at >= ?)"""
# What a dead process has left: its people went when it was last heard of.
LEFT = """INSERT INTO presence SELECT game, guest, '', max(servers.at) FROM presence JOIN servers ON id = server
    WHERE servers.at < ? AND id <> ? GROUP BY game, guest
    ON CONFLICT (game, guest, server) DO UPDATE SET at = excluded.at"""
BURIED = """DELETE FROM presence WHERE server <> ''
    AND server NOT IN (SELECT id FROM servers WHERE at >= ? OR id = ?) RETURNING game"""
UNREACHED = "DELETE FROM online WHERE server NOT IN (SELECT id FROM servers WHERE at >= ? OR id = ?)"
GONE = "DELETE FROM servers WHERE at < ? AND id <> ?"
OLD = """DELETE FROM presence WHERE server = '' AND NOT EXISTS
    (SELECT 1 FROM tables WHERE id = game AND status IN ('open', 'opening', 'playing'))"""
ONLINE = "SELECT coalesce(sum(online), 0) FROM servers WHERE at >= ?"


class Presence:
    """Of the tables in this process's memory."""

    def __init__(self, sessions: Sessions, online: Callable[[], int]) -> None:
        """`online`: how many people this process has a line to."""
        self.sessions = sessions
        self.store: Store = sessions.store
        self._online = online

    async def load(self, session: TableSession) -> None:
        """Who is there, as all processes together know it."""
        session.present = as_present(await self.store.ask(*self._who(session.table)))

    def _who(self, table: str) -> tuple[str, str, int]:
        return WHO, table, self.store.now() - DEAD_MS

    async def came(self, session: TableSession, guest: str) -> None:
        """Somebody looks at a table."""
        if session.present.get(guest) == HERE or not session.state.seats_of(guest):
            return
        came = (CAME, session.table, guest, self.store.process, self.store.now())
        async with self.sessions.arriving:
            with contextlib.suppress(CannotStore):  # it is said when their line comes anew
                await self._change(session.table, came)

    def went(self, session: TableSession, guest: str) -> None:
        """One line less that looks at it. Nothing is told before it is certain that nobody comes back at once."""
        if is_watched(session, guest) or session.present.get(guest) != HERE:
            return
        table, at = session.table, self.store.now()  # not the session: it may leave the memory meanwhile
        asyncio.get_running_loop().call_later(GRACE, lambda: self.sessions.go(self._leave(table, guest, at)))

    async def _leave(self, table: str, guest: str, at: int) -> None:
        session = self.sessions.by_table.get(table)
        if session is not None and is_watched(session, guest):
            return
        try:
            await self._change(table, (WENT, table, guest, self.store.process), (AWAY, table, guest, at))
        except CannotStore:
            return  # it is said when the line comes back, or by whoever finds this process gone

    async def _change(self, table: str, *statements: Statement) -> None:
        """Write down who has come or gone, and tell everybody who is there now."""
        *_, found = await self.store.change(*statements, self._who(table))
        await self.store.announce(f"here:{table}")
        session = self.sessions.by_table.get(table)
        if session is not None:
            session.present = as_present(found)
            tell_table(session, self.store.now())

    def heard(self, table: str) -> None:
        """Another process says that somebody has come or gone."""
        session = self.sessions.by_table.get(table)
        if session is not None and session.watchers:
            self.sessions.go(self._hear(session))

    async def _hear(self, session: TableSession) -> None:
        try:
            await self.load(session)
        except CannotStore:
            return
        tell_table(session, self.store.now())

    async def online(self) -> int:
        """How many people have a line to this server or to one of its fellows."""
        found = await self.store.ask(ONLINE, self.store.now() - DEAD_MS)
        return max(int(found[0][0]), self._online())

    async def run(self) -> None:
        """Signs of life, for as long as the process lives."""
        beats = 0
        while True:
            try:
                await self.beat(sweep=beats % SWEPT == 0)
                beats += 1
            except CannotStore:
                pass  # nothing can be stored now, so nobody can be told either
            except Exception:
                LOG.exception("a sign of life could not be given")
            await asyncio.sleep(BEAT)

    async def beat(self, *, sweep: bool = False) -> None:
        """This process is alive; those that are not leave nobody behind. An SQLite file has one process at a time."""
        now, me = self.store.now(), self.store.process
        dead = now - DEAD_MS if self.store.shared else now + 1
        statements: list[Statement] = [(ALIVE, me, now, self._online())]
        if sweep or self.store.shared:
            statements += [(LEFT, dead, me), (BURIED, dead, me), (UNREACHED, dead, me), (GONE, dead, me)]
        if sweep:
            statements.append((OLD,))
        found = await self.store.change(*statements)
        for table in {str(game) for (game,) in found[2]} if len(found) > 2 else ():
            self.heard(table)


def as_present(found: Sequence[tuple[Any, ...]]) -> dict[str, int]:
    """Since when everybody is away; HERE for those who are not."""
    present: dict[str, int] = {}
    for guest, since in found:
        present[guest] = HERE if guest in present else since  # twice: through some process at least
    return present


def is_watched(session: TableSession, guest: str) -> bool:
    return any(watcher.guest == guest for watcher in session.watchers)
