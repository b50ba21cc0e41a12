"""Bots: players that decide by what their seat sees."""

from .api import Results, decide, play
from .traits import NAMES

__all__ = ["NAMES", "Results", "decide", "play"]
