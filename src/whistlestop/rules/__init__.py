"""The rules of all three games: one source, compiled for CPU and GPU or run as plain Python.

The functions below are the kernel as Python sees it; docs/decisions.md says what their integers mean. They are
imported, and with them Numba, when the first one is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import (
        apply,
        apply_chance,
        audit,
        best_completion,
        chance_pool,
        decided_by,
        derive,
        hand_due,
        heard,
        legal,
        longest_tracks,
        mask,
        new,
        play_random,
        receiver,
        refusal,
        resample,
        score,
        seen,
        settle,
        to_move,
        wins_city,
    )

__all__ = [
    "apply",
    "apply_chance",
    "audit",
    "best_completion",
    "chance_pool",
    "decided_by",
    "derive",
    "hand_due",
    "heard",
    "legal",
    "longest_tracks",
    "mask",
    "new",
    "play_random",
    "receiver",
    "refusal",
    "resample",
    "score",
    "seen",
    "settle",
    "to_move",
    "wins_city",
]


def __getattr__(name: str) -> Any:
    if name in __all__:
        globals()[name] = getattr(import_module(f"{__name__}.api"), name)  # the next use finds it without coming here
        return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
