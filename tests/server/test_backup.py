"""Backups, restoring, export; turn notices; stopping gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.serving import Process, seated, serving
from whistlestop.client import Client
from whistlestop.game import verify_many
from whistlestop.server.accounts import turn_notices
from whistlestop.server.store.backup import BackupError, backup, export, restore


async def play_one(database: str) -> str:
    async with serving(database) as (url, _), seated(url, "card_game", 1, bots=("random",)) as (table, (anna,)):
        await anna.play(table, 0, lambda state: state.legal[0])
    return table


def test_backup_restore_and_export(tmp_path: Path) -> None:
    database = str(tmp_path / "server.sqlite")
    asyncio.run(asyncio.wait_for(play_one(database), 60))
    copy, other = tmp_path / "copy.sqlite", str(tmp_path / "new" / "server.sqlite")
    backup(database, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    with pytest.raises(BackupError, match="is there already"):
        backup(database, copy)
    restore(copy, other)
    with pytest.raises(BackupError, match="is there already"):
        restore(copy, other)
    records = tmp_path / "all.wsr"
    assert asyncio.run(export(other, records)) == 1
    assert [verdict.fair for verdict in verify_many(records)] == [True]
    (tmp_path / "bad").write_text("x" * 2000)
    with pytest.raises(BackupError, match="not a sound backup"):
        restore(tmp_path / "bad", str(tmp_path / "bad.sqlite"))
    with pytest.raises(BackupError, match="pg_dump"):
        backup("postgresql://x/y", tmp_path / "z")


@contextlib.contextmanager
def listening() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A webhook, and what it was told."""
    heard: list[dict[str, Any]] = []

    class Ear(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quietly."""

    ear = http.server.HTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=ear.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{ear.server_port}/", heard
    finally:
        ear.shutdown()
        ear.server_close()


def test_turn_notices(tmp_path: Path) -> None:
    async def run() -> None:
        with listening() as (webhook, heard):
            async with (
                serving(str(tmp_path / "s.sqlite"), webhook=webhook) as (url, _),
                seated(url, "europe", 2, first=1) as (table, (anna, bo)),
            ):
                await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
                await bo.move(table, 1, "keep 1 2 3")
                await bo.__aexit__()
                await asyncio.sleep(0.1)
                await anna.move(table, 0, "keep 1 2 3")
                while not heard:
                    await asyncio.sleep(0.01)
                assert (heard[0]["table"], heard[0]["seat"], heard[0]["name"]) == (table, 1, "Guest1")
                await bo.__aenter__()

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.xdist_group("postgres")
def test_nobody_is_told_who_watches_on_another_server(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_notices, "ELSEWHERE", 0.4)

    async def run() -> None:
        with listening() as (webhook, heard):
            async with (
                serving(shared_database, webhook=webhook) as (here, one),
                serving(shared_database, webhook=webhook) as (there, _),
                seated(here, "europe", 2, first=1) as (table, (anna, bo)),
            ):
                await asyncio.gather(anna.begin(table, 0), bo.begin(table, 1))
                await bo.move(table, 1, "keep 1 2 3")
                await bo.__aexit__()
                elsewhere = Client(there, token=bo.token)
                await elsewhere.__aenter__()
                state = await elsewhere.watch(table, 1)
                while {it.guest for it in one.sessions.by_table[table].watchers} != {
                    one.sessions.by_table[table].state.host
                }:
                    await asyncio.sleep(0.01)  # his first line has to be seen to be gone
                await anna.move(table, 0, "keep 1 2 3")
                while not state.legal:
                    await state.change()
                while one.notices._tasks:
                    await asyncio.sleep(0.02)
                assert heard == []
                await elsewhere.move(table, 1, "draw deck")
                await elsewhere.move(table, 1, "draw deck")
                await elsewhere.__aexit__()
                mine = anna.seats[table]
                while not mine.legal:
                    await mine.change()
                for _ in range(2):
                    await anna.move(table, 0, "draw deck")
                while not heard:
                    await asyncio.sleep(0.01)
                assert (heard[0]["seat"], heard[0]["name"]) == (1, "Guest1")
                await bo.__aenter__()

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_graceful_stop(tmp_path: Path) -> None:
    """Pages hear that they should connect again, and do."""
    process = Process(str(tmp_path / "server.sqlite"))
    process.start()
    process.wait()

    async def run() -> None:
        frames: list[str] = []
        async with Client(process.url) as client:
            client.heard = frames.append
            while client._socket is None:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(process.stop)
            while '{"type":"bye"}' not in frames:
                await asyncio.sleep(0.01)
            process.start()
            while client._socket is None:
                await asyncio.sleep(0.05)

    try:
        asyncio.run(asyncio.wait_for(run(), 60))
    finally:
        process.stop()
