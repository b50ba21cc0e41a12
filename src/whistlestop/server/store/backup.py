"""Copies of what a server has: backups of an SQLite file, restoring them, and records of all finished games."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

from whistlestop.game import Record

from ..maps.catalogue import MapCatalogue
from ..refusal import Refusal
from ..tables.records import record_of
from ..tables.sessions import read
from . import Store, connect
from .base import file_of
from .faults import CannotOpen


class BackupError(Exception):
    """Why it cannot be done, in one sentence."""


def backup(database: str, target: Path) -> None:
    """A whole and consistent copy, also of a server that runs. Only its owner can read it: it holds seeds."""
    source = sqlite_path(database)
    if not source.exists():
        raise BackupError(f"there is no database at {source}.")
    create_private(target)
    reading, writing = sqlite3.connect(source), sqlite3.connect(target)
    try:
        reading.backup(writing)
    except sqlite3.DatabaseError:
        target.unlink(missing_ok=True)
        raise BackupError(f"{source} is damaged; `whistlestop check` says what can be saved.") from None
    finally:
        reading.close()
        writing.close()


def restore(source: Path, database: str) -> None:
    """A backup becomes the database of a server that does not run; nothing is overwritten."""
    target = sqlite_path(database)
    if not source.exists():
        raise BackupError(f"there is no backup at {source}.")
    checking = sqlite3.connect(source)
    try:
        sound = checking.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.DatabaseError:
        sound = "no database"
    finally:
        checking.close()
    if sound != "ok":
        raise BackupError(f"{source} is not a sound backup.")
    target.parent.mkdir(parents=True, exist_ok=True)
    backup(str(source), target)


def sqlite_path(database: str) -> Path:
    try:
        file = file_of(database)
    except CannotOpen as error:
        raise BackupError(str(error)) from None
    if file is None:
        raise BackupError("a PostgreSQL database is backed up with pg_dump, and restored with pg_restore.")
    return file


def create_private(path: Path) -> None:
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise BackupError(f"{path} is there already.") from None


async def records(store: Store) -> AsyncIterator[Record]:
    """Of every game that is over, whoever played it; running games are nobody's business."""
    last, map_catalogue = "", MapCatalogue()
    while tables := await store.finished(last, 200):
        for table in tables:
            try:
                yield record_of(await read(store, map_catalogue, table))
            except Refusal:
                continue
        last = tables[-1]


async def export(database: str, target: Path) -> int:
    """All finished games in one file of records; how many there are."""
    from whistlestop.game import save_many

    try:
        store = connect(database)
        await store.open(lambda _table: None)
    except CannotOpen as error:
        raise BackupError(str(error)) from None
    try:
        found = [record async for record in records(store)]
    finally:
        await store.close()
    save_many(target, found)
    return len(found)
