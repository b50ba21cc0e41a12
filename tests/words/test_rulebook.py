"""The rules as text: all clauses in their order, and a page that says the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from whistlestop import words
from whistlestop.rules import clauses

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def test_the_page_is_up_to_date() -> None:
    """If not: `python -m whistlestop.words > docs/rules.md`."""
    assert PAGE.read_text(encoding="utf-8") == words.rules_page()


def test_the_command_prints_the_page() -> None:
    done = subprocess.run([sys.executable, "-m", "whistlestop.words"], capture_output=True, check=True)
    assert done.stdout.decode() == words.rules_page()


def test_the_rules_are_all_clauses_in_order() -> None:
    found = [clause for section in words.rules() for chapter in section.chapters for clause in chapter.clauses]
    assert [clause.id for clause in found] == list(clauses.IDS)
    assert all(clause.text == words.rule(clause.id) for clause in found)


def test_sections_have_letters_titles_and_chapters() -> None:
    sections = words.rules()
    assert [(it.id, it.title) for it in sections] == [
        ("T", "Drawing train cards"),
        ("B", "North America"),
        ("E", "Europe"),
        ("K", "The card game"),
        ("S", "In all games"),
    ]
    assert [chapter.title for chapter in sections[1].chapters] == ["Set-up", "A turn", "The end"]
    assert [chapter.title for chapter in sections[4].chapters] == [""]
    assert all(clause.id.startswith(it.id) for it in sections for chapter in it.chapters for clause in chapter.clauses)


def test_a_rule_is_found_by_its_id() -> None:
    assert words.rule("T7") == "You may hold as many cards as you like."
    with pytest.raises(KeyError, match="rule-T99"):
        words.rule("T99")
