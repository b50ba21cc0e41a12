"""What a bot is, and what everything that plays has in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from whistlestop.game import Action, View
from whistlestop.maps import Map
from whistlestop.rules.api import Records

from ..search.reasons import Reason

PATIENCE, GRACE = 2.0, 1.0  # somebody's bot has lost its turn after so many times its budget, and so many seconds


class Budget(msgspec.Struct, frozen=True):
    """What a decision may cost."""

    seconds: float | None = None  # None: as long as the bot likes
    rollouts: int | None = None  # for bots that search: trial games instead of time, so that it can be repeated exactly
    threads: int = 1  # two are the most that a search uses, if its budget is time

    @property
    def limit(self) -> float | None:
        """Seconds after which an answer comes too late: time on a busy machine is not exact."""
        return None if self.seconds is None else PATIENCE * self.seconds + GRACE


FREE = Budget()


class Advice(NamedTuple):
    """An action, what it is worth to the bot that says so (more is better), and why: a sentence, or data for one."""

    action: Action
    value: float
    reason: Reason | str


class Bot(Protocol):
    """Anyone's bot. It is given what its seat may know and the legal actions, and chooses one of them.

    One object plays one seat after the other, and many games; the view holds all that was told since the game began.
    """

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action: ...


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also say what it thinks of the best actions, the best one first."""

    def rank(self, view: View, legal: Sequence[Action], budget: Budget) -> Sequence[Advice | tuple[Any, ...]]: ...


class Table(Protocol):
    """Where a player sits: a `Game`, or what a program behind a line was told of one."""

    @property
    def map(self) -> Map: ...
    def seen(self, seat: int) -> Records: ...
    def view(self, seat: int) -> View: ...


class Player(Protocol):
    """Anything that plays. It looks at a table through the seat it plays for, and through nothing else."""

    name: str

    def decide(self, game: Table, seat: int, budget: Budget = ...) -> Action | int: ...
    def rank(self, game: Table, seat: int, budget: Budget = ...) -> list[Advice]: ...
    def close(self) -> None: ...
