"""SQLite: one file, one process, nothing to install."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .base import COOKIE, HANDOVER, Guest, Heard, Mail, Outcome, Row, Said, Summary, migrations
from .writer import Append, Writer

SAID = "SELECT number FROM chat WHERE game = ? AND guest = ? AND client = ?"
SAY = """INSERT INTO chat SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ?, ? FROM chat WHERE game = ?
    RETURNING number"""
IDLE = """SELECT id FROM tables WHERE status IN ('open', 'opening', 'playing') AND made < ?
    AND NOT EXISTS (SELECT 1 FROM log WHERE log.game = tables.id AND log.at >= ?) ORDER BY made DESC LIMIT ?"""

NOTICE = """INSERT INTO notices VALUES (?, ?, ?, ?) ON CONFLICT (game, seat) DO UPDATE
    SET turn = excluded.turn, at = excluded.at WHERE notices.turn <> excluded.turn OR notices.at < ?"""

NAMING = """SELECT game FROM seats WHERE guest = ?
    UNION SELECT game FROM log WHERE actor = ? AND kind IN ('made', 'sat')"""


class SqliteStore:
    """WAL with synchronous=FULL: what `append` has answered survives a power cut."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self, heard: Heard) -> None:  # noqa: ARG002 - no other process writes
        self.path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        os.close(descriptor)
        self._writing = opened(self.path)
        migrate(self._writing)
        self._writer = Writer(self._writing)
        self._reading = opened(self.path)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    async def close(self) -> None:
        self._writer.stop()
        self._reader.shutdown()
        self._writing.close()
        self._reading.close()

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def tick(self) -> None:
        await self._all("SELECT 1")

    async def _all(self, sql: str, *values: object) -> list[Any]:
        def read() -> list[Any]:
            return self._reading.execute(sql, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)

    async def _do(self, sql: str, *values: object) -> None:
        await self._writer.do(lambda connection: connection.execute(sql, values).rowcount)

    # --- tables -----------------------------------------------------------------------------------------

    def append(self, row: Row, summary: Summary | None) -> Outcome:
        return self._writer.append(Append(row, summary))

    async def rows(self, game: str, after: int) -> list[Row]:
        found = await self._all("SELECT * FROM log WHERE game = ? AND seq > ? ORDER BY seq", game, after)
        return [Row(*it) for it in found]

    async def rewrite(self, row: Row) -> None:
        await self._do("UPDATE log SET body = ? WHERE game = ? AND seq = ?", row.body, row.game, row.seq)

    async def keep_map(self, hash: str, text: str) -> None:
        await self._do("INSERT INTO maps VALUES (?, ?) ON CONFLICT DO NOTHING", hash, text)

    async def map_text(self, hash: str) -> str | None:
        found = await self._all("SELECT text FROM maps WHERE hash = ?", hash)
        return str(found[0][0]) if found else None

    async def say(self, said: Said) -> int:
        def write(connection: sqlite3.Connection) -> int:
            found = connection.execute(SAID, (said.game, said.guest, said.client)).fetchone()
            if found is None:
                found = connection.execute(SAY, (said.game, *said[2:], said.game)).fetchone()
            return int(found[0])

        return int(await self._writer.do(write))

    async def chat(self, game: str, after: int) -> list[Said]:
        found = await self._all("SELECT * FROM chat WHERE game = ? AND number > ? ORDER BY number", game, after)
        return [Said(*it) for it in found]

    async def last_chat(self, game: str, most: int) -> list[Said]:
        found = await self._all("SELECT * FROM chat WHERE game = ? ORDER BY number DESC LIMIT ?", game, most)
        return [Said(*it) for it in reversed(found)]

    async def find(self, *, code: str | None = None, invite: str | None = None, ended: bool = False) -> str | None:
        found = await self._all(FIND, code, ended, invite)
        return found[0][0] if found else None

    async def lobby(self, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE status IN ('open', 'playing') AND public = 1 ORDER BY made DESC LIMIT ?"
        return [it[0] for it in await self._all(sql, limit)]

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        sql = "SELECT id FROM tables JOIN seats ON game = id WHERE guest = ? GROUP BY id ORDER BY made DESC LIMIT ?"
        return [it[0] for it in await self._all(sql, guest, limit)]

    async def tables_naming(self, guest: str) -> list[str]:
        return [it[0] for it in await self._all(NAMING, guest, guest)]

    async def overdue(self, before: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due < ? ORDER BY due DESC LIMIT ?"
        return [it[0] for it in await self._all(sql, before, limit)]

    async def idle(self, before: int, limit: int) -> list[str]:
        return [it[0] for it in await self._all(IDLE, before, before, limit)]

    async def finished(self, after: str, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE status = 'over' AND id > ? ORDER BY id LIMIT ?"
        return [it[0] for it in await self._all(sql, after, limit)]

    # --- guests -----------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest, at: int) -> None:
        await self._do("INSERT INTO guests VALUES (?, ?, ?)", guest.id, guest.name, at)

    async def rename(self, guest: str, name: str) -> None:
        await self._do("UPDATE guests SET name = ? WHERE id = ?", name, guest)

    async def forget(self, guest: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for sql in FORGET:
                connection.execute(sql, (guest,))

        await self._writer.do(write)

    async def add_token(self, hash: str, guest: str, kind: str, expires: int | None, most: int) -> bool:
        values = (hash, guest, kind, expires, guest, kind, most)
        return bool(await self._writer.do(lambda connection: connection.execute(ADD_TOKEN, values).rowcount))

    async def guest_of(self, hash: str, at: int) -> tuple[Guest, str] | None:
        sql = """SELECT guests.id, guests.name, kind FROM tokens JOIN guests ON guests.id = guest
            WHERE hash = ? AND coalesce(expires, ?) >= ?"""
        found = await self._all(sql, hash, at, at)
        return (Guest(*found[0][:2]), found[0][2]) if found else None

    async def drop_tokens(self, guest: str, kinds: Sequence[str]) -> None:
        for kind in kinds:
            await self._do("DELETE FROM tokens WHERE guest = ? AND kind = ?", guest, kind)

    async def take_over(self, code: str, cookie: str, at: int) -> Guest | None:
        def write(connection: sqlite3.Connection) -> Guest | None:
            found = connection.execute(USE_CODE, (code, at)).fetchone()
            if found is None:
                return None
            connection.execute(END_COOKIES, found)
            connection.execute(NEW_COOKIE, (cookie, *found))
            return Guest(*connection.execute("SELECT id, name FROM guests WHERE id = ?", found).fetchone())

        guest: Guest | None = await self._writer.do(write)
        return guest

    async def tokens_left(self, hashes: Collection[str]) -> set[str]:
        sql = "SELECT hash FROM tokens WHERE hash IN (SELECT value FROM json_each(?))"
        return {it[0] for it in await self._all(sql, json.dumps(list(hashes)))}

    # --- notices ----------------------------------------------------------------------------------------

    async def set_mail(self, guest: str, mail: Mail) -> None:
        await self._do("INSERT OR REPLACE INTO mail VALUES (?, ?, ?, ?, ?)", guest, *mail)

    async def mail_of(self, guest: str) -> Mail | None:
        found = await self._all("SELECT address, language, code, expires FROM mail WHERE guest = ?", guest)
        return Mail(*found[0]) if found else None

    async def drop_mail(self, guest: str) -> None:
        await self._do("DELETE FROM mail WHERE guest = ?", guest)

    async def claim_notice(self, game: str, seat: int, turn: int, at: int, before: int) -> bool:
        values = (game, seat, turn, at, before)
        return bool(await self._writer.do(lambda connection: connection.execute(NOTICE, values).rowcount))


FIND = """SELECT id FROM tables WHERE (code = ? AND (? OR status IN ('open', 'opening', 'playing'))) OR invite = ?"""
ADD_TOKEN = """INSERT INTO tokens SELECT ?, ?, ?, ?
    WHERE (SELECT count(*) FROM tokens WHERE guest = ? AND kind = ?) < ?"""
USE_CODE = f"DELETE FROM tokens WHERE hash = ? AND kind = '{HANDOVER}' AND expires >= ? RETURNING guest"
END_COOKIES = f"DELETE FROM tokens WHERE guest = ? AND kind IN ('{HANDOVER}', '{COOKIE}')"
NEW_COOKIE = f"INSERT INTO tokens VALUES (?, ?, '{COOKIE}', NULL)"
FORGET = (
    "DELETE FROM mail WHERE guest = ?",
    "DELETE FROM tokens WHERE guest = ?",
    "DELETE FROM seats WHERE guest = ?",
    "UPDATE chat SET name = '', body = '', guest = '', client = NULL WHERE guest = ?",
    "DELETE FROM guests WHERE id = ?",
)


def opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Forward from whatever version the file has."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, statements in migrations():
        if number > version:
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
