"""The writer of SQLite where no threads can be started, as in a browser."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from whistlestop.server.store.base import Row
from whistlestop.server.store.faults import CannotStore, Storing
from whistlestop.server.store.sqlite import migrate, opened
from whistlestop.server.store.writer import Append, Writer


def row(seq: int) -> Row:
    return Row("game", seq, 1, "bot", None, 1, "map", "{}", "moved")


def test_without_a_thread_each_job_is_done_when_it_is_given(tmp_path: Path) -> None:
    async def written() -> None:
        connection = opened(tmp_path / "games.sqlite")
        migrate(connection)
        before = threading.active_count()
        writer = Writer(connection, Storing(), threaded=False)
        assert threading.active_count() == before
        first, again = writer.append(Append(row(1), None)), writer.append(Append(row(1), None))
        assert connection.execute("SELECT seq FROM log").fetchall() == [(1,)]  # before anybody has waited
        assert await first is True
        assert await again is False
        assert await writer.do(lambda it: it.execute("SELECT count(*) FROM log").fetchone()[0]) == 1
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            connection.execute("SELECT * FROM nowhere")
        with pytest.raises(CannotStore):
            await writer.do(lambda it: it.execute("SELECT * FROM nowhere"))
        assert await writer.append(Append(row(2), None)) is True  # one job's fault is not the next one's
        writer.stop()
        with pytest.raises(CannotStore):
            await writer.append(Append(row(3), None))
        connection.close()

    asyncio.run(written())
