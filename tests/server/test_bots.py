"""Bots on a server: ours, and those of others that the operator allows. They get what their seat sees."""

from __future__ import annotations

import asyncio
import functools
import os
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.context import BaseContext
from types import SimpleNamespace

import pytest

from whistlestop import maps
from whistlestop.bots.players import Budget, registry
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
    assert "the bot 'broken' failed: RuntimeError: no. medium decides instead." in caplog.text


def test_only_what_is_installed_can_be_allowed() -> None:
    with pytest.raises(ValueError, match="'hal' is not installed; bots of others that are: broken, last"):
        bots.allow(["last", "hal"])


def test_a_worker_that_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    """What killed it fails; those who waited behind it are served, by one new pool and not by one each."""
    pools: list[ProcessPoolExecutor] = []

    def pool(processes: int, context: BaseContext) -> ProcessPoolExecutor:
        pools.append(ProcessPoolExecutor(processes, context))
        return pools[-1]

    monkeypatch.setattr(workers, "ProcessPoolExecutor", pool)

    async def run() -> None:
        here = workers.Workers(1)
        works: list[Callable[[], int]] = [functools.partial(os._exit, 1), *[os.getpid] * 12]
        first, *others = await asyncio.gather(*(here._work(work) for work in works), return_exceptions=True)
        here.stop()
        assert isinstance(first, BrokenExecutor)
        assert all(isinstance(it, int) for it in others)
        assert len(pools) <= 3  # the one that broke, the one that it broke once more, and the one after it

    asyncio.run(asyncio.wait_for(run(), 60))
