"""For every variable of the catalogues, values that make a difference to a sentence in some language: for the tests."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Iterator, Mapping

from whistlestop.game.notation.cards import COLOURS, KINDS
from whistlestop.maps.model import GREY
from whistlestop.words.rule_numbers import LENGTHS

YES_NO = ("yes", "no")
YOU_OTHER = ("you", "other")
COUNTS = (0, 1, 2, 3, 4, 5, 11, 21, 101)  # words for the numerals; and `one` in one language, `other` in the next
POINTS = (-1001, -21, -2, -1, *COUNTS, 1000)

VALUES: dict[str, tuple[object, ...]] = {
    "why": ("luck", "play", "unknown"),
    "level": ("easy", "medium", "hard"),
    "who": (*YOU_OTHER, "both"),
    "whom": YOU_OTHER,
    "known": YES_NO,
    "done": YES_NO,
    "used": YES_NO,
    "card": (*KINDS, "hidden", "deck"),
    "kind": KINDS,
    "colour": (*COLOURS, GREY),
    "clause": ("none", "B5"),
    "line": ("none", "3"),
    "status": ("open", "opening", "playing", "over", "closed", "left", "resigned", "else"),
    "points": POINTS,
    "month": tuple(range(1, 13)),
    "link": ("none", "https://example.org"),
    "winners": (1, 2, 3),
    **dict.fromkeys(
        (
            "cards",
            "locos",
            "number",
            "trains",
            "turns",
            "extra",
            "events",
            "rounds",
            "games",
            "length",
            "people",
            "held",
            "needed",
        ),
        COUNTS,
    ),
    **dict.fromkeys(
        ("each_colour", "locomotives", "dealt", "last_round_at", "longest_bonus", "station_points"), COUNTS
    ),
    **dict.fromkeys(("shortest_points", "idle_rounds", "second_dealt"), (0, 1, 2, 21)),
    **dict.fromkeys(("tickets_dealt", "long_dealt", "offered", "drawn_kept", "given", "bonuses"), tuple(range(7))),
    **dict.fromkeys((f"points_{name}" for name in LENGTHS), (0, 1, 15)),
    **dict.fromkeys(("everywhere", "single", "reshuffled", "shown_alike"), YES_NO),
    "reset_at": (0, 1, 2, 3, 4, 5),
    "coloured": (1, 2, 3, 4, 5),
    "fewest": (2, 3, 4, 5),
    "most": (2, 3, 4, 5),
    "not_kept": ("bottom", "out", "shuffled"),
    "doubles_closed": (0, 2, 3, 4, 5),
    "second_from": (0, 2, 3, 4, 5),
    "stations": (0, 1, 2, 3),
    "long_tickets": (0, 1, 6),
    "shortest": (1, 2),
    "lengths": ("none", "1, 2"),
    "bonus_cities": ("none", "Chicago, Miami"),
    "fewest_shown": (1, 2, 3, 4, 5),
    "most_shown": (1, 2, 3, 4, 5),
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
