"""Connections below requests: how long one may take, how many there may be, and who gives way when it gets tight.

Whoever connects and says nothing holds a descriptor of the process, and there are only so many: a thousand would
shut everybody else out. So a connection that waits for a request is closed after a while, and sooner if somebody new
comes when all places are taken. Sockets of players are never closed for others.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .connection_limits import Places
from .host_guard import network_of
from .websocket_frames import Frames

FIRST = 10.0  # seconds until a request is there, from the connection or from its first byte
ANSWER = 120.0  # seconds that an answer may take, to be worked out and to be read
WANTED = 65_536  # descriptors, where the system lets us have them


def raise_limit() -> None:
    """As many descriptors as this process may have: the usual soft limit is for programs that know no others."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


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
