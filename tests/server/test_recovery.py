"""After a crash tables go on by themselves, at once on one server and within five seconds where others might."""

from __future__ import annotations

import asyncio

import pytest

from server.serving import serving
from server.test_clocks import slow
from server.test_race import wait_for
from whistlestop.client import Client, TableSettings
from whistlestop.server.settings import Settings
from whistlestop.server.store import connect
from whistlestop.server.tables import scheduler


async def stopped_while_a_bot_thinks(database: str) -> tuple[str, int]:
    """A table, and how many rows it has."""
    async with serving(database) as (url, application), Client(url) as anna:
        table = await anna.create(TableSettings("europe", 2, ("random",)))
        thinking, _ = slow(application)
        await anna.begin(table, 0)
        await thinking.wait()
        return table, application.sessions.by_table[table].seq


async def rows_of(database: str, table: str) -> int:
    store = connect(database)
    await store.open(lambda _: None)
    try:
        return len(await store.rows(table, 0))
    finally:
        await store.close()


def test_bots_go_on_at_once(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has come back yet, and the next sweep would be far away."""
    monkeypatch.setattr(scheduler, "SWEEP", 600.0)

    async def run() -> None:
        database = f"{tmp_path}/s.sqlite"
        table, rows = await stopped_while_a_bot_thinks(database)
        async with serving(database) as (_, application):
            await wait_for(
                lambda: table in application.sessions.by_table and application.sessions.by_table[table].seq > rows
            )
        assert await rows_of(database, table) > rows

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.xdist_group("postgres")
def test_another_server_goes_on_with_what_one_has_left(shared_database: str) -> None:
    async def run() -> None:
        table, rows = await stopped_while_a_bot_thinks(shared_database)
        async with serving(shared_database) as (_, application):
            await wait_for(
                lambda: table in application.sessions.by_table and application.sessions.by_table[table].seq > rows
            )

    asyncio.run(asyncio.wait_for(run(), 60))


def test_that_takes_at_most_five_seconds() -> None:
    """Until it counts as overdue, the longest time to the next sweep, and the longest pause of a bot."""
    longest = scheduler.OVERDUE_MS / 1000 + 1.25 * scheduler.SWEEP + 1.3 * Settings().pause
    assert longest < 4.5
