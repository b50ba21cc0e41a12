"""The referee of Whistlestop: an independent, deliberately naive implementation of the rules, for tests."""

from .contract import IllegalMove
from .referee import Referee

__all__ = ["IllegalMove", "Referee"]
