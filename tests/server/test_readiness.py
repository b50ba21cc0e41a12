"""The very first start: games are played at once; hints and the bot that searches come when something is compiled."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.serving import Process, serving
from server.test_http import ask
from whistlestop import maps
from whistlestop.client import Client, ServerError, TableSettings
from whistlestop.game import new
from whistlestop.rules import cache, first_use
from whistlestop.server import readiness
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


def test_a_game_while_compiling(compiler: Pretended, tmp_path: Path) -> None:
    """From the first move to the last, with a bot; a hint is refused with a sentence until all is there."""

    async def run() -> None:
        async with serving(str(tmp_path / "s.sqlite")) as (url, _), Client(url) as anna:
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
            assert (await anna.command(co.Hint("h", table, 0))).hints
            compiler.fraction = 0.5
            assert (await anna.play(table, 0, lambda it: it.legal[0])).over
        assert compiler.stopped

    asyncio.run(asyncio.wait_for(run(), 60))


def test_the_bot_that_searches_waits(compiler: Pretended, tmp_path: Path) -> None:
    """Its turn takes longer, and then the game goes on."""

    async def run() -> None:
        game = new("card_game", players=2, seed=1)
        known = game.seen(game.pending[0]).tobytes()
        async with serving(str(tmp_path / "s.sqlite")) as (_, application):
            given = (known, None, maps.load("card_game"), game.pending[0])
            assert await application.workers.decide(*given, "hard", 1) in game.legal_decisions(game.pending[0])
            searching = asyncio.create_task(application.workers.decide(*given, "expert", 1))
            done, _ = await asyncio.wait([searching], timeout=0.5)
            assert not done
            compiler.fraction = 1
            assert await searching in game.legal_decisions(game.pending[0])

    asyncio.run(asyncio.wait_for(run(), 60))


def cold_server(folder: Path) -> Process:
    """A server where nothing has ever been compiled."""
    return Process(str(folder / "s.sqlite"), cache=str(folder / "cache"))


def test_a_first_start_needs_no_compiler_before_the_first_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody comes, plays, and is answered by a bot, where Numba cannot even be imported."""
    (tmp_path / "numba").mkdir()
    (tmp_path / "numba" / "__init__.py").write_text("raise ImportError('nobody may compile anything yet')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv(first_use.COMPILING, "1")  # somebody else is said to, and never will
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
        process.wait(60)
        asyncio.run(asyncio.wait_for(run(), 60))
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
        process.wait(60)
        seen = asyncio.run(asyncio.wait_for(run(), 900))
    finally:
        process.stop()
    assert seen == sorted(seen)
    assert len(set(seen)) > 8
