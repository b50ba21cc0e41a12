"""How commands end: exit statuses, and complaints of one sentence."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

PROGRAM = "whistlestop"
OK, FAILED, BAD_USAGE, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


class UsageError(Exception):
    """A command was called in a way that makes no sense; the message is one sentence."""


class Interrupted(Exception):
    """Ctrl-C, after everything that had to be put away has been."""


@contextlib.contextmanager
def reading(path: str | os.PathLike[str]) -> Iterator[None]:
    """A record that cannot be read, or cannot be true, is one sentence with its file's name."""
    from whistlestop.game import RecordError

    try:
        yield
    except RecordError as error:
        raise UsageError(f"{path}: {error}") from None
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}.") from None


@contextlib.contextmanager
def writing(path: str | os.PathLike[str]) -> Iterator[None]:
    """The same for a file to be written."""
    try:
        yield
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}.") from None
