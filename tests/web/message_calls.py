"""Which messages the page's modules ask for, and with what: read from their text.

A key stands in a module as a whole: `t("page-x")`, or as a string in a table from which the key is taken. A key that is
computed is a template that begins with something fixed: t(`page-level-${name}`) asks for all `page-level-…`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from whistlestop.server.web.assets import WEB

CALL = re.compile(r"\bt\(\s*(?:\"([\w.-]+)\"|`([^`]*)`)\s*(,\s*\{)?")
LOADED = re.compile(r'(?:loadWords|useWords)\("[a-z-]+"')
LITERAL = re.compile(r"[\"'](page-[a-z0-9.-]+)[\"']")
TEMPLATE = re.compile(r"`([a-z]+-[a-z0-9-]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^{}]*\}")
NAME = re.compile(r"^\s*(?:([A-Za-z_]\w*)|\"([\w-]+)\")\s*(?::|$)")
CLOSING = {"(": ")", "[": "]", "{": "}"}


class Asked(NamedTuple):
    module: str
    key: str
    params: frozenset[str] | None  # None: it cannot be seen which


def modules() -> dict[str, str]:
    files = [*sorted((WEB / "app").rglob("*.js")), *WEB.glob("sw.js")]
    return {file.relative_to(WEB).as_posix(): without_comments(file.read_text(encoding="utf-8")) for file in files}


def without_comments(text: str) -> str:
    """Comments tell of keys, but ask for none. Lines keep their number."""
    text = re.sub(r"/\*.*?\*/", lambda it: "\n" * it[0].count("\n"), text, flags=re.DOTALL)
    return re.sub(r"(^|[\s;{}])//[^\n]*", r"\1", text)


def asked() -> Iterator[Asked]:
    """Every call of `t` whose key stands there."""
    for module, text in modules().items():
        for call in CALL.finditer(text):
            if call[1]:
                yield Asked(module, call[1], names_of(text, call.end() - 1) if call[3] else no_params(text, call.end()))


def no_params(text: str, end: int) -> frozenset[str] | None:
    """Nothing is given if the call ends here."""
    return frozenset() if text[end:].lstrip().startswith(")") else None


def templates() -> Iterator[tuple[str, re.Pattern[str]]]:
    """The keys that are computed, each as a pattern of what it may become."""
    for module, text in modules().items():
        for call in TEMPLATE.finditer(text):
            parts = HOLE.split(call[1])
            yield module, re.compile(r"[\w-]+".join(re.escape(part) for part in parts))


def literals() -> set[str]:
    """What looks like a message's key, but for the names of catalogues."""
    return {key for text in modules().values() for key in LITERAL.findall(LOADED.sub("", text))}


def names_of(text: str, start: int) -> frozenset[str] | None:
    """The names of an object literal that begins here; None if something is spread into it."""
    names = set()
    for part in parts_of(text, start):
        found = NAME.match(part)
        if found is None:
            return None
        names.add(found[1] or found[2])
    return frozenset(names)


def parts_of(text: str, start: int) -> Iterator[str]:
    """What stands between the commas of a bracket."""
    at, begin = start + 1, start + 1
    while text[at] != CLOSING[text[start]]:
        if text[at] == ",":
            yield text[begin:at]
            begin = at + 1
        at = skipped(text, at)
    if text[begin:at].strip():
        yield text[begin:at]


def skipped(text: str, at: int) -> int:
    """The place after a character, a string, or a bracket with all that is in it."""
    if text[at] in CLOSING:
        end = at + 1
        while text[end] != CLOSING[text[at]]:
            end = skipped(text, end)
        return end + 1
    if text[at] in "\"'`":
        return skipped_string(text, at)
    return at + 1


def skipped_string(text: str, at: int) -> int:
    end = at + 1
    while text[end] != text[at]:
        if text[end] == "\\":
            end += 2
        elif text[at] == "`" and text.startswith("${", end):
            end = skipped(text, end + 1)
        else:
            end += 1
    return end + 1
