"""Connections below requests: how long one may take, how many there may be, and who gives way when it gets tight.

Whoever connects and says nothing holds a descriptor of the process, and there are only so many: a thousand would
shut everybody else out. So a connection that waits for a request is closed after a while, and sooner if somebody new
comes when all places are taken. Sockets of players are never closed for others.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from time import monotonic
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .host_guard import network_of
from .websocket_frames import Frames

FIRST = 10.0  # seconds until a request is there, from the connection or from its first byte
ANSWER = 120.0  # seconds that an answer may take, to be worked out and to be read
BY_ADDRESS = 256
MOST = 10_000
FILES = 128  # descriptors for everything that is no connection: the database, bots, the page
WANTED = 65_536  # descriptors, where the system lets us have them
TOLD = 60.0  # seconds between two words about it in the log
LOG = logging.getLogger("whistlestop.server")


def raise_limit() -> None:
    """As many descriptors as this process may have: the usual soft limit is for programs that know no others."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def places_there_are() -> int:
    """Connections that this process can have."""
    if sys.platform == "win32":
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
        self._waiting: dict[RequestConnection, None] = {}  # the one that has waited longest comes first
        self._waiting_of: dict[str, dict[RequestConnection, None]] = {}
        self._told = -TOLD

    @property
    def for_sockets(self) -> int:
        """How many may be sockets: there are always some left for requests."""
        return self.most * 3 // 4

    @property
    def for_strangers(self) -> int:
        """How many sockets there may be before the rest is kept for those who play."""
        return self.most // 2

    def enter(self, connection: RequestConnection) -> bool:
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

    def wait(self, connection: RequestConnection) -> None:
        """From now on it waits for a request."""
        self._waiting[connection] = None
        self._waiting_of.setdefault(connection.who, {})[connection] = None

    def serve(self, connection: RequestConnection) -> None:
        """It waits no more: a request is there, or it is gone."""
        self._waiting.pop(connection, None)
        same = self._waiting_of.get(connection.who, {})
        same.pop(connection, None)
        if not same:
            self._waiting_of.pop(connection.who, None)

    def _clear(self, waiting: dict[RequestConnection, None]) -> bool:
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


class RequestConnection(HttpToolsProtocol):
    """uvicorn's connection with a place and a time limit."""

    places: ClassVar[Places]
    who = ""
    _timer: asyncio.TimerHandle | None = None
    _placed = False
    _busy = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.who = network_of(self.client[0]) if self.client else ""
        self._placed = self.places.enter(self)
        if self._placed:
            self._limit(FIRST)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._limit(None)
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None and not self._busy:
            self._limit(FIRST)
        super().data_received(data)

    def on_message_complete(self) -> None:
        self._busy = True
        self._limit(ANSWER)
        self.places.serve(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._busy = bool(self.pipeline)
        self._limit(None)
        if self._placed and not self._busy:
            self.places.wait(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket takes the place over."""
        self._limit(None)
        self.places.serve(self)
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if self._placed and isinstance(socket, Frames):
            self._placed = False
            places, who = self.places, self.who
            socket.gone = lambda: places.leave(who)

    def give_way(self) -> None:
        """For somebody new."""
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        self.places.serve(self)
        if self._placed:
            self._placed = False
            self.places.leave(self.who)

    def _limit(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


def connections_at(places: Places) -> type[RequestConnection]:
    """The protocol of a server that has so many places."""
    return type("ConnectionHere", (RequestConnection,), {"places": places})
