"""Where chunks are played: the seam between the arena and the machines that do the work."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

from whistlestop.numpy_threads import limit_threads
from whistlestop.processors import processors
from whistlestop.worker_processes import end_at_once

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2  # pieces of work waiting for each worker: enough to keep it busy, few enough to stop early
RETRIES = 3  # a process that dies (out of memory, killed) takes its pool with it


class Executor(Protocol):
    """Does pieces of work, in any order. Stopping early is closing the generator. A piece may be done twice."""

    def map(self, do: Callable[[Task], Result], work: Iterable[Task]) -> Generator[Result, None, None]: ...


class InProcess:
    """One after the other, in this process."""

    def map(self, do: Callable[[Task], Result], work: Iterable[Task]) -> Generator[Result, None, None]:
        for piece in work:
            yield do(piece)


class Processes:
    """A pool of processes on this machine. They are spawned: compiled code and threads do not survive a fork."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or processors()

    def map(self, do: Callable[[Task], Result], work: Iterable[Task]) -> Generator[Result, None, None]:
        left, waiting = iter(work), deque[Task]()
        for tries_left in reversed(range(1 + RETRIES)):
            running: dict[Future[Result], Task] = {}
            try:
                yield from self._map(do, left, waiting, running)
                return
            except BrokenProcessPool as error:
                if not tries_left:
                    raise ValueError(
                        f"{1 + RETRIES} times a process died that was playing; if memory is short, try fewer --workers."
                    ) from error
                waiting.extendleft(reversed(running.values()))

    def _map(
        self,
        do: Callable[[Task], Result],
        left: Iterator[Task],
        waiting: deque[Task],
        running: dict[Future[Result], Task],
    ) -> Generator[Result, None, None]:
        """With one pool. A piece is in `left`, `waiting` or `running` until its result has been handed on: so none is
        lost wherever the pool breaks."""
        limit_threads()  # of the processes to come: each has a core of its own
        pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=obey)
        try:
            self._submit(pool, do, left, waiting, running)
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    del running[future]
                    yield result
                    self._submit(pool, do, left, waiting, running)
        finally:
            end_at_once(pool)

    def _submit(
        self,
        pool: ProcessPoolExecutor,
        do: Callable[[Task], Result],
        left: Iterator[Task],
        waiting: deque[Task],
        running: dict[Future[Result], Task],
    ) -> None:
        """As many as there is room for; those first that a broken pool left behind."""
        room = AHEAD * self.workers
        waiting.extend(islice(left, max(0, room - len(running) - len(waiting))))
        while waiting and len(running) < room:
            running[pool.submit(do, waiting[0])] = waiting[0]
            waiting.popleft()


def obey() -> None:
    """Ctrl-C is for the process that people see; the others end when it says so, and the programs behind their bots
    with them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)


def leave(*_: object) -> None:
    """Nothing is imported here: a worker that has not loaded them has started none."""
    kill_all = getattr(sys.modules.get("whistlestop.bots.players.line_protocol"), "kill_all", None)
    if kill_all is not None:
        kill_all()
    os._exit(1)


def executor_for(workers: int | None, cluster: str | None) -> Executor:
    """ValueError, in one sentence, if there is no such cluster."""
    if cluster is None:
        return InProcess() if workers == 0 else Processes(workers)
    try:
        from .cluster import Cluster
    except ImportError as error:
        raise ValueError("a cluster needs Ray: pip install 'whistlestop[cluster]'.") from error
    return Cluster(cluster)
