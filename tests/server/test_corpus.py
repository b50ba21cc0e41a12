"""Games that older versions have stored: every one is read, migrated, understood as it was meant, and goes on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.corpus.make import TABLES, expected
from server.serving import serving
from whistlestop import __version__
from whistlestop.game import verify
from whistlestop.game.records.version import RULES
from whistlestop.server.application import Application
from whistlestop.server.refusal import Refusal
from whistlestop.server.store.base import migrations
from whistlestop.server.tables.session import TableSession
from whistlestop.server.tables.state import OVER, PLAYING

CORPUS = Path(__file__).parent / "corpus"
VERSIONS = sorted(path.parent.name for path in CORPUS.glob("*/rows.json"))


def of_other_rules(stored: dict[str, Any]) -> bool:
    """Was it played by other rules? Then it is refused, and finished by the version that began it."""
    return any(row[5] != RULES for row in stored["log"])


def fill_sqlite(path: str, stored: dict[str, Any]) -> None:
    """The database as that version left it."""
    with sqlite3.connect(path) as connection:
        for number, statements in migrations():
            if number <= stored["migration"]:
                for statement in statements:
                    connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {stored['migration']}")
        for name in TABLES:
            for row in stored.get(name, ()):
                connection.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
    connection.close()


async def fill_postgres(address: str, stored: dict[str, Any]) -> None:
    import asyncpg

    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY)")
    for number, statements in migrations():
        if number <= stored["migration"]:
            for statement in statements:
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations VALUES ($1)", number)
    for name in TABLES:
        for row in stored.get(name, ()):
            marks = ", ".join(f"${at + 1}" for at in range(len(row)))
            await connection.execute(f"INSERT INTO {name} VALUES ({marks})", *row)
    await connection.close()


async def as_stored(application: Application, table: str, seq: int) -> TableSession:
    """A table as it was then: the server may have let its bots go on already."""
    await application.sessions.current(table)  # finds its map
    session = TableSession(table, application.map_catalogue)
    session.take([row for row in await application.store.rows(table, 0) if row.seq <= seq])
    return session


def test_this_version_is_in_the_corpus() -> None:
    assert __version__ in VERSIONS, "run tests/server/corpus/make.py, once for a release"


@pytest.mark.parametrize("version", VERSIONS)
def test_stored_games_go_on(version: str, database: str) -> None:
    stored = json.loads((CORPUS / version / "rows.json").read_text(encoding="utf-8"))
    meant = json.loads((CORPUS / version / "expected.json").read_text(encoding="utf-8"))

    async def run() -> None:
        if database.startswith("postgresql"):
            await fill_postgres(database, stored)
        else:
            fill_sqlite(database, stored)
        async with serving(database) as (_, application):
            for table, found in meant.items():
                if of_other_rules(stored):
                    with pytest.raises(Refusal, match="other-version"):
                        await application.sessions.current(table)
                    continue
                session = await as_stored(application, table, found["seq"])
                # as JSON: what was a tuple is a list there
                assert json.loads(json.dumps(expected(session))) == found
                if session.state.status == OVER:
                    assert verify(found["record"]).fair
                elif session.state.status == PLAYING:
                    await to_the_end(application, table)

    asyncio.run(asyncio.wait_for(run(), 120))


def test_from_the_first_migration_on(tmp_path: Path) -> None:
    """A file that has seen the first one only has all of them after it was opened, and its games are there."""
    stored = json.loads((CORPUS / VERSIONS[0] / "rows.json").read_text(encoding="utf-8"))
    meant = json.loads((CORPUS / VERSIONS[0] / "expected.json").read_text(encoding="utf-8"))
    path = str(tmp_path / "old.sqlite")
    fill_sqlite(path, stored | {"migration": 1, "maps": []})

    async def run() -> None:
        async with serving(path) as (_, application):
            if of_other_rules(stored):
                return
            found = {table: (await application.sessions.get(table)).state.status for table in meant}
            assert found == {table: it["status"] for table, it in meant.items()}

    asyncio.run(asyncio.wait_for(run(), 60))
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone()[0] == max(number for number, _ in migrations())
    connection.close()


async def to_the_end(application: Application, table: str) -> None:
    """Bots take over for everybody."""
    from whistlestop.server.tables import entries as en
    from whistlestop.server.tables.moves import Step
    from whistlestop.server.tables.state import facts_of

    session = await application.sessions.get(table)
    for seat, it in enumerate(session.state.seats):
        if it.bot is None:
            bot_seated = en.BotSeated(seat, "random", keeps=True)
            step = Step(bot_seated, facts_of(session.game))
            await application.tables.append(session, "server", None, lambda step=step: step)  # type: ignore[misc]
    while session.state.status == PLAYING:
        await asyncio.sleep(0.05)
        session = await application.sessions.get(table)
    assert session.state.status == OVER
