"""The words of Whistlestop: catalogues of messages (Fluent, `<language>/*.ftl`) and what makes sentences of them.

Importing this is cheap: a catalogue is read when something is said in its language, and Fluent itself is imported by
the first message that needs more than its own text. docs/words.md is the page for translators.
"""

from .board import board_words
from .catalogue import SOURCE, files, languages, missing, say
from .errors import AnyOf, Phrase, SpokenError, in_words, phrase, typed
from .event_sentences import tell
from .formats import date, number, percent
from .lists import list_and, list_plain
from .negotiation import choose, user_language
from .place_names import game_name, place, ticket
from .refusals import refusal
from .rule_numbers import Numbers, rule_numbers, sections_of
from .rulebook import Chapter, Clause, Outline, Section, examples, outline, rule, rules, rules_page
from .score_lines import score_lines
from .summary import SHEET, summary_page
from .to_move import awaited

__all__ = [
    "SHEET",
    "SOURCE",
    "AnyOf",
    "Chapter",
    "Clause",
    "Numbers",
    "Outline",
    "Phrase",
    "Section",
    "SpokenError",
    "awaited",
    "board_words",
    "choose",
    "date",
    "examples",
    "files",
    "game_name",
    "in_words",
    "languages",
    "list_and",
    "list_plain",
    "missing",
    "number",
    "outline",
    "percent",
    "phrase",
    "place",
    "refusal",
    "rule",
    "rule_numbers",
    "rules",
    "rules_page",
    "say",
    "score_lines",
    "sections_of",
    "summary_page",
    "tell",
    "ticket",
    "typed",
    "user_language",
]
