"""Makes the corpus of this version: the rows of a server's database after real games, and what they come to.

    uv run python tests/server/corpus/make.py

It writes tests/server/corpus/VERSION/. Run it once for a release and never change what it has written: the tests replay
every folder, and so prove that games of every version go on.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from server.serving import seated, serving  # noqa: E402 - found through the line above
from whistlestop import __version__  # noqa: E402
from whistlestop.client import Client  # noqa: E402
from whistlestop.client.seat import SeatState  # noqa: E402
from whistlestop.game import SPECTATOR  # noqa: E402
from whistlestop.server.push.views import ranks_of  # noqa: E402
from whistlestop.server.tables.records import record_text  # noqa: E402
from whistlestop.server.tables.session import TableSession  # noqa: E402
from whistlestop.server.tables.state import OVER  # noqa: E402
from whistlestop.wire import commands as co  # noqa: E402

GAMES = ("north_america", "europe", "card_game")
TABLES = ("guests", "tokens", "maps", "log", "tables", "seats", "chat")


async def play(clients: list[Client], table: str, dice: random.Random, submissions: int) -> None:
    """Everybody moves at random, in order, so many times or to the end."""
    states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(clients)))
    for _ in range(submissions):
        while not any(state.legal for state in states):
            if states[0].over:
                return
            await asyncio.gather(*(wait(state) for state in states))
        seat = next(number for number, state in enumerate(states) if state.legal)
        chosen = dice.choice(states[seat].legal)
        states[seat].legal = ()
        await clients[seat].move(table, seat, chosen)


async def wait(state: SeatState) -> None:
    try:
        await asyncio.wait_for(state.change(), 0.05)
    except TimeoutError:
        return


async def make_tables(url: str, dice: random.Random) -> None:
    for game in GAMES:
        async with seated(url, game, 2, public=True) as (table, clients):
            await play(clients, table, dice, 100_000)  # to the end
            await clients[0].command(co.Say("said", table, "Good game"))
        async with seated(url, game, 2, bots=("random",), clock=86_400, first=0) as (table, clients):
            await play(clients, table, dice, 12)  # goes on
            await clients[1].command(co.Leave("left", table, 1))
        async with seated(url, game, 2) as (table, clients):
            await play(clients, table, dice, 8)
            await clients[1].command(co.Resign("resigned", table, 1))
        async with seated(url, game, 2):
            pass  # nobody is ready


def expected(session: TableSession) -> dict[str, Any]:
    """What a table comes to: how it stands, what each seat knows, the record."""
    game = session.game
    seats = [] if game is None else [game.mark(seat) for seat in (*range(len(session.state.seats)), SPECTATOR)]
    return {
        "status": session.state.status,
        "seq": session.seq,
        "marks": seats,
        "ranks": ranks_of(session),
        "record": record_text(session) if session.state.status == OVER else None,
    }


async def make() -> None:
    folder = HERE / __version__
    folder.mkdir()
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(temporary, "server.sqlite")
        found: dict[str, Any] = {}
        async with serving(str(path)) as (url, application):
            await make_tables(url, random.Random(1))
            for (table,) in sqlite3.connect(path).execute("SELECT id FROM tables ORDER BY made").fetchall():
                found[table] = expected(await application.tables.session(table))
        with sqlite3.connect(path) as connection:
            rows: dict[str, Any] = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in TABLES}
            rows["migration"] = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.close()
    (folder / "rows.json").write_text(json.dumps(rows, separators=(",", ":")) + "\n", encoding="utf-8")
    (folder / "expected.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(make())
