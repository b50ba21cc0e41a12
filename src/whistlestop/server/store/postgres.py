"""PostgreSQL: several server processes on one database, without leases and without sticky sessions."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Collection, Sequence
from typing import Any

import asyncpg

from .base import (
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
from .database_thread import DatabaseThread
from .faults import CannotOpen, CannotStore, Storing, Taken
from .postgres_pool import AWAY, CHANNEL, Pool, connected, notices, translated
from .postgres_writer import PostgresWriter
from .sqlite import END_COOKIES, FORGET, IN_LOBBY, LINES, LOBBY, NAMING, NEW_COOKIE, PLAYS, PROBE, USE_CODE

READERS = 6  # connections, at most
PEOPLE = "@"  # prefix of notices about people; the others are about a table's log
ALONE = 0x7065_6F70  # one process at a time changes what `change` is to change alone
LOCK = 0x7768_6973  # one process migrates at a time
SAID = "SELECT number FROM chat WHERE game = $1 AND guest = $2 AND client = $3"
SAY = """INSERT INTO chat SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7, $8 FROM chat WHERE game = $1
    RETURNING number"""
MAIL = """INSERT INTO mail VALUES ($1, $2, $3, $4, $5) ON CONFLICT (guest) DO UPDATE SET address = excluded.address,
    language = excluded.language, code = excluded.code, expires = excluded.expires"""
NOTICE = """INSERT INTO notices VALUES ($1, $2, $3, $4) ON CONFLICT (game, seat) DO UPDATE
    SET turn = excluded.turn, at = excluded.at WHERE notices.turn <> excluded.turn OR notices.at < $5 RETURNING true"""
FIND = """SELECT id FROM tables
    WHERE (code = $1 AND ($2::boolean OR status IN ('open', 'opening', 'playing'))) OR invite = $3"""
ADD_TOKEN = """INSERT INTO tokens SELECT $1::text, $2::text, $3::text, $4::bigint
    WHERE (SELECT count(*) FROM tokens WHERE guest = $2 AND kind = $3) < $5 RETURNING true"""
NOW = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LAST = "SELECT max(log.at) FROM log JOIN tables ON game = id WHERE due IS NOT NULL"  # where time matters
IDLE = """SELECT id FROM tables WHERE status IN ('open', 'opening', 'playing') AND made < $1
    AND NOT EXISTS (SELECT 1 FROM log WHERE log.game = tables.id AND log.at >= $1) ORDER BY made DESC LIMIT $2"""


class PostgresStore:
    """Everything except LISTEN runs on the database thread."""

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self.process = secrets.token_hex(4)  # our own notices are no news
        self.heard_of_people: HeardOfPeople = hear_nothing
        self.storing = Storing()
        self._clock = Clock()

    async def open(self, heard: Heard) -> None:
        self._heard = heard
        self._thread = DatabaseThread()
        try:
            reading = await self._thread.do(connected(self._address, 2, READERS))
            writing = await self._thread.do(connected(self._address, 1, 1))
        except (OSError, ValueError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            await self._thread.stop()
            raise CannotOpen(unreachable(error)) from None
        self._pool = Pool(self._thread, reading)
        self._writer = PostgresWriter(self._thread, writing, self.process, self.storing)
        try:
            last, there = await self._pool.within_one(migrate)
            self._clock.begin(last, there)
            await self._listen()
        except BaseException:
            await self._end()
            raise

    async def _end(self) -> None:
        await self._writer.close()
        await self._pool.close()
        await self._thread.stop()

    async def close(self) -> None:
        with contextlib.suppress(*AWAY):
            await self._ears.close()
        await self._end()

    def now(self) -> int:
        return self._clock.now()

    async def probe(self) -> None:
        try:
            await self._pool.execute(numbered(PROBE), str(self.now()))
        except CannotStore:
            self.storing.failed()
        else:
            self.storing.worked()

    async def tick(self) -> None:
        self._clock.meet(float(await self._pool.fetchval(NOW)))
        if self._ears.is_closed():
            await self._listen()
            self._heard(None)  # nobody knows what was said in the meantime

    async def _listen(self) -> None:
        with translated():
            self._ears = await asyncpg.connect(self._address)
            await self._ears.add_listener(CHANNEL, self._hear)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        sender, _, changed = str(payload).partition(" ")
        if sender == self.process:
            return
        for part in changed.split():
            if part.startswith(PEOPLE):
                self.heard_of_people(part.removeprefix(PEOPLE))
            else:
                self._heard(part.partition(":")[0])

    # --- tables -----------------------------------------------------------------------------------------

    def append(self, row: Row, summary: Summary | None) -> Outcome:
        return self._writer.append(row, summary)

    async def rows(self, game: str, after: int) -> list[Row]:
        found = await self._pool.fetch("SELECT * FROM log WHERE game = $1 AND seq > $2 ORDER BY seq", game, after)
        return [Row(*it.values()) for it in found]

    async def rewrite(self, row: Row) -> None:
        await self._pool.execute("UPDATE log SET body = $1 WHERE game = $2 AND seq = $3", row.body, row.game, row.seq)

    async def keep_map(self, hash: str, text: str) -> None:
        await self._pool.execute("INSERT INTO maps VALUES ($1, $2) ON CONFLICT DO NOTHING", hash, text)

    async def map_text(self, hash: str) -> str | None:
        found = await self._pool.fetchval("SELECT text FROM maps WHERE hash = $1", hash)
        return None if found is None else str(found)

    async def say(self, said: Said) -> int:
        while True:
            found = await self._pool.fetchval(SAID, said.game, said.guest, said.client)
            if found is not None:
                return int(found)
            try:
                number = int(await self._pool.fetchval(SAY, said.game, *said[2:]))
            except asyncpg.UniqueViolationError:
                continue  # somebody spoke at the same moment
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.process} {said.game}:chat")
            return number

    async def chat(self, game: str, after: int) -> list[Said]:
        found = await self._pool.fetch(
            "SELECT * FROM chat WHERE game = $1 AND number > $2 ORDER BY number", game, after
        )
        return [Said(*it.values()) for it in found]

    async def last_chat(self, game: str, most: int) -> list[Said]:
        sql = "SELECT * FROM chat WHERE game = $1 ORDER BY number DESC LIMIT $2"
        return [Said(*it.values()) for it in reversed(await self._pool.fetch(sql, game, most))]

    async def _ids(self, sql: str, *values: object) -> list[str]:
        return [str(it[0]) for it in await self._pool.fetch(sql, *values)]

    async def lines(self, game: str) -> int:
        return int(await self._pool.fetchval(numbered(LINES), game))

    async def find(self, *, code: str | None = None, invite: str | None = None, ended: bool = False) -> str | None:
        found = await self._ids(FIND, code, ended, invite)
        return found[0] if found else None

    async def lobby(self, limit: int, each: int) -> list[Listed]:
        return [Listed(*it.values()) for it in await self._pool.fetch(numbered(LOBBY), each, limit)]

    async def in_lobby(self, tables: Collection[str]) -> set[str]:
        return set(await self._ids(f"{IN_LOBBY} AND id = ANY($1)", list(tables)))

    async def put_in_lobby(self, table: str, host: str, text: str) -> None:
        sql = "UPDATE tables SET host = $1, listed = $2 WHERE id = $3 AND listed = ''"
        await self._pool.execute(sql, host, text, table)

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        sql = "SELECT id FROM tables JOIN seats ON game = id WHERE guest = $1 GROUP BY id ORDER BY made DESC LIMIT $2"
        return await self._ids(sql, guest, limit)

    async def plays(self, guest: str) -> bool:
        return bool(await self._ids(numbered(PLAYS), guest))

    async def tables_naming(self, guest: str) -> list[str]:
        return await self._ids(numbered(NAMING), guest, guest)

    async def overdue(self, before: int, limit: int) -> list[str]:
        return await self._ids("SELECT id FROM tables WHERE due < $1 ORDER BY due DESC LIMIT $2", before, limit)

    async def idle(self, before: int, limit: int) -> list[str]:
        return await self._ids(IDLE, before, limit)

    async def tables_after(self, after: str, limit: int) -> list[str]:
        return await self._ids("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", after, limit)

    async def finished(self, after: str, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE status = 'over' AND id > $1 ORDER BY id LIMIT $2"
        return await self._ids(sql, after, limit)

    # --- guests -----------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest, at: int) -> None:
        await self._pool.execute("INSERT INTO guests (id, name, made) VALUES ($1, $2, $3)", guest.id, guest.name, at)

    async def rename(self, guest: str, name: str) -> None:
        await self._pool.execute("UPDATE guests SET name = $1 WHERE id = $2", name, guest)

    async def forget(self, guest: str) -> None:
        await self.change(*((sql, guest) for sql in FORGET))

    async def add_token(self, hash: str, guest: str, kind: str, expires: int | None, most: int) -> bool:
        return bool(await self._pool.fetchval(ADD_TOKEN, hash, guest, kind, expires, most))

    async def guest_of(self, hash: str, at: int) -> tuple[Guest, str] | None:
        sql = """SELECT guests.id, guests.name, kind FROM tokens JOIN guests ON guests.id = guest
            WHERE hash = $1 AND coalesce(expires, $2) >= $2"""
        found = await self._pool.fetchrow(sql, hash, at)
        return (Guest(found[0], found[1]), found[2]) if found else None

    async def drop_tokens(self, guest: str, kinds: Sequence[str]) -> None:
        await self._pool.execute("DELETE FROM tokens WHERE guest = $1 AND kind = ANY($2)", guest, list(kinds))

    async def take_over(self, code: str, cookie: str, at: int) -> Guest | None:
        async def work(connection: Any) -> Guest | None:
            guest = await connection.fetchval(numbered(USE_CODE), code, at)
            if guest is None:
                return None
            await connection.execute(numbered(END_COOKIES), guest)
            await connection.execute(numbered(NEW_COOKIE), cookie, guest)
            return Guest(*await connection.fetchrow("SELECT id, name FROM guests WHERE id = $1", guest))

        return await self._pool.within_one(work)

    async def tokens_left(self, hashes: Collection[str]) -> set[str]:
        return set(await self._ids("SELECT hash FROM tokens WHERE hash = ANY($1)", list(hashes)))

    # --- notices ----------------------------------------------------------------------------------------

    async def set_mail(self, guest: str, mail: Mail) -> None:
        await self._pool.execute(MAIL, guest, *mail)

    async def mail_of(self, guest: str) -> Mail | None:
        found = await self._pool.fetchrow("SELECT address, language, code, expires FROM mail WHERE guest = $1", guest)
        return Mail(*found.values()) if found else None

    async def drop_mail(self, guest: str) -> None:
        await self._pool.execute("DELETE FROM mail WHERE guest = $1", guest)

    async def claim_notice(self, game: str, seat: int, turn: int, at: int, before: int) -> bool:
        return bool(await self._pool.fetchval(NOTICE, game, seat, turn, at, before))

    # --- people -----------------------------------------------------------------------------------------

    async def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return [tuple(it) for it in await self._pool.fetch(numbered(sql), *values)]

    async def change(self, *statements: Statement, alone: bool = False) -> list[list[tuple[Any, ...]]]:
        async def work(connection: Any) -> list[list[tuple[Any, ...]]]:
            if alone:
                await connection.execute("SELECT pg_advisory_xact_lock($1)", ALONE)
            found = [await connection.fetch(numbered(str(sql)), *values) for sql, *values in statements]
            return [[tuple(it) for it in rows] for rows in found]

        try:
            return await self._pool.within_one(work)
        except asyncpg.UniqueViolationError:
            raise Taken from None

    async def announce(self, *what: str) -> None:
        for notice in notices(self.process, [f"{PEOPLE}{it}" for it in what]):
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)


def numbered(sql: str) -> str:
    """SQLite's places for values as PostgreSQL has them."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))


async def migrate(connection: Any) -> tuple[int, float]:
    """Forward from whatever version the database has, in a transaction; one process does it, the others wait. The time
    of the last row that matters, and the database's now."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
    done = {it["number"] for it in await connection.fetch("SELECT number FROM migrations")}
    check_version(max(done, default=0), newest_form())
    for number, statements in migrations():
        if number not in done:
            for statement in statements:
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations VALUES ($1)", number)
    return await connection.fetchval(LAST) or 0, float(await connection.fetchval(NOW))


def unreachable(error: Exception) -> str:
    """Why, without a word of the address, which has a password in it."""
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return "PostgreSQL does not let this user in; look at the user and the password in the address."
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return "PostgreSQL has no database of this name; create it, or look at the name in the address."
    if isinstance(error, ValueError | asyncpg.InterfaceError):
        return "the address of the database cannot be read; it is postgresql://user:password@host:port/name."
    return "PostgreSQL does not answer; see that it runs, and look at host and port in the address."
