"""The words of the printed rules are the words of the game, where a language has them."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from whistlestop.words import SOURCE, languages, say
from words.catalogues import FOLDER

TABLE = Path(__file__).with_name("glossary.txt")
SHORT = 4  # letters of a word that say nothing about which word it is

# Messages in which the word itself must stand, with numbers for those that count.
IN_MESSAGES = {
    "train card": "train-cards",
    "locomotive (wild)": "kind-loco",
    "ticket": "tickets",
    "points": "points",
    "round": "event-completing-began",
    "rail yard": "table-yard",
    "on-the-track pile": "table-on-track",
    "train robbery": "event-train-robbed",
    "route": "terminal-route",
    "longest path": "score-line-longest",
    "player": "table-name",
}
PARAMS = {"number": 5, "points": 5, "who": "you", "victim": "x", "colour": "red", "cards": 2, "locos": 0}
PARAMS |= {"trains": 5, "path": "x"}


@functools.cache
def glossary() -> dict[str, dict[str, str]]:
    """The printed word by concept and language; without those that were not found in print."""
    head, _, *rows = [
        [cell.strip() for cell in row.strip("|").split("|")] for row in TABLE.read_text("utf-8").split("\n") if row
    ]
    table = {row[0]: dict(zip(head[1:], row[1:], strict=True)) for row in rows}
    return {concept: {it: word for it, word in words.items() if word[:1] != "-"} for concept, words in table.items()}


def alternatives(cell: str) -> list[list[str]]:
    """The words that may stand for a concept, each as stems: endings change, and there are compounds."""
    bare = re.sub(r"\(.*?\)|\*", "", cell)
    options = [re.findall(r"\w+", option.lower()) for option in re.split(r"[/;,]", bare)]
    return [[stem(word) for word in option if len(word) >= SHORT or len(option) == 1] for option in options if option]


def stem(word: str) -> str:
    return word[: max(3, len(word) * 2 // 3)]


def stands(cell: str, text: str) -> bool:
    return any(all(part in text for part in option) for option in alternatives(cell))


@functools.cache
def lines(language: str) -> list[str]:
    files = sorted((FOLDER / language).glob("*.ftl"))
    return [line.lower() for file in files for line in file.read_text(encoding="utf-8").split("\n") if line[:1] != "#"]


def cases() -> list[tuple[str, str]]:
    """English is the language that the others are translated from; it goes its own way."""
    others = [language for language in languages() if language != SOURCE]
    return [(language, concept) for concept, words in glossary().items() for language in others if language in words]


@pytest.mark.parametrize("language, concept", cases())
def test_a_printed_word_is_used(language: str, concept: str) -> None:
    printed = glossary()[concept][language]
    assert any(stands(printed, line) for line in lines(language)), printed


@pytest.mark.parametrize("language, concept", [it for it in cases() if it[1] in IN_MESSAGES])
def test_a_thing_is_called_by_its_printed_word(language: str, concept: str) -> None:
    printed, said = glossary()[concept][language], say(IN_MESSAGES[concept], language, **PARAMS)
    assert stands(printed, said.lower()), (printed, said)


@pytest.mark.parametrize(
    "language, wrong",
    [
        ("da", r"billet|\bbottene"),
        ("nb", r"favorittrute|\bbotter"),
        ("sv", r"\brutt|biljett(?!kort)|\bbotar|boten\b"),
        ("is", r"\bmið(i|a|ar|um)\b"),
        ("fi", r"\blip(un|ut|ulle|pua|puja)\b"),
    ],
)
def test_a_thing_is_called_by_no_other_word(language: str, wrong: str) -> None:
    """One that a neighbouring language has, or everyday language: beside the printed one it is another thing."""
    assert [line for line in lines(language) if re.search(wrong, line)] == []


@pytest.mark.parametrize("colour", ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"])
@pytest.mark.parametrize("language", languages())
def test_colours_are_those_of_the_printed_rules(language: str, colour: str) -> None:
    """By their first two letters: the rest agrees with the noun."""
    printed = glossary()[colour].get(language)
    for key in (f"kind-{colour}", f"track-{colour}"):
        said = say(key, language)
        assert printed is None or said[:2] == printed[:2], said
        assert len({say(f"{key.partition('-')[0]}-{other}", language) for other in COLOURS}) == len(COLOURS)


COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
