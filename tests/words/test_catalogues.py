"""The catalogues are whole, sound, and say nothing that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import whistlestop
from whistlestop import maps
from whistlestop.cli import simulate
from whistlestop.game import illegal_action, options, scores
from whistlestop.game.notation import phase_names
from whistlestop.game.notation.cards import COLOURS, KINDS
from whistlestop.game.records import verification
from whistlestop.maps.model import GREY
from whistlestop.puzzles import facts
from whistlestop.review import named_reasons
from whistlestop.rules import clauses
from whistlestop.server import refusal
from whistlestop.words import catalogue, languages, lazy_bundle, missing
from whistlestop.words.board import PARTS
from whistlestop.words.numbers import Marks
from words.catalogues import Entry, Found, documented, entries, files, messages, reached, resource, variables
from words.happenings import kinds, tag

SOURCES = Path(whistlestop.__file__).parent


def refusing_clauses() -> set[str]:
    """Those that the kernel can name: by themselves, or through a field of the board."""
    named = {name for name in vars(clauses) if name in clauses.IDS}
    for name in ("north_america", "europe", "card_game"):
        board = maps.board(name)
        fields = [field for field in board.dtype.names or () if field.startswith("clause_")]
        named |= {clauses.IDS[int(board[0][field]) - 1] for field in fields}
    return named


def families() -> set[str]:
    """The keys that the code makes: one for each thing of a kind."""
    made = {f"event-{tag(kind)}" for kind in kinds()}
    made |= {f"refusal-{reason}" for reason in refusing_clauses() | set(illegal_action.WITHOUT_CLAUSE.values())}
    made |= {f"rule-{clause}" for clause in clauses.IDS} | {f"section-{clause[0]}" for clause in clauses.IDS}
    made |= {f"kind-{kind}" for kind in KINDS} | {f"track-{colour}" for colour in (*COLOURS, GREY)}
    made |= {f"game-{name.replace('_', '-')}" for name in maps.names()} | {f"number-{mark}" for mark in Marks._fields}
    made |= {f"seat-{name.lower()}" for name in options.SEAT_NAMES}
    made |= {f"phase-{name}" for name in (*phase_names.NAMES.values(), phase_names.CHANCE)}
    made |= {f"decided-by-{reason}" for reason in scores.DECIDED_BY.values()}
    made |= {f"board-{part}" for part in PARTS}
    made |= {f"reason-{reason}" for reason in named_reasons.REASONS}
    made |= {f"page-puzzle-{fact}" for fact in facts.FACTS}
    made |= {f"verdict-{key}" for key in verification.VERDICTS} | {f"simulate-{column}" for column in simulate.COLUMNS}
    made |= {f"server-{code}" for code in refusal.STATUS if code != "illegal"}
    fields = [f"option-{field}" for field in options.Options.__struct_fields__]
    fields += [f"option-{field}-about" for field in options.Options.__struct_fields__]
    return made | {field.replace("_", "-") for field in fields}


def test_everything_that_the_code_can_ask_for_has_a_message() -> None:
    assert sorted(families() - set(entries("en"))) == []


def test_no_message_is_never_used() -> None:
    """A message is made by a family, named in the code or on the page, a part of the rules' page, or referred to by one
    of these. The page names a family by how its keys begin: `page-menu-${what}`."""
    code = "\n".join(
        file.read_text(encoding="utf-8") for file in [*SOURCES.rglob("*.py"), *SOURCES.glob("web/app/**/*.js")]
    )
    begun = tuple(re.findall(r"`([a-z]+-[a-z-]*)\$\{", code))
    quoted = set(re.findall(r"""(?<=["'`])[\w-]+(?=["'`])""", code))
    named = {key for key in entries("en") if key in quoted or key.startswith(begun)}
    page = {key for key in entries("en") if re.match(r"(rules-about|section|chapter|example)-", key)}
    used = set().union(*(reached("en", key) for key in families() | named | page))
    assert sorted(set(entries("en")) - used) == []


@pytest.mark.parametrize("file", [file for language in languages() for file in files(language)], ids=str)
def test_a_file_is_fluent_from_the_first_line_to_the_last(file: Path) -> None:
    junk = [entry for entry in resource(file).body if isinstance(entry, ast.Junk)]
    assert [f"{it.content!r}: {it.annotations[0].message}" for it in junk] == []
    assert file.read_text(encoding="utf-8").endswith("\n")


@pytest.mark.parametrize("language", languages())
def test_a_message_means_alone_what_it_means_in_its_file(language: str) -> None:
    """Each is parsed by itself, when it is first said."""
    for file in files(language):
        whole = [it for it in resource(file).body if isinstance(it, ast.Message | ast.Term)]
        alone = [
            it
            for _, text in lazy_bundle.entries(file.read_text(encoding="utf-8"))
            for it in FluentParser().parse(text).body
            if isinstance(it, ast.Message | ast.Term)
        ]
        assert [it.id.name for it in alone] == [it.id.name for it in whole]
        for one, other in zip(alone, whole, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), one.id.name


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice_and_the_quick_reading_finds_them_all(language: str) -> None:
    keys = [entry.message.id.name for entry in messages(language)]
    assert len(keys) == len(set(keys))
    assert keys == catalogue.catalogue(language).listed()


@pytest.mark.parametrize("language", languages())
def test_a_language_is_complete(language: str) -> None:
    assert missing(language) == []


@pytest.mark.parametrize("language", languages())
def test_a_message_has_the_attributes_of_the_english_one(language: str) -> None:
    def attributes(entry: Entry) -> set[str]:
        return {attribute.id.name for attribute in entry.message.attributes}

    for key, entry in entries("en").items():
        assert attributes(entries(language)[key]) == attributes(entry), key


@pytest.mark.parametrize("language", languages())
def test_a_message_takes_only_what_it_is_given(language: str) -> None:
    """The comment above the English message, above its group or at the head of its file names all of it."""
    for key in entries("en"):
        assert variables(language, key) <= documented(key), key


@pytest.mark.parametrize("language", languages())
def test_a_branch_for_one_contains_the_number(language: str) -> None:
    """21 and 101 are `one` in Icelandic."""
    for key, entry in entries(language).items():
        for select in Found(entry.message).selects:
            for variant in select.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                    assert isinstance(select.selector, ast.VariableReference), key
                    assert select.selector.id.name in Found(variant.value).variables, key


@pytest.mark.parametrize("language", languages())
def test_a_message_refers_to_its_own_file_or_to_the_terms(language: str) -> None:
    """Files are parsed one by one, when they are needed."""
    for key, entry in entries(language).items():
        for reference in Found(entry.message).messages:
            assert entries(language)[reference].file in (entry.file, catalogue.SHARED), key


@pytest.mark.parametrize("language", languages())
def test_plain_messages_are_what_fluent_makes_of_them(language: str) -> None:
    words = catalogue.Catalogue(language)
    plain, words._plain = words._plain, {}
    assert len(plain) > 100
    for key, text in plain.items():
        assert words.say(key, {}) == text
    assert "rule-T6b" in plain
    assert "refusal-B5" in plain
