"""Where chance outcomes come from: the game's own generator, somebody who says them, or a committed seed."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.rules import phases

from .notation.cards import KINDS, find_kind
from .notation.names import Names
from .options import SEAT_NAMES

KIND_NAMES = {phases.SEAT_OUTCOME: "lot", phases.CARD_OUTCOME: "card", phases.TICKET_OUTCOME: "ticket"}


class Pool(NamedTuple):
    """A chance event that is due: its kind (`lot`, `card` or `ticket`) and the ways to each outcome."""

    kind: str
    weights: dict[int, int]


class Chance(Protocol):
    """A source of outcomes. `number` counts the chance events of the game from 0; None: not known yet."""

    def outcome(self, number: int, pool: Pool) -> int | None: ...


class Given:
    """Nothing is drawn: the game waits until it is told what happened (Game.happen)."""

    def outcome(self, _number: int, _pool: Pool) -> int | None:
        return None


def outcome_text(names: Names, kind: str, outcome: int) -> str:
    """An outcome in words: a seat, a kind of card or a ticket."""
    if kind == "card":
        return KINDS[outcome]
    return names.tickets[outcome] if kind == "ticket" else SEAT_NAMES[outcome]


def find_outcomes(names: Names, pool: Pool, text: str) -> list[int]:
    """The outcomes of a pool that a text may mean."""
    if pool.kind == "card":
        found = [KINDS.index(kind) for kind in find_kind(text)]
    elif pool.kind == "ticket":
        found = names.find_ticket(text)
    else:
        found = [seat for seat, name in enumerate(SEAT_NAMES) if name.casefold().startswith(text.strip().casefold())]
    possible = [outcome for outcome in found if outcome in pool.weights]
    return possible or found
