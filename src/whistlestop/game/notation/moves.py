"""Whole moves: what people say in one line and programs decide in steps, like a route and how it is paid for."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .actions import Action, AnyAction, Claim, Complete, Done, Pay, Place, Station, With
from .cards import CardSet, set_text


class Move(msgspec.Struct, frozen=True):
    """Actions of one seat that follow each other without chance in between. `str(move)` is the notation.

    >>> import whistlestop as ws
    >>> move = ws.parse("claim zurich - paris, 3 green", "europe")
    >>> str(move), len(move)
    ('claim paris-zurich, 3 green', 2)
    """

    actions: tuple[AnyAction, ...]

    def __str__(self) -> str:
        return move_text(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)


def move_text(actions: tuple[Action, ...]) -> str:
    """`claim paris-zurich, 3 green`; `place 2 green + 2 loco`; `complete a-b, c-d, done`."""
    match actions:
        case (Claim() | Station() as first, Pay(colour, cards, locos)):
            return f"{first}, {CardSet(colour, cards, locos)}"
        case (Place(colour), With(cards, _), With(locos, _)):
            return f"place {set_text(colour, cards, locos)}"
        case (Place(), With(cards, card)):
            return f"place {card}; with {cards} {card}"
        case (Complete(), *_) if all(isinstance(action, Complete | Done) for action in actions):
            said = [action.ticket if isinstance(action, Complete) else str(action) for action in actions]
            return f"complete {', '.join(said)}"
    return "; ".join(map(str, actions))
