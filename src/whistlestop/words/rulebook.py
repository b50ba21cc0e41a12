"""The rules of the games as text, clause by clause, in the order of the English catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .catalogue import SOURCE, catalogue, say

FILE = "rules"
# Which sections a reader of one game's rules needs.
SECTIONS = {"north_america": "TBS", "europe": "TBES", "card_game": "TKS"}
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


def rule(clause: str, language: str = SOURCE) -> str:
    """The text of a clause; KeyError if there is none of this id."""
    return say(f"rule-{clause}", language)


class Outline(NamedTuple):
    """The rules as keys of messages, for a page that says them itself."""

    about: list[str]
    sections: list[Section]
    examples: list[str]
    games: dict[str, str]


def rules(language: str = SOURCE) -> list[Section]:
    """All clauses, by sections and chapters."""
    return arranged(lambda key: say(key, language))


def outline() -> Outline:
    return Outline(listed("rules-about-"), arranged(str), listed("example-"), SECTIONS)


def listed(beginning: str) -> list[str]:
    return [key for key in catalogue(SOURCE).listed(FILE) if key.startswith(beginning)]


def arranged(said: Callable[[str], str]) -> list[Section]:
    keys = catalogue(SOURCE).listed(FILE)
    about = {key: said(f"{key}-about") for key in keys if f"{key}-about" in keys}
    sections: list[Section] = []
    for key in keys:
        match key.split("-"):
            case ["section", id]:
                sections.append(Section(id, said(key), about.get(key, ""), [Chapter("", "", [])]))
            case ["chapter", _, _]:
                sections[-1].chapters.append(Chapter(said(key), about.get(key, ""), []))
            case ["rule", id]:
                sections[-1].chapters[-1].clauses.append(Clause(id, said(key)))
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
