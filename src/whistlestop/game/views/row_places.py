"""The five places of the row. The rules count cards; people see where each one lies."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.rules.state import ROW


class Places:
    """Which kind of card lies at each place; None where there is none."""

    def __init__(self, kinds: Iterable[int | None]) -> None:
        self.kinds = [*kinds, *[None] * ROW][:ROW]

    @classmethod
    def of_counts(cls, counts: Iterable[int]) -> Places:
        """Some order for a row that is only counted."""
        return cls([kind for kind, number in enumerate(counts) for _ in range(number)])

    def take(self, kind: int) -> int:
        """A card of this kind is taken: where it lay."""
        place = self.kinds.index(kind)
        self.kinds[place] = None
        return place

    def turn_up(self, kind: int) -> int:
        """A card is turned up: where it lies now. A replacement appears where the card was taken."""
        place = self.kinds.index(None)
        self.kinds[place] = kind
        return place

    def clear(self) -> None:
        self.kinds = [None] * ROW
