"""Numbers inside messages: counted as Fluent counts them, and written as the catalogue writes them.

Babel and browsers differ in how they write some of our languages, and the terminal and the page must not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

from .numbers import Marks, written

PLAIN = range(1000)  # written alike everywhere


class Written(FluentInt):
    """An integer that knows its own text."""

    text: str

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        return self.text


def formatted(
    bundle: FluentBundle, pattern: Pattern, params: dict[str, Any], marks: Callable[[], Marks]
) -> tuple[object, list[Exception]]:
    """What the bundle makes of a pattern, and what went wrong. Fluent turns every integer given to it into one of its
    own, so ours take their places when it has done that."""
    odd = {name: value for name, value in params.items() if type(value) is int and value not in PLAIN}
    if not odd:
        return bundle.format_pattern(pattern, params)

    def with_texts(env: ResolverEnvironment) -> object:
        env.current.args.update({name: with_text(value, marks()) for name, value in odd.items()})
        return pattern(env)

    return bundle.format_pattern(cast(Pattern, with_texts), params)


def with_text(value: int, marks: Marks) -> Written:
    number = Written(value)
    number.text = written(value, marks)
    return number
