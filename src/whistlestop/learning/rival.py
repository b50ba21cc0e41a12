"""A rival: a network that learns beside another one, and only to beat it.

Against itself and against bots a network learns what beats itself and bots. To what nobody at its tables tries it
learns no answer. The rival looks for just that, and goes on looking while the network finds its answers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy.typing as npt
import torch

from whistlestop.bots.champion.weights import write_weights

from .advantages import Estimates
from .config import Config
from .export import export, policy_like
from .league import RIVAL
from .named_weights import named_weights
from .network import Policy
from .process_group import ProcessGroup
from .rollout import Rollout, chooser
from .update import Update

FILE = "rival.npz"


class Rival:
    """Its policy, and how that learns. What is expected of a position the network's own critic says, which knows where
    the rival sits."""

    def __init__(
        self,
        config: Config,
        scale: npt.NDArray[Any],
        decisions: int,
        device: torch.device,
        dtype: torch.dtype,
        compiled: bool,
        group: ProcessGroup,
    ) -> None:
        self.config = config
        if config.rival_start:
            self.policy = policy_like(named_weights(config.rival_start, config.game), scale).to(device)
        else:
            self.policy = Policy(scale, decisions, config.width, config.blocks, config.advice).to(device)
        self.optimiser = torch.optim.Adam(
            self.policy.parameters(), lr=config.rival_rate, eps=1e-5, fused=device.type == "cuda"
        )
        self.update = Update(config, self.policy, None, self.optimiser, dtype, compiled, group)
        self.choose = chooser(self.policy, dtype, compiled)

    def learn(self, rollout: Rollout, estimates: Estimates, iterations: int, dice: torch.Generator) -> None:
        """From its own decisions, and always as curious as networks are when they begin."""
        self.optimiser.param_groups[0]["lr"] = self.config.rival_rate * self.config.warm_at(iterations)
        self.update.learn(rollout, estimates, rollout.decided_by(RIVAL), self.config.entropy, dice)

    def save(self, folder: Path, about: dict[str, Any]) -> None:
        write_weights(folder / FILE, export(self.policy, about))

    def state(self) -> dict[str, Any]:
        return {"policy": self.policy.state_dict(), "optimiser": self.optimiser.state_dict()}

    def go_on(self, data: dict[str, Any]) -> None:
        self.policy.load_state_dict(data["policy"])
        self.optimiser.load_state_dict(data["optimiser"])
