"""Whistlestop: the railway games of the Ticket to Ride family, exact and very fast (unofficial).

    import whistlestop as ws
    game = ws.new("europe", players=3, seed=7)

Everything is imported when it is first used, so that ``import whistlestop`` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from whistlestop import game, maps, rules, words
    from whistlestop.game import (
        Action,
        Fair,
        Game,
        Given,
        IllegalAction,
        Move,
        NotationError,
        Options,
        Position,
        PositionError,
        Record,
        RecordError,
        View,
        load,
        load_many,
        new,
        parse,
        verify,
    )

__version__ = "0.2.0"

MODULES = ("game", "maps", "rules", "words")
__all__ = [
    "Action",
    "Fair",
    "Game",
    "Given",
    "IllegalAction",
    "Move",
    "NotationError",
    "Options",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "View",
    "__version__",
    "game",
    "load",
    "load_many",
    "maps",
    "new",
    "parse",
    "rules",
    "verify",
    "words",
]


def __getattr__(name: str) -> Any:
    if name in MODULES:
        return import_module(f"{__name__}.{name}")
    if name in __all__:
        return getattr(import_module(f"{__name__}.game"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return list(__all__)
