"""The end of a record read: its result, its table of scores and its pools have to be those of the game replayed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import TYPE_CHECKING

from whistlestop.words import phrase

from . import headers as head
from .headers import cut
from .lines import Draft, Line
from .pools import event_line, read_event, same
from .record import ChanceEvent, Record, RecordError, events_of, result_of
from .writer import POOLS, SCORES, score_lines

if TYPE_CHECKING:
    from .reader import Reader


def close(reader: Reader) -> Record:
    """The record of a reader that has played all lines, or RecordError."""
    game = reader.game
    if game.is_over:
        check_over(reader)
    else:
        check_unfinished(reader)
    seed = reader.sheet.committed and reader.sheet.committed.seed
    return dataclasses.replace(
        reader.sheet,
        log=game.log,
        comments=tuple(reader.comments),
        result=result_of(game),
        events=check_events(reader) if seed else None,
    )


def check_unfinished(reader: Reader) -> None:
    draft, headers = reader.draft, reader.draft.headers
    result = headers.get(head.RESULT)
    where = phrase("record-end-in-turn", turn=reader.game.turn)
    opened = reader.sheet.resigned is not None and headers.get(head.FAIR_SEED) is not None
    if result not in (None, head.UNFINISHED):
        raise RecordError(where, phrase("record-up-to-result", result=cut(result)), draft.last)
    sections = {title: line for title, line in draft.section_lines.items() if not opened or title != POOLS.casefold()}
    if sections:
        raise RecordError(where, phrase("record-up-to-end"), min(sections.values()))
    if result is not None and draft.end is None:
        raise RecordError(where, phrase("record-more-moves", mark=head.UNFINISHED), draft.last)
    if headers.get(head.FAIR_SEED) is not None and not opened:
        raise headers.wrong(head.FAIR_SEED, phrase("record-no-seed-yet"))


def check_over(reader: Reader) -> None:
    draft, headers = reader.draft, reader.draft.headers
    expected = head.result_text(reader.sheet.players, result_of(reader.game))
    result = headers.get(head.RESULT)
    if result is not None and alike(result) != alike(expected):
        raise headers.wrong(head.RESULT, expected)
    if draft.end is not None:
        raise RecordError(head.UNFINISHED, phrase("record-scores-over", title=SCORES), draft.end)
    if headers.get(head.RESIGNED) is not None:
        raise headers.wrong(head.RESIGNED, phrase("record-resigned-over"))
    table = section(draft, SCORES)
    if table is not None:
        check_table(draft, table, score_lines(reader.game))
    elif result is not None:
        raise RecordError(phrase("record-end"), phrase("record-scores", title=SCORES), draft.last)
    if section(draft, POOLS) is not None and headers.get(head.FAIR_SEED) is None:
        raise RecordError(
            POOLS, phrase("record-only-beside", key=head.FAIR_SEED), draft.section_lines[POOLS.casefold()]
        )


def check_table(draft: Draft, table: list[Line], expected: list[str]) -> None:
    for (line, text), wanted in zip(table, expected, strict=False):
        if alike(text) != alike(wanted):
            raise RecordError(cut(text), " ".join(wanted.split()), line)
    if len(table) < len(expected):
        raise RecordError(phrase("record-end-scores"), " ".join(expected[len(table)].split()), draft.last)
    if len(table) > len(expected):
        raise RecordError(head.quoted(table[len(expected)][1]), phrase("record-end-scores"), table[len(expected)][0])


def check_events(reader: Reader) -> tuple[ChanceEvent, ...]:
    """The pools are stated for those who cannot replay; so they had better be right."""
    draft, names = reader.draft, reader.game.notation
    table = section(draft, POOLS)
    if table is None:
        raise RecordError(phrase("record-end"), phrase("record-pool-lines", title=POOLS), draft.last)
    stated = list(read_events(reader, table))
    played = tuple(events_of(reader.sheet.beginning(), reader.game.log))
    for at, (one, other) in enumerate(zip(stated, played, strict=False)):
        if not same(one, other):
            raise RecordError(cut(table[at][1]), cut(event_line(names, at, other)), table[at][0])
    if len(stated) != len(played):
        raise RecordError(
            phrase("record-pools", number=len(stated)), phrase("record-pool-each", number=len(played)), draft.last
        )
    return played


def read_events(reader: Reader, table: list[Line]) -> Iterator[ChanceEvent]:
    """What a record states, whether it is so or not."""
    for number, (line, text) in enumerate(table):
        found = read_event(reader.game.notation, text)
        if found is None or found[0] != number:
            raise RecordError(cut(text), phrase("record-event", number=number), line)
        yield found[1]


def section(draft: Draft, title: str) -> list[Line] | None:
    return draft.sections.get(title.casefold())


def alike(text: str) -> str:
    """Capitals and the width of columns make no difference."""
    return " ".join(text.casefold().split())
