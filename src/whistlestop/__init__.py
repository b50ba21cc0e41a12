"""Whistlestop: the railway games of the Ticket to Ride family, exact and very fast (unofficial).

Submodules are imported when they are first used, so that ``import whistlestop`` costs nothing.
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistlestop import maps, rules

__version__ = "0.1.0"
__all__ = ["__version__", "maps", "rules"]


def __getattr__(name: str) -> ModuleType:
    if name in __all__:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return list(__all__)
