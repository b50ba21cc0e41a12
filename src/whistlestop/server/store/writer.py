"""One thread that owns SQLite's writing connection and commits in groups: many callers share one fsync. In a browser,
which starts no threads, each job is a group of its own and done when it is given.

Each statement hands the interpreter over to the event loop and back, which is dear while that is busy. So the rows of a
group go in as few statements as possible.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from .base import Outcome, Row, Summary
from .faults import CannotStore, Storing

MOST = 512  # jobs a commit

MOST_ROWS = 64  # a statement; fewer go in halves of it, so that a handful of statements is prepared once
ROW = f"({', '.join('?' * len(Row._fields))})"
INDEX = """INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET code = excluded.code,
    status = excluded.status, due = excluded.due, host = excluded.host, listed = excluded.listed"""

Workspace = Callable[[sqlite3.Connection], Any]
Work = TypeVar("Work")


class Append(NamedTuple):
    """A row, and how its table is found afterwards."""

    row: Row
    summary: Summary | None


class Job(NamedTuple, Generic[Work]):
    """Something to be done, and who awaits it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Writer:
    """Work is done in the order given; each call returns when its group is on disk."""

    def __init__(
        self, connection: sqlite3.Connection, storing: Storing, *, threaded: bool = sys.platform != "emscripten"
    ) -> None:
        self._connection = connection
        self._storing = storing
        self._jobs: queue.SimpleQueue[Job[Workspace | Append] | None] = queue.SimpleQueue()
        self._ended = False
        self._thread: threading.Thread | None = None
        if threaded:
            self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
            self._thread.start()

    def append(self, append: Append) -> Outcome:
        loop = asyncio.get_running_loop()
        done = Outcome(loop=loop)
        self._put(Job(append, loop, done))
        return done

    async def do(self, work: Workspace) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._put(Job(work, loop, done))
        return await done

    def _put(self, job: Job[Workspace | Append]) -> None:
        if self._thread is None and not self._ended:
            self._commit([job])
            return
        self._jobs.put(job)
        if self._ended:  # asked after the job is in the queue, so that none is forgotten there
            self._refuse_the_rest()

    def _refuse_the_rest(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                if (job := self._jobs.get_nowait()) is not None:
                    refuse([job])

    def stop(self) -> None:
        if self._thread is None:
            self._ended = True
            return
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
        self._ended = True
        self._refuse_the_rest()

    def _commit(self, group: list[Job[Workspace | Append]]) -> None:
        """All of a group or nothing: if the commit fails, every caller hears of it."""
        try:
            self._roll_back()  # what is left of a group that failed
            self._connection.execute("BEGIN IMMEDIATE")
            results = work_on(self._connection, [job.work for job in group])
            self._connection.execute("COMMIT")
        except Exception as error:
            results = [error] * len(group)
            with contextlib.suppress(sqlite3.Error):  # it is tried again before the next group
                self._roll_back()
        results = [as_told(result) for result in results]
        if any(isinstance(result, CannotStore) for result in results):
            self._storing.failed()
        else:
            self._storing.worked()
        tell(group, results)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def work_on(connection: sqlite3.Connection, group: list[Workspace | Append]) -> list[Any]:
    """The result of each, or its error. Rows that are all new go together."""
    appends = [work for work in group if isinstance(work, Append)]
    together = len(appends) > 1 and attempt(connection, lambda it: append_all(it, appends)) is True
    results: list[Any] = []
    for work in group:
        if not isinstance(work, Append):
            results.append(attempt(connection, work))
        elif together:
            results.append(True)
        else:
            done = attempt(connection, lambda it, work=work: append_one(it, work))  # type: ignore[misc]
            results.append(False if is_taken(done) else done)
    return results


def is_taken(result: object) -> bool:
    """Not written because another table has its code."""
    return isinstance(result, sqlite3.IntegrityError) and result.sqlite_errorname == "SQLITE_CONSTRAINT_UNIQUE"


def append_all(connection: sqlite3.Connection, appends: list[Append]) -> bool:
    """All of them; an error if one of them is not the first of its kind, or cannot be written."""
    if insert(connection, [append.row for append in appends]) != len(appends):
        raise sqlite3.IntegrityError("not all of these rows are new.")
    for append in appends:
        index(connection, append)
    return True


def insert(connection: sqlite3.Connection, rows: list[Row]) -> int:
    """Those that are the first of their kind; how many."""
    written = at = 0
    size = MOST_ROWS
    while at < len(rows):
        while size > len(rows) - at:
            size //= 2
        values = [value for row in rows[at : at + size] for value in row]
        sql = f"INSERT INTO log VALUES {', '.join([ROW] * size)} ON CONFLICT DO NOTHING"
        written += connection.execute(sql, values).rowcount
        at += size
    return written


def append_one(connection: sqlite3.Connection, append: Append) -> bool:
    if insert(connection, [append.row]) != 1:
        return False
    index(connection, append)
    return True


def index(connection: sqlite3.Connection, append: Append) -> None:
    """How the table is found, if that changes; who sits there changes with other rows than moves."""
    summary = append.summary
    if summary is None:
        return
    connection.execute(INDEX, summary.columns)
    if not append.row.moves:
        connection.execute("DELETE FROM seats WHERE game = ?", (summary.id,))
        held = [(summary.id, seat, guest) for seat, guest in summary.seats]
        connection.executemany("INSERT INTO seats VALUES (?, ?, ?)", held)


def attempt(connection: sqlite3.Connection, work: Workspace) -> Any:
    """One job's fault is not its neighbours'."""
    connection.execute("SAVEPOINT job")
    try:
        result = work(connection)
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        result = error
    connection.execute("RELEASE job")
    return result


def as_told(result: Any) -> Any:
    """What is no job's fault is the disk's."""
    if isinstance(result, sqlite3.DatabaseError) and not isinstance(result, sqlite3.IntegrityError):
        return CannotStore("the database cannot be written to.")
    return result


def tell(group: Sequence[Job[Any]], results: Sequence[Any]) -> None:
    """Wake each loop once for all its answers."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for job, result in zip(group, results, strict=True):
        by_loop.setdefault(job.loop, []).append((job.done, result))
    for loop, answers in by_loop.items():
        with contextlib.suppress(RuntimeError):  # a loop that is closed: nobody waits there any more
            loop.call_soon_threadsafe(resolve, answers)


def refuse(group: Sequence[Job[Any]]) -> None:
    """Whoever comes after the end hears so: a row cannot be given up, so that they would wait for ever."""
    tell(group, [CannotStore("the store is closed.")] * len(group))


def resolve(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in answers:
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
