"""Where training happens: on a GPU if there is one that will do, else on the CPU."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from .errors import TrainingError

if TYPE_CHECKING:
    import torch

LEAST_MEMORY = 6 << 30  # bytes that a full batch takes, generously


def has_torch() -> bool:
    # Its threads wait for one another at full speed, on processors that play games meanwhile, or that others use.
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    try:
        import torch  # noqa: F401
    except ImportError:
        return False
    return True


def need_torch(what: str = "Training") -> None:
    if not has_torch():
        raise TrainingError(f'{what} needs PyTorch: pip install "whistlestop[train]".')


def find_device(wanted: str | None) -> torch.device:
    """The device by its name (cpu, cuda), or the best there is; TrainingError if it will not do. Of several processes
    on a machine each has a GPU to itself."""
    import torch

    from .process_group import local_processes, local_rank

    if wanted == "cpu" or (wanted is None and not torch.cuda.is_available()):
        return torch.device("cpu")
    if not torch.cuda.is_available():
        raise TrainingError("There is no GPU here that PyTorch can use; leave --device out to do without one.")
    own, processes, gpus = local_rank(), local_processes(), torch.cuda.device_count()
    if processes > gpus:
        raise TrainingError(
            f"There are {processes} processes here and GPUs for {gpus}; each takes one to itself (--nproc-per-node)."
        )
    memory = torch.cuda.get_device_properties(own).total_memory
    if memory < LEAST_MEMORY:
        raise TrainingError(
            f"The GPU has {memory >> 30} GB of memory and training needs {LEAST_MEMORY >> 30}; use --device cpu."
        )
    try:
        import numba.cuda
    except ImportError:
        raise TrainingError('Games on a GPU need numba-cuda: pip install "whistlestop[gpu]".') from None
    torch.cuda.set_device(own)
    numba.cuda.select_device(own)
    return torch.device("cuda", own)


def precision(device: Any) -> torch.dtype:
    """Half as many bits where the processor multiplies them: training is twice as fast there."""
    import torch

    return torch.bfloat16 if device.type == "cuda" or multiplies_bfloat16() else torch.float32


def multiplies_bfloat16() -> bool:
    """Does this processor? Where PyTorch cannot tell, it is said not to."""
    import torch

    able: dict[str, Any] = getattr(torch.cpu, "get_capabilities", dict)()
    return bool(able.get("avx512_bf16") or able.get("amx_bf16"))
