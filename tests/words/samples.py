"""For every variable of the catalogues, values that make a difference to a sentence in some language: for the tests."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Iterator, Mapping

from whistlestop.game.notation.cards import COLOURS, KINDS

YES_NO = ("yes", "no")
YOU_OTHER = ("you", "other")
COUNTS = (0, 1, 2, 3, 4, 5, 11, 21, 101)  # words for the numerals; and `one` in one language, `other` in the next
POINTS = (-1001, -21, -2, -1, *COUNTS, 1000)

VALUES: dict[str, tuple[object, ...]] = {
    "who": (*YOU_OTHER, "both"),
    "whom": YOU_OTHER,
    "known": YES_NO,
    "done": YES_NO,
    "used": YES_NO,
    "card": (*KINDS, "hidden", "deck"),
    "kind": KINDS,
    "colour": COLOURS,
    "clause": ("none", "B5"),
    "line": ("none", "3"),
    "status": ("open", "opening", "playing", "over", "closed", "left", "resigned", "else"),
    "points": POINTS,
    "month": tuple(range(1, 13)),
    "link": ("none", "https://example.org"),
    "winners": (1, 2, 3),
    **dict.fromkeys(
        ("cards", "locos", "number", "trains", "turns", "extra", "events", "games", "length", "people"), COUNTS
    ),
    "turn": (0, 1, 21),
    **dict.fromkeys(("round", "place", "day", "deck", "discards", "tickets"), (1, 21)),
}


MOST = 1500  # cases of one message; of more, as many are drawn by lot, always the same


def samples(variables: Iterable[str], texts: Iterable[str] = ()) -> Iterator[Mapping[str, object]]:
    """What a message with these variables may be given. What is not in VALUES, and what is in `texts`, is a text."""
    names = sorted(variables)
    choices = [VALUES[name] if name in VALUES and name not in texts else (f"<{name}>",) for name in names]
    if math.prod(map(len, choices)) <= MOST:
        cases: Iterable[tuple[object, ...]] = itertools.product(*choices)
    else:
        luck = random.Random(" ".join(names))
        cases = [tuple(map(luck.choice, choices)) for _ in range(MOST)]
    return (dict(zip(names, values, strict=True)) for values in cases)
