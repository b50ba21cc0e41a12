"""The table of the day: the same luck and the same bots for all, sealed until midnight UTC, then open."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from urllib.error import HTTPError

import pytest

import whistlestop as ws
from server.serving import Process, at_random, serving
from server.test_tables import refused
from whistlestop.client import Client, SeatState
from whistlestop.game import Record, read_record
from whistlestop.game.fair_chance import commitment
from whistlestop.server.accounts.deletion import forget_guest
from whistlestop.server.application import Application
from whistlestop.server.people.tables_of_the_day import BOTS, GAMES
from whistlestop.server.store.base import Guest
from whistlestop.server.tables.state import end_of_day
from whistlestop.wire import commands as co

DAY = "2031-05-04"
HOUR = 3_600_000


class Time:
    """A server's clock, set to an hour of the day; it goes on from there."""

    def __init__(self, application: Application, hours: float) -> None:
        self._real = application.store.now
        self.set(hours)
        application.store.now = lambda: self._real() + self._shift  # type: ignore[method-assign]

    def set(self, hours: float) -> None:
        self._shift = end_of_day(DAY) - 24 * HOUR + int(hours * HOUR) - self._real()


@contextlib.asynccontextmanager
async def at_noon(database: str) -> AsyncIterator[tuple[str, Application, Time]]:
    async with serving(database) as (url, application):
        yield url, application, Time(application, 12)


async def play(client: Client, table: str, choose: Callable[[SeatState], object] | None = None) -> None:
    await client.watch(table, 0)
    await client.play(table, 0, choose or at_random(1))  # type: ignore[arg-type]


def as_played(record: Record) -> list[list[int]]:
    """What came up, and what each seat decided: where all choose at once, who is first is nobody's luck."""
    seats = [[it for it in record.log if it // 512 == seat] for seat in range(3)]
    return [[it for it in record.log if it < 0], *seats]


async def counted(application: Application) -> None:
    while await application.store.ask(
        "SELECT 1 FROM tables WHERE status = 'over' AND id NOT IN (SELECT game FROM results)"
    ):
        await asyncio.sleep(0.02)


def test_all_have_the_same_luck_and_meet_the_same_bots(database: str) -> None:
    """Whoever decides alike has the same game, move by move; whoever does not, the same deck."""

    async def run() -> None:
        async with at_noon(database) as (url, application, time), contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Client(url, name=f"P{it}")) for it in range(3)]
            tables = [(await it.command(co.Today("1", "card_game"))).table for it in people]
            await people[1].command(co.Hurry("2", tables[1], "quick"))  # what is no move changes no luck
            for client, table, seed in zip(people, tables, (1, 1, 2), strict=True):
                await play(client, table, at_random(seed))  # type: ignore[arg-type]
            time.set(25)
            records = [
                read_record(await it.text(f"/api/tables/{table}/record"))
                for it, table in zip(people, tables, strict=True)
            ]
            assert as_played(records[0]) == as_played(records[1])
            assert as_played(records[0]) != as_played(records[2])
            assert all(ws.verify(it).fair for it in records)
            dealt = [it for it in records[0].log if it < 0][:40]
            assert [it for it in records[2].log if it < 0][:40] == dealt
            assert {it.committed.seed for it in records if it.committed} == {
                await application.days.seed(DAY, "card_game")
            }

    asyncio.run(asyncio.wait_for(run(), 200))


def test_nothing_that_helps_before_midnight_and_everything_after_it(database: str) -> None:
    async def run() -> None:
        async with (
            at_noon(database) as (url, application, time),
            Client(url, name="Anna") as anna,
            Client(url, name="Bo") as bo,
        ):
            before = await bo.http("/api/days")
            table = (await anna.command(co.Today("1", "europe"))).table
            assert (await anna.command(co.Today("2", "europe", again=True))).table == table  # not over: it is this one
            info = await anna._info(table)
            assert [it.bot for it in info.seats] == [None, *BOTS]
            assert info.status == "playing"
            assert info.day is not None
            assert (info.day.counted, info.day.sealed) == (True, True)
            for command in (co.Undo("3", table, 0), co.Assign("4", table, 1, "random"), co.Rematch("5", table)):
                assert await refused(anna, command) in ("not-allowed", "wrong-state")
            await play(anna, table)
            await counted(application)
            assert await refused(anna, co.Rematch("6", table)) == "not-allowed"
            told = (await anna.http("/api/days"))["today"]
            assert [it["played"] for it in told] == [0, 1, 0]
            assert (told[1]["mine"], told[1]["over"]) == (table, True)
            secret = (await application.days.seed(DAY, "europe")).hex()
            assert all("results" not in it or not it["results"] for it in told)
            assert secret not in json.dumps([told, await anna.http(f"/api/tables/{table}")])
            onward = co.PlayOn("7", table, 0, (None, "random", "random"))
            assert await refused(anna, onward) == "sealed"  # or it could be tried again and again
            for path in ("record", "course", "replay", "review", "what-if?moment=2&instead=1"):
                with pytest.raises(HTTPError) as sealed:
                    await anna.text(f"/api/tables/{table}/{path}")
                assert json.load(sealed.value)["code"] == "sealed"
            for client, path in ((anna, f"/api/days/{DAY}"), (bo, f"/api/tables/{table}")):
                with pytest.raises(HTTPError):
                    await client.http(path)
            time.set(24.01)
            days = await bo.http("/api/days")
            (europe,) = [it for it in days["yesterday"] if it["game"] == "europe"]
            assert europe["commitment"] == before["today"][1]["commitment"] == commitment(bytes.fromhex(europe["seed"]))
            assert days["today"][1]["commitment"] == before["tomorrow"][1]["commitment"]
            assert europe["seed"] == secret
            (result,) = europe["results"]
            assert (result["place"], result["name"], result["table"]) == (1, "Anna", table)
            assert (await anna.command(onward)).seat == 0  # now she may
            record = await bo.text(f"/api/tables/{table}/record")  # everybody can check it
            assert ws.verify(record).fair
            assert read_record(record).result[0].total == result["points"]  # type: ignore[index]
            assert (await bo.http(f"/api/days/{DAY}"))["tables"][1] == europe

    asyncio.run(asyncio.wait_for(run(), 200))


def test_a_second_try_does_not_count_nor_does_what_ends_too_late(database: str) -> None:
    async def run() -> None:
        async with (
            at_noon(database) as (url, application, time),
            Client(url, name="Anna") as anna,
            Client(url, name="Bo") as bo,
        ):
            first = (await anna.command(co.Today("1", "card_game", name="Anna"))).table
            await play(anna, first)
            assert (await anna.command(co.Today("2", "card_game"))).table == first
            second = (await anna.command(co.Today("3", "card_game", again=True))).table
            assert second != first
            info = await anna._info(second)
            assert info.day is not None
            assert not info.day.counted
            await play(anna, second, at_random(7))  # type: ignore[arg-type]
            late = (await bo.command(co.Today("1", "card_game"))).table
            time.set(24.01)
            await play(bo, late)
            await counted(application)
            (cards,) = [it for it in (await bo.http("/api/days"))["yesterday"] if it["game"] == "card_game"]
            assert [it["table"] for it in cards["results"]] == [first]
            assert cards["played"] == 1
            assert await refused(anna, co.Today("4", "nowhere")) == "malformed"

    asyncio.run(asyncio.wait_for(run(), 200))


def test_who_is_deleted_is_in_no_list(database: str) -> None:
    async def run() -> None:
        async with at_noon(database) as (url, application, time):
            async with Client(url, name="Anna") as anna:
                table = (await anna.command(co.Today("1", "card_game"))).table
                await play(anna, table)
                await counted(application)
                assert (await anna.http("/api/me/history"))["games"][0]["day"] == DAY
                guest = application.sessions.by_table[table].state.host
                await forget_guest(application.tables, Guest(guest, "Anna"))
            time.set(25)
            async with Client(url, name="Bo") as bo:
                assert all(not it["results"] for it in (await bo.http("/api/days"))["yesterday"])
                assert await application.store.ask("SELECT 1 FROM day_games") == []
                assert "Anna" not in await bo.text(f"/api/tables/{table}/record")

    asyncio.run(asyncio.wait_for(run(), 200))


def test_seeds_cannot_be_told_from_one_another(database: str) -> None:
    """Each day and game its own, the same after a restart, and none without the secret."""

    async def run() -> None:
        async with serving(database) as (_, application):
            seeds = {
                (day, game): await application.days.seed(day, game) for day in (DAY, "2031-05-05") for game in GAMES
            }
            assert len(set(seeds.values())) == 6
            secret = await application.days.secret()
            assert len(secret) == 32
        async with serving(database) as (_, application):
            assert {it: await application.days.seed(*it) for it in seeds} == seeds
            application.days._secret = bytes(32)
            assert await application.days.seed(DAY, "europe") != seeds[DAY, "europe"]

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.xdist_group("postgres")
def test_two_servers_of_one_database_have_the_same_day(shared_database: str) -> None:
    """Begun through one, gone on with through the other; and it counts once."""

    async def run() -> None:
        other = Process(shared_database)
        other.start()
        try:
            await asyncio.to_thread(other.wait, 90)
            async with serving(shared_database) as (url, _), Client(url, name="Anna") as anna:
                table = (await anna.command(co.Today("1", "card_game"))).table
                async with Client(other.url, token=anna.token) as again:
                    assert (await again.command(co.Today("2", "card_game"))).table == table
                    await play(again, table)
                promised = [it["commitment"] for it in (await anna.http("/api/days"))["today"]]
                async with Client(other.url, name="Bo") as bo:
                    assert [it["commitment"] for it in (await bo.http("/api/days"))["today"]] == promised
                    while [it["played"] for it in (await bo.http("/api/days"))["today"]] != [0, 0, 1]:
                        await asyncio.sleep(0.05)
        finally:
            other.stop()

    asyncio.run(asyncio.wait_for(run(), 200))
