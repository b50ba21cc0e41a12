"""How many people a server carries who are simply there: most look on, some are paired every minute, and those play.

    whistlestop bench server --people 2000 [--pairings 100] [--seconds 60]

Everybody has a guest and a socket of their own. So many times a minute two of them want to play somebody; when they
are paired they begin, and move a few seconds after they may, as people do.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from whistlestop.client.client import request
from whistlestop.game.fair_chance import nonce_hash

from .load_test import megabytes, processor_seconds, server

AT_ONCE = 20  # people who arrive at the same time
THINKING = (1.0, 4.0)  # seconds before a move
NONCE = b"load"


class PeopleLoad(NamedTuple):
    """What was measured."""

    people: int
    seconds: float
    pairings: int
    paired_ms: float  # from the second wish to the table, 99 of 100
    moves: int
    p50_ms: float
    p99_ms: float
    lost: int  # people who wished for a game and have none
    doubled: int  # people who were paired twice
    server_mb: float
    cores: float  # of the server's processor time

    def __str__(self) -> str:
        return (
            f"{self.people} people online: {self.pairings} pairings in {self.seconds:.0f} s, "
            f"told in {self.paired_ms:.0f} ms (p99); {self.moves} moves, "
            f"acknowledged in {self.p50_ms:.1f} ms (median), {self.p99_ms:.1f} ms (p99); "
            f"{self.lost} lost, {self.doubled} paired twice; server {self.server_mb:.0f} MB, {self.cores:.2f} cores"
        )


class Told(msgspec.Struct):
    """As much of a message as somebody needs who plays at random."""

    type: str
    re: str | None = None
    table: str = ""
    seat: Any = None
    status: str | None = None
    legal: list[msgspec.Raw] = []


_decoder = msgspec.json.Decoder(Told)


class Visitor:
    """Somebody with the page open."""

    def __init__(self, number: int, token: str) -> None:
        self.dice, self.token = random.Random(number), token
        self.line: ClientConnection | None = None
        self.wished = 0.0
        self.waited: list[float] = []  # for each time that they were paired
        self.tables: set[str] = set()
        self.times: list[float] = []
        self.sent: dict[str, float] = {}
        self.opened = False
        self.count = 0

    async def stay(self, address: str, here: asyncio.Semaphore) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        async with here:
            self.line = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
        try:
            async for frame in self.line:
                await self.hear(_decoder.decode(frame))
        finally:
            await self.line.close()

    async def send(self, **command: object) -> str:
        assert self.line is not None
        self.count += 1
        await self.line.send(json.dumps({"id": str(self.count), **command}))
        return str(self.count)

    async def wish(self, game: str) -> None:
        self.wished = time.perf_counter()
        await self.send(type="seek", game=game, players=2)

    async def hear(self, message: Told) -> None:
        if message.type == "paired" and message.table not in self.tables:
            self.waited.append(time.perf_counter() - self.wished)
            self.tables.add(message.table)
            hash = nonce_hash(NONCE)
            await self.send(type="ready", table=message.table, seat=message.seat, hash=hash)
            await self.send(type="watch", table=message.table, seat=message.seat, since=0)
            self.seat = message.seat
        elif message.type == "table" and message.status == "opening" and not self.opened:
            self.opened = True
            await self.send(type="open", table=message.table, seat=self.seat, nonce=NONCE.hex())
        elif message.type == "view":  # the game has begun: what may be done is told to those who ask for news only
            await self.send(type="watch", table=message.table, seat=self.seat, since=0)
        elif message.type == "push" and message.legal:
            action = json.loads(bytes(self.dice.choice(message.legal)))
            asyncio.get_running_loop().call_later(
                self.dice.uniform(*THINKING), lambda: asyncio.ensure_future(self.move(message.table, action))
            )
        elif message.type in ("ack", "error") and message.re in self.sent:
            taken = time.perf_counter() - self.sent.pop(message.re or "")
            if message.type == "ack":
                self.times.append(taken)

    async def move(self, table: str, action: object) -> None:
        with contextlib.suppress(Exception):  # the line is closed when the time is over
            begin = time.perf_counter()
            self.sent[await self.send(type="move", table=table, seat=self.seat, actions=[action])] = begin


async def guests(url: str, number: int) -> list[Visitor]:
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(at: int) -> Visitor:
        async with limit:
            body = {"name": f"P{at}", "program": True}
            found = await asyncio.to_thread(request, f"{url}/api/guest", body=body, token=None)
            return Visitor(at, found["token"])

    return list(await asyncio.gather(*(one(at) for at in range(number))))


async def load(database: str, people: int, *, pairings: int, seconds: float, game: str) -> PeopleLoad:
    """`pairings`: a minute."""
    with server(database) as (url, pid):
        visitors = await guests(url, people)
        address = url.replace("http", "ws", 1) + "/api/socket"
        door = asyncio.Semaphore(AT_ONCE)
        staying = [asyncio.create_task(it.stay(address, door)) for it in visitors]
        while not all(it.line for it in visitors):
            await asyncio.sleep(0.1)
        begin, used, wishing = time.perf_counter(), processor_seconds(pid), iter(visitors)
        wished: list[Visitor] = []
        while time.perf_counter() - begin < seconds:
            pair = [it for it in (next(wishing, None), next(wishing, None)) if it is not None]
            for visitor in pair if len(pair) == 2 else ():
                await visitor.wish(game)
                wished.append(visitor)
            await asyncio.sleep(60 / pairings)
        await asyncio.sleep(3)  # for those who wished last
        took, size = time.perf_counter() - begin, megabytes(pid)
        cores = (processor_seconds(pid) - used) / took
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
    times = sorted(time for it in visitors for time in it.times)
    waited = sorted(it.waited[0] for it in wished[1::2] if it.waited)
    return PeopleLoad(
        people=people,
        seconds=took,
        pairings=len({table for it in wished for table in it.tables}),
        paired_ms=late(waited, 0.99),
        moves=len(times),
        p50_ms=late(times, 0.5),
        p99_ms=late(times, 0.99),
        lost=sum(not it.tables for it in wished),
        doubled=sum(len(it.tables) > 1 for it in wished),
        server_mb=size,
        cores=cores,
    )


def late(times: list[float], part: float) -> float:
    return 1000 * times[int(len(times) * part)] if times else 0.0
