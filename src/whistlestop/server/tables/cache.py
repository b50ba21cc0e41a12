"""Tables in memory: what this process knows of them, and how it learns what others have appended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

from whistlestop.maps import Map

from ..maps.catalogue import MapCatalogue
from ..push.watchers import tell
from ..refusal import Refusal
from ..store.base import Store
from .chat import tell_said
from .session import TableSession

LOG = logging.getLogger("whistlestop.server")
Result = TypeVar("Result")


class Cache:
    """Any of it may be thrown away: the rows are the truth."""

    def __init__(self, store: Store, map_catalogue: MapCatalogue) -> None:
        self.store = store
        self.map_catalogue = map_catalogue
        self.lives: dict[str, TableSession] = {}
        self.changed: Callable[[TableSession], None] = ignore  # the driver listens: bots, clocks
        self._stale: set[str] = set()
        self._missed: set[TableSession] = set()  # whose news could not be read
        self._unreadable: set[str] = set()  # other versions have made them, or gone on with them
        self._tasks: set[asyncio.Task[Any]] = set()

    async def session(self, table: str) -> TableSession:
        """A table, up to date as far as this process has heard; Refusal if there is none."""
        session = self.lives.get(table)
        if session is None:
            if not (table.isascii() and table.isalnum()):
                raise Refusal("no-table")
            session = await self._read(table)
            if session.seq == 0:
                raise Refusal("no-table")
            session = self.lives.setdefault(table, session)
        session.idle = 0
        return session

    async def _read(self, table: str) -> TableSession:
        """What cannot be read is tried once: this process learns nothing new."""
        if table in self._unreadable:
            raise Refusal("other-version")
        try:
            return await read(self.store, self.map_catalogue, table)
        except Refusal as refusal:
            LOG.error("a table cannot be read by this version", exc_info=refusal.__cause__)
            self._unreadable.add(table)
            raise

    async def catch_up(self, session: TableSession) -> bool:
        """Read what others have appended; was there anything?"""
        before = session.seq
        session.take(await self.store.rows(session.table, session.seq))
        return session.seq > before

    async def current(self, table: str) -> TableSession:
        """A table with everything that is on disk now, for those who only look."""
        session = await self.session(table)
        if self.store.shared:
            async with session.lock:
                await self._refresh(session)
        return session

    async def _refresh(self, session: TableSession) -> None:
        if await self.catch_up(session):
            tell(session, self.store.now(), table=True)

    @contextlib.asynccontextmanager
    async def entering(self, session: TableSession) -> AsyncIterator[None]:
        """A table held still, with everything that is on disk, for somebody who is to be told of all that follows."""
        async with session.lock:
            session.entering = (
                True  # before the rows are read: what is heard of from now on is told when the lock is free
            )
            try:
                if self.store.shared:
                    await self._refresh(session)
                yield
            finally:
                session.entering = False

    def heard(self, table: str | None) -> None:
        """Another process has changed a table; None: it may have been any. Whoever watches it here is told."""
        if table is None:
            for one in self.lives:
                self.heard(one)
            return
        session = self.lives.get(table)
        if session is None or table in self._stale:
            return
        if not (session.watchers or session.entering):
            return  # it catches up when somebody wants something
        self._stale.add(table)
        self._go(self._hear(session))

    def _go(self, what: Coroutine[None, None, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _hear(self, session: TableSession) -> None:
        try:
            async with session.lock:
                self._stale.discard(session.table)
                await self._refresh(session)
                await tell_said(self.store, session)
        except Refusal as refusal:
            LOG.error("a table cannot be read by this version", exc_info=refusal.__cause__)
        except Exception:
            LOG.exception("news of a table could not be read")
            self._missed.add(session)

    def hear_again(self) -> None:
        """What could not be read when there was news of it."""
        missed, self._missed = self._missed, set()
        for session in missed:
            self._go(self._find_out(session))

    async def _find_out(self, session: TableSession) -> None:
        """Whoever wrote a row is gone, or nobody could say what became of it: what is on disk is to be seen."""
        await self._hear(session)
        if self.lives.get(session.table) is session and session not in self._missed:
            self.changed(session)


async def read(store: Store, map_catalogue: MapCatalogue, table: str) -> TableSession:
    """A table from its rows, on the map that it was made with."""
    rows = await store.rows(table, 0)
    if rows:
        await find_map(store, map_catalogue, rows[0].map)
    session = TableSession(table, map_catalogue)
    session.take(rows)
    return session


async def find_map(store: Store, map_catalogue: MapCatalogue, name: str) -> Map | None:
    """By its id or its hash; looked up in the store if this process has not met it yet."""
    if map_catalogue.named(name) is None and (text := await store.map_text(name)) is not None:
        map_catalogue.learn(text, name)
    return map_catalogue.named(name)


def ignore(_live: TableSession) -> None:
    """Nobody listens."""
