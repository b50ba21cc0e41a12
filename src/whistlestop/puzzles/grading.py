"""How hard a puzzle is: by which bots see the solution."""

from __future__ import annotations

from collections.abc import Sequence

from .puzzle import EASY, HARD, MEDIUM
from .screening import SCRIPTED


def level_of(finders: Sequence[str]) -> str:
    """Easy: two of the three scripted bots see it. Medium: at most one of them does, but the expert's search finds it.
    Hard: the expert does not find it either."""
    if sum(it in SCRIPTED for it in finders) >= 2:
        return EASY
    return MEDIUM if "expert" in finders else HARD
