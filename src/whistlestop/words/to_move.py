"""Whose move it is and what they have to do, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from .catalogue import SOURCE, say
from .lists import list_and


def awaited(
    phase: str, pending: Sequence[int], *, names: Sequence[str], viewer: int | None = None, language: str = SOURCE
) -> str:
    """The sentence for a phase of a game (`Game.phase`) in which these seats may decide (`Game.pending`)."""
    who = "you" if viewer in pending else "other"
    name = list_and([names[seat] for seat in pending], language)
    return say(f"phase-{phase}", language, who=who, name=name, number=len(pending))
