"""People who want to play somebody are put together: once each, nobody is lost, whichever server they wait at."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

import pytest

from server.serving import Process, serving
from server.test_race import wait_for
from server.test_tables import refused
from whistlestop.client import Client, ServerError, TableSettings
from whistlestop.server.application import Application
from whistlestop.server.people import pairing
from whistlestop.server.refusal import Refusal
from whistlestop.server.tables.session import TableSession
from whistlestop.wire import commands as co


async def people(stack: contextlib.AsyncExitStack, url: str, number: int, first: int = 0) -> list[Client]:
    return [await stack.enter_async_context(Client(url, name=f"P{first + it}")) for it in range(number)]


def test_two_who_want_the_same_meet_and_play(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            anna, bo, cleo = await people(stack, url, 3)
            heard: list[str] = []
            anna.heard = heard.append
            await anna.command(co.Seek("1", "europe", 2))
            await cleo.command(co.Seek("1", "europe", 3))  # something else
            await wait_for(lambda: any('"seeking"' in it for it in heard))
            assert any('"waiting":1' in it and '"online":3' in it for it in heard if '"seeking"' in it)
            await bo.command(co.Seek("1", "europe", 2))
            await wait_for(lambda: bool(anna.paired and bo.paired))
            assert anna.paired.keys() == bo.paired.keys()
            (table,) = anna.paired
            assert sorted([anna.paired[table], bo.paired[table]]) == [0, 1]
            states = await asyncio.gather(*(it.begin(table, it.paired[table]) for it in (anna, bo)))
            assert all(it.begun for it in states)
            assert not cleo.paired
            assert application.sessions.by_table[table].state.settings.clock == pairing.CLOCK
            await cleo.command(co.Unseek("2"))
            assert await application.store.ask("SELECT 1 FROM seeks WHERE paired = ''") == []

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_goes_does_not_wait_any_more(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            (anna,) = await people(stack, url, 1)
            async with Client(url, name="Bo") as bo:
                await bo.command(co.Seek("1", "europe", 2))
            while await application.store.ask("SELECT 1 FROM seeks"):
                await asyncio.sleep(0.02)
            await anna.command(co.Seek("1", "europe", 2))
            await application.pairing.look()
            assert not anna.paired
            assert await refused(anna, co.Seek("2", "nowhere", 2)) == "malformed"
            assert await refused(anna, co.Seek("3", "card_game", 5)) == "malformed"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_people_who_avoid_each_other_are_not_paired(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            anna, bo, cleo = await people(stack, url, 3)
            table = await anna.create(TableSettings("europe", players=2, public=True))
            await bo.command(co.Join("1", table=table))
            await bo.command(co.Block("2", table, 0))
            await anna.command(co.Seek("3", "europe", 2))
            await asyncio.sleep(0.002)  # who waits since the same millisecond has not waited longer
            await bo.command(co.Seek("4", "europe", 2))
            await application.pairing.look()
            assert not anna.paired
            await cleo.command(co.Seek("5", "europe", 2))
            await wait_for(lambda: bool(cleo.paired and anna.paired))  # she has waited longest
            assert not bo.paired

    asyncio.run(asyncio.wait_for(run(), 60))


async def seated_at(application: Application, clients: list[Client]) -> Counter[str]:
    """How many tables each guest was seated at by being paired."""
    found: Counter[str] = Counter()
    for (guest,) in await application.store.ask("SELECT guest FROM seats"):
        found[str(guest)] += 1
    ids = [(await it.http("/api/me"))["guest"] for it in clients]
    return Counter({it: found[it] for it in ids})


@pytest.mark.xdist_group("postgres")
def test_a_server_killed_while_pairing_loses_and_doubles_nobody(shared_database: str) -> None:
    """Forty people wait at two servers; one is killed while they are paired. Its people come back to the other one and
    ask again, as pages do: everybody sits at one table, and at one only."""

    async def again(client: Client, number: int) -> None:
        for attempt in range(200):
            if client.paired:
                return
            with contextlib.suppress(Exception):
                await asyncio.wait_for(client.command(co.Seek(f"{number}-{attempt}", "europe", 2)), 3)
            await asyncio.sleep(0.5)

    async def run() -> None:
        other = Process(shared_database)
        other.start()
        try:
            await asyncio.to_thread(other.wait)
            async with serving(shared_database) as (url, application), contextlib.AsyncExitStack() as stack:
                here = await people(stack, url, 20)
                there = [
                    await stack.enter_async_context(Client(other.url, url, name=f"Q{it}", retry=0.2))
                    for it in range(20)
                ]
                asking = [asyncio.create_task(again(it, number)) for number, it in enumerate([*here, *there])]
                await wait_for(lambda: sum(bool(it.paired) for it in (*here, *there)) >= 6)
                other.kill()
                await asyncio.gather(*asking)
                assert {len(it.paired) for it in (*here, *there)} == {1}
                for _ in range(100):  # a table whose maker was killed is made by the other, a moment later
                    if set((await seated_at(application, [*here])).values()) == {1}:
                        break
                    await asyncio.sleep(0.3)
                assert set((await seated_at(application, [*here])).values()) == {1}
                tables = {table for it in (*here, *there) for table in it.paired}
                assert len(tables) == 20
        finally:
            other.stop()

    asyncio.run(asyncio.wait_for(run(), 150))


@pytest.mark.xdist_group("postgres")
def test_a_table_that_nobody_made_is_made(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process was gone between the pairing and the table."""
    monkeypatch.setattr(pairing, "UNMADE_MS", -1)  # also a table that was promised in this very millisecond

    async def run() -> None:
        async with (
            serving(shared_database) as (url, first),
            serving(shared_database) as (_, second),
            contextlib.AsyncExitStack() as stack,
        ):
            anna, bo = await people(stack, url, 2)

            async def gone(_table: str) -> None:
                """It is killed here."""

            monkeypatch.setattr(first.pairing, "make", gone)
            await anna.command(co.Seek("1", "europe", 2))
            await bo.command(co.Seek("1", "europe", 2))
            await wait_for(lambda: bool(anna.paired and bo.paired))
            await second.pairing.look()
            for _ in range(100):  # its own round may have been making the table when it was asked to look
                if set((await seated_at(second, [anna, bo])).values()) == {1}:
                    break
                await asyncio.sleep(0.1)
            assert set((await seated_at(second, [anna, bo])).values()) == {1}

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_flood_of_wishes_is_refused(database: str) -> None:
    async def run() -> None:
        async with serving(database, limits=True) as (url, _), Client(url, name="Anna") as anna:
            codes = []
            for number in range(40):
                try:
                    await anna.command(co.Seek(f"{number}", "europe", 2))
                except ServerError as error:
                    codes.append(error.code)
            assert len(codes) >= 10
            assert set(codes) == {"too-fast"}

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.xdist_group("postgres")
def test_a_table_that_is_made_while_somebody_asks_again_is_theirs(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two looks of the one who asks, another process makes the table: nobody is paired anew for that."""

    async def run() -> None:
        async with serving(shared_database) as (url, application), contextlib.AsyncExitStack() as stack:
            anna, bo = await people(stack, url, 2)
            make, current = application.pairing.make, application.sessions.current

            async def gone(_table: str) -> None:
                """It is killed here."""

            async def too_late(table: str) -> TableSession:
                try:
                    return await current(table)
                except Refusal:
                    await make(table)
                    raise

            monkeypatch.setattr(application.pairing, "make", gone)
            await anna.command(co.Seek("1", "europe", 2))
            table = (await bo.command(co.Seek("1", "europe", 2))).table
            monkeypatch.setattr(application.sessions, "current", too_late)
            assert (await anna.command(co.Seek("2", "europe", 2))).table == table

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_map_that_another_server_has_is_missed_once(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """A pair for a game that this server lacks: said once, and everybody else is looked after all the same."""

    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            anna, bo = await people(stack, url, 2)
            pair = "INSERT INTO seeks VALUES (?, 'Ada', 'atlantis', 2, 0, 0, 'elsewhere', 'theirtable', 1, 0)"
            await application.store.change((pair, "ada"), (pair, "ben"))
            for _ in range(3):
                await application.pairing.look()
            await anna.command(co.Seek("1", "europe", 2))
            await bo.command(co.Seek("1", "europe", 2))
            await wait_for(lambda: bool(anna.paired and bo.paired))
        said = [it for it in caplog.records if "atlantis" in it.getMessage()]
        assert len(said) == 1

    asyncio.run(asyncio.wait_for(run(), 60))


def test_pairing_reads_the_blocks_of_those_who_wait_only(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(database) as (url, application), contextlib.AsyncExitStack() as stack:
            anna, bo = await people(stack, url, 2)
            await application.store.change(
                *[("INSERT INTO blocks VALUES (?, ?, 'x', 0)", f"g{it}", f"h{it}") for it in range(50)]
            )
            read: list[int] = []
            ask = application.store.ask

            async def counting(sql: str, *values: object) -> list[tuple[object, ...]]:
                found = await ask(sql, *values)
                if "FROM blocks" in sql:
                    read.append(len(found))
                return found

            monkeypatch.setattr(application.store, "ask", counting)
            await anna.command(co.Seek("1", "europe", 2))
            await bo.command(co.Seek("1", "europe", 2))
            await wait_for(lambda: bool(anna.paired and bo.paired))
            assert read
            assert max(read) == 0

    asyncio.run(asyncio.wait_for(run(), 60))
