"""What can be wrong with a map file, said so that the person who wrote the file can put it right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """One thing wrong: where it is, what it is, and what was expected instead."""

    file: str
    entry: str  # e.g. "board.routes[12] (atlanta-miami)"; "" for the file as a whole
    problem: str
    expected: str

    def __str__(self) -> str:
        parts = [self.file, self.entry, self.problem] if self.entry else [self.file, self.problem]
        line = ": ".join(parts)
        return f"{line}; expected {self.expected}" if self.expected else line


class MapError(ValueError):
    """A map that cannot be used. `faults` has everything that is wrong with it, str() a line for each."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = list(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def closest(word: object, words: Iterable[str]) -> str | None:
    """The one of the words that this one was probably meant to be."""
    close = difflib.get_close_matches(word.lower(), list(words), n=1) if isinstance(word, str) else []
    return close[0] if close else None


def nearest(word: object, words: Iterable[str]) -> str:
    """' (did you mean "length"?)' if one of the words is close to this one, else nothing."""
    close = closest(word, words)
    return f' (did you mean "{close}"?)' if close else ""


def join(words: Iterable[str], last: str = "and") -> str:
    """a, b and c."""
    listed = list(words)
    return f" {last} ".join([", ".join(listed[:-1]), listed[-1]]) if len(listed) > 1 else "".join(listed)


def show(value: object) -> str:
    """A value of the file as its author wrote it, cut short if it is long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    text = f'"{printable(value)}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def printable(text: str) -> str:
    """Text from a file made fit for one line of a terminal."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
