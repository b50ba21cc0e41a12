"""Tokens that end, and what ends with them: sockets that are open, on this server and on others; codes of one use."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.serving import serving
from server.test_http import ask
from server.test_store import within as store_within
from whistlestop.server import application as house_module
from whistlestop.server.accounts.guests import HANDOVER_MS, Guests, hashed
from whistlestop.server.refusal import Refusal
from whistlestop.server.store.base import BEARER, COOKIE, Store
from whistlestop.server.web.socket import NO_GUEST


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


@pytest.mark.xdist_group("postgres")
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


def test_a_code_is_used_once_and_all_at_once(database: str) -> None:
    """Whoever else uses it at the same moment gets nothing, and if it fails, everything is as before."""

    async def test(store: Store) -> None:
        guests = Guests(store)
        guest, cookie = await guests.make("Anna", COOKIE)
        bearer = await guests.issue(guest, BEARER)
        code = await guests.hand_over(guest)
        await store.add_token("taken", guest.id, BEARER, None, 9)
        with pytest.raises(Exception, match=r"(?i)unique"):  # as if it broke off before the new cookie was there
            await store.take_over(hashed(code), "taken", store.now())
        assert await guests.who(cookie, COOKIE) == guest
        tries = await asyncio.gather(*(guests.take_over(f" {code.upper()} ") for _ in range(8)), return_exceptions=True)
        (won,) = [it for it in tries if not isinstance(it, BaseException)]
        assert all(isinstance(it, Refusal) for it in tries if it != won)
        assert won[0] == guest
        assert await guests.who(won[1], COOKIE) == guest
        assert await guests.who(cookie, COOKIE) is None
        assert await guests.who(bearer, BEARER) == guest
        old = await guests.hand_over(guest)
        assert await store.take_over(hashed(old), "x", store.now() + HANDOVER_MS + 1000) is None
        assert await store.take_over(hashed(bearer), "x", store.now()) is None
        assert await guests.who(won[1], COOKIE) == guest

    store_within(database, test)
