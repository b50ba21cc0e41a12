"""Tables in memory: what this process knows of them, and how it learns what others have appended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

from whistlestop.maps import Map

from .atlas import Atlas
from .live import Live
from .refusal import Refusal
from .store.base import Store
from .talking import tell_said
from .watching import tell

LOG = logging.getLogger("whistlestop.server")
Result = TypeVar("Result")


class Cache:
    """Any of it may be thrown away: the rows are the truth."""

    def __init__(self, store: Store, atlas: Atlas) -> None:
        self.store = store
        self.atlas = atlas
        self.lives: dict[str, Live] = {}
        self.changed: Callable[[Live], None] = ignore  # the driver listens: bots, clocks
        self._stale: set[str] = set()
        self._missed: set[Live] = set()  # whose news could not be read
        self._unreadable: set[str] = set()  # other versions have made them, or gone on with them
        self._tasks: set[asyncio.Task[Any]] = set()

    async def live(self, table: str) -> Live:
        """A table, up to date as far as this process has heard; Refusal if there is none."""
        live = self.lives.get(table)
        if live is None:
            if not (table.isascii() and table.isalnum()):
                raise Refusal("no-table")
            live = await self._read(table)
            if live.seq == 0:
                raise Refusal("no-table")
            live = self.lives.setdefault(table, live)
        live.idle = 0
        return live

    async def _read(self, table: str) -> Live:
        """What cannot be read is tried once: this process learns nothing new."""
        if table in self._unreadable:
            raise Refusal("other-version")
        try:
            return await read(self.store, self.atlas, table)
        except Refusal as refusal:
            LOG.error("a table cannot be read by this version", exc_info=refusal.__cause__)
            self._unreadable.add(table)
            raise

    async def catch_up(self, live: Live) -> bool:
        """Read what others have appended; was there anything?"""
        before = live.seq
        live.take(await self.store.rows(live.table, live.seq))
        return live.seq > before

    async def current(self, table: str) -> Live:
        """A table with everything that is on disk now, for those who only look."""
        live = await self.live(table)
        if self.store.shared:
            async with live.lock:
                await self._refresh(live)
        return live

    async def _refresh(self, live: Live) -> None:
        if await self.catch_up(live):
            tell(live, self.store.now(), table=True)

    @contextlib.asynccontextmanager
    async def entering(self, live: Live) -> AsyncIterator[None]:
        """A table held still, with everything that is on disk, for somebody who is to be told of all that follows."""
        async with live.lock:
            live.entering = True  # before the rows are read: what is heard of from now on is told when the lock is free
            try:
                if self.store.shared:
                    await self._refresh(live)
                yield
            finally:
                live.entering = False

    def heard(self, table: str | None) -> None:
        """Another process has changed a table; None: it may have been any. Whoever watches it here is told."""
        if table is None:
            for one in self.lives:
                self.heard(one)
            return
        live = self.lives.get(table)
        if live is None or table in self._stale:
            return
        if not (live.watchers or live.entering):
            return  # it catches up when somebody wants something
        self._stale.add(table)
        self._go(self._hear(live))

    def _go(self, what: Coroutine[None, None, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _hear(self, live: Live) -> None:
        try:
            async with live.lock:
                self._stale.discard(live.table)
                await self._refresh(live)
                await tell_said(self.store, live)
        except Refusal as refusal:
            LOG.error("a table cannot be read by this version", exc_info=refusal.__cause__)
        except Exception:
            LOG.exception("news of a table could not be read")
            self._missed.add(live)

    def hear_again(self) -> None:
        """What could not be read when there was news of it."""
        missed, self._missed = self._missed, set()
        for live in missed:
            self._go(self._find_out(live))

    async def _find_out(self, live: Live) -> None:
        """Whoever wrote a row is gone, or nobody could say what became of it: what is on disk is to be seen."""
        await self._hear(live)
        if self.lives.get(live.table) is live and live not in self._missed:
            self.changed(live)


async def read(store: Store, atlas: Atlas, table: str) -> Live:
    """A table from its rows, on the map that it was made with."""
    rows = await store.rows(table, 0)
    if rows:
        await find_map(store, atlas, rows[0].map)
    live = Live(table, atlas)
    live.take(rows)
    return live


async def find_map(store: Store, atlas: Atlas, name: str) -> Map | None:
    """By its id or its hash; looked up in the store if this process has not met it yet."""
    if atlas.named(name) is None and (text := await store.map_text(name)) is not None:
        atlas.learn(text, name)
    return atlas.named(name)


def ignore(_live: Live) -> None:
    """Nobody listens."""
