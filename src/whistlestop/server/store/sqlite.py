"""SQLite: one file, one process, nothing to install."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import sqlite3
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .base import (
    COOKIE,
    HANDOVER,
    Guest,
    Heard,
    HeardOfPeople,
    Listed,
    Mail,
    Outcome,
    Row,
    Said,
    Statement,
    Summary,
    check_version,
    hear_nothing,
    migrations,
    newest_form,
)
from .clock import Clock
from .faults import CannotOpen, CannotStore, Storing, Taken
from .writer import Append, Writer

SAID = "SELECT number FROM chat WHERE game = ? AND guest = ? AND client = ?"
SAY = """INSERT INTO chat SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ?, ? FROM chat WHERE game = ?
    RETURNING number"""
IDLE = """SELECT id FROM tables WHERE status IN ('open', 'opening', 'playing') AND made < ?
    AND NOT EXISTS (SELECT 1 FROM log WHERE log.game = tables.id AND log.at >= ?) ORDER BY made DESC LIMIT ?"""

NOTICE = """INSERT INTO notices VALUES (?, ?, ?, ?) ON CONFLICT (game, seat) DO UPDATE
    SET turn = excluded.turn, at = excluded.at WHERE notices.turn <> excluded.turn OR notices.at < ?"""

IN_LOBBY = "SELECT id FROM tables WHERE status IN ('open', 'playing') AND public = 1"
LOBBY = """SELECT id, listed FROM (SELECT id, listed, made, row_number() OVER (
        PARTITION BY CASE host WHEN '' THEN id ELSE host END ORDER BY made DESC) AS place
    FROM tables WHERE status IN ('open', 'playing') AND public = 1) AS ranked
    WHERE place <= ? ORDER BY made DESC LIMIT ?"""
LINES = "SELECT coalesce(max(number), 0) FROM chat WHERE game = ?"
PROBE = "INSERT INTO settings VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
PLAYS = "SELECT 1 FROM seats JOIN tables ON id = game WHERE guest = ? AND status = 'playing' LIMIT 1"
NAMING = """SELECT game FROM seats WHERE guest = ?
    UNION SELECT game FROM log WHERE actor = ? AND kind IN ('made', 'sat')"""


class SqliteStore:
    """WAL with synchronous=FULL: what `append` has answered survives a power cut."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.process = secrets.token_hex(4)
        self.heard_of_people: HeardOfPeople = hear_nothing
        self.storing = Storing()
        self._clock = Clock()

    async def open(self, heard: Heard) -> None:  # noqa: ARG002 - no other process writes
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
            os.close(descriptor)
            self._writing = opened(self.path)
        except OSError as error:
            raise CannotOpen(f"the database {self.path} cannot be opened: {(error.strerror or '').lower()}.") from None
        try:
            migrate(self._writing)
            last = self._writing.execute("SELECT at FROM log ORDER BY rowid DESC LIMIT 1").fetchone()
            self._reading = opened(self.path)
        except sqlite3.DatabaseError as error:
            self._writing.close()
            raise CannotOpen(unusable(self.path, error)) from None
        except CannotOpen:
            self._writing.close()
            raise
        self._clock.begin(last[0] if last else 0)
        self._writer = Writer(self._writing, self.storing)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    async def close(self) -> None:
        self._writer.stop()
        self._reader.shutdown()
        self._writing.close()
        self._reading.close()

    @property
    def changes(self) -> int:
        """A number that grows with every row that is written."""
        return self._writing.total_changes

    def image(self) -> bytes:
        """The whole file, as it is now."""
        return self._writing.serialize()

    def now(self) -> int:
        return self._clock.now()

    async def tick(self) -> None:
        self._clock.meet()
        await self._all("SELECT 1")

    async def probe(self) -> None:
        with contextlib.suppress(CannotStore):
            await self._do(PROBE, str(self.now()))

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
        def read() -> list[Row]:
            sql = "SELECT * FROM log WHERE game = ? AND seq > ? ORDER BY seq"
            return list(map(Row._make, self._reading.execute(sql, (game, after))))

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)

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

    async def lines(self, game: str) -> int:
        return int((await self._all(LINES, game))[0][0])

    async def find(self, *, code: str | None = None, invite: str | None = None, ended: bool = False) -> str | None:
        found = await self._all(FIND, code, ended, invite)
        return found[0][0] if found else None

    async def lobby(self, limit: int, each: int) -> list[Listed]:
        return [Listed(*it) for it in await self._all(LOBBY, each, limit)]

    async def in_lobby(self, tables: Collection[str]) -> set[str]:
        sql = f"{IN_LOBBY} AND id IN (SELECT value FROM json_each(?))"
        return {it[0] for it in await self._all(sql, json.dumps(list(tables)))}

    async def put_in_lobby(self, table: str, host: str, text: str) -> None:
        await self._do("UPDATE tables SET host = ?, listed = ? WHERE id = ? AND listed = ''", host, text, table)

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        sql = "SELECT id FROM tables JOIN seats ON game = id WHERE guest = ? GROUP BY id ORDER BY made DESC LIMIT ?"
        return [it[0] for it in await self._all(sql, guest, limit)]

    async def plays(self, guest: str) -> bool:
        return bool(await self._all(PLAYS, guest))

    async def tables_naming(self, guest: str) -> list[str]:
        return [it[0] for it in await self._all(NAMING, guest, guest)]

    async def overdue(self, before: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due < ? ORDER BY due DESC LIMIT ?"
        return [it[0] for it in await self._all(sql, before, limit)]

    async def idle(self, before: int, limit: int) -> list[str]:
        return [it[0] for it in await self._all(IDLE, before, before, limit)]

    async def tables_after(self, after: str, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return [it[0] for it in await self._all(sql, after, limit)]

    async def finished(self, after: str, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE status = 'over' AND id > ? ORDER BY id LIMIT ?"
        return [it[0] for it in await self._all(sql, after, limit)]

    # --- guests -----------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest, at: int) -> None:
        await self._do("INSERT INTO guests (id, name, made) VALUES (?, ?, ?)", guest.id, guest.name, at)

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

    # --- people -----------------------------------------------------------------------------------------

    async def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._all(sql, *values)

    async def change(self, *statements: Statement, alone: bool = False) -> list[list[tuple[Any, ...]]]:  # noqa: ARG002 - it always is
        def write(connection: sqlite3.Connection) -> list[list[tuple[Any, ...]]]:
            return [connection.execute(str(sql), values).fetchall() for sql, *values in statements]

        try:
            found: list[list[tuple[Any, ...]]] = await self._writer.do(write)
        except sqlite3.IntegrityError:
            raise Taken from None
        return found

    async def announce(self, *what: str) -> None:
        """There is no other process."""


FIND = """SELECT id FROM tables WHERE (code = ? AND (? OR status IN ('open', 'opening', 'playing'))) OR invite = ?"""
ADD_TOKEN = """INSERT INTO tokens SELECT ?, ?, ?, ?
    WHERE (SELECT count(*) FROM tokens WHERE guest = ? AND kind = ?) < ?"""
USE_CODE = f"DELETE FROM tokens WHERE hash = ? AND kind = '{HANDOVER}' AND expires >= ? RETURNING guest"
END_COOKIES = f"DELETE FROM tokens WHERE guest = ? AND kind IN ('{HANDOVER}', '{COOKIE}')"
NEW_COOKIE = f"INSERT INTO tokens VALUES (?, ?, '{COOKIE}', NULL)"
FORGET = (
    "DELETE FROM mail WHERE guest = ?",
    "DELETE FROM presence WHERE guest = ?",
    "DELETE FROM seeks WHERE guest = ?",
    "DELETE FROM day_games WHERE guest = ?",
    "DELETE FROM online WHERE guest = ?",
    "DELETE FROM challenges WHERE guest = ?",
    "DELETE FROM challenges WHERE other = ?",
    "DELETE FROM ratings WHERE guest = ?",
    "DELETE FROM seat_marks WHERE (game, seat) IN (SELECT game, seat FROM result_seats WHERE guest = ?)",
    "UPDATE result_seats SET guest = '', name = '' WHERE guest = ?",
    "DELETE FROM blocks WHERE guest = ?",
    "DELETE FROM blocks WHERE other = ?",
    "DELETE FROM reports WHERE about = ?",
    "UPDATE reports SET guest = '', body = '' WHERE guest = ?",
    "DELETE FROM tokens WHERE guest = ?",
    "DELETE FROM seats WHERE guest = ?",
    "UPDATE chat SET name = '', body = '', guest = '', client = NULL WHERE guest = ?",
    "DELETE FROM guests WHERE id = ?",
)


def opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 10000")
    except sqlite3.DatabaseError as error:
        connection.close()
        raise CannotOpen(unusable(path, error)) from None
    return connection


def unusable(path: Path, error: sqlite3.DatabaseError) -> str:
    if isinstance(error, sqlite3.OperationalError):
        return f"the database {path} cannot be written to; look whether the disk is full and whose file it is."
    return (
        f"the database {path} cannot be read: it is cut off, damaged, or no database. `whistlestop check` says what "
        "can be saved; otherwise restore a backup."
    )


def migrate(connection: sqlite3.Connection) -> None:
    """Forward from whatever version the file has."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    check_version(version, newest_form())
    for number, statements in migrations():
        if number > version:
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
