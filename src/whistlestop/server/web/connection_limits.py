"""How many connections there may be, and which of them gives way to somebody new when all places are taken."""

from __future__ import annotations

import logging
import sys
from time import monotonic
from typing import Protocol

BY_ADDRESS = 256
MOST = 10_000
FILES = 128  # descriptors for everything that is no connection: the database, bots, the page
TOLD = 60.0  # seconds between two words about it in the log
LOG = logging.getLogger("whistlestop.server")


class Waiting(Protocol):
    """A connection, which may wait for nothing but a request."""

    who: str

    def give_way(self) -> None: ...


def places_there_are() -> int:
    """Connections that this process can have."""
    if sys.platform in ("win32", "emscripten"):  # these know no such limit
        return MOST
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST if soft == resource.RLIM_INFINITY else max(16, min(MOST, soft - FILES))


class Places:
    """Who is connected, and who of them waits for nothing but a request."""

    def __init__(self, most: int, by_address: int | None = BY_ADDRESS) -> None:
        """`by_address` None: all come from one, a proxy's, which has to see to it itself."""
        self.most = most
        self.by_address = by_address
        self.taken = 0
        self.turned_away = 0
        self._counts: dict[str, int] = {}
        self._waiting: dict[Waiting, None] = {}  # the one that has waited longest comes first
        self._waiting_of: dict[str, dict[Waiting, None]] = {}
        self._told = -TOLD

    @property
    def for_sockets(self) -> int:
        """How many may be sockets: there are always some left for requests."""
        return self.most * 3 // 4

    @property
    def for_strangers(self) -> int:
        """How many sockets there may be before the rest is kept for those who play."""
        return self.most // 2

    def enter(self, connection: Waiting) -> bool:
        """A place for a new connection; False if there is none, not even one that somebody could give up."""
        who = connection.who
        crowded = self.by_address is not None and self._counts.get(who, 0) >= self.by_address
        if (crowded and not self._clear(self._waiting_of.get(who, {}))) or (
            self.taken >= self.most and not self._clear(self._waiting)
        ):
            self._turn_away()
            return False
        self._counts[who] = self._counts.get(who, 0) + 1
        self.taken += 1
        self.wait(connection)
        return True

    def leave(self, who: str) -> None:
        self.taken -= 1
        left = self._counts[who] - 1
        if left:
            self._counts[who] = left
        else:
            del self._counts[who]

    def wait(self, connection: Waiting) -> None:
        """From now on it waits for a request."""
        self._waiting[connection] = None
        self._waiting_of.setdefault(connection.who, {})[connection] = None

    def serve(self, connection: Waiting) -> None:
        """It waits no more: a request is there, or it is gone."""
        self._waiting.pop(connection, None)
        same = self._waiting_of.get(connection.who, {})
        same.pop(connection, None)
        if not same:
            self._waiting_of.pop(connection.who, None)

    def _clear(self, waiting: dict[Waiting, None]) -> bool:
        first = next(iter(waiting), None)
        if first is None:
            return False
        self._turn_away()
        first.give_way()
        return True

    def _turn_away(self) -> None:
        self.turned_away += 1
        now = monotonic()
        if now - self._told >= TOLD:
            self._told = now
            LOG.warning("too many connections: those that ask for nothing are closed")
