"""Where bots think: in processes of their own, which get what a seat sees and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from whistlestop import maps
from whistlestop.maps import Map
from whistlestop.numpy_threads import limit_threads
from whistlestop.processors import processors

from ..readiness import Readiness
from ..settings import PREFIX
from . import decisions
from .worker import COMMAND, SIZE, frame

if TYPE_CHECKING:
    from whistlestop.bots.search.expert import Ranked

Result = TypeVar("Result")

LEAST = 0.02  # seconds for a search, however many wait
SECRETS = ("PGPASSWORD", *(PREFIX + name for name in ("DATABASE", "SMTP", "MAIL_FROM", "WEBHOOK")))


class WorkerDied(Exception):
    """A process ended over a piece of work."""


class Worker:
    """One process, for one piece of work at a time."""

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self._child = child

    @classmethod
    async def start(cls) -> Worker:
        """Anew and not forked: it inherits no connection, and no secret of the environment."""
        environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
        limit_threads(environment)
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, env=environment))

    async def do(self, work: Callable[[], Result]) -> Result:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        try:
            self._child.stdin.write(frame(work))
            await self._child.stdin.drain()
            size = int.from_bytes(await self._child.stdout.readexactly(SIZE), "big")
            done, result = pickle.loads(await self._child.stdout.readexactly(size))
        except (OSError, asyncio.IncompleteReadError):
            raise WorkerDied("a process in which bots think has died.") from None
        if not done:
            raise result
        found: Result = result
        return found

    async def end(self) -> None:
        """At once, whatever it thinks about."""
        with contextlib.suppress(ProcessLookupError):
            self._child.kill()
        await self._child.wait()


class Workers:
    """So many processes, each started when it is needed first. With none bots think in a thread: for tests, and for
    machines with one core."""

    def __init__(self, processes: int, readiness: Readiness | None = None) -> None:
        """`readiness`: who searches waits for that."""
        self._processes = processes
        self._threads = threads_of_a_search(processes, processors())
        self._readiness = readiness or Readiness()
        self._thread: ThreadPoolExecutor | None = None
        self._all: set[Worker] = set()
        self._idle: list[Worker] = []
        self._places = asyncio.Semaphore(max(processes, 1))
        self._background = asyncio.Semaphore(max(processes - 1, 1))
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False
        self.waiting = 0

    async def decide(self, known: bytes, told: bytes | None, map: Map, seat: int, name: str, seed: int) -> int:
        """A bot's decision."""
        if decisions.searches(name):
            await self._readiness.wait()
        given = (known, told, sent(map), seat, name, seed, self._seconds(), self._threads)
        return await self._work(functools.partial(decisions.decide, *given))

    async def rank(self, known: bytes, map: Map, seat: int, seed: int) -> list[Ranked]:
        """The best decisions for a seat, for a hint."""
        given = (known, sent(map), seat, seed, self._seconds(), self._threads)
        return await self._work(functools.partial(decisions.rank, *given))

    async def do(self, work: Callable[[], Result]) -> Result:
        """Any other work that is too much for the event loop; one piece at a time, so that bots need not wait for
        long."""
        await self._readiness.wait()
        async with self._background:
            return await self._work(work)

    async def answer(self, work: Callable[[], Result]) -> Result:
        """Short work that somebody waits for, as they do for a hint."""
        await self._readiness.wait()
        return await self._work(work)

    @property
    def is_busy(self) -> bool:
        """Would a piece of work have to wait for others?"""
        return self.waiting >= max(self._processes, 1)

    def _seconds(self) -> float:
        """The longer the queue, the less time a bot has."""
        return max(LEAST, decisions.THINKING / (1 + self.waiting // max(self._processes, 1)))

    async def _work(self, work: Callable[[], Result]) -> Result:
        self.waiting += 1
        try:
            if self._processes == 0:
                return await self._in_thread(work)
            try:
                return await self._in_process(work)
            except WorkerDied:
                return await self._in_process(work)  # once more: it need not have been the work's fault
        finally:
            self.waiting -= 1

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "bots")
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _in_process(self, work: Callable[[], Result]) -> Result:
        """In a task of its own, so that a cancelled caller still leaves the pipe drained for the next one."""
        task = asyncio.create_task(self._next_free(work))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits hears of it

    async def _next_free(self, work: Callable[[], Result]) -> Result:
        async with self._places:
            if self._stopped:
                raise WorkerDied("the server is stopping.")
            if self._idle:
                worker = self._idle.pop()
            else:
                worker = await Worker.start()
                self._all.add(worker)
            try:
                result = await worker.do(work)
            except (WorkerDied, asyncio.CancelledError):
                self._all.discard(worker)
                await worker.end()
                raise
            except Exception:
                self._idle.append(worker)
                raise
            self._idle.append(worker)
            return result

    async def stop(self) -> None:
        """No process is left when this is done."""
        self._stopped = True
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))
        self._all.clear()
        self._idle.clear()


def threads_of_a_search(processes: int, cores: int) -> int:
    """Two where they leave a core for the server when all processes search; else one."""
    return 2 if 0 < 2 * processes < cores else 1


def sent(map: Map) -> str | Map:
    """A shipped map by its name, which is short; any other as a whole: a worker reads no files."""
    return map.id if map.id in maps.names() and maps.load(map.id) == map else map
