"""Work is done whatever happens to the processes that do it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from whistlestop.arena.executors import Here, Processes, executor_for


def double(number: int) -> int:
    return 2 * number


def stumble(path: str) -> str:
    """Dies the first time."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return path


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


@pytest.mark.parametrize("executor", [Here(), Processes(2)])
def test_everything_is_done(executor: Here | Processes) -> None:
    assert sorted(executor.map(double, iter(range(12)))) == list(range(0, 24, 2))


def test_a_process_that_dies_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    paths = [str(tmp_path / str(number)) for number in range(2)]
    assert set(Processes(1).map(stumble, paths)) == set(paths)


def test_an_error_comes_through() -> None:
    with pytest.raises(ValueError, match="not 1"):
        list(Processes(1).map(refuse, [1]))


def test_stopping_early_does_not_wait() -> None:
    begin = time.monotonic()
    results = Processes(2).map(sleep, [0.0, 60.0, 60.0])
    assert next(results) == 0.0
    results.close()
    assert time.monotonic() - begin < 30


def test_who_does_it_is_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(executor_for(0, None), Here)
    some, all_of_them = executor_for(3, None), executor_for(None, None)
    assert isinstance(some, Processes)
    assert some.workers == 3
    assert isinstance(all_of_them, Processes)
    assert all_of_them.workers == os.cpu_count()
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "whistlestop.arena.cluster", raising=False)
    with pytest.raises(ValueError, match=r"a cluster needs Ray: pip install 'whistlestop\[cluster\]'"):
        executor_for(None, "auto")
