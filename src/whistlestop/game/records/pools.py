"""The pools of a finished fair record, both ways: a line for each chance event, so that a page can check the draws
without knowing the rules."""

from __future__ import annotations

import re

from ..chance import Pool, outcome_text
from ..notation.cards import NUMBERS
from ..notation.names import Names
from ..options import SEAT_NAMES
from .record import ChanceEvent

LINE = re.compile(r"([0-9]{1,6})\. (lot|card|ticket): (.+) -> (\S+)")
PART = re.compile(r"(\S+) ([0-9]{1,3})")


def event_line(names: Names, number: int, event: ChanceEvent) -> str:
    """`17. card: purple 9, blue 12, loco 14 -> blue`."""
    kind = event.pool.kind
    weights = ", ".join(f"{outcome_text(names, kind, one)} {weight}" for one, weight in event.pool.weights.items())
    return f"{number}. {kind}: {weights} -> {outcome_text(names, kind, event.outcome)}"


def read_event(names: Names, text: str) -> tuple[int, ChanceEvent] | None:
    """The number and the event of such a line; None if it is none. Not forgiving: nobody types these."""
    match = LINE.fullmatch(text)
    if not match:
        return None
    numbers = numbers_of_kind(names, match[2])
    parts = [PART.fullmatch(part) for part in match[3].split(", ")]
    weights = {numbers[part[1]]: int(part[2]) for part in parts if part and part[1] in numbers}
    if len(weights) != len(parts) or match[4] not in numbers:
        return None
    return int(match[1]), ChanceEvent(Pool(match[2], weights), numbers[match[4]])


def numbers_of_kind(names: Names, kind: str) -> dict[str, int]:
    if kind == "card":
        return NUMBERS
    return names.ticket_number if kind == "ticket" else {name: seat for seat, name in enumerate(SEAT_NAMES)}


def same(one: ChanceEvent, other: ChanceEvent) -> bool:
    """The order of a pool is part of it: an outcome is found by walking along it."""
    return one == other and list(one.pool.weights) == list(other.pool.weights)
