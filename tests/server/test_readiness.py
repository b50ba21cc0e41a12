"""The very first start: games are played at once; hints and the bot that searches come when something is compiled."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.serving import Process, serving
from server.test_http import ask
from whistlestop import maps
from whistlestop.client import Client, ServerError, TableSettings
from whistlestop.rules import background_compiling, cache
from whistlestop.server import readiness
from whistlestop.server.bots import decisions
from whistlestop.wire import commands as co


class Pretended:
    """Compiles nothing, and is as far as a test wants."""

    def __init__(self) -> None:
        self.fraction, self.unit, self.stopped = 0.5, "bots", False

    def ready(self, *units: str) -> bool:
        return self.fraction == 1

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Pretended:
    """A server that has just been started for the first time."""
    pretended = Pretended()
    monkeypatch.setattr(readiness, "begun", lambda: pretended)
    return pretended


def test_a_game_while_compiling(compiler: Pretended, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first move to the last, with a bot; a hint is refused with a sentence until all is there."""

    async def rank(*_: object) -> list[Any]:
        return []

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, application), Client(url) as anna:
            monkeypatch.setattr(application.workers, "rank", rank)
            status = (await ask(url, "GET", "/api/status")).body
            assert (status["ready"], status["fraction"], status["compiling"]) == (False, 0.5, "bots")
            assert (await ask(url, "GET", "/healthz")).status == 200
            table = await anna.create(TableSettings("card_game", 2, bots=("easy",), hints=True))
            state = await anna.begin(table, 0)
            while not state.legal:
                await state.change()
            with pytest.raises(ServerError, match="in a moment: 50% done"):
                await anna.command(co.Hint("h", table, 0))
            compiler.fraction = 1
            assert (await anna.command(co.Hint("again", table, 0))).hints == ()
            compiler.fraction = 0.5
            assert (await anna.play(table, 0, lambda it: it.legal[0])).over
        assert compiler.stopped

    asyncio.run(asyncio.wait_for(run(), 180))


def test_the_bot_that_searches_waits(compiler: Pretended, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its turn takes longer, and then the game goes on; all other bots decide at once."""
    monkeypatch.setattr(decisions, "decide", lambda *given: len(given[4]))  # of the name

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (_, application):
            given = (b"", None, maps.load("card_game"), 0)
            for name in ("easy", "medium", "hard", "champion"):
                assert await application.workers.decide(*given, name, 1) == len(name)
            searching = asyncio.create_task(application.workers.decide(*given, "expert", 1))
            done, _ = await asyncio.wait([searching], timeout=0.5)
            assert not done
            compiler.fraction = 1
            assert await searching == len("expert")

    asyncio.run(asyncio.wait_for(run(), 180))


def cold_server(folder: Path) -> Process:
    """A server where nothing has ever been compiled."""
    return Process(str(folder / "s.sqlite"), cache=str(folder / "cache"))


def test_a_first_start_needs_no_compiler_before_the_first_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody comes, plays, and is answered by a bot, where Numba cannot even be imported."""
    (tmp_path / "numba").mkdir()
    (tmp_path / "numba" / "__init__.py").write_text("raise ImportError('nobody may compile anything yet')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv(background_compiling.COMPILING, "1")  # somebody else is said to, and never will
    monkeypatch.delenv(cache.KERNEL, raising=False)
    process = cold_server(tmp_path)

    async def run() -> None:
        async with Client(process.url, name="Anna") as anna:
            table = await anna.create(TableSettings("europe", 2, bots=("hard",)))
            state = await anna.begin(table, 0)
            for _ in range(3):
                while not state.legal:
                    await state.change()
                action, state.legal = state.legal[0], ()
                await anna.move(table, 0, action)
            while not state.legal:  # the bot has answered
                await state.change()
            assert not (await anna.http("/api/status"))["ready"]

    process.start()
    try:
        process.wait(180)
        asyncio.run(asyncio.wait_for(run(), 180))
    finally:
        process.stop()


@pytest.mark.slow
def test_a_real_first_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing compiled at all: one game after another is played to its end, while it gets further and further, and
    the one that goes on meanwhile never notices."""
    monkeypatch.delenv(cache.KERNEL, raising=False)
    process = cold_server(tmp_path)

    async def run() -> list[float]:
        async with Client(process.url, name="Anna") as anna:
            seen = []
            over = False
            while not over:
                status = await anna.http("/api/status")
                over = status["ready"]
                seen.append(float(status["fraction"]))
                table = await anna.create(TableSettings("card_game", 2, bots=("easy",)))
                assert (await anna.play(table, 0, lambda it: it.legal[0])).over
        return seen

    process.start()
    try:
        process.wait(180)
        seen = asyncio.run(asyncio.wait_for(run(), 900))
    finally:
        process.stop()
    assert seen == sorted(seen)
    assert len(set(seen)) > 8
