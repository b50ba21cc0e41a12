"""What is written on a board."""

from __future__ import annotations

from .catalogue import SOURCE, say

PARTS = ("tunnel", "ferry", "grey", "colour", "points", "north")


def board_words(language: str = SOURCE) -> dict[str, str]:
    """The words of the legend, the scale of points and the compass rose."""
    return {part: say(f"board-{part}", language) for part in PARTS}
