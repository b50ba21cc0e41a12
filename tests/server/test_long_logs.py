"""A log has an end, it is replayed beside the event loop, and a look at the lobby reads none at all."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest

from server.serving import seated, serving
from server.test_http import ask
from server.test_limits import code_of
from whistlestop.client import Client, TableSettings
from whistlestop.server.application import Application
from whistlestop.server.store import Row
from whistlestop.server.tables import chat
from whistlestop.server.tables import entries as en
from whistlestop.server.tables.service import row_of
from whistlestop.server.tables.session import TableSession
from whistlestop.server.tables.state import MOST_CHANGES, MOST_CHANGES_OF_A_SEAT
from whistlestop.wire import commands as co

HASHES = ("0" * 64, "1" * 64)


def test_what_no_game_needs_has_an_end(tmp_path: Path) -> None:
    """Ready and not ready, muted and not muted: by seat, and at the whole table."""

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, application), seated(url, "europe", 5) as (table, five):
            session = application.sessions.by_table[table]
            codes = [
                await code_of(five[1], co.Ready(f"r{n}", table, 1, HASHES[n % 2]))
                for n in range(MOST_CHANGES_OF_A_SEAT + 5)
            ]
            assert codes[: MOST_CHANGES_OF_A_SEAT - 1] == [""] * (MOST_CHANGES_OF_A_SEAT - 1)  # sitting down is one
            assert "worn-out" in codes[MOST_CHANGES_OF_A_SEAT - 1 :]
            assert session.state.changes[1] == MOST_CHANGES_OF_A_SEAT
            assert await code_of(five[0], co.Mute("m", table, 2, True)) == ""  # others go on
            for n in range(2 * MOST_CHANGES):
                await code_of(five[0], co.Mute(f"m{n}", table, 2 + n // 140 % 3, n % 2 == 0))
            assert sum(session.state.changes) == MOST_CHANGES
            assert session.seq < 2 * MOST_CHANGES
            assert await code_of(five[4], co.Leave("l", table, 4)) == ""  # whoever wants to go may go

    asyncio.run(asyncio.wait_for(run(), 90))


def test_what_is_said_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_LINES", 3)

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, _), seated(url, "europe", 2) as (table, (anna, bo)):
            codes = [await code_of(it, co.Say(f"{n}", table, "Hello")) for n, it in enumerate((anna, bo) * 2)]
            assert codes == ["", "", "", "worn-out"]

    asyncio.run(asyncio.wait_for(run(), 30))


async def long_log(application: Application, table: str, number: int) -> None:
    """As one could be made before there was a limit."""
    session = await application.sessions.get(table)
    first = session.seq
    for seq in range(first + 1, first + number + 1):
        entry = en.ReadySaid(1, HASHES[seq % 2])
        row = row_of(table, seq, session.state.at, "x", None, session.state.map, entry)
        done = application.store.append(row, session.summary)
    await done
    del application.sessions.by_table[table]


def test_a_long_log_is_replayed_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for all who ask, while others are answered."""
    taken: list[threading.Thread] = []
    take = TableSession.take

    def counted(self: TableSession, rows: list[Row]) -> None:
        if len(rows) > 1:
            taken.append(threading.current_thread())
        take(self, rows)

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, application), Client(url) as anna:
            table = await anna.create(TableSettings("europe", 2, public=True))
            await long_log(application, table, 6000)
            monkeypatch.setattr(TableSession, "take", counted)
            asked = [asyncio.create_task(ask(url, "GET", f"/api/tables/{table}")) for _ in range(4)]
            longest, before = 0.0, time.perf_counter()
            while not all(it.done() for it in asked):
                await asyncio.sleep(0.001)
                longest, before = max(longest, time.perf_counter() - before), time.perf_counter()
            assert [it.result().status for it in asked] == [200] * 4
            assert len(taken) == 1
            assert taken[0] is not threading.main_thread()
            assert longest < 0.5  # on the loop it was all of it, which is more for longer logs

    asyncio.run(asyncio.wait_for(run(), 60))


def test_the_lobby_reads_no_log(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with (
            serving(database) as (url, application),
            seated(url, "europe", 2, public=True) as (table, (_, bo)),
            Client(url) as eve,
        ):
            await eve.create(TableSettings("north_america", 2))  # which is private
            application.sessions.by_table.clear()

            async def rows(_game: str, _after: int) -> list[Row]:
                raise AssertionError("a log was read")

            read = application.store.rows
            monkeypatch.setattr(application.store, "rows", rows)
            (shown,) = (await eve.http("/api/lobby"))["tables"]
            assert shown["table"] == table
            assert [it["name"] for it in shown["seats"]] == ["Guest0", "Guest1"]
            assert shown["now"] > shown["made"]
            assert "code" not in shown or shown["code"] is None
            monkeypatch.setattr(application.store, "rows", read)
            await bo.command(co.Leave("l", table, 1))
            (shown,) = (await eve.http("/api/lobby"))["tables"]
            assert [it["kind"] for it in shown["seats"]] == ["person", "empty"]

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_table_that_an_older_version_made_comes_into_the_lobby(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, application), Client(url) as anna:
            table = await anna.create(TableSettings("europe", 2, public=True))
            old = application.store._writing  # type: ignore[attr-defined]
            await application.store._writer.do(lambda it: it.execute("UPDATE tables SET host = '', listed = ''"))  # type: ignore[attr-defined]
            for _ in range(2):
                assert [it["table"] for it in (await anna.http("/api/lobby"))["tables"]] == [table]
            assert "europe" in old.execute("SELECT listed FROM tables").fetchone()[0]

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_name_that_is_forgotten_is_gone_from_the_index(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database) as (url, application),
            seated(url, "europe", 2, public=True) as (_, (anna, bo)),
        ):
            assert "Guest1" in (await application.store.lobby(10, 3))[0].text
            answer = await ask(url, "DELETE", "/api/me", Authorization=f"Bearer {bo.token}")
            assert answer.status == 200
            (listed,) = await application.store.lobby(10, 3)
            assert "Guest0" in listed.text
            assert "Guest1" not in listed.text
            await anna.http("/api/lobby")

    asyncio.run(asyncio.wait_for(run(), 30))


def test_one_address_does_not_displace_the_lobby(tmp_path: Path) -> None:
    """Two hundred public tables in two seconds, by as many guests as they like."""

    async def run() -> None:
        async with (
            serving(str(tmp_path / "s.sqlite"), limits=True) as (url, application),
            Client(url) as anna,
            Client(url) as eve,
            Client(url) as other,
        ):
            table = await anna.create(TableSettings("europe", 2, public=True))
            application.shares._made.clear()  # the victim is elsewhere
            wishes = [co.Create(f"t{n}", TableSettings("europe", 2, public=True)) for n in range(15)]
            codes = [await code_of(it, wish) for it in (eve, other) for wish in wishes]
            assert codes.count("") == 12
            assert set(codes) == {"", "enough-tables"}
            assert await code_of(eve, wishes[0]) == ""  # a repeat makes no second one
            shown = [it["table"] for it in (await anna.http("/api/lobby"))["tables"]]
            assert table in shown
            assert len(shown) == 4  # and three of the host that has twelve
            made = await application.store.tables_of(application_guest(application, eve), 100)
            await eve.command(co.Leave("l", made[0], 0))
            assert await code_of(eve, co.Create("again", TableSettings("europe", 2, public=True))) == ""

    asyncio.run(asyncio.wait_for(run(), 30))


def application_guest(application: Application, client: Client) -> str:
    from whistlestop.server.accounts.guests import hashed

    return next(it.guest.id for it in application.lines if it.token == hashed(client.token or ""))
