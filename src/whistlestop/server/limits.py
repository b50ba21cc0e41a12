"""How much anybody may do: token buckets by address, by socket, and by what it is."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from .refusal import Refusal


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits:
    """Buckets by key. Those that are full again are forgotten, so memory does not grow with strangers."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self.refused = 0

    def spend(self, what: str, who: str, rate: Rate) -> None:
        """Refusal if it is too much."""
        if not self.on:
            return
        now = monotonic()
        left, since = self._buckets.get((what, who), (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.per_second)
        if left < 1:
            self.refused += 1
            raise Refusal("too-fast")
        self._buckets[what, who] = (left - 1, now)
        if len(self._buckets) > 50_000:
            self._forget(now)

    def _forget(self, now: float) -> None:
        self._buckets = {key: it for key, it in self._buckets.items() if now - it[1] < 60}
        if len(self._buckets) > 50_000:
            self._buckets.clear()


class Counts:
    """How many of something each has open now."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self.total = 0

    def enter(self, who: str, most: int) -> None:
        if self._counts.get(who, 0) >= most:
            raise Refusal("too-fast")
        self._counts[who] = self._counts.get(who, 0) + 1
        self.total += 1

    def leave(self, who: str) -> None:
        self.total -= 1
        left = self._counts[who] - 1
        if left:
            self._counts[who] = left
        else:
            del self._counts[who]


REQUESTS = Rate(120, 30)  # by address
GUESTS = Rate(20, 0.1)  # by address
TABLES = Rate(20, 0.1)  # by guest
JOINS = Rate(20, 0.5)  # by address: codes are short, and nobody shall try them all
MESSAGES = Rate(60, 20)  # by socket
CHAT = Rate(5, 0.5)  # by guest
MAILS = Rate(3, 1 / 600)  # codes to confirm an address, by guest
MAILS_TO = Rate(2, 1 / 3600)  # the same, by the address they go to
SOCKETS_BY_ADDRESS = 64
SOCKETS_BY_GUEST = 16
