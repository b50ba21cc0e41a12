"""Tokens that end, and what ends with them: sockets that are open, on this server and on others; codes of one use."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.serving import serving
from server.test_doors import ask
from whistlestop.server import house as house_module
from whistlestop.server.socket import NO_GUEST


def socket_at(url: str, **headers: str) -> connect:
    origin = url if "Cookie" in headers else None
    return connect(url.replace("http", "ws", 1) + "/api/socket", additional_headers=headers, origin=origin)  # type: ignore[arg-type]


async def answer(socket: ClientConnection, id: str) -> str:
    await socket.send(json.dumps({"type": "ping", "id": id}))
    return str(json.loads(await socket.recv())["type"])


async def ended(socket: ClientConnection) -> int:
    """The code with which it is closed, after one word of why."""
    assert json.loads(await socket.recv())["code"] == "no-guest"
    with pytest.raises(ConnectionClosed) as caught:
        await socket.recv()
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def within(seconds: float, what: Awaitable[None]) -> None:
    async def run() -> None:
        await asyncio.wait_for(what, seconds)

    asyncio.run(run())


def test_sockets_end_with_their_tokens(database: str) -> None:
    async def test() -> None:
        async with serving(database) as (url, _):
            made = await ask(url, "POST", "/api/guest", {"name": "Anna"}, Origin=url)
            old = made.headers["set-cookie"].partition(";")[0]
            token = (await ask(url, "POST", "/api/me/tokens", Cookie=old, Origin=url)).body["token"]
            other = (await ask(url, "POST", "/api/guest", {"program": True})).body["token"]
            async with (
                socket_at(url, Cookie=old) as page,
                socket_at(url, Authorization=f"Bearer {token}") as program,
                socket_at(url, Authorization=f"Bearer {other}") as stranger,
            ):
                assert await answer(page, "1") == await answer(program, "1") == "pong"
                code = (await ask(url, "POST", "/api/me/handover", Cookie=old, Origin=url)).body["code"]
                taken = await ask(url, "POST", "/api/handover", {"code": code}, Origin=url)
                new = taken.headers["set-cookie"].partition(";")[0]
                assert await ended(page) == NO_GUEST
                assert await answer(program, "2") == "pong"  # cookies end, programs play on
                async with socket_at(url, Cookie=new) as again:
                    assert await answer(again, "1") == "pong"
                    await ask(url, "DELETE", "/api/me/tokens", Cookie=new, Origin=url)
                    assert await ended(program) == NO_GUEST
                    assert await answer(again, "2") == "pong"
                    await ask(url, "DELETE", "/api/me", Cookie=new, Origin=url)
                    assert await ended(again) == NO_GUEST
                assert await answer(stranger, "1") == "pong"

    within(30, test())


def test_sockets_end_on_other_servers(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "ENDED", 0.05)

    async def test() -> None:
        async with serving(shared_database) as (here, _), serving(shared_database) as (there, _):
            token = (await ask(here, "POST", "/api/guest", {"program": True})).body["token"]
            async with socket_at(there, Authorization=f"Bearer {token}") as socket:
                assert await answer(socket, "1") == "pong"
                await ask(here, "DELETE", "/api/me/tokens", Authorization=f"Bearer {token}")
                assert await ended(socket) == NO_GUEST

    within(30, test())
