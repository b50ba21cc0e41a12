"""Where commands print: Rich consoles that leave numbers and brackets alone."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console


def new_console(*, stderr: bool = False) -> Console:
    """NO_COLOR, TERM and COLUMNS are minded by Rich; what goes into a file or a pipe is plain text."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def is_interactive() -> bool:
    """Somebody sits at a terminal that can do more than print."""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout) and os.environ.get("TERM", "") not in ("dumb", "unknown")


def is_terminal(stream: TextIO | None) -> bool:
    """A program may be started without any stdin."""
    return stream is not None and stream.isatty()
