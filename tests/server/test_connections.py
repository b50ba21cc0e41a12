"""Whoever connects and asks for nothing shuts out nobody: idle connections end, and give way to those who ask."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import Process, seated, serving
from server.test_http import ask
from server.test_race import wait_for
from whistlestop.client import Client
from whistlestop.server.refusal import Refusal
from whistlestop.server.store.base import Guest
from whistlestop.server.web import connections
from whistlestop.server.web.connection_limits import Places
from whistlestop.server.web.socket import check_room


@contextlib.contextmanager
def idle(url: str, number: int) -> Iterator[list[socket.socket]]:
    """Connections that say nothing."""
    host, _, port = url.removeprefix("http://").partition(":")
    opened = []
    try:
        for _ in range(number):
            opened.append(socket.create_connection((host, int(port)), timeout=10))
            opened[-1].setblocking(False)
        yield opened
    finally:
        for it in opened:
            it.close()


def ended(line: socket.socket) -> bool:
    """Has the server closed it?"""
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_more_idle_connections_than_the_process_has_descriptors(tmp_path: Path) -> None:
    """As one stranger without any guest or token could open them."""
    server = Process(str(tmp_path / "server.sqlite"), limits="yes")
    server.start()
    assert server.child is not None
    resource.prlimit(server.child.pid, resource.RLIMIT_NOFILE, (300, 300))
    try:
        server.wait()
        with idle(server.url, 400):
            server.wait(10)  # its health can still be asked for
            answer = asyncio.run(ask(server.url, "POST", "/api/guest", {"program": True}))
            assert answer.status == 201
    finally:
        server.stop()


def test_a_connection_ends_that_asks_for_nothing_or_too_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FIRST", 0.5)

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, application), Client(url) as anna:
            with idle(url, 3) as (silent, slow, late):
                slow.send(b"GET / HTTP/1.1\r\nHost: local")
                late.send(b"GET /api/offer HTTP/1.1\r\nHost: localhost\r\n\r\n")
                await wait_for(lambda: application.metrics.answers[200] > 0)
                late.send(b"GET /api/offer HTTP/1.1\r\nHo")  # half of a second one
                await wait_for(lambda: ended(silent) and ended(slow))
                await wait_for(lambda: application.places.taken == 1)
            await asyncio.sleep(0.6)
            await anna.http("/api/me")  # sockets stay
            assert anna.connections == 1
        assert application.places.taken == 0

    asyncio.run(asyncio.wait_for(run(), 40))


def test_those_who_play_stay_and_those_who_ask_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.server.application.places_there_are", lambda: 20)

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, application), seated(url, "europe", 2) as (table, both):
            states = await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(both)))
            with idle(url, 60) as opened:
                await wait_for(lambda: sum(map(ended, opened)) >= 40)
                assert (await ask(url, "GET", "/healthz")).status == 200
                await both[0].move(table, 0, states[0].legal[0])
                assert [client.connections for client in both] == [1, 1]
                assert application.places.taken <= 20
                assert application.places.turned_away >= 40
            assert "whistlestop_connections_turned_away_total" in application.metrics.text(application)

    asyncio.run(asyncio.wait_for(run(), 40))


def test_one_address_gets_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.server.application.BY_ADDRESS", 8)

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite"), limits=True) as (url, application):
            with idle(url, 30) as opened:
                await wait_for(lambda: sum(map(ended, opened)) == 22)
                assert application.places.taken == 8
                assert (await ask(url, "GET", "/healthz")).status == 200

    asyncio.run(asyncio.wait_for(run(), 40))


def test_the_last_sockets_are_for_those_who_play(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, application), seated(url, "europe", 2) as (table, both):
            await asyncio.gather(*(client.begin(table, seat) for seat, client in enumerate(both)))
            player = application.sessions.by_table[table].state.seats[0].guest or ""
            application.places = Places(4)  # of which two sockets may be anybody's, and there are two
            await check_room(application, Guest(player, "Anna"))
            with pytest.raises(Refusal, match="crowded"):
                await check_room(application, Guest("stranger", "Eve"))
            application.places = Places(2)  # the last of all is for requests
            with pytest.raises(Refusal, match="crowded"):
                await check_room(application, Guest(player, "Anna"))

    asyncio.run(asyncio.wait_for(run(), 40))


def test_the_soft_limit_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        connections.raise_limit()
        wanted = connections.WANTED if hard == resource.RLIM_INFINITY else min(connections.WANTED, hard)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == wanted
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
