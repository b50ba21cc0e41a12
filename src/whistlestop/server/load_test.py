"""How much a server carries: five-seat tables without pauses, sockets that only listen, many stored games.

    whistlestop bench server [--tables 200] [--seconds 20] [--database …] [--json]

The server runs in a process of its own; this process is the players.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from whistlestop.client import Client, TableSettings
from whistlestop.client.client import new_id
from whistlestop.game.fair_chance import nonce_hash
from whistlestop.wire import commands as co

SERVE = """
from whistlestop.server.listener import serve
from whistlestop.server.settings import from_environment
serve(from_environment())
"""


class Load(NamedTuple):
    """What was measured."""

    tables: int
    seats: int
    seconds: float
    moves: int
    per_second: float
    p50_ms: float
    p99_ms: float
    server_mb: float
    cpu_ms: float  # of the server's processor time a move

    def __str__(self) -> str:
        return (
            f"{self.tables} tables of {self.seats}: {self.per_second:,.0f} durable moves/s over {self.seconds:.0f} s; "
            f"acknowledged in {self.p50_ms:.1f} ms (median), {self.p99_ms:.1f} ms (p99); "
            f"server {self.server_mb:.0f} MB, {self.cpu_ms:.2f} ms of processor time a move"
        )


class Glimpse(msgspec.Struct):
    """As little of a message as playing at random needs."""

    type: str
    re: str | None = None
    legal: list[msgspec.Raw] = []
    status: str | None = None
    code: str | None = None
    seat: Any = None
    view: Any = None


_decoder = msgspec.json.Decoder(Glimpse)


class Seat:
    """One player with a socket of their own, who moves as soon as they may."""

    def __init__(self, table: str, number: int, token: str, times: list[float]) -> None:
        self.table, self.number, self.token, self.times = table, number, token, times
        self.dice = random.Random(number)
        self.sent: dict[str, float] = {}
        self.count = 0
        self.legal: list[msgspec.Raw] = []
        self.there = self.over = False

    async def play(self, url: str, stop: asyncio.Event) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(url, additional_headers=headers, compression=None, ping_interval=None) as line:
            watch = {"type": "watch", "id": "watch", "table": self.table, "seat": self.number, "since": 0}
            await line.send(json.dumps(watch))
            async for frame in line:
                self.hear(_decoder.decode(frame))
                if self.legal and not self.sent and not stop.is_set():
                    await self.move(line)
                if self.over or (stop.is_set() and not self.sent):
                    return

    def hear(self, message: Glimpse) -> None:
        if message.type == "push":
            self.there, self.legal = True, message.legal
        elif message.type in ("ack", "error") and message.re in self.sent:
            taken = time.perf_counter() - self.sent.pop(message.re or "")
            if message.type == "ack":
                self.times.append(taken)
        elif message.type == "table" and message.status == "over":
            self.over = True

    async def move(self, line: ClientConnection) -> None:
        self.count += 1
        action, name = bytes(self.dice.choice(self.legal)).decode(), f"{self.number}-{self.count}"
        self.legal = []
        self.sent[name] = time.perf_counter()
        await line.send(
            f'{{"type":"move","id":"{name}","table":"{self.table}","seat":{self.number},"actions":[{action}]}}'
        )


# --- the server ---------------------------------------------------------------------------------------------


@contextlib.contextmanager
def server(database: str) -> Iterator[tuple[str, int]]:
    """A server's address and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    chosen = {"PORT": str(port), "DATABASE": database, "WORKERS": "1", "PAUSE": "0", "LIMITS": "no"}
    env = os.environ | {f"WHISTLESTOP_{name}": value for name, value in chosen.items()}
    child = subprocess.Popen([sys.executable, "-c", SERVE], env=env)
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz")
        yield f"http://127.0.0.1:{port}", child.pid
    finally:
        child.terminate()
        child.wait(30)


def wait_for(url: str) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=2):
            return
        time.sleep(0.05)
    raise TimeoutError("the server did not start.")


def megabytes(pid: int) -> float:
    """Of memory that a process has in use; 0 where the system does not say."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * resource.getpagesize() / 1e6


def processor_seconds(pid: int) -> float:
    """That a process has used, all threads together."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def begun(clients: list[Client], game: str) -> str:
    """A table at which these guests sit, with its game begun."""
    table = await clients[0].create(TableSettings(game, len(clients), public=True))
    for client in clients[1:]:
        await client.join(table)
    for seat, client in enumerate(clients):
        await client.command(co.Ready(new_id(), table, seat, nonce_hash(bytes([seat]))))
    for seat, client in enumerate(clients):
        await client.command(co.Open(new_id(), table, seat, bytes([seat]).hex()))
    return table


@contextlib.asynccontextmanager
async def players(url: str, game: str, tables: int, seats: int, times: list[float]) -> AsyncIterator[list[Seat]]:
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url)) for _ in range(seats)]
        made = [await begun(clients, game) for _ in range(tables)]
        yield [Seat(table, seat, it.token or "", times) for table in made for seat, it in enumerate(clients)]


async def load(database: str, *, game: str = "europe", tables: int = 200, seats: int = 5, seconds: float = 20) -> Load:
    """Tables that play without pauses, each seat over a socket of its own."""
    times: list[float] = []
    with server(database) as (url, pid):
        async with players(url, game, tables, seats, times) as people:
            stop = asyncio.Event()
            address = url.replace("http", "ws", 1) + "/api/socket"
            tasks = [asyncio.create_task(seat.play(address, stop)) for seat in people]
            for _ in range(600):  # a minute at most
                if all(seat.there or seat.over for seat in people):
                    break
                await asyncio.sleep(0.1)
            await asyncio.sleep(1)  # what they were told is told by now
            times.clear()
            begin, used = time.perf_counter(), processor_seconds(pid)
            await asyncio.sleep(seconds)
            took, acknowledged = time.perf_counter() - begin, sorted(times)
            size, used = megabytes(pid), processor_seconds(pid) - used
            stop.set()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    count = len(acknowledged)
    if count == 0:  # the games of a few tables are over before the clock starts
        return Load(tables, seats, took, 0, 0.0, 0.0, 0.0, size, 0.0)
    middle, late = (1000 * acknowledged[int(count * part)] for part in (0.5, 0.99))
    return Load(tables, seats, took, count, count / took, middle, late, size, 1000 * used / count)


async def idle_sockets(database: str, number: int = 2000) -> float:
    """Megabytes that so many sockets add which only listen."""
    with server(database) as (url, pid):
        async with Client(url) as client, contextlib.AsyncExitStack() as stack:
            before = megabytes(pid)
            headers = {"Authorization": f"Bearer {client.token}"}
            address = url.replace("http", "ws", 1) + "/api/socket"
            for _ in range(number):
                await stack.enter_async_context(
                    connect(address, additional_headers=headers, compression=None, ping_interval=None)
                )
            await asyncio.sleep(1)
            return megabytes(pid) - before


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="europe")
    parser.add_argument("--database", default="", help="a file, or postgresql://…; a temporary file if left out")
    parser.add_argument("--sockets", type=int, default=0, help="measure idle sockets instead")
    parser.add_argument("--people", type=int, default=0, help="measure so many people who are simply there instead")
    parser.add_argument("--pairings", type=int, default=100, help="with --people: pairs a minute who want to play")
    parser.add_argument("--json", action="store_true", help="for machines")


def run(given: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"{folder}/bench.sqlite"
        if given.sockets:
            megabytes_more = asyncio.run(idle_sockets(database, given.sockets))
            said = {"sockets": given.sockets, "megabytes": round(megabytes_more, 1)}
            print(json.dumps(said) if given.json else f"{given.sockets} idle sockets: {megabytes_more:.0f} MB")
        elif given.people:
            from . import load_people  # which needs this module

            wishes = {"pairings": given.pairings, "seconds": given.seconds, "game": given.game}
            people = asyncio.run(load_people.load(database, given.people, **wishes))
            print(json.dumps(people._asdict()) if given.json else people)
        else:
            measured = asyncio.run(load(database, game=given.game, tables=given.tables, seconds=given.seconds))
            print(json.dumps(measured._asdict()) if given.json else measured)
    return 0
