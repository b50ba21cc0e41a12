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

from .faults import CannotStore

Result = TypeVar("Result")


class DatabaseThread:
    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._guard = threading.Lock()  # nothing is begun once it has ended
        self._ended = False
        self._thread = threading.Thread(target=self._loop.run_forever, name="database", daemon=True)
        self._thread.start()

    async def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine on the database thread, and await it; CannotStore after the end."""
        return await asyncio.wrap_future(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, Result]) -> Future[Result]:
        with self._guard:
            if not self._ended:
                return asyncio.run_coroutine_threadsafe(work, self._loop)
        work.close()
        raise CannotStore("the store is closed.")

    def call(self, what: Callable[[], object]) -> None:
        """Schedule a callback on the database thread."""
        with self._guard:
            if not self._ended:
                self._loop.call_soon_threadsafe(what)

    async def stop(self) -> None:
        """Give up what is still running there, so that nobody waits for it."""
        with self._guard:
            self._ended = True
            asyncio.run_coroutine_threadsafe(self._finish(), self._loop)
        await asyncio.to_thread(self._thread.join)
        self._loop.close()

    async def _finish(self) -> None:
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        self._loop.call_soon(self._loop.stop)
