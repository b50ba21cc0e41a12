"""Clocks go by stored time stamps; bots and clocks that nobody looks after are found by the sweep."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.serving import seated, serving
from server.test_tables import refused, until
from whistlestop.client import Client, TableSettings
from whistlestop.game.records.version import RULES
from whistlestop.server.application import Application
from whistlestop.server.bots import decisions
from whistlestop.server.store import Row
from whistlestop.server.tables import entries as en
from whistlestop.server.tables.session import TableSession
from whistlestop.wire import commands as co


def later(application: Application, milliseconds: int) -> None:
    """Time goes by."""
    now = application.store.now
    application.store.now = lambda: now() + milliseconds  # type: ignore[method-assign]


async def entries(application: Application, table: str) -> list[en.Entry]:
    return [en.read_entry(row.body) for row in await application.store.rows(table, 0)]


def test_at_zero_a_bot_decides_the_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(str(tmp_path / "s.sqlite")) as (url, application),
            seated(url, "europe", 2, clock=30, first=0) as (table, (anna, bo)),
        ):
            state = (await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1)))[0]
            info = await until(state, lambda it: it.status == "playing")
            assert info.seats[0].deadline is not None
            await anna.move(table, 0, "keep 1 2 3")
            later(application, 31_000)
            await application.driver.act(application.sessions.by_table[table])  # seat 1's set-up choice
            log = await entries(application, table)
            assert isinstance(log[-1], en.MoveMade)
            assert (log[-1].seat, log[-1].by) == (1, "clock")
            session = application.sessions.by_table[table]
            assert session.state.facts.pending == (0,)
            application.sessions.by_table.clear()  # a restart neither gives nor takes time
            again = await application.sessions.get(table)
            assert again.state == session.state
            later(application, 31_000)
            await application.driver.act(again)
            assert again.state.facts.pending == (1,)
            assert again.state.seats[0].bot is None

    asyncio.run(asyncio.wait_for(run(), 30))


def test_at_zero_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(str(tmp_path / "s.sqlite")) as (url, application),
            seated(url, "europe", 2, clock=30, at_zero="bot-stays") as (table, (anna, bo)),
        ):
            state = (await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1)))[0]
            await anna.move(table, 0, "keep 1 2 3")
            later(application, 31_000)
            await application.driver.act(application.sessions.by_table[table])
            info = await until(state, lambda it: it.seats[1].kind == "bot")
            assert info.seats[1].kept

    asyncio.run(asyncio.wait_for(run(), 30))


def slow(application: Application) -> tuple[asyncio.Event, asyncio.Event]:
    """A bot thinks when the first is set; it decides when the second is."""
    thinking, decided, decide = asyncio.Event(), asyncio.Event(), application.workers.decide

    async def slowly(*given: Any) -> int:
        thinking.set()
        await decided.wait()
        return await decide(*given)

    application.workers.decide = slowly  # type: ignore[assignment, method-assign]
    return thinking, decided


def test_leaving_and_coming_back_gives_no_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(str(tmp_path / "s.sqlite")) as (url, application),
            seated(url, "europe", 2, clock=30) as (table, (anna, bo)),
        ):
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            slow(application)
            session = application.sessions.by_table[table]
            deadline = session.state.deadline(1)
            for number in range(3):
                later(application, 9_000)
                await bo.command(co.Leave(f"l{number}", table, 1))
                assert session.state.deadline(1) is None
                await bo.command(co.Return(f"r{number}", table, 1))
                assert session.state.deadline(1) == deadline

    asyncio.run(asyncio.wait_for(run(), 15))


def test_coming_back_at_zero_does_not_hold_the_turn_up(tmp_path: Path) -> None:
    """The time of this turn is gone; the bot that took the seat has it until the turn is over."""

    async def run() -> None:
        async with (
            serving(str(tmp_path / "s.sqlite")) as (url, application),
            seated(url, "europe", 2, clock=30, at_zero="bot-stays") as (table, (anna, bo)),
        ):
            state = (await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1)))[0]
            await anna.move(table, 0, "keep 1 2 3")
            (_, decided), session = slow(application), application.sessions.by_table[table]
            later(application, 31_000)
            await application.driver.act(session)
            await until(state, lambda it: it.seats[1].kind == "bot")
            await bo.command(co.Return("1", table, 1))
            decided.set()
            while 1 in session.state.facts.pending:
                await asyncio.sleep(0.01)
            kinds = [type(it) for it in await entries(application, table) if getattr(it, "seat", None) == 1]
            at = kinds.index(en.SeatReturned)
            assert kinds[at - 1 : at + 3] == [en.BotSeated, en.SeatReturned, en.BotSeated, en.MoveMade]

    asyncio.run(asyncio.wait_for(run(), 15))


def test_a_bot_that_thinks_too_long(tmp_path: Path) -> None:
    """Its person is back before it has decided: the decision counts for nothing."""

    async def run() -> None:
        async with (
            serving(str(tmp_path / "s.sqlite")) as (url, application),
            seated(url, "europe", 2) as (table, (anna, bo)),
        ):
            await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
            thinking, decided = slow(application)
            await bo.command(co.Leave("1", table, 1))
            await thinking.wait()
            await bo.command(co.Return("2", table, 1))
            decided.set()
            while application.sessions.by_table[table].acting:
                await asyncio.sleep(0.01)
            assert not any(isinstance(it, en.MoveMade) for it in await entries(application, table))

    asyncio.run(asyncio.wait_for(run(), 30))


def test_the_sweep_finds_what_nobody_looks_after(database: str) -> None:
    """As after a crash: the row that puts a bot to move is there, and whoever wrote it is gone."""

    async def run() -> None:
        async with serving(database) as (url, application):
            application.driver.look = lambda session: None  # type: ignore[method-assign]
            application.sessions.changed = lambda session: None
            async with seated(url, "europe", 1, bots=("random",)) as (table, (anna,)):
                await anna.begin(table, 0)
                session: TableSession = application.sessions.by_table[table]
                assert 1 in session.state.facts.pending
                del application.driver.look
                await application.driver.sweep_once()
                assert not (application.store.shared and session.acting)  # others have a little time for it
                later(application, 4_000)
                await application.driver.sweep_once()
                while 1 in session.state.facts.pending:
                    await asyncio.sleep(0.01)
                moved = (await entries(application, table))[-1]
                assert isinstance(moved, en.MoveMade)
                assert moved.by == "bot"

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.parametrize("why", ["rules", "entry"])
def test_a_table_of_another_version(why: str, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is left alone, said to be what it is, and in nobody's way."""

    async def run() -> None:
        async with serving(database) as (url, application), Client(url) as anna:
            application.driver.look = lambda session: None  # type: ignore[method-assign]
            application.sessions.changed = lambda session: None
            settings = TableSettings("europe", 2, bots=("random",), public=True)
            readable, other = [await anna.create(settings), await anna.create(settings)]
            for table in (readable, other):
                await anna.begin(table, 0)
                await anna.command(co.Unwatch(f"u-{table}", table))
            read = application.store.rows

            async def rows(table: str, after: int) -> list[Row]:
                found = await read(table, after)
                last = {"rules": RULES + 1} if why == "rules" else {"body": '{"is":"teleported"}'}
                return [*found[:-1], found[-1]._replace(**last)] if table == other and found else found

            monkeypatch.setattr(application.store, "rows", rows)
            application.sessions.by_table.clear()  # as after a restart
            del application.driver.look
            later(application, 4_000)
            assert set(await application.store.overdue(application.store.now(), 10)) == {readable, other}
            await application.driver.sweep_once()
            session = application.sessions.by_table[readable]
            while 1 in session.state.facts.pending:
                await asyncio.sleep(0.01)
            for path in ("/api/lobby", "/api/tables"):
                assert [it["table"] for it in (await anna.http(path))["tables"]] == [readable]
            assert await refused(anna, co.Watch("w", other)) == "other-version"
            later(application, 31 * 86_400_000)
            await application.driver.expire()
            assert session.state.status == "closed"

    asyncio.run(asyncio.wait_for(run(), 15))


def test_idle_tables_are_closed_and_forgotten(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database) as (url, application),
            seated(url, "europe", 2) as (table, (anna, _)),
        ):
            state = anna.seats[table]
            later(application, 31 * 86_400_000)
            await application.driver.expire()
            assert (await until(state, lambda it: it.status == "closed")).status == "closed"
            await anna.command(co.Unwatch("enough", table))
            application.driver.keep = 0
            while application.sessions.by_table:
                application.driver._evict()
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(run(), 30))


def test_bots_in_processes_of_their_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(str(tmp_path / "s.sqlite"), workers=1) as (url, _),
            seated(url, "card_game", 1, bots=("random", "random")) as (table, (anna,)),
        ):
            state = await anna.play(table, 0, lambda it: it.legal[0])
            assert state.over

    asyncio.run(asyncio.wait_for(run(), 60))


def test_bots_of_every_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They move for seats by what these see; a hint comes from one of them."""

    async def run() -> None:
        chosen = tuple(decisions.levels())[-4:] or ("random",)  # as many as there are seats, the strongest of them
        monkeypatch.setattr(decisions, "THINKING", 0.02)
        async with (
            serving(str(tmp_path / "s.sqlite")) as (url, application),
            seated(url, "europe", 1, bots=chosen, hints=True) as (table, (anna,)),
        ):
            state = await anna.begin(table, 0)
            for number in range(12):
                while not state.legal:
                    await state.change()
                hint = (await anna.command(co.Hint(f"h{number}", table, 0))).hints[0].action
                assert hint in state.legal
                state.legal = ()
                await anna.move(table, 0, hint)
            moved = [it for it in await entries(application, table) if isinstance(it, en.MoveMade)]
            assert {it.seat for it in moved if it.by == "bot"} == set(range(1, 1 + len(chosen)))

    asyncio.run(asyncio.wait_for(run(), 60))
