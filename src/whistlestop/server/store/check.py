"""Is a database sound, can every log be replayed, and what can be saved of one that is not?"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

from ..maps.catalogue import MapCatalogue
from ..refusal import Refusal
from ..tables.session import TableSession
from ..tables.state import OVER
from . import connect
from .backup import create_private
from .base import Row, Summary, file_of, newest_form
from .faults import CannotOpen
from .sqlite import migrate
from .writer import Append, append_one

SAID = 5  # faults of a kind that are named one by one
COPIED = (
    "guests",
    "tokens",
    "maps",
    "mail",
    "notices",
    "chat",
    "settings",
    "blocks",
    "reports",
    "day_games",
)  # the rest follows from the log


@dataclass
class Findings:
    """What a database is found to be."""

    tables: int = 0
    over: int = 0
    rows: int = 0
    faults: list[str] = field(default_factory=list)
    saved: int | None = None  # tables, in the new database

    def __str__(self) -> str:
        lines = [f"{self.tables} tables, {self.over} of them over; {self.rows} rows."]
        lines += self.faults or ["Every log can be replayed, and the index agrees with it."]
        if self.saved is not None:
            lines.append(f"Saved: {self.saved} tables, each as far as it can be replayed.")
        return "\n".join(lines)


def missing(path: Path) -> int:
    """How many bytes a file lacks of what its head promises."""
    with path.open("rb") as file:
        head = file.read(100)
    size, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
    return (65_536 if size == 1 else size) * pages - path.stat().st_size if len(head) == 100 else 0


def filled_up(path: Path) -> IO[bytes]:
    """A copy of a file that was cut off, with nothing where its end was: SQLite reads no file that is too short."""
    copy = tempfile.NamedTemporaryFile(prefix="whistlestop-", suffix=".sqlite")  # noqa: SIM115 - closed with the rest
    with path.open("rb") as file:
        shutil.copyfileobj(file, copy)
    copy.truncate(path.stat().st_size + missing(path))
    copy.flush()
    return copy


class Damaged:
    """An SQLite file, of which as much is read as can be."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise CannotOpen(f"there is no database at {path}.")
        self.is_cut_off = missing(path) > 0
        self._copy = filled_up(path) if self.is_cut_off else None
        source = path if self._copy is None else Path(self._copy.name)
        self.connection = sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)
        try:
            self.form = int(self.connection.execute("PRAGMA user_version").fetchone()[0])
            self.connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.DatabaseError:
            self.close()
            raise CannotOpen(
                f"nothing of {path} can be read: it is no database, or its beginning is damaged."
            ) from None

    def close(self) -> None:
        self.connection.close()
        if self._copy is not None:
            self._copy.close()

    def faults(self) -> Iterator[str]:
        if self.is_cut_off:
            yield "The end of the file is missing."
        if self.form > newest_form():
            yield f"A newer version of Whistlestop has used it (form {self.form}; this version knows {newest_form()})."
        try:
            found = [it[0] for it in self.connection.execute(f"PRAGMA integrity_check({SAID})")]
        except sqlite3.DatabaseError as error:
            found = [str(error)]
        if found != ["ok"]:
            yield f"The file is damaged: {'; '.join(' '.join(it.split()) for it in found)}."

    def read(self, sql: str, *values: object) -> list[Any]:
        """As many rows as come before the first that is damaged."""
        found: list[Any] = []
        with contextlib.suppress(sqlite3.DatabaseError):
            for row in self.connection.execute(sql, values):
                found.append(row)  # noqa: PERF402 - what came before a fault is kept
        return found

    def tables(self) -> list[str]:
        ways = ("SELECT id FROM tables", "SELECT DISTINCT game FROM log", "SELECT DISTINCT game FROM seats")
        return sorted({it[0] for way in ways for it in self.read(way)})

    def rows(self, table: str) -> list[Row]:
        found = self.read("SELECT * FROM log WHERE game = ? ORDER BY seq", table)
        return [Row._make((*it, "")[: len(Row._fields)]) for it in found]  # older ones have no kind

    def index(self, table: str) -> tuple[object, ...] | None:
        found = self.read("SELECT * FROM tables WHERE id = ?", table)
        return tuple(found[0]) if found else None


def replayed(table: str, rows: list[Row], catalogue: MapCatalogue) -> tuple[TableSession, list[Row], str | None]:
    """A table as far as its log can be replayed, these rows, and why it goes no further."""
    session = TableSession(table, catalogue)
    good: list[Row] = []
    for row in rows:
        if row.seq != session.seq + 1:
            return session, good, f"row {session.seq + 1} is missing"
        try:
            session.take([row])
        except Refusal as refusal:
            return session, good, f"row {row.seq} cannot be replayed ({type(refusal.__cause__).__name__})"
        good.append(row)
    return session, good, None if good else "its log is gone"


def check_file(path: Path, target: Path | None) -> Findings:
    source, findings = Damaged(path), Findings()
    try:
        findings.faults += source.faults()
        catalogue = MapCatalogue()
        for hash, text in source.read("SELECT hash, text FROM maps"):
            catalogue.learn(text, hash)
        with contextlib.ExitStack() as stack:
            copy = None if target is None else stack.enter_context(new_database(target))
            if copy is not None:
                copy_others(source, copy)
            for table in source.tables():
                session, rows, why = replayed(table, source.rows(table), catalogue)
                note(findings, session, rows, why)
                if why is None and source.form == newest_form() and not agrees(session.summary, source.index(table)):
                    findings.faults.append(f"Table {table}: the index does not agree with its log.")
                if copy is not None and rows:
                    save(copy, session, rows)
                    findings.saved = (findings.saved or 0) + 1
    finally:
        source.close()
    return findings


def note(findings: Findings, session: TableSession, rows: list[Row], why: str | None) -> None:
    findings.tables += 1
    findings.rows += len(rows)
    if rows and session.state.status == OVER:
        findings.over += 1
    if why is not None:
        findings.faults.append(f"Table {session.table}: {why}; {len(rows)} rows before it are sound.")


def agrees(summary: Summary | None, index: tuple[object, ...] | None) -> bool:
    """How a table is found; when it is due may be older, which costs nothing."""
    return summary is not None and index is not None and summary.columns[:6] == index[:6]


@contextlib.contextmanager
def new_database(target: Path) -> Iterator[sqlite3.Connection]:
    create_private(target)
    connection = sqlite3.connect(target, isolation_level=None)
    try:
        migrate(connection)
        connection.execute("BEGIN")
        yield connection
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = WAL")
    finally:
        connection.close()


def copy_others(source: Damaged, copy: sqlite3.Connection) -> None:
    for name in COPIED:
        columns = [it[1] for it in copy.execute(f"PRAGMA table_info({name})")]
        there = [it[1] for it in source.read(f"PRAGMA table_info({name})")]
        both = ", ".join(it for it in columns if it in there)
        if both:
            places = ", ".join("?" * len(both.split(", ")))
            copy.executemany(
                f"INSERT OR IGNORE INTO {name} ({both}) VALUES ({places})", source.read(f"SELECT {both} FROM {name}")
            )


def save(copy: sqlite3.Connection, session: TableSession, rows: list[Row]) -> None:
    for row in rows[:-1]:
        append_one(copy, Append(row, None))
    append_one(copy, Append(rows[-1]._replace(kind=""), session.summary))  # not a move's: seats are written as well
    copy.execute("UPDATE log SET kind = ? WHERE game = ? AND seq = ?", (rows[-1].kind, session.table, rows[-1].seq))


async def check_server(database: str) -> Findings:
    """PostgreSQL sees to its files itself; that every log can be replayed is our business."""
    store, findings, catalogue = connect(database), Findings(), MapCatalogue()
    await store.open(lambda _table: None)
    try:
        last = ""
        while tables := await store.tables_after(last, 500):
            for table in tables:
                rows = await store.rows(table, 0)
                if rows and catalogue.named(rows[0].map) is None and (text := await store.map_text(rows[0].map)):
                    catalogue.learn(text, rows[0].map)
                note(findings, *replayed(table, rows, catalogue))
            last = tables[-1]
    finally:
        await store.close()
    return findings


def check(database: str, target: Path | None = None) -> Findings:
    """CannotOpen if nothing can be read at all."""
    path = file_of(database)
    if path is not None:
        return check_file(path, target)
    if target is not None:
        raise CannotOpen("a PostgreSQL database is saved with pg_dump; --save is for SQLite files.")
    return asyncio.run(check_server(database))
