"""Lists as a language writes them."""

from __future__ import annotations

from collections.abc import Sequence

from .catalogue import SOURCE, say


def list_and(items: Sequence[str], language: str = SOURCE) -> str:
    """`a`, `a and b`, `a, b and c`; nothing for no items."""
    if len(items) < 2:
        return "".join(items)
    return say("list-and", language, before=list_plain(items[:-1], language), last=items[-1])


def list_plain(items: Sequence[str], language: str = SOURCE, key: str = "list-more") -> str:
    """`a, b, c`, each joined to those before it by the message of this key."""
    listed = "".join(items[:1])
    for item in items[1:]:
        listed = say(key, language, before=listed, next=item)
    return listed
