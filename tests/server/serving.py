"""Servers for tests: in this process, or as a process of their own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path

from whistlestop.client import Client, SeatState, TableSettings
from whistlestop.game.notation.actions import Action
from whistlestop.server.application import Application
from whistlestop.server.listener import make_server
from whistlestop.server.settings import Settings
from whistlestop.server.tables.entries import BotSeated
from whistlestop.server.tables.moves import Step
from whistlestop.server.tables.state import facts_of

START = """
from whistlestop.server.listener import serve
from whistlestop.server.settings import from_environment
serve(from_environment())
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings_for(database: str, **more: object) -> Settings:
    chosen: dict[str, object] = {"port": free_port(), "database": database, "workers": 0, "pause": 0.0, "limits": False}
    return Settings(**(chosen | more))  # type: ignore[arg-type]


@contextlib.asynccontextmanager
async def serving(database: str, **more: object) -> AsyncIterator[tuple[str, Application]]:
    """A server in this process: its address, and what is inside."""
    settings = settings_for(database, **more)
    server = make_server(settings)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield f"http://127.0.0.1:{settings.port}", server.application
    finally:
        server.should_exit = True
        await task


class Process:
    """A server as a process of its own."""

    script = START

    def __init__(self, database: str, port: int | None = None, **settings: str) -> None:
        self.database = database
        self.settings = settings
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        env = os.environ | {
            "WHISTLESTOP_PORT": str(self.port),
            "WHISTLESTOP_DATABASE": self.database,
            "WHISTLESTOP_WORKERS": "0",
            "WHISTLESTOP_PAUSE": "0",
            "WHISTLESTOP_LIMITS": "no",
            **{f"WHISTLESTOP_{name.upper()}": value for name, value in self.settings.items()},
        }
        self.child = subprocess.Popen([sys.executable, "-c", self.script], env=env, stderr=subprocess.DEVNULL)

    def wait(self, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(OSError), urllib.request.urlopen(self.url + "/healthz", timeout=2):
                return
            time.sleep(0.02)
        raise TimeoutError("the server did not start.")

    def kill(self) -> None:
        assert self.child is not None
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()

    def stop(self) -> None:
        if self.child is not None and self.child.poll() is None:
            self.child.terminate()
            self.child.wait(20)


async def put_off(application: Application, table: str, seat: int) -> None:
    """A seat that is a bot's for good though the game goes on, as logs of version 0.2.0 have it."""
    session = application.sessions.by_table[table]
    entry = BotSeated(seat, "random")
    await application.tables.append(session, session.state.host, None, lambda: Step(entry, facts_of(session.game)))


def at_random(seed: int) -> object:
    """A choice for `Client.play`."""
    dice = random.Random(seed)

    def choose(state: SeatState) -> Action:
        return dice.choice(state.legal)

    return choose


@contextlib.asynccontextmanager
async def seated(url: str, game: str, people: int, **more: object) -> AsyncIterator[tuple[str, list[Client]]]:
    """A table with so many people, not ready yet."""
    settings = TableSettings(game=game, players=people + len(more.get("bots", ())), **more)  # type: ignore[arg-type]
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url, name=f"Guest{n}")) for n in range(people)]
        table = await clients[0].create(settings)
        state = await clients[0].watch(table, 0)
        assert state.info is None or state.info.table == table
        while state.info is None:
            await state.change()
        for number, client in enumerate(clients[1:], 1):
            assert await client.join(code=state.info.code) == (table, number)
        yield table, clients


def database(folder: Path) -> str:
    return str(folder / "server.sqlite")
