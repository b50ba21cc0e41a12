"""PostgreSQL: several server processes on one database, without leases and without sticky sessions."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from dataclasses import dataclass
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
from .faults import CannotOpen, CannotStore, Storing, Taken
from .sqlite import END_COOKIES, FORGET, IN_LOBBY, LINES, LOBBY, NAMING, NEW_COOKIE, PLAYS, PROBE, USE_CODE

MOST = 512  # rows an insert
CHANNEL = "whistlestop"
PEOPLE = "@"  # before a word that is of people, not of a table's log
ALONE = 0x7065_6F70  # one process at a time changes what `change` is to change alone
LOCK = 0x7768_6973  # one process migrates at a time
CLOSING = 5.0  # seconds that the last rows may take
# No row's fault: the database is away, full, going down, or may only be read. Trying each alone would only take longer.
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)

APPEND = """INSERT INTO log SELECT * FROM unnest(
    $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[], $9::text[])
    ON CONFLICT DO NOTHING RETURNING game, seq"""
INDEX = """INSERT INTO tables SELECT * FROM unnest(
    $1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::bigint[], $8::text[], $9::text[])
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, status = excluded.status, due = excluded.due,
    host = excluded.host, listed = excluded.listed"""
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


@dataclass(eq=False)
class Waiting:
    """An append and who awaits it."""

    row: Row
    summary: Summary | None
    done: Outcome


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """What is the database's fault, as the server knows it."""
    try:
        yield
    except AWAY:
        raise CannotStore("the database is away.") from None


class Pool:
    """Connections; what fails on one of them because of the database is CannotStore."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        with translated():
            found: list[Any] = await self._pool.fetch(sql, *values)
            return found

    async def fetchrow(self, sql: str, *values: object) -> Any:
        with translated():
            return await self._pool.fetchrow(sql, *values)

    async def fetchval(self, sql: str, *values: object) -> Any:
        with translated():
            return await self._pool.fetchval(sql, *values)

    async def execute(self, sql: str, *values: object) -> None:
        with translated():
            await self._pool.execute(sql, *values)

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        with translated():
            async with self._pool.acquire() as connection, connection.transaction():
                yield connection

    async def close(self) -> None:
        with contextlib.suppress(*AWAY):
            await self._pool.close()


class PostgresStore:
    """Appends are gathered while the last group is being committed, and go in one statement."""

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self.process = secrets.token_hex(4)  # our own notices are no news
        self.heard_of_people: HeardOfPeople = hear_nothing
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.storing = Storing()
        self._clock = Clock()

    async def open(self, heard: Heard) -> None:
        self._heard = heard
        try:
            self._pool = Pool(await asyncpg.create_pool(self._address, min_size=2, max_size=6))
            self._writing = Pool(await asyncpg.create_pool(self._address, min_size=1, max_size=1))
        except (OSError, ValueError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise CannotOpen(unreachable(error)) from None
        try:
            async with self._pool.transaction() as connection:
                await migrate(connection)
                last, there = await connection.fetchval(LAST), await connection.fetchval(NOW)
            self._clock.begin(last or 0, float(there))
            await self._listen()
        except BaseException:
            await self._pool.close()
            await self._writing.close()
            raise
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task], timeout=CLOSING)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(*AWAY):
            await self._ears.close()
        await self._pool.close()
        await self._writing.close()

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
        done = Outcome(loop=asyncio.get_running_loop())
        self._waiting.append(Waiting(row, summary, done))
        self._wake.set()
        return done

    async def _write(self) -> None:
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._settle(group)

    async def _settle(self, group: list[Waiting]) -> None:
        """Commit together; where that fails, in halves: one row's fault is not its neighbours'."""
        try:
            first = set(await self._commit(group))
        except asyncio.CancelledError:
            fail(group, ConnectionError("the store is closed."))
            raise
        except Exception as error:  # whatever it is: whoever waits hears of it, and the next group is written
            if len(group) == 1 and isinstance(error, asyncpg.UniqueViolationError):
                group[0].done.set_result(False)
                return
            if isinstance(error, CannotStore):
                self.storing.failed()
            if len(group) == 1 or isinstance(error, CannotStore):
                fail(group, error)
                return
            await self._settle(group[: len(group) // 2])
            await self._settle(group[len(group) // 2 :])
            return
        self.storing.worked()
        for it in group:
            if not it.done.done():
                it.done.set_result(it in first)

    async def _commit(self, group: list[Waiting]) -> list[Waiting]:
        """Those that were first. Every process locks in one order, log, tables, seats, each by table: or two could wait
        for each other."""
        firsts = {(it.row.game, it.row.seq): it for it in reversed(group)}
        firsts = dict(sorted(firsts.items()))
        columns = list(zip(*(it.row for it in firsts.values()), strict=True))
        async with self._writing.transaction() as connection:  # its own connection: rows wait for no reader
            found = await connection.fetch(APPEND, *columns)
            written = [firsts[it["game"], it["seq"]] for it in found]
            await write_summaries(connection, written)
            for notice in notices(self.process, [f"{it.row.game}:{it.row.seq}" for it in written]):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        return written

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
        async with self._pool.transaction() as connection:
            for sql in FORGET:
                await connection.execute(numbered(sql), guest)

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
        async with self._pool.transaction() as connection:
            guest = await connection.fetchval(numbered(USE_CODE), code, at)
            if guest is None:
                return None
            await connection.execute(numbered(END_COOKIES), guest)
            await connection.execute(numbered(NEW_COOKIE), cookie, guest)
            return Guest(*await connection.fetchrow("SELECT id, name FROM guests WHERE id = $1", guest))

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
        async with self._pool.transaction() as connection:
            if alone:
                await connection.execute("SELECT pg_advisory_xact_lock($1)", ALONE)
            try:
                found = [await connection.fetch(numbered(str(sql)), *values) for sql, *values in statements]
            except asyncpg.UniqueViolationError:
                raise Taken from None
        return [[tuple(it) for it in rows] for rows in found]

    async def announce(self, *what: str) -> None:
        for notice in notices(self.process, [f"{PEOPLE}{it}" for it in what]):
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)


def fail(group: list[Waiting], error: Exception) -> None:
    for it in group:
        if not it.done.done():
            it.done.set_exception(error)


def numbered(sql: str) -> str:
    """SQLite's places for values as PostgreSQL has them."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))


def notices(sender: str, changed: list[str]) -> list[str]:
    """One a batch; several only where the database's limit of 8,000 bytes asks for it."""
    size = 7000 // (max(map(len, changed), default=0) + 1)
    return [" ".join((sender, *changed[at : at + size])) for at in range(0, len(changed), size)]


async def write_summaries(connection: Any, group: list[Waiting]) -> None:
    """After the rows of a group, which are sorted by table."""
    summaries = {it.summary.id: it.summary for it in group if it.summary is not None}
    if not summaries:
        return
    columns = list(zip(*(it.columns for it in summaries.values()), strict=True))
    await connection.execute(INDEX, *columns)
    seated = [it.summary for it in group if it.summary is not None and not it.row.moves]
    if seated:
        await connection.execute("DELETE FROM seats WHERE game = ANY($1)", [it.id for it in seated])
        held = [(it.id, seat, guest) for it in seated for seat, guest in it.seats]
        await connection.executemany("INSERT INTO seats VALUES ($1, $2, $3)", held)


async def migrate(connection: Any) -> None:
    """Forward from whatever version the database has, in a transaction; one process does it, the others wait."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
    done = {it["number"] for it in await connection.fetch("SELECT number FROM migrations")}
    check_version(max(done, default=0), newest_form())
    for number, statements in migrations():
        if number not in done:
            for statement in statements:
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations VALUES ($1)", number)


def unreachable(error: Exception) -> str:
    """Why, without a word of the address, which has a password in it."""
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return "PostgreSQL does not let this user in; look at the user and the password in the address."
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return "PostgreSQL has no database of this name; create it, or look at the name in the address."
    if isinstance(error, ValueError | asyncpg.InterfaceError):
        return "the address of the database cannot be read; it is postgresql://user:password@host:port/name."
    return "PostgreSQL does not answer; see that it runs, and look at host and port in the address."
