"""A disk that is full: health, metrics and refusals say so, nothing is lost, and it goes on when there is room."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from server.serving import seated, serving
from server.test_http import ask
from server.test_race import wait_for
from whistlestop.client import Client, ServerError, TableSettings
from whistlestop.server.application import Application
from whistlestop.wire import commands as co


async def fill(application: Application, *, full: bool) -> None:
    """SQLite's own limit of pages: the same error as that of a disk."""
    writing = application.store._writing  # type: ignore[attr-defined]
    pages = writing.execute("PRAGMA page_count").fetchone()[0]
    writing.execute(f"PRAGMA max_page_count = {pages if full else 1 << 30}")


async def until_refused(client: Client, table: str) -> str:
    """What is on the last page still has room."""
    for number in range(2000):
        try:
            await client.command(co.Say(f"{number}", table, "x" * 290))
        except ServerError as error:
            return error.code
    return ""


def test_a_full_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with (
            serving(str(tmp_path / "s.sqlite")) as (url, application),
            seated(url, "europe", 2, bots=("random",)) as (table, clients),
        ):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
            await fill(application, full=True)
            with caplog.at_level(logging.INFO):
                assert await until_refused(clients[0], table) == "cannot-store"
                health = await ask(url, "GET", "/healthz")
                assert (health.status, health.body["storing"]) == (503, False)
                assert not (await ask(url, "GET", "/api/status")).body["storing"]
                assert "whistlestop_storing 0" in (await ask(url, "GET", "/metrics")).body
                guest = await ask(url, "POST", "/api/guest", {"program": True})
                assert guest.status in (201, 503)
                for _ in range(30):
                    with pytest.raises(ServerError, match="can’t save anything right now"):
                        await clients[0].command(co.Say("again", table, "x" * 290))
                    await application.driver.sweep_once()
                    if application.store.storing.ok:  # a probe is small: it may find a place
                        await until_refused(clients[0], table)
                assert (await ask(url, "GET", "/api/lobby")).status == 200  # what is there can be looked at
                assert len(caplog.records) < 70, [it.getMessage() for it in caplog.records]
            await fill(application, full=False)
            await application.driver.sweep_once()
            assert (await ask(url, "GET", "/healthz")).status == 200
            for seat, client in enumerate(clients):
                if states[seat].legal:
                    await client.move(table, seat, states[seat].legal[0])
            await wait_for(lambda: 2 not in states[0].to_move)  # the bot goes on as well
            rows = await application.store.rows(table, 0)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))

    asyncio.run(asyncio.wait_for(run(), 60))


def test_bots_wait_for_room(tmp_path: Path) -> None:
    """They do not think the same move over and over, and go on when there is room."""

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, application), Client(url) as anna:
            thought, decide = 0, application.workers.decide

            async def counted(*given: object) -> int:
                nonlocal thought
                thought += 1
                return await decide(*given)  # type: ignore[arg-type]

            application.workers.decide = counted  # type: ignore[assignment, method-assign]
            table = await anna.create(TableSettings("europe", 2, ("random",), first=1))
            state = await anna.begin(table, 0)
            await wait_for(lambda: bool(state.legal))
            session = application.sessions.by_table[table]
            application.store.storing.failed()
            before = thought
            for _ in range(50):
                await application.sessions.find_out(session)
            assert thought <= before + 1
            application.store.storing.worked()
            await application.driver.sweep_once()
            await anna.move(table, 0, state.legal[0])
            await wait_for(lambda: thought > before)

    asyncio.run(asyncio.wait_for(run(), 60))
