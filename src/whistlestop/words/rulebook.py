"""The rules of the games as text, clause by clause, in the order of the English catalogue. Their numbers are those of a
map, or, where all games are described at once, each section's are those of the game that it is about.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .catalogue import SOURCE, catalogue, say
from .rule_numbers import Numbers, rule_numbers, sections_of

if TYPE_CHECKING:
    from whistlestop.maps import Map

FILE = "rules"
ABOUT = {"T": "north_america", "B": "north_america", "E": "europe", "K": "card_game", "S": "north_america"}
# Decisions behind a clause, for readers of the page who work on Whistlestop.
SEE_ALSO = {"T6a": "[ADR 0009](adr/0009-a-reset-that-could-never-succeed.md)"}
MADE_FROM = "<!-- Made from src/whistlestop/words/en/rules.ftl by `python -m whistlestop.words`; change it there. -->"


class Clause(NamedTuple):
    id: str
    text: str


class Chapter(NamedTuple):
    """A run of clauses; the first one of a section has no title."""

    title: str
    about: str
    clauses: list[Clause]


class Section(NamedTuple):
    """All clauses with the same letter."""

    id: str
    title: str
    about: str
    chapters: list[Chapter]


def rule(clause: str, language: str = SOURCE, map: Map | None = None) -> str:
    """The text of a clause, with the numbers of a map; KeyError if there is none of this id."""
    numbers = rule_numbers(map) if map else usual_numbers().get(clause[:1], {})
    return say(f"rule-{clause}", language, **numbers)


class Outline(NamedTuple):
    """The rules as keys of messages, for a page that says them itself."""

    about: list[str]
    sections: list[Section]
    examples: list[str]
    games: dict[str, str]  # by the names of the shipped games, the sections that are about them
    numbers: dict[str, Numbers]  # by these names; by the letters of sections where all games are read at once


def rules(language: str = SOURCE, map: Map | None = None) -> list[Section]:
    """All clauses, by sections and chapters; with a map only those that hold there, with its numbers."""
    numbers = {letter: rule_numbers(map) for letter in sections_of(map)} if map else usual_numbers()
    return arranged(lambda key, section: say(key, language, **numbers.get(section, {})), "".join(numbers))


def outline() -> Outline:
    shipped = {name: shipped_map(name) for name in sorted(set(ABOUT.values()))}
    return Outline(
        listed("rules-about-"),
        arranged(lambda key, _: key),
        listed("example-"),
        {name: sections_of(map) for name, map in shipped.items()},
        usual_numbers() | {name: rule_numbers(map) for name, map in shipped.items()},
    )


def shipped_map(name: str) -> Map:
    from whistlestop import maps

    return maps.load(name)


@functools.cache
def usual_numbers() -> dict[str, Numbers]:
    """By section. B11 is about both boards: it names the longest routes of Europe too."""
    numbers = {letter: rule_numbers(shipped_map(name)) for letter, name in ABOUT.items()}
    numbers["B"] |= {"everywhere": "yes", "points_eight": numbers["E"]["points_eight"]}
    return numbers


def listed(beginning: str) -> list[str]:
    return [key for key in catalogue(SOURCE).listed(FILE) if key.startswith(beginning)]


def arranged(said: Callable[[str, str], str], letters: str = "TBEKS") -> list[Section]:
    """`said` makes a text of a key and the letter of its section."""
    keys = catalogue(SOURCE).listed(FILE)
    sections: list[Section] = []

    def about(key: str, letter: str) -> str:
        return said(f"{key}-about", letter) if f"{key}-about" in keys else ""

    for key in keys:
        match key.split("-"):
            case ["section", letter] if letter in letters:
                sections.append(Section(letter, said(key, letter), about(key, letter), [Chapter("", "", [])]))
            case ["chapter", letter, _] if letter in letters:
                sections[-1].chapters.append(Chapter(said(key, letter), about(key, letter), []))
            case ["rule", id] if id[0] in letters:
                sections[-1].chapters[-1].clauses.append(Clause(id, said(key, id[0])))
    return [it._replace(chapters=[chapter for chapter in it.chapters if chapter.clauses]) for it in sections]


def examples(language: str = SOURCE) -> list[str]:
    return [say(key, language) for key in listed("example-")]


def rules_page(language: str = SOURCE) -> str:
    """The page docs/rules.md, in Markdown."""
    blocks = [f"# {say('rules-title', language)}", MADE_FROM, *(say(key, language) for key in listed("rules-about-"))]
    for section in rules(language):
        blocks += [f"## {section.id}. {section.title}", section.about]
        for chapter in section.chapters:
            blocks += [chapter.title and f"### {chapter.title}", chapter.about]
            blocks.append("\n".join(map(clause_line, chapter.clauses)))
    numbered = [f"{number}. {text}" for number, text in enumerate(examples(language), 1)]
    blocks += [f"## {say('rules-examples', language)}", "\n".join(numbered)]
    return "\n\n".join(filter(None, blocks)) + "\n"


def clause_line(clause: Clause) -> str:
    see = f" ({SEE_ALSO[clause.id]})" if clause.id in SEE_ALSO else ""
    return f"- **{clause.id}** {clause.text}{see}"
