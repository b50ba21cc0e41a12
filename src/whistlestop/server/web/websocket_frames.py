"""The WebSocket protocol below the application, with a short way out: whole text frames straight into the transport.

A push is some bytes for several sockets. By the ordinary way of ASGI each of them is a message, a task that wakes up,
a decoded and an encoded text and a frame of its own, which was a fifth of what a move cost the server.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .text_frames import NAME

TEXT = 0x81  # a whole message in one frame


class Frames(WebSocketsSansIOProtocol):
    """Everything but what is sent while a socket is open is uvicorn's."""

    gone: Callable[[], None] | None = None  # told when the connection is no more

    def connection_lost(self, exc: Exception | None) -> None:
        if self.gone is not None:
            self.gone()
            self.gone = None
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), NAME: self}  # type: ignore[dict-item]
        await super().run_asgi()

    def write_text(self, text: bytes) -> int:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        self.transport.abort()
