"""A thread with an event loop of its own, for what talks to a database.

On the server's own loop every answer of the database would wait for all else that is ready there. When a thousand
people come at once that is much, and each of them asks several times.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

Result = TypeVar("Result")


class DatabaseThread:
    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="database", daemon=True)
        self._thread.start()

    async def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine on the database thread, and await it."""
        return await asyncio.wrap_future(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, Result]) -> Future[Result]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def call(self, what: Callable[[], object]) -> None:
        """Schedule a callback on the database thread."""
        self._loop.call_soon_threadsafe(what)

    async def stop(self) -> None:
        """When everything that was begun has ended."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        await asyncio.to_thread(self._thread.join)
        self._loop.close()
