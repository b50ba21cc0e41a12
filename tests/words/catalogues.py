"""What stands in the catalogues, from Fluent's own parse: for the tests."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from whistlestop.words import catalogue

FOLDER = Path(catalogue.__file__).parent
EVERY_MESSAGE = "every message of this file is given"  # so the head of a file says that its variables are for all


class Found(Visitor):
    """The variables, the messages referred to, and the number branches of an entry."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


class Entry(NamedTuple):
    file: str
    message: ast.Message
    own_comment: str
    group_comment: str  # and its file's

    @property
    def comment(self) -> str:
        return f"{self.group_comment}\n{self.own_comment}"


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@functools.cache
def resource(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages(language: str) -> Iterator[Entry]:
    for file in files(language):
        whole = group = ""
        for entry in resource(file).body:
            if isinstance(entry, ast.ResourceComment) and EVERY_MESSAGE in (entry.content or ""):
                whole = entry.content or ""
            elif isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Message):
                own = entry.comment.content or "" if entry.comment else ""
                yield Entry(file.stem, entry, own, f"{whole}\n{group}")


@functools.cache
def entries(language: str) -> dict[str, Entry]:
    return {entry.message.id.name: entry for entry in messages(language)}


def documented(key: str) -> set[str]:
    """What a message is given, by the comments above it."""
    return set(re.findall(r"\$([a-z_]+)", entries("en")[key].comment))


def reached(language: str, key: str) -> set[str]:
    """A message and all those that it refers to."""
    found, due = set(), {key}
    while due:
        name = due.pop()
        found.add(name)
        due |= Found(entries(language)[name].message).messages - found
    return found


def variables(language: str, key: str) -> set[str]:
    """What a message and those it refers to take; `key.name` is one of its attributes alone."""
    name, _, attribute = key.partition(".")
    message = entries(language)[name].message
    parts = [it for it in message.attributes if it.id.name == attribute] if attribute else [message.value]
    found = [Found(part) for part in parts if part is not None]
    taken = set().union(*(it.variables for it in found))
    for reference in set().union(*(it.messages for it in found)):
        taken |= variables(language, reference)
    return taken
