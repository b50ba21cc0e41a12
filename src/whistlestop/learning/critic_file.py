"""A critic as a file of half-precision numbers: what training that begins with a network can begin with too."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812

from .errors import TrainingError
from .network import Critic

ABOUT = "about"


def write_critic(path: Path, critic: Critic, about: dict[str, Any]) -> None:
    arrays: dict[str, Any] = {name: value.half().cpu().numpy() for name, value in critic.state_dict().items()}
    arrays[ABOUT] = np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)
    data = io.BytesIO()
    np.savez_compressed(data, **arrays)
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(data.getvalue())
    beside.replace(path)


def take_over_critic(critic: Critic, path: Path, game: str, observation: str) -> None:
    """Give a critic what is in the file; TrainingError with one sentence if that is not for it."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(arrays.pop(ABOUT).tobytes())
        trained_for, version = about["game"], about["observation"]
        state = {name: torch.from_numpy(array).float() for name, array in arrays.items()}
    except FileNotFoundError:
        raise TrainingError(f"{path} does not exist.") from None
    except (OSError, KeyError, TypeError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise TrainingError(f"{path} holds no critic, or is damaged ({type(error).__name__}).") from None
    if trained_for != game:
        raise TrainingError(f"{path} is a critic of {trained_for}, not of {game}.")
    if version != observation:
        raise TrainingError(
            f"{path} was trained with observations of version {version}; this program makes version {observation}."
        )
    try:
        wide = critic.trunk.first.weight.shape[1]
        first = state["trunk.first.weight"]
        state["trunk.first.weight"] = F.pad(first, (0, max(0, wide - first.shape[1])))  # it was told less, once
        critic.load_state_dict(state)
    except (KeyError, RuntimeError):
        raise TrainingError(f"{path} is a critic of another size; critic_width and blocks say which.") from None
