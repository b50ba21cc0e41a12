"""The rules in pictures: a page a game with drawn examples, each under the clause or the example that it shows."""

from __future__ import annotations

from .page import STYLE, picture_page
from .scenes import scenes

__all__ = ["STYLE", "picture_page", "scenes"]
