"""While a network thinks, NumPy has one thread, whoever has given it more."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
from threadpoolctl import ThreadpoolController, threadpool_info

from bots.moment import moment
from whistlestop.bots.champion.network import think
from whistlestop.bots.champion.one_thread import one_thread
from whistlestop.bots.players import champion as players
from whistlestop.bots.players import make_player

PATIENCE = 20


@pytest.fixture(autouse=True)
def two_threads() -> Iterator[None]:
    with ThreadpoolController().limit(limits=2, user_api="blas"):
        yield


def threads() -> set[int]:
    """NumPy's; nothing where it has a library that tells nothing."""
    return {int(it["num_threads"]) for it in threadpool_info() if it["user_api"] == "blas"}


def test_numpy_has_one_thread_while_a_network_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[set[int]] = []

    def counted(*asked: Any) -> Any:
        seen.append(threads())
        return think(*asked)

    monkeypatch.setattr(players, "think", counted)
    played, seat = moment("card_game", 16)
    make_player("champion").decide(played, seat)
    assert len(seen) == 1
    assert seen[0] in (set(), {1})
    assert threads() in (set(), {2})


def test_who_begins_while_another_one_thinks_leaves_the_threads_alone() -> None:
    """And whoever ends last: there are as many as before."""
    begun, ended = Event(), Event()

    def other() -> set[int]:
        with one_thread():
            found = threads()
            begun.set()
            assert ended.wait(PATIENCE)
        return found

    with ThreadPoolExecutor(1) as pool:
        with one_thread():
            beside = pool.submit(other)
            assert begun.wait(PATIENCE)
            assert threads() in (set(), {1})
        ended.set()
        assert beside.result(PATIENCE) in (set(), {1})
    assert threads() in (set(), {2})
    with one_thread():
        assert threads() in (set(), {1})
