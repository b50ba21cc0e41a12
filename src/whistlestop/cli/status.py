"""How commands end: exit statuses, and complaints of one sentence."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PROGRAM = "whistlestop"
OK, FAILED, BAD_USAGE, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


class UsageError(Exception):
    """A command was called in a way that makes no sense; the message is one sentence."""

    def sentence(self, language: str) -> str:  # noqa: ARG002
        return str(self)


class Misuse(UsageError):
    """The same with a sentence of words/: the key of its message, and what the message is given."""

    def __init__(self, key: str, /, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def sentence(self, language: str) -> str:
        from whistlestop.words import SpokenError

        return SpokenError(self.key, **self.params).sentence(language)

    def __str__(self) -> str:
        from whistlestop.words import SOURCE

        return self.sentence(SOURCE)


class Interrupted(Exception):
    """Ctrl-C, after everything that had to be put away has been; the message, if any, says what becomes of it."""


@contextlib.contextmanager
def reading(path: str | os.PathLike[str]) -> Iterator[None]:
    """A record that cannot be read, or cannot be true, is one sentence with its file's name."""
    from whistlestop.game import RecordError

    try:
        yield
    except RecordError as error:
        raise Misuse("usage-in-file", file=str(path), why=error) from None
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}.") from None


def check_places(*paths: Path | None) -> None:
    """UsageError, before any work is done, if a file is to be written where there is no folder for it."""
    for path in paths:
        if path is not None and not path.parent.is_dir():
            raise UsageError(f"{path}: there is no folder {path.parent}; make it first, or name another file.")


@contextlib.contextmanager
def writing(path: str | os.PathLike[str]) -> Iterator[None]:
    """The same for a file to be written. That nobody reads a pipe any more is no complaint: there is nobody to tell."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}.") from None
