"""Tables in memory: what this process knows of them, and how it learns what others have appended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar

from whistlestop.maps import Map

from ..maps.catalogue import MapCatalogue
from ..push.watchers import tell, tell_chat
from ..refusal import Refusal
from ..store.base import Store
from ..store.faults import CannotStore
from .session import TableSession

LOG = logging.getLogger("whistlestop.server")
Result = TypeVar("Result")
ARRIVING = 32  # people for whom a database elsewhere is asked at a time
MANY = 1024  # a file answers at once
READERS = 2  # threads that replay logs
LONG = 32  # rows of a log that is not replayed in passing


class Sessions:
    """The tables that this process has in memory. Any may be thrown away: the rows are the truth."""

    def __init__(self, store: Store, map_catalogue: MapCatalogue) -> None:
        self.store = store
        self.map_catalogue = map_catalogue
        self.by_table: dict[str, TableSession] = {}
        self.changed: Callable[[TableSession], None] = ignore  # the driver listens: bots, clocks
        self._stale: set[str] = set()
        self._missed: set[TableSession] = set()  # whose news could not be read
        self._unreadable: set[str] = set()  # other versions have made them, or gone on with them
        self._tasks: set[asyncio.Task[Any]] = set()
        self._reading: dict[str, asyncio.Task[TableSession]] = {}
        # Whoever comes asks the database several times. A thousand wait here, not with a table that they hold still.
        self.arriving = asyncio.Semaphore(ARRIVING if store.shared else MANY)
        self._readers = ThreadPoolExecutor(READERS, "tables-reader")

    async def get(self, table: str) -> TableSession:
        """A table, up to date as far as this process has heard; Refusal if there is none."""
        session = self.by_table.get(table)
        if session is None:
            if not (table.isascii() and table.isalnum()):
                raise Refusal("no-table")
            session = await self._read_once(table)
            if session.seq == 0:
                raise Refusal("no-table")
            session = self.by_table.setdefault(table, session)
        session.idle = 0
        return session

    async def _read_once(self, table: str) -> TableSession:
        """Several who want the same table wait for the same reading."""
        reading = self._reading.get(table)
        if reading is None:
            reading = self._reading[table] = self.go(self._read(table))
            reading.add_done_callback(lambda task: self._have_read(table, task))
        return await asyncio.shield(reading)

    def _have_read(self, table: str, task: asyncio.Task[TableSession]) -> None:
        del self._reading[table]
        if not task.cancelled():
            task.exception()  # those who wait hear of it, if any still do

    async def _read(self, table: str) -> TableSession:
        """What cannot be read is tried once: this process learns nothing new."""
        if table in self._unreadable:
            raise Refusal("other-version")
        try:
            return await read(self.store, self.map_catalogue, table, self._readers)
        except Refusal as refusal:
            LOG.error("a table cannot be read by this version", exc_info=refusal.__cause__)
            self._unreadable.add(table)
            raise

    def stop(self) -> None:
        self._readers.shutdown(wait=False, cancel_futures=True)

    def is_unreadable(self, table: str) -> bool:
        """Has somebody tried, and is it another version's?"""
        return table in self._unreadable

    async def catch_up(self, session: TableSession) -> bool:
        """Read what others have appended; was there anything?"""
        before = session.seq
        session.take(await self.store.rows(session.table, session.seq))
        return session.seq > before

    async def current(self, table: str) -> TableSession:
        """A table with everything that is on disk now, for those who only look."""
        session = await self.get(table)
        if self.store.shared:
            async with session.lock:
                await self.refresh(session)
        return session

    async def refresh(self, session: TableSession) -> None:
        if await self.catch_up(session):
            tell(session, self.store.now(), table=True)

    @contextlib.asynccontextmanager
    async def entering(self, session: TableSession) -> AsyncIterator[None]:
        """A table held still, with everything that is on disk, for somebody who is to be told of all that follows."""
        async with self.arriving, session.lock:
            # Before the rows are read: what is heard of from now on is told when the lock is free.
            session.entering = True
            try:
                if self.store.shared:
                    await self.refresh(session)
                yield
            finally:
                session.entering = False

    def heard(self, table: str | None) -> None:
        """Another process has changed a table; None: it may have been any. Whoever watches it here is told."""
        if table is None:
            for one in self.by_table:
                self.heard(one)
            return
        session = self.by_table.get(table)
        if session is None or table in self._stale:
            return
        if not (session.watchers or session.entering):
            return  # it catches up when somebody wants something
        self._stale.add(table)
        self.go(self._hear(session))

    def go(self, what: Coroutine[None, None, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _hear(self, session: TableSession) -> None:
        try:
            async with session.lock:
                self._stale.discard(session.table)
                await self.refresh(session)
                await tell_said(self.store, session)
        except Refusal as refusal:
            LOG.error("a table cannot be read by this version", exc_info=refusal.__cause__)
        except CannotStore:
            self._missed.add(session)
        except Exception:
            LOG.exception("news of a table could not be read")
            self._missed.add(session)

    def hear_again(self) -> None:
        """What could not be read when there was news of it."""
        missed, self._missed = self._missed, set()
        for session in missed:
            self.go(self.find_out(session))

    async def find_out(self, session: TableSession) -> None:
        """Whoever wrote a row is gone, or nobody could say what became of it: what is on disk is to be seen."""
        await self._hear(session)
        if not self.store.storing.ok:
            self._missed.add(session)  # whatever is to be done there has to wait
        if self.by_table.get(session.table) is session and session not in self._missed:
            self.changed(session)


async def tell_said(store: Store, session: TableSession) -> None:
    """Everything that those who watch have not been told, in order, whichever process it was said to."""
    if session.watchers:
        for said in await store.chat(session.table, session.told_chat):
            tell_chat(session, said)


async def read(store: Store, map_catalogue: MapCatalogue, table: str, beside: Executor | None = None) -> TableSession:
    """A table from its rows, on the map that it was made with. `beside`: threads in which a log is replayed, so that
    nobody else has to wait for it, however long it is."""
    rows = await store.rows(table, 0)
    if rows:
        await find_map(store, map_catalogue, rows[0].map)
    session = TableSession(table, map_catalogue)
    if beside is None or len(rows) < LONG:
        session.take(rows)
    else:
        await asyncio.get_running_loop().run_in_executor(beside, session.take, rows)
    return session


async def find_map(store: Store, map_catalogue: MapCatalogue, name: str) -> Map | None:
    """By its id or its hash; looked up in the store if this process has not met it yet."""
    if map_catalogue.named(name) is None and (text := await store.map_text(name)) is not None:
        map_catalogue.learn(text, name)
    return map_catalogue.named(name)


def ignore(_live: TableSession) -> None:
    """Nobody listens."""
