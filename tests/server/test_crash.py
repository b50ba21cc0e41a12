"""Killed in full traffic: nothing that was acknowledged is lost, nothing is there twice, and games go on."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from server.serving import Process, seated
from whistlestop.client import Client, SeatState, ServerError
from whistlestop.game import verify
from whistlestop.server.store import Row, connect
from whistlestop.server.tables import entries as en

PAUSE = 0.02  # so that the games last until the last kill
GAMES = ("north_america", "europe", "card_game")


class Player:
    """Plays a seat at random and remembers every acknowledgement."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.acknowledged: list[int] = []
        self.dice = random.Random(seat)
        self.pause = PAUSE

    async def play(self) -> SeatState:
        state = await self.client.begin(self.table, self.seat)
        while not state.over:
            if not state.legal:
                await state.change()
                continue
            seq, action = state.seq, self.dice.choice(state.legal)
            state.legal = ()
            await asyncio.sleep(self.pause)
            try:
                self.acknowledged.append((await self.client.move(self.table, self.seat, action, after=seq)).seq)
            except ServerError as error:
                if error.code not in ("stale", "illegal", "wrong-state"):  # the last one: it is over
                    raise
        return state


def hurry(players: list[Player], pause: float) -> None:
    for player in players:
        player.pause = pause


async def traffic(servers: list[Process], kills: int) -> tuple[list[Player], list[SeatState]]:
    """Three tables in full traffic while servers are killed and started again."""
    urls = [server.url for server in servers]
    players: list[Player] = []
    async with asyncio.TaskGroup() as group:
        stack = []
        for game in GAMES:
            opened = seated(urls[0], game, 3)
            table, clients = await opened.__aenter__()
            stack.append(opened)
            for number, client in enumerate(clients):
                client.urls = urls
                players.append(Player(client, table, number))
        tasks = [group.create_task(player.play()) for player in players]
        for kill in range(kills):
            await asyncio.sleep(0.35)
            assert not any(task.done() for task in tasks)
            server = servers[kill % len(servers)]
            server.kill()
            hurry(players, 10 * PAUSE)  # a start takes seconds, and the other server plays on
            server.start()
            await asyncio.to_thread(server.wait)
            hurry(players, PAUSE)
        hurry(players, 0)
        states = [await task for task in tasks]
        for player in players[::3]:
            record = await player.client.text(f"/api/tables/{player.table}/record")
            assert verify(record).fair
        for opened in stack:
            await opened.__aexit__(None, None, None)
    return players, states


async def rows_of(database: str, tables: set[str]) -> dict[str, list[Row]]:
    store = connect(database)
    await store.open(lambda table: None)
    rows = {table: await store.rows(table, 0) for table in tables}
    await store.close()
    return rows


def check(database: str, players: list[Player], states: list[SeatState]) -> None:
    rows = asyncio.run(rows_of(database, {player.table for player in players}))
    for table, log in rows.items():
        assert [row.seq for row in log] == list(range(1, len(log) + 1))
        assert max(Counter((row.actor, row.client) for row in log if row.client).values()) == 1, table
    for player, state in zip(players, states, strict=True):
        log = rows[player.table]
        assert len(set(player.acknowledged)) == len(player.acknowledged)
        for seq in player.acknowledged:
            entry = en.read_entry(log[seq - 1].body)
            assert isinstance(entry, en.Moved)
            assert entry.seat == player.seat
        assert state.gaps == 0
        assert state.seq == max(
            row.seq for row in log if isinstance(en.read_entry(row.body), en.Moved)
        )  # everybody has seen the last move
    assert all(len(player.acknowledged) > 20 for player in players)


def crash(database: str, processes: int, kills: int) -> None:
    servers = [Process(database) for _ in range(processes)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        players, states = asyncio.run(asyncio.wait_for(traffic(servers, kills), 120 + 10 * kills))
    finally:
        for server in servers:
            server.stop()
    check(database, players, states)


def test_killed_three_times(tmp_path: Path) -> None:
    crash(str(tmp_path / "server.sqlite"), 1, 3)


@pytest.mark.xdist_group("postgres")
def test_one_of_two_killed_three_times(shared_database: str) -> None:
    crash(shared_database, 2, 3)


@pytest.mark.slow
def test_killed_25_times(tmp_path: Path) -> None:
    for number in range(5):  # a game lasts about five kills
        crash(str(tmp_path / f"{number}.sqlite"), 1, 5)


@pytest.mark.slow
@pytest.mark.xdist_group("postgres")
def test_one_of_two_killed_25_times(shared_database: str) -> None:
    for _ in range(5):
        crash(shared_database, 2, 5)
