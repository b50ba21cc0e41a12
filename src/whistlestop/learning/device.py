"""Where training happens: on a GPU if there is one that will do, else on the CPU."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import TrainingError

if TYPE_CHECKING:
    import torch

LEAST_MEMORY = 6 << 30  # bytes that a full batch takes, generously


def need_torch() -> None:
    try:
        import torch  # noqa: F401
    except ImportError:
        raise TrainingError('Training needs PyTorch: pip install "whistlestop[train]".') from None


def find_device(wanted: str | None) -> torch.device:
    """The device by its name (cpu, cuda), or the best there is; TrainingError if it will not do."""
    import torch

    if wanted == "cpu" or (wanted is None and not torch.cuda.is_available()):
        return torch.device("cpu")
    if not torch.cuda.is_available():
        raise TrainingError("There is no GPU here that PyTorch can use; leave --device out to train on the CPU.")
    memory = torch.cuda.get_device_properties(0).total_memory
    if memory < LEAST_MEMORY:
        raise TrainingError(
            f"The GPU has {memory >> 30} GB of memory and training needs {LEAST_MEMORY >> 30}; use --device cpu."
        )
    try:
        import numba.cuda  # noqa: F401
    except ImportError:
        raise TrainingError('Games on a GPU need numba-cuda: pip install "whistlestop[gpu]".') from None
    return torch.device("cuda")


def precision(device: Any) -> torch.dtype:
    import torch

    return torch.bfloat16 if device.type == "cuda" else torch.float32
