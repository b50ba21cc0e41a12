"""Nothing blocks the server: how long moves take while ten reviews are worked out, and how long without."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import Process, at_random
from whistlestop.client import Client, TableSettings
from whistlestop.game import Action
from whistlestop.wire.answers import Ack

REVIEWS, ROUNDS = 10, 3
SECONDS = 5.0  # of a round
TABLES = 8  # with moves one after the other
MUCH = 2.0  # times as long, on a machine that others use as well
NOTHING = 15.0  # ms that nobody notices


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(str(tmp_path / "server.sqlite"), workers="2")
    process.start()
    process.wait(180)
    yield process
    process.stop()


async def table_of(url: str, people: list[Client]) -> str:
    table = await people[0].create(TableSettings(game="card_game", players=2, public=True))
    await people[1].join(table)
    return table


async def finished(url: str, seed: int) -> str:
    async with Client(url) as anna, Client(url) as bo:
        table = await table_of(url, [anna, bo])
        await asyncio.gather(*(it.play(table, seat, at_random(seed + seat)) for seat, it in enumerate((anna, bo))))  # type: ignore[arg-type]
        return table


class Timed(Client):
    """Somebody who takes down how long each answer took, in ms, and takes a breath after it."""

    taken: list[float]

    async def move(self, table: str, seat: int, *what: Action | str, after: int | None = None) -> Ack:
        begin = time.perf_counter()
        ack = await super().move(table, seat, *what, after=after)
        self.taken.append(1000 * (time.perf_counter() - begin))
        await asyncio.sleep(0.01)
        return ack


async def moving(url: str, seed: int, until: float, taken: list[float]) -> None:
    """Games of two, one after the other."""
    async with Timed(url) as anna, Timed(url) as bo:
        anna.taken = bo.taken = taken
        while time.monotonic() < until:
            table = await table_of(url, [anna, bo])
            playing = [it.play(table, seat, at_random(seed + seat)) for seat, it in enumerate((anna, bo))]  # type: ignore[arg-type]
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.gather(*playing), max(0.1, until - time.monotonic()))


async def reviewing(url: str, table: str) -> None:
    async with Client(url) as reader:
        while (await reader.http(f"/api/tables/{table}/review"))["review"] is None:
            await asyncio.sleep(0.5)


async def measured(url: str, seed: int, tables: list[str]) -> float:
    """The 99th percentile of a round, with the reviews of these tables under way."""
    taken: list[float] = []
    until = time.monotonic() + SECONDS
    readers = [asyncio.create_task(reviewing(url, table)) for table in tables]
    await asyncio.gather(*(moving(url, seed + it, until, taken) for it in range(TABLES)))
    for reader in readers:
        reader.cancel()
    await asyncio.gather(*readers, return_exceptions=True)
    assert len(taken) > 200
    return sorted(taken)[int(0.99 * len(taken))]


@pytest.mark.slow  # with the machine to itself
def test_moves_do_not_wait_for_reviews(server: Process) -> None:
    async def test() -> None:
        games: list[str] = []
        for at in range(0, REVIEWS * ROUNDS, 5):
            games += await asyncio.gather(*(finished(server.url, 100 * (at + it)) for it in range(5)))
        await measured(server.url, 0, [])  # everything has been used once
        without, beside = [], []
        for turn in range(ROUNDS):
            without.append(await measured(server.url, 1000 * turn, []))
            beside.append(await measured(server.url, 1000 * turn + 500, games[turn * REVIEWS : (turn + 1) * REVIEWS]))
            await asyncio.gather(*(reviewing(server.url, it) for it in games[turn * REVIEWS : (turn + 1) * REVIEWS]))
        alone, busy = sorted(without)[ROUNDS // 2], sorted(beside)[ROUNDS // 2]
        print(
            f"\np99 of moves: {alone:.1f} ms without reviews, {busy:.1f} ms beside {REVIEWS} ({busy / alone:.2f} times)"
        )
        assert busy <= max(MUCH * alone, alone + NOTHING)

    asyncio.run(asyncio.wait_for(test(), 600))
