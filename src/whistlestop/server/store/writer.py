"""One thread that owns SQLite's writing connection and commits in groups: many callers share one fsync."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, NamedTuple

MOST = 512  # jobs a commit

Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Writer:
    """Work is done in the order given; each call returns when its group is on disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(work, loop, done))
        return await done

    def stop(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            group = [job]
            ended = False
            while len(group) < MOST:
                try:
                    following = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    ended = True
                    break
                group.append(following)
            self._commit(group)
            if ended:
                break

    def _commit(self, group: list[Job]) -> None:
        """All of a group or nothing: if the commit fails, every caller hears of it."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [attempt(self._connection, job.work) for job in group]
            self._connection.execute("COMMIT")
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            results = [error] * len(group)
        tell(group, results)


def attempt(connection: sqlite3.Connection, work: Work) -> Any:
    """One job's fault is not its neighbours'."""
    connection.execute("SAVEPOINT job")
    try:
        result = work(connection)
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        result = error
    connection.execute("RELEASE job")
    return result


def tell(group: list[Job], results: list[Any]) -> None:
    """Wake each loop once for all its answers."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for job, result in zip(group, results, strict=True):
        by_loop.setdefault(job.loop, []).append((job.done, result))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(resolve, answers)


def resolve(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in answers:
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
