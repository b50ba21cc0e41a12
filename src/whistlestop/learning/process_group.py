"""Several processes that train one network together: each plays games of its own, and all take the same steps, by the
mean of their gradients. `torchrun` starts them; a run without it is a group of one, in which all of this does nothing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import torch
import torch.distributed as dist
from torch import Tensor

BETWEEN_SEEDS = 7_777_777  # from the seed of one process to that of the next: other games, other dice


@dataclass(frozen=True)
class ProcessGroup:
    """This process's number, and how many there are. Whatever one of them calls, all have to call."""

    rank: int = 0
    size: int = 1

    @property
    def first(self) -> bool:
        """Is this the one that writes files and speaks?"""
        return self.rank == 0

    def own_seed(self, seed: int) -> int:
        return seed + BETWEEN_SEEDS * self.rank

    def average(self, tensors: Sequence[Tensor]) -> None:
        """Put the mean over all processes in the place of each tensor, in one message."""
        if self.size == 1:
            return
        together = torch.cat([it.flatten() for it in tensors])
        dist.all_reduce(together)
        together /= self.size
        for it, mean in zip(tensors, together.split([it.numel() for it in tensors]), strict=True):
            it.copy_(mean.view_as(it))

    def smallest(self, number: int) -> int:
        return min(self.gather(number))

    def total(self, number: int) -> int:
        return sum(self.gather(number))

    def as_the_first_says(self, answer: bool) -> bool:
        """The same answer for all, to a question whose answer goes by the clock."""
        return bool(self.gather(answer)[0])

    def gather(self, thing: Any) -> list[Any]:
        """What each of them has, in order."""
        if self.size == 1:
            return [thing]
        everybody: list[Any] = [None] * self.size
        dist.all_gather_object(everybody, thing)
        return everybody


ONE_PROCESS = ProcessGroup()


def local_rank() -> int:
    """This process's number among those of its machine: the number of its GPU."""
    return int(os.environ.get("LOCAL_RANK", "0"))


def local_processes() -> int:
    """How many there are on this machine."""
    return int(os.environ.get("LOCAL_WORLD_SIZE", "1"))


@contextmanager
def process_group() -> Iterator[ProcessGroup]:
    """The group that torchrun has started this process in."""
    if int(os.environ.get("WORLD_SIZE", "1")) == 1:
        yield ONE_PROCESS
        return
    # Counts, answers and games travel as ordinary objects, which takes gloo; gradients stay on the GPUs.
    dist.init_process_group("cpu:gloo,cuda:nccl" if torch.cuda.is_available() else "gloo")
    try:
        yield ProcessGroup(dist.get_rank(), dist.get_world_size())
    finally:
        dist.destroy_process_group()
