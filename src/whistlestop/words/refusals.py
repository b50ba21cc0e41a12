"""Refusals as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from .catalogue import SOURCE, say
from .errors import Phrase
from .lists import list_plain

SHOWN = 8  # possible moves that a refusal names


def refusal(
    why: Phrase, what: str, options: Sequence[str] = (), *, clause: str | None = None, language: str = SOURCE
) -> str:
    """Why `what` cannot be, and what can."""
    params = {"what": what, "reason": why.sentence(language), "clause": clause or "none"}
    if not options:
        return say("refusal", language, **params)
    key = "refusal-with-options" if len(options) <= SHOWN else "refusal-with-more-options"
    return say(key, language, **params, options=list_plain(options[:SHOWN], language))
