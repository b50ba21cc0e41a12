"""The networks: a policy that sees what its seat sees, and a critic that sees everything, in training only."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn

from whistlestop.rules.record import SEATS

LITTLE = 0.01  # of the first weights of a head: it begins by having no opinion
ALIGNED = 8  # numbers of two bytes: matrix units of a GPU take rows of 16 bytes, and are slow with others


class Block(nn.Module):
    """A residual block that begins as nothing."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.inner, self.outer = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.outer.weight)
        nn.init.zeros_(self.outer.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + linear(self.outer, F.relu(linear(self.inner, norm(self.norm, x))))


class Trunk(nn.Module):
    """From bytes to features. The scales of the bytes are multiplied into the weights: that is less work."""

    scale: Tensor

    def __init__(self, scale: npt.NDArray[np.float32], width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale.copy()), persistent=False)
        self.first = nn.Linear(len(scale), width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.last = nn.LayerNorm(width)

    def forward(self, observed: Tensor, dtype: torch.dtype) -> Tensor:
        weight = (self.first.weight * self.scale).to(dtype)
        x = F.relu(F.linear(aligned(observed.to(dtype)), aligned(weight), self.first.bias.to(dtype)))
        for block in self.blocks:
            x = block(x)
        return norm(self.last, x)


class Opinion(NamedTuple):
    logits: Tensor  # of every decision, the illegal ones too
    value: Tensor  # what the seat may expect


class Policy(nn.Module):
    """logits = network + strength x (scripted bot's advice), so that self-play begins where the bot stands."""

    def __init__(self, scale: npt.NDArray[np.float32], decisions: int, width: int, blocks: int, advice: float) -> None:
        super().__init__()
        self.trunk = Trunk(scale, width, blocks)
        self.choice, self.value = nn.Linear(width, decisions), nn.Linear(width, 1)
        for head in (self.choice, self.value):
            nn.init.normal_(head.weight, std=LITTLE)
            nn.init.zeros_(head.bias)
        self.strength = nn.Parameter(torch.tensor(float(advice)))
        self.decisions = decisions

    def forward(self, observed: Tensor, dtype: torch.dtype) -> Opinion:
        x = self.trunk(observed, dtype)
        advice = observed[:, -self.decisions :].float()
        choice, bias = self.choice.weight.to(dtype), self.choice.bias.to(dtype)
        likes = F.linear(x, aligned(choice, rows=True), aligned(bias))[:, : self.decisions]
        logits = likes.float() + self.strength * advice
        return Opinion(logits, linear(self.value, x).float().squeeze(-1))


class Critic(nn.Module):
    """What every seat may expect, counted from the one that decides."""

    def __init__(self, scale: npt.NDArray[np.float32], width: int, blocks: int) -> None:
        super().__init__()
        self.trunk = Trunk(scale, width, blocks)
        self.values = nn.Linear(width, SEATS)
        nn.init.normal_(self.values.weight, std=LITTLE)
        nn.init.zeros_(self.values.bias)

    def forward(self, observed: Tensor, hidden: Tensor, dtype: torch.dtype) -> Tensor:
        return linear(self.values, self.trunk(torch.cat([observed, hidden], 1), dtype)).float()


def aligned(x: Tensor, rows: bool = False) -> Tensor:
    """With as many zeros at the end of each row, or as many rows of zeros, as make a multiple of ALIGNED."""
    spare = -x.shape[0 if rows else -1] % ALIGNED if x.is_cuda else 0
    return F.pad(x, (0, 0, 0, spare) if rows else (0, spare)) if spare else x


def linear(layer: nn.Linear, x: Tensor) -> Tensor:
    """In the precision of what comes in; the weights themselves stay exact."""
    return F.linear(x, layer.weight.to(x.dtype), layer.bias.to(x.dtype))


def norm(layer: nn.LayerNorm, x: Tensor) -> Tensor:
    return F.layer_norm(x, layer.normalized_shape, layer.weight.to(x.dtype), layer.bias.to(x.dtype))


def legal_logits(logits: Tensor, mask: Tensor) -> Tensor:
    """Log-probabilities; illegal decisions have practically none."""
    return F.log_softmax(logits.masked_fill(~mask, -1e9), -1)
