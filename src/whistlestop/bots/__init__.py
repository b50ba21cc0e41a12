"""Bots: players that decide by what their seat sees. They are imported, and with them Numba, when first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import Results, decide, play
    from .traits import LEVELS, NAMES

__all__ = ["LEVELS", "NAMES", "Results", "decide", "play"]

_HOME = {"LEVELS": "traits", "NAMES": "traits", "Results": "api", "decide": "api", "play": "api"}


def __getattr__(name: str) -> Any:
    if name in _HOME:
        globals()[name] = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
        return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
