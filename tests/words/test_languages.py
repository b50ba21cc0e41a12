"""What every translation has to be: of all messages and no others, sayable in every case, and not English."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from whistlestop.words import SOURCE, catalogue, languages
from words.catalogues import Found, entries, files, reached, variables
from words.samples import VALUES, samples

OTHERS = [language for language in languages() if language != SOURCE]
PUNCTUATION = ".!?:"

# In these messages a variable that is a number elsewhere is a text.
TEXTS = {
    "terminal-turned": {"cards"},
    "percent": {"number"},
    "simulate-summary": {"turns"},
    "server-no-game": {"games"},
}
TEXTS |= {"notation-no-card": {"cards"}}

MARKS = {"number-thousands", "number-decimal", "number-minus"}
# An abbreviation, which ends with a full stop in some languages and without one in others.
ABBREVIATED = {"page-clock-hours"}
SAME = "as in English"  # above a translation whose words really are the same
ENGLISH = re.compile(r"\b(the|you|your|cards?|with|from|trains?|points|turn|yards?|which|there)\b", re.IGNORECASE)
# What is typed stays in every language, and so do the names of options and files.
TYPED = re.compile(
    r"(help|routes( all)?|moves|undo|keep 1 3|why|claim [a-z]+-[a-z]+(, \d [a-z]+)?|rules( [A-Z]\d*)?|save|record"
    r"|play --load|whistlestop|draw( [a-z]+)?|place [a-z ]+|back|table|log|quit|done|deck|tickets|loco|red, 2 blue)"
)


class Leaves(Visitor):
    """The texts of an entry, branch by branch."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(entry)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        if not any(isinstance(it, ast.Placeable) and is_select(it) for it in node.elements):
            said = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), node))
            self.found.append(said.removeprefix("x =").strip())
        self.generic_visit(node)


def is_select(placeable: ast.Placeable) -> bool:
    return isinstance(placeable.expression, ast.SelectExpression)


class Shown(Visitor):
    """The variables that stand in the text itself, not only beside a choice."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.found: set[str] = set()
        self.visit(entry)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.found.add(node.expression.id.name)
        self.generic_visit(node)


def texts(language: str) -> Iterator[tuple[str, str]]:
    for key, entry in entries(language).items():
        yield from ((key, text) for text in Leaves(entry.message).found)


def shown(language: str, key: str) -> set[str]:
    return set().union(*(Shown(entries(language)[name].message).found for name in reached(language, key)))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_messages_but_those_of_english_and_helpers_for_them(language: str) -> None:
    extra = {key for key in entries(language) if key not in entries(SOURCE)}
    assert {key for key in extra if entries(language)[key].file != catalogue.SHARED} == set()
    used = set().union(*(reached(language, key) for key in entries(SOURCE)))
    assert sorted(extra - used) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_stands_in_the_file_of_the_english_one(language: str) -> None:
    assert [file.name for file in files(language)] == [file.name for file in files(SOURCE)]
    for key, entry in entries(SOURCE).items():
        assert entries(language)[key].file == entry.file, key


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_shows_what_the_english_message_shows(language: str) -> None:
    lost = {key: shown(SOURCE, key) - variables(language, key) for key in entries(SOURCE)}
    lost |= {key: shown(SOURCE, key) - all_variables(language, key) for key in lost if lost[key]}
    assert {key: names for key, names in lost.items() if names} == {}


def all_variables(language: str, key: str) -> set[str]:
    return set().union(*(Found(entries(language)[name].message).variables for name in reached(language, key)))


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_in_every_case(language: str) -> None:
    words = catalogue.catalogue(language)
    for key, entry in entries(language).items():
        for name in (key, *(f"{key}.{attribute.id.name}" for attribute in entry.message.attributes)):
            for params in samples(variables(language, name), TEXTS.get(key, ())):
                if key not in MARKS:
                    check(name, words.say(name, params), params)


def check(key: str, said: str | None, params: object) -> None:
    assert said, key
    assert said == said.strip(), (key, params)
    assert not re.search(r"[{}$\u2068\u2069]|  | [.,:!?](?!\.)|None", said), (key, said)


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_ends_as_the_english_sentence_does(language: str) -> None:
    """A label does not become a sentence, nor a question a statement."""
    for key in entries(SOURCE).keys() - MARKS - ABBREVIATED:
        ends, own = (endings(entries(it)[key].message.value) for it in (SOURCE, language))
        assert own == ends, key


def endings(pattern: ast.Pattern | None) -> set[str]:
    """How a message can end: the last mark of its text, or of each branch of the choice that ends it."""
    last = pattern.elements[-1] if pattern else None
    if isinstance(last, ast.Placeable) and isinstance(last.expression, ast.SelectExpression):
        return set().union(*(endings(variant.value) for variant in last.expression.variants))
    mark = last.value.rstrip()[-1:] if isinstance(last, ast.TextElement) else ""
    return {{"!": "."}.get(mark, mark) if mark in PUNCTUATION else ""}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = set(texts(SOURCE))
    alike = {key for key, entry in entries(language).items() if SAME in entry.own_comment} | {"page-title"}
    same = [(key, text) for key, text in texts(language) if (key, text) in english and key not in alike]
    left = [(key, text) for key, text in same if re.search(r"[a-z]{3}", re.sub(r"\{.*?\}", "", text))]
    assert left == []
    for key, text in texts(language):
        bare = TYPED.sub("", re.sub(r"\{.*?\}", "", text))
        assert not ENGLISH.search(bare), (key, text)


@pytest.mark.parametrize("file", [file for language in languages() for file in files(language)], ids=str)
def test_letters_are_whole(file: Path) -> None:
    """An accent belongs to its letter (NFC); no-break spaces and the like are written as escapes, to be seen."""
    text = file.read_text(encoding="utf-8")
    assert unicodedata.normalize("NFC", text) == text
    strange = {letter for letter in text if unicodedata.category(letter) in ("Cf", "Co", "Zs", "Cc")} - {" ", "\n"}
    assert {unicodedata.name(letter, "?") for letter in strange} == set()


@pytest.mark.parametrize("language", languages())
def test_no_message_uses_a_function(language: str) -> None:
    """The page would need the same one (docs/words.md)."""

    class Functions(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
            self.found.append(node.id.name)

    for entry in entries(language).values():
        visitor = Functions()
        visitor.visit(entry.message)
        assert visitor.found == []


def test_there_are_samples_for_everything_that_a_message_chooses_by() -> None:
    """A branch that no sample reaches would be said for the first time to a player."""
    for language in languages():
        for key, entry in entries(language).items():
            for select in Found(entry.message).selects:
                assert isinstance(select.selector, ast.VariableReference), key
                values = {str(value) for value in VALUES[select.selector.id.name]}
                for variant in select.variants:
                    name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                    assert variant.default or name in {"one", "few", "many", "two"} | values, (key, name)
