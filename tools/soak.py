#!/usr/bin/env python3
"""A server under everything at once: games that come and go, kills, slow readers, floods, and a disk that is full.

    uv run python tools/soak.py --minutes 60                     # a transcript, a line every ten seconds, and a verdict
    uv run python tools/soak.py --minutes 3 --kill 40 --full 30
    uv run python tools/soak.py --database postgresql://...      # an empty one; the disk is left alone

The exit status is 0 if no move that was acknowledged is lost or there twice, no table stands still, nothing was told
before its time, memory did not grow, and the database is sound at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import connect as open_socket

from whistlestop.client import Client, SeatState, ServerError, TableSettings
from whistlestop.client.client import new_id, request
from whistlestop.server.load_test import SERVE, megabytes, processor_seconds
from whistlestop.server.store import connect
from whistlestop.server.store.check import check
from whistlestop.server.tables import entries as en
from whistlestop.wire import commands as co

GAMES = ("card_game", "europe", "north_america")
FLOODER, READER = "127.0.0.66", "127.0.0.67"  # other addresses of this machine than the players'
STUCK = 45.0  # seconds without any answer to a player who waits for one


@dataclass
class Account:
    """What was seen."""

    acknowledged: list[tuple[str, int, int]] = field(default_factory=list)  # table, seat, row
    refused: Counter[str] = field(default_factory=Counter)
    over: int = 0
    kills: int = 0
    restarts: int = 0  # of a server that could not start
    recoveries: list[float] = field(default_factory=list)
    full: int = 0
    flooded: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    sizes: list[list[float]] = field(default_factory=list)  # megabytes, by the lives of the server


class Server:
    """A process that is killed and started again at the same port."""

    def __init__(self, database: str, log: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url, self.database, self.log = f"http://127.0.0.1:{self.port}", database, log
        self.child: subprocess.Popen[bytes]

    def start(self) -> None:
        chosen = {"PORT": str(self.port), "DATABASE": self.database, "WORKERS": "1", "PAUSE": "0", "LIMITS": "yes"}
        environment = os.environ | {f"WHISTLESTOP_{name}": value for name, value in chosen.items()}
        with self.log.open("ab") as log:
            self.child = subprocess.Popen([sys.executable, "-c", SERVE], env=environment, stderr=log)

    async def wait(self) -> None:
        for _ in range(1200):
            if await asyncio.to_thread(self.answers):
                return
            await asyncio.sleep(0.05)
        raise TimeoutError("the server did not start.")

    def answers(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
            return True
        return False


class Player:
    """Makes a table, plays it at random, makes the next; every acknowledgement is written down."""

    def __init__(self, number: int, account: Account, until: float) -> None:
        self.number, self.account, self.until = number, account, until
        self.dice = random.Random(number)
        self.frames: dict[str, list[str]] = {}
        self.moved = time.monotonic()

    async def run(self, url: str) -> None:
        async with Client(url, name=f"Player{self.number}") as client:
            client.heard = self.hear
            while time.monotonic() < self.until:
                await self.one(client)

    def hear(self, frame: str) -> None:
        self.moved = time.monotonic()
        if (table := json.loads(frame).get("table")) in self.frames:
            self.frames[table].append(frame)

    async def again(self, client: Client, command: co.Command) -> None:
        """Until it is done, or refused for good."""
        while True:
            try:
                await client.command(command)
                return
            except ServerError as error:
                self.account.refused[error.code] += 1
                if not error.passes:
                    return
                await asyncio.sleep(0.5)

    async def one(self, client: Client) -> None:
        game = self.dice.choice(GAMES)
        bots = ("random",) * self.dice.choice((1, 2))
        wish = co.Create(new_id(), TableSettings(game, 1 + len(bots), bots, public=self.dice.random() < 0.3))
        table = ""
        while not table:
            try:
                table = (await client.command(wish)).table
            except ServerError as error:
                self.account.refused[error.code] += 1
                if error.code == "enough-tables":
                    wish = co.Create(new_id(), TableSettings(game, 1 + len(bots), bots))
                await asyncio.sleep(1)
        self.frames[table] = []
        state = await client.begin(table, 0)
        await self.play(client, state, self.dice.choice((15, 40, 1000)))
        self.look_back(state)
        client.seats.pop(table, None)
        client._watching.pop(table, None)
        await self.again(client, co.Unwatch(new_id(), table))

    async def play(self, client: Client, state: SeatState, most: int) -> None:
        """To the end, or until it gives up after so many moves."""
        while not state.over:
            if not state.legal:
                await state.change()
                continue
            seq, legal, state.legal = state.seq, state.legal, ()
            most -= 1
            if most < 0 or time.monotonic() > self.until:
                await self.again(client, co.Resign(new_id(), state.table, 0))
                if len(state.info.seats if state.info else ()) > 2:
                    return  # the bots play on
                continue
            try:
                ack = await client.move(state.table, 0, self.dice.choice(legal), after=seq)
                self.account.acknowledged.append((state.table, 0, ack.seq))
            except ServerError as error:
                self.account.refused[error.code] += 1
                if error.passes:
                    await asyncio.sleep(0.5)
                    state.legal = state.legal or legal
        self.account.over += 1

    def look_back(self, state: SeatState) -> None:
        """The seed is opened with the end: nobody may have heard of it before."""
        frames, seed = self.frames.pop(state.table), state.info.fair.seed if state.info else None
        if seed is not None:
            self.account.leaks += [state.table for it in frames if seed in it and '"status":"over"' not in it]


# --- what is done to it -------------------------------------------------------------------------------------


async def kill(server: Server, account: Account, every: float) -> None:
    """As power cuts and out-of-memory killers do it."""
    while True:
        await asyncio.sleep(every * random.uniform(0.7, 1.3))
        server.child.send_signal(signal.SIGKILL)
        server.child.wait()
        account.kills += 1
        begin, before = time.monotonic(), len(account.acknowledged)
        server.start()
        account.sizes.append([])
        while len(account.acknowledged) == before and time.monotonic() < begin + 120:
            await asyncio.sleep(0.05)
        account.recoveries.append(time.monotonic() - begin)


async def fill(server: Server, account: Account, every: float) -> None:
    """No file of the server may grow for a few seconds."""
    infinite = resource.RLIM_INFINITY
    while True:
        await asyncio.sleep(every * random.uniform(0.7, 1.3))
        pid = server.child.pid
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, infinite))
            await asyncio.sleep(4)
            account.full += 1
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (infinite, infinite))


async def flood(server: Server, account: Account) -> None:
    """Connections that say nothing, nonsense, and whatever costs something, from one address."""
    while True:
        idle: list[socket.socket] = []
        with contextlib.suppress(OSError):
            for _ in range(300):
                idle += [socket.create_connection(("127.0.0.1", server.port), 2, (FLOODER, 0))]
        account.flooded["idle connections"] += len(idle)
        for path in ("/api/lobby", "/healthz", "/api/tables/x/course", "/metrics", "/%00", "/api/tables/../.."):
            for _ in range(20):
                account.flooded[str(await asyncio.to_thread(ask, server.port, path))] += 1
        await asyncio.sleep(2)
        for it in idle:
            it.close()


def ask(port: int, path: str) -> int:
    """The status that the flooder is answered with; 0: none."""
    try:
        with socket.create_connection(("127.0.0.1", port), 5, (FLOODER, 0)) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            return int(line.recv(100).split()[1])
    except (OSError, ValueError, IndexError):
        return 0


async def read_slowly(server: Server, account: Account) -> None:
    """Sockets that watch all public tables with views and never read."""
    while True:
        with contextlib.suppress(Exception):
            guest = await asyncio.to_thread(request, f"{server.url}/api/guest", body={"program": True}, token=None)
            lobby = await asyncio.to_thread(request, f"{server.url}/api/lobby", body=None, token=None)
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(5):
                    line = await stack.enter_async_context(
                        open_socket(
                            server.url.replace("http", "ws", 1) + "/api/socket",
                            additional_headers={"Authorization": f"Bearer {guest['token']}"},
                            local_addr=(READER, 0),
                            max_queue=1,
                        )
                    )
                    for table in lobby["tables"][:10]:
                        watch = {"type": "watch", "id": new_id(), "table": table["table"], "views": True}
                        await line.send(json.dumps(watch))
                    account.flooded["slow readers"] += 1
                await asyncio.sleep(30)
        await asyncio.sleep(10)


async def watch(server: Server, account: Account, players: list[Player], begin: float) -> None:
    """A line of the transcript every ten seconds."""
    while True:
        await asyncio.sleep(10)
        if server.child.poll() is not None:  # as systemd would: it cannot start on a full disk
            account.restarts += 1
            server.start()
        account.sizes[-1].append(megabytes(server.child.pid))
        late = [f"player {it.number}" for it in players if time.monotonic() - it.moved > STUCK]
        account.stuck += late
        print(
            f"{time.monotonic() - begin:6.0f} s  {len(account.acknowledged):7d} moves  {account.over:5d} games  "
            f"{account.kills} kills  {account.full} times full  {account.sizes[-1][-1]:4.0f} MB  "
            f"{processor_seconds(server.child.pid):5.0f} s cpu  refused {sum(account.refused.values())}"
            + (f"  STUCK {late}" if late else ""),
            flush=True,
        )


# --- the verdict --------------------------------------------------------------------------------------------


async def lost_or_doubled(database: str, account: Account) -> tuple[int, int]:
    """Every acknowledged move is a row of its seat; no client's wish is there twice."""
    store = connect(database)
    await store.open(lambda _table: None)
    lost = doubled = 0
    try:
        rows_wanted: dict[str, list[tuple[int, int]]] = {}
        for table, seat, seq in account.acknowledged:
            rows_wanted.setdefault(table, []).append((seat, seq))
        for table, wanted in rows_wanted.items():
            rows = {row.seq: row for row in await store.rows(table, 0)}
            for seat, seq in wanted:
                entry = en.read_entry(rows[seq].body) if seq in rows else None
                lost += not (isinstance(entry, en.MoveMade) and entry.seat == seat)
            doubled += len(wanted) - len(set(wanted))
            wishes = Counter((row.actor, row.client) for row in rows.values() if row.client)
            doubled += sum(number - 1 for number in wishes.values())
    finally:
        await store.close()
    return lost, doubled


def growth(account: Account) -> float:
    """Megabytes a minute, in the longest life of the server, after its first half."""
    longest = max(account.sizes, key=len)
    late = longest[len(longest) // 2 :]
    return 0.0 if len(late) < 6 else (sum(late[-3:]) - sum(late[:3])) / 3 / (len(late) / 6)


async def soak(given: argparse.Namespace, folder: Path) -> int:
    database = given.database or str(folder / "soak.sqlite")
    server, account = Server(database, folder / "log"), Account(sizes=[[]])
    server.start()
    await server.wait()
    begin = time.monotonic()
    until = begin + 60 * given.minutes
    players = [Player(number, account, until) for number in range(given.players)]
    evils = [flood(server, account), read_slowly(server, account), watch(server, account, players, begin)]
    if given.kill:
        evils.append(kill(server, account, given.kill))
    if given.full and not given.database:
        evils.append(fill(server, account, given.full))
    tasks = [asyncio.create_task(it) for it in evils]
    done = await asyncio.wait_for(
        asyncio.gather(*(it.run(server.url) for it in players), return_exceptions=True), 60 * given.minutes + 300
    )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    server.child.terminate()
    server.child.wait(30)
    lost, doubled = await lost_or_doubled(database, account)
    faults = (await asyncio.to_thread(check, database)).faults  # which has an event loop of its own
    return verdict(account, lost, doubled, [it for it in done if it is not None], faults, folder)


def verdict(
    account: Account, lost: int, doubled: int, failed: list[BaseException], faults: list[str], folder: Path
) -> int:
    lines = (folder / "log").read_text().splitlines()
    raw = [line for line in lines if not line.startswith("{")]
    grown = growth(account)
    recovered = " ".join(f"{it:.1f}" for it in account.recoveries)
    print(
        f"{len(account.acknowledged)} acknowledged moves, {account.over} games, {account.kills} kills, "
        f"{account.restarts} starts anew"
    )
    print(f"recoveries, from the start of the process to the next move: {recovered or 'none'} s")
    print(f"refused: {dict(account.refused)}")
    print(f"flooded: {dict(account.flooded)}")
    print(f"log: {len(lines)} lines, {len(raw)} of them not JSON; memory grew by {grown:.2f} MB a minute in the end")
    counts = {
        "lost": lost,
        "doubled": doubled,
        "stuck": len(account.stuck),
        "leaks": len(account.leaks),
        "failed": len(failed),
        "unsound": len(faults),
        "raw": len(raw),
        "grown": int(grown > 1.0),
    }
    print(" · ".join(f"{number} {name}" for name, number in counts.items()))
    for it in (*failed, *faults, *raw[:5]):
        print(f"  {type(it).__name__ if isinstance(it, BaseException) else ''} {it}")
    return int(any(counts.values()))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--players", type=int, default=12)
    parser.add_argument("--kill", type=float, default=300, help="seconds between two kills; 0: none")
    parser.add_argument(
        "--full", type=float, default=120, help="seconds between two times that the disk is full; 0: none"
    )
    parser.add_argument("--database", default="", help="postgresql://...; a temporary SQLite file if left out")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="whistlestop-soak-") as folder:
        return asyncio.run(soak(given, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
