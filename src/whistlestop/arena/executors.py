"""Where chunks are played: the seam between the arena and the machines that do the work."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")

AHEAD = 2  # pieces of work waiting for each worker: enough to keep it busy, few enough to stop early


class Executor(Protocol):
    """Does pieces of work, in any order. Stopping early is closing the iterator. A piece may be done twice."""

    def map(self, do: Callable[[Work], Result], work: Iterable[Work]) -> Generator[Result, None, None]: ...


class Here:
    """One after the other, in this process."""

    def map(self, do: Callable[[Work], Result], work: Iterable[Work]) -> Generator[Result, None, None]:
        for piece in work:
            yield do(piece)


class Processes:
    """A pool of processes on this machine. They are spawned: compiled code and threads do not survive a fork."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def map(self, do: Callable[[Work], Result], work: Iterable[Work]) -> Generator[Result, None, None]:
        left = iter(work)
        context = get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=leave_interrupts_alone)
        try:
            running: set[Future[Result]] = {pool.submit(do, piece) for piece in islice(left, AHEAD * self.workers)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(do, piece) for piece in islice(left, len(done))}
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that people see; the others end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def executor_for(workers: int | None, cluster: str | None) -> Executor:
    if cluster is not None:
        from .cluster import Cluster

        return Cluster(cluster)
    return Here() if workers == 0 else Processes(workers)
