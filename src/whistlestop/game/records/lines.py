"""Records as lines: where one ends and the next begins, and the parts of each, not yet understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from whistlestop.words import phrase

from .headers import FORMAT, TITLE, UNFINISHED, Headers, only_line, quoted
from .outcome_labels import LABELS, TICKETS
from .record import RecordError
from .writer import POOLS, SCORES

LONGEST_LINE = 1_000_000  # characters: a row may be cleared a thousand times in one turn (maps/check_cards.py)
LONGEST_RECORD = 10_000_000

Line = tuple[int, str]  # its number in the file, from 1, and what it says

BEGINNING = re.compile(rf"{TITLE}\s+([0-9]{{1,9}})", re.IGNORECASE)


class Draft:
    """One record, taken apart."""

    def __init__(self, line: int) -> None:
        self.headers = Headers(line)
        self.body: list[Line] = []  # moves, chance before the first one, and all comments
        self.end: int | None = None  # the line of the mark at the end of a game that is not finished
        self.sections: dict[str, list[Line]] = {}  # of a finished game
        self.section_lines: dict[str, int] = {}
        self.last = line


def drafts(lines: Iterable[str]) -> Iterator[Draft]:
    """The records of a stream, one at a time."""
    for chunk in chunks(lines):
        yield draft_of(chunk)


def chunks(lines: Iterable[str]) -> Iterator[list[Line]]:
    """The lines of each record, its first one first."""
    chunk: list[Line] = []
    size = 0
    for number, line in enumerate(lines, 1):
        text = line.strip()
        size += len(line)
        if len(line) > LONGEST_LINE:
            raise RecordError(phrase("record-endless-line"), phrase("record-line-limit", most=LONGEST_LINE), number)
        if size > LONGEST_RECORD:
            raise RecordError(
                phrase("record-endless-record"), phrase("record-record-limit", most=LONGEST_RECORD), number
            )
        if match := BEGINNING.fullmatch(text):
            if int(match[1]) != FORMAT:
                raise RecordError(text, phrase("record-other-format", title=f"{TITLE} {FORMAT}"), number)
            if chunk:
                yield chunk
            chunk, size = [], len(line)
        elif text and not chunk:
            raise RecordError(quoted(text), phrase("record-begins", title=f"{TITLE} {FORMAT}"), number)
        if text:
            chunk.append((number, text))
    if chunk:
        yield chunk


def draft_of(chunk: list[Line]) -> Draft:
    draft = Draft(chunk[0][0])
    part = draft.body
    headers = True
    for number, text in chunk[1:]:
        draft.last = number
        title = text.casefold()
        if text.startswith("#"):
            draft.body.append((number, text))
        elif draft.end is not None:
            raise RecordError(quoted(text), phrase("record-nothing-after", mark=UNFINISHED), number)
        elif title in (SCORES.casefold(), POOLS.casefold()):
            part = draft.sections[title] = new_section(draft, title, number)
            headers = False
        elif text == UNFINISHED:
            draft.end = number
        elif headers and not begins_body(text):
            add_header(draft, number, text)
        else:
            headers = False
            part.append((number, text))
    return draft


def new_section(draft: Draft, title: str, number: int) -> list[Line]:
    if title in draft.sections:
        raise RecordError(phrase("record-second", what=title), only_line(draft.section_lines[title]), number)
    draft.section_lines[title] = number
    return []


def begins_body(text: str) -> bool:
    """A move, or something dealt before the first one."""
    label = " ".join(text.partition(":")[0].casefold().split())
    return text[0].isdigit() or label in LABELS or label.startswith(f"{TICKETS} ")


def add_header(draft: Draft, number: int, text: str) -> None:
    key, colon, value = text.partition(":")
    if not colon:
        raise RecordError(quoted(text), phrase("record-header-or-move"), number)
    draft.headers.add(number, key.strip(), value.strip())
