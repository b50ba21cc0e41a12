"""Errors whose sentences stand in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .catalogue import SOURCE, say
from .lists import list_plain


class AnyOf(tuple[str, ...]):
    """A parameter that is said as `a; or b; or c`; other tuples are said as `a, b, c`."""


@runtime_checkable
class Sayable(Protocol):
    """What can say itself in any language: phrases, and errors of ours."""

    def sentence(self, language: str = SOURCE) -> str: ...


class Phrase(NamedTuple):
    """A part of a sentence as data."""

    key: str
    params: dict[str, Any]

    def sentence(self, language: str = SOURCE) -> str:
        return say(self.key, language, **said(self.params, language))

    def __str__(self) -> str:
        return self.sentence()


def phrase(key: str, /, **params: Any) -> Phrase:
    return Phrase(key, params)


class SpokenError(Exception):
    """An error as data: the key of its message, and what the message is given. Texts stand in it as they were typed,
    tuples are lists, phrases and other errors are what they say. `str` is the English sentence."""

    def __init__(self, key: str, /, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def sentence(self, language: str = SOURCE) -> str:
        return say(self.key, language, **said(self.params, language))

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (type(self), self.key, self.params)


def again(kind: type[SpokenError], key: str, params: dict[str, Any]) -> SpokenError:
    return kind(key, **params)


def said(params: Mapping[str, Any], language: str) -> dict[str, Any]:
    return {name: in_words(value, language) for name, value in params.items()}


def in_words(value: Any, language: str) -> Any:
    match value:
        case Sayable():
            return value.sentence(language)
        case AnyOf():
            return list_plain([in_words(it, language) for it in value], language, key="list-or")
        case tuple() | list():
            return list_plain([in_words(it, language) for it in value], language)
    return value


def typed(text: str) -> str:
    """What somebody typed, safe to be shown on one line: without control characters. The message has the quotes."""
    return repr(text)[1:-1]
