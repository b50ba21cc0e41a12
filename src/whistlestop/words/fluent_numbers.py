"""Numbers inside messages: counted as Fluent counts them, and written as the catalogue writes them.

Babel and browsers differ in how they write some of our languages, and the terminal and the page must not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone
from fluent.runtime.utils import native_to_fluent

from .numbers import Marks, written

PLAIN = range(1000)  # written alike everywhere


class Written(FluentInt):
    """An integer that knows its own text."""

    text: str

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        return self.text


def with_text(value: int, marks: Marks) -> Written:
    number = Written(value)
    number.text = written(value, marks)
    return number


class Bundle(FluentBundle):
    """Leaves numbers alone that know their own text: Fluent's bundle makes plain ones of all integers."""

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        errors: list[Exception] = []
        values = {
            name: value if isinstance(value, Written) else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=values), errors=errors)
        try:
            return pattern(env), errors
        except ValueError as error:  # too long, or of too many parts
            return "", [*errors, error]
