"""Where bots think: in processes of their own, which get what a seat sees and nothing else."""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from whistlestop import maps
from whistlestop.maps import Map

from ..readiness import Readiness
from . import decisions

if TYPE_CHECKING:
    from whistlestop.bots.search.expert import Ranked

Result = TypeVar("Result")

LEAST = 0.02  # seconds for a search, however many wait


class Workers:
    """A pool. With no processes bots think in a thread: for tests, and for machines with one core."""

    def __init__(self, processes: int, readiness: Readiness | None = None) -> None:
        """`readiness`: who searches waits for that."""
        self._processes = processes
        self._readiness = readiness or Readiness()
        self._pool: Executor | None = None
        self.waiting = 0
        self._again = asyncio.Lock()

    def _start(self) -> Executor:
        if self._pool is None:
            if self._processes == 0:
                self._pool = ThreadPoolExecutor(1, "bots")
            else:
                # spawned, not forked: a worker inherits no database connection and no secret
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, context)
        return self._pool

    async def decide(self, known: bytes, told: bytes | None, map: Map, seat: int, name: str, seed: int) -> int:
        """A bot's decision."""
        if decisions.searches(name):
            await self._readiness.wait()
        given = (known, told, sent(map), seat, name, seed, self._seconds())
        return await self._work(functools.partial(decisions.decide, *given))

    async def rank(self, known: bytes, map: Map, seat: int, seed: int) -> list[Ranked]:
        """The best decisions for a seat, for a hint."""
        return await self._work(functools.partial(decisions.rank, known, sent(map), seat, seed, self._seconds()))

    def _seconds(self) -> float:
        """The longer the queue, the less time a bot has."""
        return max(LEAST, decisions.THINKING / (1 + self.waiting // max(self._processes, 1)))

    async def _work(self, work: Callable[[], Result]) -> Result:
        self.waiting += 1
        try:
            return await self._once(work)
        except BrokenExecutor:  # a worker died, and with it all that waited: once more, one after the other,
            async with self._again:  # so that what kills a worker does it to itself only
                return await self._once(work)
        finally:
            self.waiting -= 1

    async def _once(self, work: Callable[[], Result]) -> Result:
        pool = self._start()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenExecutor:
            if self._pool is pool:  # whoever meets it first; for those who come later there is a new one already
                self._pool = None
            raise

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def sent(map: Map) -> str | Map:
    """A shipped map by its name, which is short; any other as a whole: a worker reads no files."""
    return map.id if map.id in maps.names() and maps.load(map.id) == map else map
