"""What commits rows in groups, in the database's thread."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import Any

import asyncpg

from .base import Outcome, Row, Summary
from .database_thread import DatabaseThread
from .faults import CannotStore, Storing
from .postgres_pool import AWAY, CHANNEL, notices, transaction
from .writer import Append, Job, refuse, tell

MOST = 512  # rows a group
CLOSING = 5.0  # seconds that the last rows may take

APPEND = """INSERT INTO log SELECT * FROM unnest(
    $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[], $9::text[])
    ON CONFLICT DO NOTHING RETURNING game, seq"""
INDEX = """INSERT INTO tables SELECT * FROM unnest(
    $1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::bigint[], $8::text[], $9::text[])
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, status = excluded.status, due = excluded.due,
    host = excluded.host, listed = excluded.listed"""


class PostgresWriter:
    """Rows are gathered while the last group is being committed, and go in one statement."""

    def __init__(self, thread: DatabaseThread, pool: Any, process: str, storing: Storing) -> None:
        """`pool`: of one connection, so that rows wait for no reader."""
        self._thread, self._pool, self._process, self._storing = thread, pool, process, storing
        self._guard = threading.Lock()  # of the two that follow
        self._jobs: list[Job[Append]] = []
        self._ended = False
        self._wake, self._closing = asyncio.Event(), False
        self._writing = thread.begin(self._write())

    def append(self, row: Row, summary: Summary | None) -> Outcome:
        here = asyncio.get_running_loop()
        done = Outcome(loop=here)
        with self._guard:
            first = not self._jobs
            self._jobs.append(job := Job(Append(row, summary), here, done))
            ended = self._ended
        if ended:
            refuse([job])
        elif first:  # else it has been woken already
            self._thread.call(self._wake.set)
        return done

    async def close(self) -> None:
        """When the last rows are written, or cannot be."""
        self._closing = True
        self._thread.call(self._wake.set)
        await asyncio.wait([asyncio.wrap_future(self._writing)], timeout=CLOSING)
        self._writing.cancel()
        with self._guard:
            self._ended = True
        refuse(self._take())
        with contextlib.suppress(*AWAY):
            await self._thread.do(self._pool.close())

    # --- in the database's thread -------------------------------------------------------------------------

    def _take(self, most: int | None = None) -> list[Job[Append]]:
        with self._guard:
            group, self._jobs = self._jobs[:most], self._jobs[len(self._jobs[:most]) :]
        return group

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while group := self._take(MOST):
                try:
                    tell(group, await self._settle(group))
                except asyncio.CancelledError:
                    refuse(group)
                    raise
            if self._closing:
                return

    async def _settle(self, group: list[Job[Append]]) -> list[bool | Exception]:
        """Commit together; where that fails, in halves: one row's fault is not its neighbours'."""
        try:
            first = await self._commit([job.work for job in group])
        except CannotStore as error:
            self._storing.failed()
            return [error] * len(group)
        except Exception as error:  # whatever it is: whoever waits hears of it, and the next group is written
            if len(group) == 1:
                return [False if isinstance(error, asyncpg.UniqueViolationError) else error]
            half = len(group) // 2
            return [*await self._settle(group[:half]), *await self._settle(group[half:])]
        self._storing.worked()
        return first

    async def _commit(self, group: list[Append]) -> list[bool | Exception]:
        """Which of them were first. Every process locks in one order, log, tables, seats, each by table: or two could
        wait for each other."""
        firsts = {(it.row.game, it.row.seq): it for it in reversed(group)}
        columns = list(zip(*(firsts[key].row for key in sorted(firsts)), strict=True))
        async with transaction(self._pool) as connection:
            written = {(it["game"], it["seq"]): None for it in await connection.fetch(APPEND, *columns)}
            await write_summaries(connection, [firsts[key] for key in written])
            for notice in notices(self._process, [f"{game}:{seq}" for game, seq in written]):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        return [(key := (it.row.game, it.row.seq)) in written and firsts[key] is it for it in group]


async def write_summaries(connection: Any, group: list[Append]) -> None:
    """After the rows of a group, which are sorted by table."""
    summaries = {it.summary.id: it.summary for it in group if it.summary is not None}
    if not summaries:
        return
    columns = list(zip(*(it.columns for it in summaries.values()), strict=True))
    await connection.execute(INDEX, *columns)
    seated = [it.summary for it in group if it.summary is not None and not it.row.moves]
    if seated:
        await connection.execute("DELETE FROM seats WHERE game = ANY($1)", [it.id for it in seated])
        held = [(it.id, seat, guest) for it in seated for seat, guest in it.seats]
        await connection.executemany("INSERT INTO seats VALUES ($1, $2, $3)", held)
