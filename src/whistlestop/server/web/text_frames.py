"""How a socket's messages leave the application: as whole text frames, by whatever listens for it."""

from __future__ import annotations

from typing import Protocol

NAME = "whistlestop.frames"  # of this among the extensions in the scope of a socket


class TextFrames(Protocol):
    def write_text(self, text: bytes) -> int:
        """Send a message, after all that was sent before; how many bytes wait for the reader now."""

    def abort(self) -> None:
        """Close at once, whatever the reader has not taken."""
