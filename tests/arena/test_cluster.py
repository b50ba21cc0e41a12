"""A cluster of two machines, one of which dies in the middle, gives the table that one process gives."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from whistlestop.arena.runner import run
from whistlestop.arena.settings import Settings

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("cluster"),
    pytest.mark.filterwarnings("ignore"),  # Ray's own
]


@pytest.fixture
def cluster() -> Iterator[Any]:
    import ray  # the extra `cluster`: without it this fails, and says so
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield made
    ray.shutdown()
    made.shutdown()


def test_a_machine_may_die(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from whistlestop.arena.cluster import Cluster

    monkeypatch.setattr("whistlestop.arena.settings.SCRIPTED_CHUNK", 50)
    asked = Settings(bots=("racer", "planner", "greedy"), games=1000, workers=0, database=tmp_path / "one.sqlite")
    plain = run(asked)
    doomed = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    executor = Cluster(cluster.address)
    games, killed = 0, 0

    def report(more: int) -> None:
        nonlocal games, killed
        games += more
        if games >= 300 and not killed:
            killed = games
            cluster.remove_node(doomed, allow_graceful=False)
            time.sleep(1)

    shared = run(replace(asked, database=tmp_path / "two.sqlite"), report, executor)
    assert killed < shared.played == plain.played == 3000
    assert timeless(shared) == timeless(plain)


def timeless(summary: Any) -> Any:
    plays = {bot: msgspec.structs.replace(play, milliseconds=None) for bot, play in summary.plays.items()}
    return msgspec.structs.replace(summary, plays=plays)
