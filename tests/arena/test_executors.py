"""Work is done whatever happens to the processes that do it."""

from __future__ import annotations

import importlib
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from whistlestop.arena import executors
from whistlestop.arena.executors import RETRIES, InProcess, Processes, executor_for
from whistlestop.numpy_threads import OPENBLAS
from whistlestop.processors import processors


def double(number: int) -> int:
    return 2 * number


def stumble(path: str) -> str:
    """Dies the first time."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return path


def stumble_often(path: str) -> str:
    """The pieces whose number ends with 3 die the first time."""
    return stumble(path) if path.endswith("3") else path


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def variable(name: str) -> str | None:
    return os.environ.get(name)


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


@pytest.mark.parametrize("executor", [InProcess(), Processes(1)])
def test_everything_is_done(executor: InProcess | Processes) -> None:
    assert sorted(executor.map(double, iter(range(12)))) == list(range(0, 24, 2))


def test_no_process_takes_more_than_its_own_core_for_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the threads of several processes would wait for one another."""
    monkeypatch.setenv(OPENBLAS, "0")  # so that it is put back afterwards
    monkeypatch.delenv(OPENBLAS)
    assert list(Processes(1).map(variable, [OPENBLAS])) == ["1"]


def test_a_process_that_dies_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    paths = [str(tmp_path / str(number)) for number in range(14)]
    assert set(Processes(1).map(stumble_often, paths)) == set(paths)


class Breaking:
    """Pools that do a piece at once, and break: at the submissions of these numbers, counted over all pools, or by
    failing the pieces of these."""

    def __init__(self, submits: Sequence[int] = (), pieces: Sequence[int] = ()) -> None:
        self.submits, self.pieces = submits, list(pieces)
        self.count = 0
        self._processes: dict[int, Any] = {}

    def __call__(self, *_: Any, **__: Any) -> Breaking:
        return self

    def submit(self, do: Callable[[int], int], piece: int) -> Future[int]:
        self.count += 1
        if self.count in self.submits:
            raise BrokenProcessPool
        future: Future[int] = Future()
        if piece in self.pieces:
            self.pieces.remove(piece)
            future.set_exception(BrokenProcessPool())
        else:
            future.set_result(do(piece))
        return future

    def shutdown(self, **_: Any) -> None: ...


@pytest.mark.parametrize("number", [1, 4, 6, 9])
@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_is_lost_where_a_pool_breaks(number: int, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the result at hand nor the piece that was to come next."""
    for pool in (Breaking(submits=(number, number + 2)), Breaking(pieces=[number - 1, number + 1])):
        monkeypatch.setattr(executors, "ProcessPoolExecutor", pool)
        done = list(Processes(workers).map(double, range(20)))
        assert set(done) == set(range(0, 40, 2))
        assert pool.count <= 20 + 2 + 2 * 2 * workers  # what was under way is done again, and nothing else


def test_pools_that_always_break_end_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "ProcessPoolExecutor", Breaking(pieces=[2] * 10))
    with pytest.raises(ValueError, match=f"{1 + RETRIES} times a process died .* fewer --workers"):
        list(Processes(1).map(double, range(20)))


def test_a_cluster_may_shrink(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is under way may be more than there is room for all at once."""
    cores = iter([4, 1, 1, 3, *[1] * 30])
    remote = SimpleNamespace(remote=double)
    ray = SimpleNamespace(
        is_initialized=lambda: True,
        remote=lambda **_: lambda _: remote,
        cluster_resources=lambda: {"CPU": next(cores)},
        wait=lambda running, num_returns: (running[:num_returns], running[num_returns:]),
        get=lambda reference: reference,
        cancel=lambda *_, **__: None,
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.delitem(sys.modules, "whistlestop.arena.cluster", raising=False)
    cluster = importlib.import_module("whistlestop.arena.cluster")
    del sys.modules["whistlestop.arena.cluster"]  # it has the wrong Ray
    assert list(cluster.Cluster("auto").map(double, range(20))) == list(range(0, 40, 2))


def test_an_error_comes_through() -> None:
    with pytest.raises(ValueError, match="not 1"):
        list(Processes(1).map(refuse, [1]))


def test_stopping_early_does_not_wait() -> None:
    begin = time.monotonic()
    results = Processes(1).map(sleep, [0.0, 60.0, 60.0])
    assert next(results) == 0.0
    results.close()
    assert time.monotonic() - begin < 30


PROGRAMS: list[Any] = []  # of a worker


def start_program(heart: str) -> str:
    """A program that goes on for ever; its heart is a file. The second piece waits."""
    from whistlestop.bots.players import line_protocol  # only here: other workers need not load all that

    if PROGRAMS:
        time.sleep(60)
    beat = f"import itertools, time\nfor n in itertools.count(): open({heart!r}, 'w').write(str(n)), time.sleep(0.02)"
    PROGRAMS.append(line_protocol.started([sys.executable, "-c", beat]))
    while not Path(heart).exists():
        time.sleep(0.02)
    return heart


def test_programs_end_with_the_workers_that_started_them(tmp_path: Path) -> None:
    heart = tmp_path / "heart"
    results = Processes(1).map(start_program, [str(heart)] * 2)
    next(results)
    results.close()
    before = heart.read_text()
    time.sleep(0.3)
    assert heart.read_text() == before


def test_who_does_it_is_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(executor_for(0, None), InProcess)
    some, all_of_them = executor_for(3, None), executor_for(None, None)
    assert isinstance(some, Processes)
    assert some.workers == 3
    assert isinstance(all_of_them, Processes)
    assert all_of_them.workers == processors()
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "whistlestop.arena.cluster", raising=False)
    with pytest.raises(ValueError, match=r"a cluster needs Ray: pip install 'whistlestop\[cluster\]'"):
        executor_for(None, "auto")
