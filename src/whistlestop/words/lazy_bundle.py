"""Fluent's bundle, which parses a message when it is first said: a server has thousands, and most wait for long."""

from __future__ import annotations

import re
from collections.abc import Iterable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a message, or of a term


class LazyBundle(FluentBundle):
    """The messages of one language. Threads may share it: whoever comes second parses the same again."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        for text in texts:
            for name, entry in entries(text):
                self._entries.setdefault(name, entry)
        self._parsed: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Also for what another message refers to."""
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        if name not in self._parsed and name in self._entries:
            self.add_resource(FluentResource(self._entries[name]))
            self._parsed.add(name)


def entries(text: str) -> Iterable[tuple[str, str]]:
    """The messages and terms of a file, each up to where the next one begins."""
    starts = list(START.finditer(text))
    ends = [*(it.start() for it in starts[1:]), len(text)]
    return [(it[1], text[it.start() : end]) for it, end in zip(starts, ends, strict=False)]
