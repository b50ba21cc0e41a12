"""The client when it will not be answered any more: whoever waits is told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from server.serving import free_port, seated
from server.test_http import ask, served
from whistlestop.client import Client, ServerError
from whistlestop.server.application import Application
from whistlestop.wire import commands as co


def test_a_frame_that_cannot_be_understood() -> None:
    async def babble(socket: ServerConnection) -> None:
        watch = json.loads(await socket.recv())
        await socket.send(json.dumps({"type": "ack", "re": watch["id"], "table": "t", "seq": 1}))
        await socket.recv()
        await socket.send('{"type": "poem"}')
        await socket.wait_closed()

    async def run() -> None:
        port = free_port()
        async with (
            serve(babble, "127.0.0.1", port),
            Client(f"http://127.0.0.1:{port}", token="x") as client,
        ):
            state = await client.watch("t")
            waiting = [asyncio.create_task(state.change()), asyncio.create_task(client.command(co.Ping("2")))]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(it) for it in found] == [msgspec.ValidationError] * 2
            with pytest.raises(msgspec.ValidationError):
                await client.command(co.Ping("3"))

    asyncio.run(asyncio.wait_for(run(), 10))


def test_a_token_that_names_nobody(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with Client(url, token="nobody") as client:
            with pytest.raises(ServerError, match="no-guest: You’re not signed in"):
                await client.command(co.Ping("1"))
            assert client.connections == 1
            assert client._task is not None
            assert client._task.done()

    served(tmp_path, test)


def test_a_token_that_ends_while_its_program_plays(tmp_path: Path) -> None:
    async def test(url: str, application: Application) -> None:
        async with seated(url, "europe", 2) as (table, (anna, bo)):
            playing = [
                asyncio.create_task(anna.play(table, 0, lambda state: state.legal[0])),
                asyncio.create_task(bo.begin(table, 1)),
            ]
            await playing[1]  # who never moves
            await ask(url, "DELETE", "/api/me/tokens", Authorization=f"Bearer {anna.token}")
            with pytest.raises(ServerError) as caught:
                await playing[0]
            assert caught.value.code == "no-guest"
            await bo.command(co.Ping("1"))

    served(tmp_path, test)
