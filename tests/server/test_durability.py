"""What is on disk is told, also where nobody is left to hear what became of it, or nobody could say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from server.serving import seated, serving
from server.test_race import rivals, wait_for
from whistlestop.client import ServerError
from whistlestop.server.application import Application
from whistlestop.server.store import Row, Summary
from whistlestop.server.store.base import Outcome
from whistlestop.server.web.socket import SLOW, Connection


def line_of(application: Application, table: str, seat: int) -> Connection:
    guest = application.tables.lives[table].state.seats[seat].guest
    return next(it for it in application.lines if it.guest.id == guest)


def after_append(application: Application, then: Callable[[], object]) -> None:
    """Once: when a row is on disk, and before anybody knows."""
    append = application.store.append

    async def slowly(row: Row, summary: Summary | None, outcome: Outcome) -> None:
        written = await append(row, summary)
        try:
            result = then()
            if isinstance(result, asyncio.Task):
                await asyncio.wait([result], timeout=0.2)
        except OSError as error:
            outcome.set_exception(error)
        else:
            outcome.set_result(written)

    def begin(row: Row, summary: Summary | None) -> Outcome:
        application.store.append = append  # type: ignore[method-assign]
        outcome = Outcome()
        application.task = asyncio.create_task(slowly(row, summary, outcome))  # type: ignore[attr-defined]
        return outcome

    application.store.append = begin  # type: ignore[method-assign]


def test_whoever_moved_is_gone_before_it_is_known(database: str) -> None:
    """A line that is too slow is closed while its move is being written."""

    async def run() -> None:
        async with (
            serving(database) as (url, application),
            seated(url, "europe", 2, bots=("random",)) as (table, clients),
        ):
            anna, bo = clients
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            session, line = application.tables.lives[table], line_of(application, table, 0)
            await wait_for(lambda: session.state.facts.pending == (0, 1))
            anna.retry = 60  # so that nobody asks again
            changed: list[int] = []
            application.tables.changed = lambda it: changed.append(it.seq)

            def close() -> asyncio.Task[None]:
                line.shut(SLOW)
                return asyncio.create_task(wait_for(lambda: line not in application.lines))

            after_append(application, close)
            move = asyncio.create_task(anna.move(table, 0, states[0].legal[0]))
            await wait_for(lambda: 0 not in session.state.facts.pending)
            await wait_for(lambda: states[1].seq == session.seq)
            await wait_for(lambda: changed == [session.seq])
            move.cancel()
            await bo.move(table, 1, states[1].legal[0])  # and the table goes on
            assert await application.store.rows(table, session.seq) == []

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_commit_of_which_nobody_could_say_whether_it_was_one(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), seated(url, "europe", 2) as (table, clients):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))

            def fail() -> None:
                raise ConnectionError("the connection was lost")

            after_append(application, fail)
            with pytest.raises(ServerError, match="failed"):
                await clients[0].move(table, 0, states[0].legal[0])
            await wait_for(lambda: all(0 not in state.to_move for state in states))
            assert application.tables.lives[table].seq == len(await application.store.rows(table, 0))

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.xdist_group("postgres")
def test_news_that_could_not_be_read_is_read_later(shared_database: str) -> None:
    async def run() -> None:
        async with (
            serving(shared_database) as (url, _),
            serving(shared_database) as (other, there),
            seated(url, "europe", 2) as (table, clients),
        ):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            rival, late = await rivals(other, clients[0], table)
            read, failed = there.store.rows, asyncio.Event()

            async def rows(game: str, after: int) -> list[Row]:
                if not failed.is_set():
                    failed.set()
                    raise ConnectionError("the connection was lost")
                return await read(game, after)

            there.store.rows = rows  # type: ignore[method-assign]
            await clients[1].move(table, 1, states[1].legal[0])
            await failed.wait()
            await there.driver.sweep_once()
            await wait_for(lambda: late.seq == states[1].seq and 1 not in late.to_move)
            await rival.__aexit__()

    asyncio.run(asyncio.wait_for(run(), 20))
