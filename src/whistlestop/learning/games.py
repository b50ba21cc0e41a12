"""Batches of games as tensors, on the CPU or on a GPU, without copying."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt
import torch
from torch import Tensor

from whistlestop.bots.champion.worth import SCALE
from whistlestop.envs.stepping import STAY

Numbers = npt.NDArray[Any]


class Games:
    """What of a batch is looked at step by step, as tensors on its device."""

    def __init__(self, board: Numbers, players: Numbers, advisers: Numbers, seed: int, device: torch.device) -> None:
        self.device = device
        self.number = len(players)
        batch: Any
        if device.type == "cuda":
            from whistlestop.envs.gpu import GpuBatch

            batch = GpuBatch(board, self.number, players=players, adviser=advisers, seed=seed)
        else:
            from whistlestop.envs.batch import Batch

            threads = torch.get_num_threads()  # while games go on, PyTorch does nothing
            batch = Batch(board, self.number, players=players, adviser=advisers, seed=seed, threads=threads)
        self.batch = batch
        self.players, self.seats, self.advice = (self._tensor(it) for it in (batch.players, batch.seats, batch.advice))
        self.done, self.totals, self.ranks, self.turns = (
            self._tensor(it) for it in (batch.done, batch.totals, batch.ranks, batch.turns)
        )
        self.observed, self.hidden = self._tensor(batch.observed), self._tensor(batch.hidden)
        self.mask = self._tensor(batch.mask)

    def load(self, saved: dict[str, Numbers]) -> None:
        """Go on from where `batch.save()` was."""
        self.batch.load(saved)

    def spread_out(self, decisions: int, generator: torch.Generator) -> None:
        """Let each game go on by the bots' advice, one further than another: up to so many decisions of each player.
        Games that all begin at once are all at their openings, and later all at their ends, for many rollouts."""
        most = decisions * int(self.players.max())
        share = torch.rand(self.number, generator=generator, device=self.device)
        ahead = (share * decisions * self.players).long()
        for step in range(most):
            waiting = step < most - ahead
            self.step(torch.where(waiting, torch.full_like(ahead, STAY), self.advice.long()))

    def _tensor(self, array: Any) -> Tensor:
        if self.device.type == "cuda":
            return torch.as_tensor(array, device=self.device)
        return torch.from_numpy(array)

    def step(self, actions: Tensor, into: tuple[Tensor, Tensor, Tensor] | None = None) -> None:
        """Take the decisions and look; `into`: tensors for observation, what is hidden, and mask (bytes)."""
        if into is None:
            into = (self.observed, self.hidden, self.mask)
        self.observed, self.hidden, self.mask = into
        if self.device.type == "cuda":
            self.batch.step(actions.int(), into)
        else:
            self.batch.step(actions.int().numpy(), tuple(it.numpy() for it in into))


def outcomes(totals: Tensor, ranks: Tensor, players: Tensor, margin: float) -> Tensor:
    """What a game was worth to each seat: its share of the victory above an even one, and its margin in points.

    All have a last dimension of seats; those that do not play get nothing.
    """
    seat = torch.arange(totals.shape[-1], device=totals.device)
    plays = seat < players.unsqueeze(-1)
    won = ((ranks == 1) & plays).float()
    share = won / won.sum(-1, keepdim=True).clamp(min=1)
    points = totals.float().masked_fill(~plays, -1e6)
    best, second = points.topk(2, -1).values.unbind(-1)
    other = torch.where(points == best.unsqueeze(-1), second.unsqueeze(-1), best.unsqueeze(-1))  # the best of the rest
    gap = torch.tanh((points - other) / SCALE)
    worth = 2 * (1 - margin) * (share - 1 / players.unsqueeze(-1)) + margin * gap
    return torch.where(plays, worth, torch.zeros_like(worth))
