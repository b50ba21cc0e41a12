"""Connections to PostgreSQL, and what it means when one of them fails."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any, TypeVar

import asyncpg

from .database_thread import DatabaseThread
from .faults import CannotStore

CHANNEL = "whistlestop"
Result = TypeVar("Result")

# No row's fault: the database is away, full, going down, or may only be read. Trying each alone would only take longer.
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """What is the database's fault, as the server knows it."""
    try:
        yield
    except AWAY:
        raise CannotStore("the database is away.") from None


@contextlib.asynccontextmanager
async def transaction(pool: Any) -> AsyncIterator[Any]:
    with translated():
        async with pool.acquire() as connection, connection.transaction():
            yield connection


class Pool:
    """Connections in another thread; what fails on one of them because of the database is CannotStore."""

    def __init__(self, thread: DatabaseThread, pool: Any) -> None:
        self._thread, self._pool = thread, pool

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        with translated():
            found: list[Any] = await self._thread.do(self._pool.fetch(sql, *values))
            return found

    async def fetchrow(self, sql: str, *values: object) -> Any:
        with translated():
            return await self._thread.do(self._pool.fetchrow(sql, *values))

    async def fetchval(self, sql: str, *values: object) -> Any:
        with translated():
            return await self._thread.do(self._pool.fetchval(sql, *values))

    async def execute(self, sql: str, *values: object) -> None:
        with translated():
            await self._thread.do(self._pool.execute(sql, *values))

    async def within_one(self, work: Callable[[Any], Coroutine[Any, Any, Result]]) -> Result:
        """Run `work` on a connection in a transaction, on the database thread."""

        async def working() -> Result:
            async with transaction(self._pool) as connection:
                return await work(connection)

        return await self._thread.do(working())

    async def close(self) -> None:
        with contextlib.suppress(*AWAY):
            await self._thread.do(self._pool.close())


async def connected(address: str, least: int, most: int) -> Any:
    """A pool belongs to the loop that opens it: call this on the database thread."""
    return await asyncpg.create_pool(address, min_size=least, max_size=most)


def notices(sender: str, changed: list[str]) -> list[str]:
    """One a batch; several only where the database's limit of 8,000 bytes asks for it."""
    size = 7000 // (max(map(len, changed), default=0) + 1)
    return [" ".join((sender, *changed[at : at + size])) for at in range(0, len(changed), size)]
