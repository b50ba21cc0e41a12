"""Every kind of event in every variant that makes a difference to its sentence: for the tests."""

from __future__ import annotations

import typing

from whistlestop.game.notation.cards import COLOURS, KINDS, LOCO, CardSet
from whistlestop.game.views import events

NAMES = ("Anna", "Bo", "Cleo", "Dag", "Eve")
HIDDEN_TOO = {"cards", "card", "tickets"}  # fields that may be None
SETS = [
    *(CardSet(colour, number, locos) for colour in COLOURS for number, locos in ((1, 0), (2, 0), (1, 1), (3, 2))),
    CardSet(LOCO, 0, 1),
    CardSet(LOCO, 0, 3),
]
VALUES: dict[str, list[object]] = {
    "seat": [0],
    "victim": [1],
    "winners": [(0,), (0, 1), (0, 1, 2), (1, 2)],
    "card": [*KINDS],
    "place": [0, 4],
    "track": ["paris-frankfurt/orange", "paris-zurich"],
    "city": ["wien", "new_york"],
    "paid": [*SETS],
    "pile": [*SETS],
    "taken_back": [*SETS],
    "tickets": [(), ("paris-wien",), ("paris-wien", "new_york-miami/red+blue"), ("a-b", "c-d", "e-f/20")],
    "colours": [("red", "blue", "white")],
}
NUMBERS = (0, 1, 2, 21, 101)


def kinds() -> tuple[type[events.Event], ...]:
    return typing.get_args(events.AnyEvent)


def tag(kind: type[events.Event]) -> str:
    return str(kind.__struct_config__.tag)


def values(kind: type[events.Event], field: str) -> list[object]:
    """What a field may be."""
    if field == "cards" and "dict" in str(kind.__annotations__[field]):
        which: list[object] = [{}, {"red": 1}, {"red": 2, LOCO: 1}, {"blue": 1, "black": 1, LOCO: 2}]
        return [*which, None] if kind is events.CardsDealt else which
    found = VALUES.get(field, [*NUMBERS])
    may_be_none = field in HIDDEN_TOO and "None" in str(kind.__annotations__[field])
    return [*found, None] if may_be_none else found


def variants(kind: type[events.Event]) -> list[events.Event]:
    """One event for each value of each field, the other fields at two different values of theirs."""
    fields = kind.__struct_fields__
    found = []
    for at in (0, -1):
        usual = {field: values(kind, field)[at] for field in fields}
        found += [kind(**{**usual, field: value}) for field in fields for value in values(kind, field)]
    return found or [kind()]
