"""The games for OpenSpiel: `pyspiel.load_game("whistlestop(map=card_game,players=3)")`, once this is imported.

Every card and ticket that comes up is a chance node; actions are the decisions of docs/decisions.md. Needs
`pip install "whistlestop[openspiel]"`.
"""

from __future__ import annotations

try:
    import pyspiel
except ModuleNotFoundError as error:
    if error.name != "pyspiel":
        raise
    raise ModuleNotFoundError(
        'the OpenSpiel game needs OpenSpiel: pip install "whistlestop[openspiel]".', name=error.name
    ) from None

from .game import NAME, TYPE, WhistlestopGame
from .state import WhistlestopState

if NAME not in pyspiel.registered_names():
    pyspiel.register_game(TYPE, WhistlestopGame)

__all__ = ["NAME", "WhistlestopGame", "WhistlestopState"]
