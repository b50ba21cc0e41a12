"""Reviews of finished games: chances turn by turn, what each decision cost, luck and play (docs/review.md).

What does the work is imported when it is first used: whoever only reads reviews needs neither bots nor networks.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .results import Account, Chances, Compared, Judgement, Review, SeatReview, TurningPoint, WhatIf

if TYPE_CHECKING:
    from .comparison import what_if
    from .course import Unfinished
    from .full_review import chances, review

__all__ = [
    "Account",
    "Chances",
    "Compared",
    "Judgement",
    "Review",
    "SeatReview",
    "TurningPoint",
    "Unfinished",
    "WhatIf",
    "chances",
    "review",
    "what_if",
]
PLACES = {"Unfinished": "course", "chances": "full_review", "review": "full_review", "what_if": "comparison"}


def __getattr__(name: str) -> Any:
    if name in PLACES:
        return getattr(import_module(f"{__name__}.{PLACES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
