"""Who judges: what a judge of games can do, whichever it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from whistlestop.rules.api import Records

from .course import Course, Step
from .evaluation import Floats


class Proposal(NamedTuple):
    """What a judge would look at in the place of a seat: the best decision first; and is it sure of that one?"""

    decisions: list[int]
    sure: bool


class Tried(NamedTuple):
    """Decisions tried out: a row a world, a column a decision. What the seat's chance of winning came to, and the
    points by which it would be before the best of the others, or behind."""

    chances: Floats
    margins: Floats


class Judge(Protocol):
    """Tells chances, proposes decisions, and tries them out."""

    name: str
    explains_luck: bool  # can it tell the chances of single positions finely enough?
    doubter: Judge | None  # who has to agree before a decision is called costly

    def chances(self, course: Course, positions: Sequence[int]) -> Floats:
        """The chances of all seats in positions of a game: a row each, which comes to 1."""
        ...

    def chances_in(self, states: Records) -> Floats:
        """The same of positions from anywhere, all for the same number of players."""
        ...

    def own_chances(self, states: Records, seat: int) -> Floats:
        """Of one seat alone, by what it sees of these positions."""
        ...

    def proposals(self, course: Course, steps: Sequence[Step]) -> list[Proposal]:
        """What it thinks of by what the seat could know; of every step, in which there was a choice."""
        ...

    def try_out(
        self, known: Records, seat: int, decisions: Sequence[int], *, worlds: int, seed: int, deep: bool = False
    ) -> Tried:
        """Decisions of a seat that knows this much, all in the same worlds, which are dealt from what it knows."""
        ...
