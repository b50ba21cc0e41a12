"""Chunks on many machines, with Ray (the extra `cluster`). A chunk whose machine dies is played again elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

import ray

from .executors import AHEAD

Task = TypeVar("Task")
Result = TypeVar("Result")

RETRIES = 5


class Cluster:
    """A Ray cluster: `auto` is the one that this machine belongs to; an address, `host:port` or `ray://host:port`."""

    def __init__(self, address: str) -> None:
        if not ray.is_initialized():
            try:
                ray.init(address=address, log_to_driver=False)
            except ConnectionError as error:
                raise ValueError(f"there is no Ray cluster at {address}: {error}") from error

    def map(self, do: Callable[[Task], Result], work: Iterable[Task]) -> Generator[Result, None, None]:
        remote: Any = ray.remote(max_retries=RETRIES, num_cpus=1)(do)
        left = iter(work)
        running: list[Any] = []
        try:
            while True:
                more = max(0, self.room() - len(running))  # the room shrinks when a machine leaves
                running += [remote.remote(piece) for piece in islice(left, more)]
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1)
                for reference in done:
                    yield ray.get(reference)
        finally:
            for reference in running:
                ray.cancel(reference, force=False)

    def room(self) -> int:
        """Pieces under way at once: machines come and go."""
        return max(2, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
