"""A network that learns to play like another one: where that one decides, and what it would do there."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from whistlestop.bots.champion.weights import Weights
from whistlestop.bots.observation.features import scales
from whistlestop.envs.tables import ADVISER, advised_by, table_sizes, tables_of
from whistlestop.rules.api import Records

from .evaluation import Strength, evaluate_against
from .export import export, policy_like
from .games import Games
from .network import Policy, legal_logits
from .rollout import chooser, gumbel

STEPS = 16  # decisions in each game between two lessons
APART = 50  # decisions of each player by which games are apart at the beginning
MINIBATCH, EPOCHS = 2048, 2
CHANGES = 0.02  # how likely it is, decision by decision, that the dice say anew which of the two plays a game
VALUE_WEIGHT = 0.25


class Imitation:
    def __init__(
        self, large: Weights, board: Records, width: int, blocks: int, device: torch.device, games: int, seed: int
    ) -> None:
        torch.manual_seed(seed)
        self.board, self.device, self.dtype, self.about = board, device, torch.bfloat16, large.about
        self.large = policy_like(large, scales(board)).to(device).requires_grad_(False)
        number = len(large.choice_bias)
        self.policy = Policy(scales(board), number, width, blocks, large.strength).to(device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), fused=device.type == "cuda")
        self.dice = torch.Generator(device).manual_seed(seed + 1)
        tables = tables_of(board)
        players = np.sort(table_sizes(tables, games, None))
        self.games = Games(board, players, advised_by(tables, ADVISER, players), seed, device)
        self.games.spread_out(APART, self.dice)
        self.small_plays = self._toss(games)
        self.positions = 0

        def room(size: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((STEPS, games, size), dtype=dtype, device=device)

        self.observed, self.mask = room(tables.width, torch.int8), room(number, torch.bool)
        self.wanted, self.expected = room(number), room(1)

    def gather(self) -> float:
        """Play on; in what share of the positions both like the same decision best."""
        alike = torch.zeros((), device=self.device)
        for step in range(STEPS):
            observed, mask = self.games.observed, self.games.mask != 0
            with torch.no_grad():
                model, own = self.large(observed, self.dtype), self.policy(observed, self.dtype)
            wanted, best = legal_logits(model.logits, mask), legal_logits(own.logits, mask).argmax(1)
            alike += (wanted.argmax(1) == best).float().mean() / STEPS
            self.observed[step], self.mask[step], self.wanted[step] = observed, mask, wanted
            self.expected[step, :, 0] = model.value
            rolled = (wanted + gumbel(mask.shape, self.device, self.dice)).argmax(1)
            self.games.step(torch.where(self.small_plays, best, rolled))
            anew = torch.rand(len(best), generator=self.dice, device=self.device) < CHANGES
            self.small_plays = torch.where(anew, self._toss(len(best)), self.small_plays)
        self.positions += STEPS * self.games.number
        return float(alike)

    def learn(self, rate: float) -> float:
        """From what was gathered; how far it is from the other's probabilities, on average."""
        self.optimiser.param_groups[0]["lr"] = rate
        whole = [it.flatten(0, 1) for it in (self.observed, self.mask, self.wanted, self.expected)]
        number, size = len(whole[0]), min(MINIBATCH, len(whole[0]))
        divergence = torch.zeros((), device=self.device)
        for _ in range(EPOCHS):
            order = torch.randperm(number, generator=self.dice, device=self.device)
            divergence.zero_()
            for low in range(0, number - size + 1, size):
                divergence += self._step(*(it.index_select(0, order[low : low + size]) for it in whole))
        return float(divergence) / (number // size)

    def _step(self, observed: Tensor, mask: Tensor, wanted: Tensor, expected: Tensor) -> Tensor:
        own = self.policy(observed, self.dtype)
        apart = (wanted.exp() * (wanted - legal_logits(own.logits, mask))).masked_fill(~mask, 0).sum(1).mean()
        loss = apart + VALUE_WEIGHT * (own.value - expected.squeeze(1)).square().mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimiser.step()
        return apart.detach()

    def small(self, told: dict[str, Any]) -> Weights:
        """What has learnt, to play with."""
        return export(self.policy, {"game": self.about["game"], "observation": self.about["observation"], **told})

    def strength(self, games: int) -> list[Strength]:
        """Alone among the others, so many games at every size of table."""
        small, large = (chooser(it, self.dtype, compiled=False, greedy=True) for it in (self.policy, self.large))
        return evaluate_against(self.board, small, large, "", self.device, games=games)

    def _toss(self, number: int) -> Tensor:
        return torch.rand(number, generator=self.dice, device=self.device) < 0.5
