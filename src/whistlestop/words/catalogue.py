"""A language's messages, and saying one of them."""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .numbers import Marks

if TYPE_CHECKING:
    from .lazy_bundle import LazyBundle

FOLDER = Path(__file__).parent
SOURCE = "en"  # the language that all messages exist in
SHARED = "terms"  # the file whose messages those of all other files may refer to: the page reads the others one by one
LONG = 500  # letters of a parameter

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
# One line, nothing in braces and nothing indented after it: such a message says what stands there.
PLAIN = re.compile(r"^([a-zA-Z][\w-]*) *= *([^\s{}][^{}\n]*?) *\n(?!\n*[ \t}])", re.MULTILINE)


class Catalogue:
    """The messages of one language. One is parsed when it is needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = {file.stem: file.read_text(encoding="utf-8") for file in files(language)}
        self._files = {key: file for file, text in self._texts.items() for key in ENTRY.findall(text)}
        self._plain: dict[str, str] = {}
        for text in self._texts.values():
            self._plain.update(PLAIN.findall(text))
        self._bundle: LazyBundle | None = None
        self._lock = threading.Lock()

    def __contains__(self, key: str) -> bool:
        return key in self._files

    def listed(self, file: str | None = None) -> list[str]:
        """The keys of all messages, or of one file's, in their order."""
        return [key for key, where in self._files.items() if file in (None, where)]

    def say(self, key: str, params: Mapping[str, object]) -> str | None:
        """A message with its parameters; `key.name` is an attribute of a message. None if there is no such message.
        ValueError if it cannot be made of these parameters."""
        if key in self._plain:
            return self._plain[key]
        name, _, attribute = key.partition(".")
        if name not in self._files:
            return None
        from .fluent_numbers import formatted

        bundle = self._all()
        if not bundle.has_message(name):  # it could not be parsed
            return None
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        short, cut = shortened(params)
        said, errors = formatted(bundle, pattern, short, lambda: self.marks)
        if errors:
            raise ValueError(f"{self.language}: {key}: {'; '.join(map(str, errors))}")
        return functools.reduce(lambda text, mark: text.replace(mark, cut[mark]), cut, str(said))

    @functools.cached_property
    def marks(self) -> Marks:
        """What stands in and before numbers."""
        return Marks(*(say(f"number-{mark}", self.language) for mark in Marks._fields))

    def _all(self) -> LazyBundle:
        from .lazy_bundle import LazyBundle

        with self._lock:  # two threads may need their first message at the same time
            if self._bundle is None:
                self._bundle = LazyBundle(self.language, self._texts.values())
            return self._bundle


def shortened(params: Mapping[str, object]) -> tuple[dict[str, object], dict[str, str]]:
    """Fluent refuses long texts. They travel as marks, which are given back with what they stand for."""
    cut = {
        f"\ue000{name}\ue001": value for name, value in params.items() if isinstance(value, str) and len(value) > LONG
    }
    return {name: mark if (mark := f"\ue000{name}\ue001") in cut else value for name, value in params.items()}, cut


def files(language: str) -> list[Path]:
    """What a language's messages stand in."""
    return sorted((FOLDER / language).glob("*.ftl"))


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages that there is a catalogue for, the source first."""
    found = sorted(path.name for path in FOLDER.iterdir() if files(path.name))
    return (SOURCE, *(language for language in found if language != SOURCE))


@functools.cache
def catalogue(language: str) -> Catalogue:
    if language not in languages():
        raise ValueError(f"there is no catalogue for the language {language!r}; there is {', '.join(languages())}.")
    return Catalogue(language)


def missing(language: str) -> list[str]:
    """The messages that a language has not translated yet; they are said in English."""
    return [key for key in catalogue(SOURCE).listed() if key not in catalogue(language)]


def say(key: str, /, language: str = SOURCE, **params: Any) -> str:
    """The message of this key, in English where the language has none or cannot say it with these parameters."""
    if language != SOURCE and (said := translated(catalogue(language), key, params)) is not None:
        return said
    said = catalogue(SOURCE).say(key, params)
    if said is None:
        raise KeyError(f"there is no message {key!r}")
    return said


def translated(words: Catalogue, key: str, params: Mapping[str, object]) -> str | None:
    """A translation with a mistake in it counts as missing: nobody's game stops for it."""
    try:
        return words.say(key, params)
    except ValueError:
        return None
