"""Numbers inside messages: counted as Fluent counts them, and written as the catalogue writes them.

Babel and browsers differ in how they write some of our languages, and the terminal and the page must not.
"""

from __future__ import annotations

from babel import Locale
from fluent.runtime.types import FluentInt

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
