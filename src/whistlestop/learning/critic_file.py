"""A critic as a file of half-precision numbers: what training that begins with a network can begin with too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812

from whistlestop.bots.champion.weights import DAMAGED, read_arrays, write_arrays

from .errors import TrainingError
from .network import Critic


def write_critic(path: Path, critic: Critic, about: dict[str, Any]) -> None:
    write_arrays(path, {name: value.half().cpu().numpy() for name, value in critic.state_dict().items()}, about)


def take_over_critic(critic: Critic, path: Path, game: str, observation: str) -> None:
    """Give a critic what is in the file; TrainingError with one sentence if that is not for it."""
    try:
        arrays, about = read_arrays(path)
        trained_for, version = about["game"], about["observation"]
        state = {name: torch.from_numpy(array).float() for name, array in arrays.items()}
    except FileNotFoundError:
        raise TrainingError(f"{path} does not exist.") from None
    except DAMAGED:
        raise TrainingError(f"{path} holds no critic, or is damaged.") from None
    if trained_for != game:
        raise TrainingError(f"{path} is a critic of {trained_for}, not of {game}.")
    if version != observation:
        raise TrainingError(
            f"{path} was trained with observations of version {version}; this program makes version {observation}."
        )
    try:
        wide = critic.trunk.first.weight.shape[1]
        if "trunk.first.weight" not in state:
            raise TrainingError(f"{path} is no critic; a run leaves its critic as critic.npz.")
        first = state["trunk.first.weight"]
        state["trunk.first.weight"] = F.pad(first, (0, max(0, wide - first.shape[1])))  # it was told less, once
        critic.load_state_dict(state)
    except (KeyError, RuntimeError):
        raise TrainingError(f"{path} is a critic of another size; critic_width and blocks say which.") from None
