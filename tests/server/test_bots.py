"""Bots on a server: ours, and those of others that the operator allows. They get what their seat sees."""

from __future__ import annotations

import asyncio
import functools
import inspect
import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from server.serving import Process
from whistlestop import maps
from whistlestop.bots.players import Budget, registry
from whistlestop.client import Client, TableSettings
from whistlestop.game import Action, Game, View, new
from whistlestop.server.bots import decisions as bots
from whistlestop.server.bots import workers

ASKED: list[View] = []


class Last:
    """Somebody's bot: it takes the last legal action."""

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        ASKED.append(view)
        return legal[-1]


class Broken:
    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        raise RuntimeError("no")


KINDS = {"last": Last, "broken": Broken}


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots that others have written."""
    points = {name: SimpleNamespace(load=lambda kind=kind: kind) for name, kind in KINDS.items()}
    monkeypatch.setattr(registry, "installed", lambda: points)
    monkeypatch.setenv(bots.ALLOWED, "")
    bots.guest_player.cache_clear()
    ASKED.clear()


def position(name: str, decisions: int) -> Game:
    game = new(name, 3, seed=5)
    for number in range(decisions):
        game.play(game.legal_decisions()[number % 2 - 1])
    return game


def decided(game: Game, name: str) -> int:
    seat = game.to_move or 0
    return bots.decide(game.seen(seat).tobytes(), bots.told_to(name, game, seat), game.map.id, seat, name, 1, 0.02)


@pytest.mark.parametrize("name", maps.names())
def test_every_bot_of_ours_decides(name: str) -> None:
    game = position(name, 9)
    for bot in bots.names():
        assert decided(game, bot) in game.legal_decisions()


@pytest.mark.parametrize("name", maps.names())
@pytest.mark.parametrize("decisions", [0, 3, 10, 31])
def test_a_bot_that_is_allowed_plays_by_what_its_seat_may_know(name: str, decisions: int) -> None:
    bots.allow(["last"])
    assert "last" in bots.names()
    game = position(name, decisions)
    assert decided(game, "last") == game.legal_decisions()[-1]
    assert [game.view(game.to_move or 0)] == ASKED
    assert ASKED[0].events
    assert bots.told_to("hard", game, 0) is None  # ours need no more than the record


def test_one_that_is_not_allowed_does_not_play() -> None:
    assert "last" not in bots.names()
    game = position("europe", 3)
    assert decided(game, "last") in game.legal_decisions()
    assert not ASKED


def test_one_that_fails_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    bots.allow(["broken"])
    game = position("europe", 3)
    assert decided(game, "broken") == decided(game, bots.STAND_IN)
    assert "the bot 'broken' failed: RuntimeError: no (test_bots.py, line " in caplog.text
    assert "medium decides instead." in caplog.text


def test_only_what_is_installed_can_be_allowed() -> None:
    with pytest.raises(ValueError, match="'hal' is not installed; bots of others that are: broken, last"):
        bots.allow(["last", "hal"])


@pytest.mark.parametrize(
    "processes, cores, threads", [(0, 8, 1), (1, 1, 1), (1, 2, 1), (1, 3, 2), (1, 8, 2), (2, 4, 1), (2, 8, 2)]
)
def test_searches_leave_a_core_to_the_server(processes: int, cores: int, threads: int) -> None:
    assert workers.threads_of_a_search(processes, cores) == threads


@pytest.mark.parametrize("cores, threads", [(2, 1), (4, 2)])
def test_a_worker_is_told_on_how_many_threads_to_search(
    cores: int, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "processors", lambda: cores)
    asked: list[Any] = []

    async def worked(work: Any) -> int:
        asked.append(inspect.signature(work.func).bind(*work.args).arguments["threads"])
        return 0

    async def run() -> None:
        here = workers.Workers(1)
        monkeypatch.setattr(here, "_work", worked)
        map = maps.load("card_game")
        await here.decide(b"", None, map, 0, "planner", 1)
        await here.rank(b"", map, 0, 1)
        await here.stop()

    asyncio.run(run())
    assert asked == [threads, threads]


def test_a_worker_that_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    """What killed it twice fails; those who waited behind it are served."""
    started = 0
    start = workers.Worker.start

    async def counted() -> workers.Worker:
        nonlocal started
        started += 1
        return await start()

    monkeypatch.setattr(workers.Worker, "start", counted)

    async def run() -> None:
        here = workers.Workers(1)
        works: list[Callable[[], int]] = [functools.partial(os._exit, 1), *[os.getpid] * 12]
        first, *others = await asyncio.gather(*(here._work(work) for work in works), return_exceptions=True)
        await here.stop()
        assert isinstance(first, workers.WorkerDied)
        assert all(isinstance(it, int) for it in others)
        assert started <= 3

    asyncio.run(asyncio.wait_for(run(), 60))


def test_whoever_waits_no_more_leaves_no_answer_behind() -> None:
    """A page is gone while its hint is thought about: the next one gets its own."""

    async def run() -> None:
        here = workers.Workers(1)
        pid = await here._work(os.getpid)
        gone = asyncio.create_task(here._work(functools.partial(subprocess.check_output, ["sleep", "0.5"])))
        await asyncio.sleep(0.1)
        gone.cancel()
        assert await here._work(functools.partial(max, 1, 2)) == 2
        assert await here._work(os.getpid) == pid
        with pytest.raises(ZeroDivisionError):
            await here._work(functools.partial(divmod, 1, 0))
        assert await here._work(os.getpid) == pid
        await here.stop()
        assert not is_alive(pid)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_worker_inherits_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_DATABASE", "postgresql://anna:secret@db/games")
    monkeypatch.setenv("PGPASSWORD", "secret")

    async def run() -> None:
        here = workers.Workers(1)
        for name in ("WHISTLESTOP_DATABASE", "PGPASSWORD"):
            assert await here._work(functools.partial(os.getenv, name, "none")) == "none"
        await here.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def children_of(pid: int) -> set[int]:
    """All that it has started, and what these have."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found |= {child} | children_of(child)
    return found


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_bots_end_with_the_server(tmp_path: Path, how: signal.Signals) -> None:
    """While they think, however it ends, and nothing is said of anything left behind."""
    with (tmp_path / "log").open("wb") as log:
        server = Process(str(tmp_path / "server.sqlite"), workers="2")
        server.errors = log
        server.start()
        try:
            server.wait()

            async def bots_think() -> set[int]:
                assert server.child is not None
                async with Client(server.url) as anna:
                    for _ in range(2):
                        table = await anna.create(TableSettings("europe", 5, ("expert",) * 4))
                        await anna.begin(table, 0)
                    while len(found := children_of(server.child.pid)) < 2:
                        await asyncio.sleep(0.02)
                    await asyncio.sleep(1)  # they begin to think
                    return found

            processes = asyncio.run(asyncio.wait_for(bots_think(), 60))
            assert server.child is not None
            server.child.send_signal(how)
            server.child.wait(20)
            until = time.monotonic() + 10
            while any(map(is_alive, processes)) and time.monotonic() < until:
                time.sleep(0.02)
            assert not any(map(is_alive, processes))
        finally:
            server.stop()
    assert "semaphore" not in (tmp_path / "log").read_text()
