"""The very first start: the server listens while another process compiles, and says how far that is."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.serving import Process, serving
from server.test_http import ask
from whistlestop import warmup
from whistlestop.client import Client, TableSettings
from whistlestop.server import readiness

# Compiles nothing: says so many of four, as many as the file has letters, until there are four.
PRETEND = """
import sys, time, pathlib
file, said = pathlib.Path(sys.argv[1]), 0
while said < 4:
    while said < len(file.read_text()):
        said += 1
        print(said, 4, "bots" if said > 2 else "rules", flush=True)
    time.sleep(0.02)
"""


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache without anything in it, as far as the server knows; it is warm when the file has four letters."""
    file = tmp_path / "progress"
    file.write_text("")
    monkeypatch.setattr(warmup, "is_warm", lambda *_: False)
    monkeypatch.setattr(readiness, "CHILD", (sys.executable, "-c", PRETEND, str(file)))
    return file


async def fraction(url: str, at_least: float) -> dict[str, object]:
    while True:
        status = (await ask(url, "GET", "/api/status")).body
        if status["fraction"] >= at_least:
            assert isinstance(status, dict)
            return status
        await asyncio.sleep(0.02)


def test_listening_while_compiling(cold: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, _):
            status = await fraction(url, 0)
            assert (status["ready"], status["fraction"], status["compiling"]) == (False, 0, "")
            cold.write_text("xx")
            status = await fraction(url, 0.5)
            assert (status["ready"], status["compiling"]) == (False, "rules")
            for path in ("/api/lobby", "/api/tables/abc", "/api/tables/abc/view"):
                refused = await ask(url, "GET", path)
                assert (refused.status, refused.code) == (503, "warming")
                assert "50% done" in refused.body["sentence"]
            assert (await ask(url, "POST", "/api/invitation", {"code": "abc"})).code == "warming"
            assert (await ask(url, "GET", "/healthz")).status == 503
            assert (await ask(url, "GET", "/")).status == 200
            assert (await ask(url, "GET", "/api/offer")).status == 200
            await refused_on_the_socket(url)
            async with Client(url) as early:  # comes in at once, and plays when it can
                making = asyncio.create_task(early.create(TableSettings("card_game", 2, bots=("random",))))
                await asyncio.sleep(0.3)
                assert not making.done()
                cold.write_text("xxxx")
                assert (await early.play(await making, 0, lambda it: it.legal[0])).over
            assert (await fraction(url, 1))["ready"]
            assert (await ask(url, "GET", "/healthz")).status == 200

    asyncio.run(asyncio.wait_for(run(), 60))


async def refused_on_the_socket(url: str) -> None:
    async with connect(url.replace("http", "ws", 1) + "/api/socket") as socket:
        assert json.loads(await socket.recv())["code"] == "warming"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # come again


def test_stopping_while_compiling(cold: Path, tmp_path: Path) -> None:
    """Nobody waits for it, and nothing is left behind."""

    async def run() -> None:
        begin = time.monotonic()
        async with serving(str(tmp_path / "s.sqlite")) as (url, application):
            cold.write_text("x")
            await fraction(url, 0.25)
        assert time.monotonic() - begin < 10
        child = application.readiness._child
        assert child is not None
        assert await asyncio.wait_for(child.wait(), 10) != 0

    asyncio.run(asyncio.wait_for(run(), 60))


def test_compiling_that_fails_is_no_reason_not_to_play(
    cold: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        for child in ((sys.executable, "-c", "raise SystemExit(3)"), ("/nowhere/python",)):
            monkeypatch.setattr(readiness, "CHILD", child)
            async with serving(str(tmp_path / "s.sqlite")) as (url, _):
                assert (await fraction(url, 1))["ready"]
                assert (await ask(url, "GET", "/api/lobby")).status == 200

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.slow
def test_a_real_first_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing compiled at all: it answers within seconds, gets further and further, and then there is a game."""
    monkeypatch.setenv("WHISTLESTOP_CACHE", str(tmp_path / "cache"))
    process = Process(str(tmp_path / "s.sqlite"))

    async def run() -> list[float]:
        begin = time.monotonic()
        async with Client(process.url, name="Anna") as anna:
            assert time.monotonic() - begin < 15
            seen = []
            while not (status := await anna.http("/api/status"))["ready"]:
                seen.append(float(status["fraction"]))
                await asyncio.sleep(0.5)
            table = await anna.create(TableSettings("card_game", 2, bots=("easy",)))
            assert (await anna.play(table, 0, lambda it: it.legal[0])).over
        return seen

    process.start()
    try:
        seen = asyncio.run(asyncio.wait_for(run(), 500))
    finally:
        process.stop()
    assert seen == sorted(seen)
    assert len(set(seen)) > 8
