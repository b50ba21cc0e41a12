"""A run as a file, from which it goes on as if it had never stopped: networks, optimiser, dice, games, counters."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import numpy as np
import torch

from whistlestop.whole_files import whole_file

from .errors import TrainingError
from .games import Numbers

FORMAT = 3  # since policy and critic learn at rates of their own

Data = dict[str, Any]


def write_checkpoint(path: Path, data: Data) -> None:
    """All of it or nothing: what was there before stays until the new file is whole."""
    with whole_file(path) as file:
        torch.save({"format": FORMAT, **data}, file)


def read_checkpoint(path: Path) -> Data:
    try:
        data = torch.load(path, map_location="cpu", weights_only=True)
        found = data["format"]
    except FileNotFoundError:
        raise TrainingError(f"{path} does not exist.") from None
    except IsADirectoryError:
        raise TrainingError(f"{path} is a folder; a checkpoint is a file in it.") from None
    except Exception as error:  # PyTorch has a dozen ways to say it
        raise TrainingError(f"{path} is no checkpoint, or is damaged ({type(error).__name__}).") from None
    if found != FORMAT:
        raise TrainingError(f"{path} is a checkpoint of format {found}; this program reads format {FORMAT}.")
    return dict(data)


def pack(arrays: dict[str, Numbers]) -> Data:
    """Games, mostly zeros, as small as they go."""
    packed: Data = {}
    for name, array in arrays.items():
        data = np.frombuffer(zlib.compress(np.ascontiguousarray(array).tobytes(), 6), np.uint8)
        packed[name] = torch.from_numpy(data.copy())
    return packed


def unpack(packed: Data, like: dict[str, Numbers]) -> dict[str, Numbers]:
    """The arrays again, of the types and shapes of `like`."""
    return {
        name: np.frombuffer(zlib.decompress(packed[name].numpy().tobytes()), array.dtype).reshape(array.shape)
        for name, array in like.items()
    }
