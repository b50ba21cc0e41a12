"""What is written on a board."""

from __future__ import annotations

from .catalogue import SOURCE, say
from .place_names import game_name

PARTS = ("tunnel", "ferry", "grey", "colour", "points", "north")


def board_words(id: str, name: str, language: str = SOURCE) -> dict[str, str]:
    """The map's name and the words of the legend, the scale of points and the compass rose."""
    return {"name": game_name(id, name, language)} | {part: say(f"board-{part}", language) for part in PARTS}
