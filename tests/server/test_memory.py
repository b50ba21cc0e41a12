"""What nobody needs any more is gone: tables are trees without cycles, so memory does not wait for the collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import at_random, seated, serving
from server.test_race import wait_for
from whistlestop.server.push.watchers import Watcher


@pytest.fixture
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def nobody_watches(watchers: set[Watcher]) -> None:
    await wait_for(lambda: not watchers)


@pytest.mark.usefixtures("_no_collector")
def test_a_table_is_gone_when_it_leaves_the_memory(tmp_path: Path) -> None:
    """After a whole game with a bot, a refusal, chat, a spectator and its replay."""

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, application):
            async with seated(url, "card_game", 2, bots=("random",)) as (table, clients):
                await asyncio.gather(
                    *(client.play(table, seat, at_random(seat)) for seat, client in enumerate(clients))  # type: ignore[arg-type]
                )
                session = application.sessions.by_table[table]
                await clients[0].http(f"/api/tables/{table}/course")
                await clients[0].text(f"/api/tables/{table}/record")
            await nobody_watches(session.watchers)
            for _ in range(7):
                await application.driver.sweep_once()
            await asyncio.sleep(0)
            assert table not in application.sessions.by_table
            assert session.game is not None
            left = [weakref.ref(it) for it in (session, session.game, session.game._told(), session.paths)]
            del session
            await asyncio.sleep(0.01)
            assert [it() for it in left] == [None] * len(left)

    asyncio.run(asyncio.wait_for(run(), 60))
