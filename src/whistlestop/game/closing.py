"""The end of a record read: its result, its table of scores and its pools have to be those of the game replayed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import headers as head
from .headers import cut
from .pools import event_line, read_event, same
from .record import ChanceEvent, Record, RecordError, events_of, result_of
from .scanning import Draft, Line
from .writing import POOLS, SCORES, score_lines

if TYPE_CHECKING:
    from .loading import Reader


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
    where = f"the end of the record in turn {reader.game.turn}"
    opened = reader.sheet.resigned is not None and headers.get(head.FAIR_SEED) is not None
    if result not in (None, head.UNFINISHED):
        raise RecordError(where, f"the moves up to the result, {cut(result)}", draft.last)
    sections = {title: line for title, line in draft.section_lines.items() if not opened or title != POOLS.casefold()}
    if sections:
        raise RecordError(where, "the moves up to the end of the game", min(sections.values()))
    if result is not None and draft.end is None:
        raise RecordError(where, f"more moves, or a last line {head.UNFINISHED}", draft.last)
    if headers.get(head.FAIR_SEED) is not None and not opened:
        raise headers.wrong(head.FAIR_SEED, "no seed before the game is over")


def check_over(reader: Reader) -> None:
    draft, headers = reader.draft, reader.draft.headers
    expected = head.result_text(reader.sheet.players, result_of(reader.game))
    result = headers.get(head.RESULT)
    if result is not None and alike(result) != alike(expected):
        raise headers.wrong(head.RESULT, expected)
    if draft.end is not None:
        raise RecordError(head.UNFINISHED, f"{SCORES} since the game is over", draft.end)
    if headers.get(head.RESIGNED) is not None:
        raise headers.wrong(head.RESIGNED, "it only of a game that was not played to its end")
    table = section(draft, SCORES)
    if table is not None:
        check_table(draft, table, score_lines(reader.game))
    elif result is not None:
        raise RecordError("the end of the record", f"{SCORES} and a line for each player", draft.last)
    if section(draft, POOLS) is not None and headers.get(head.FAIR_SEED) is None:
        raise RecordError(POOLS, f"them only beside a {head.FAIR_SEED}", draft.section_lines[POOLS.casefold()])


def check_table(draft: Draft, table: list[Line], expected: list[str]) -> None:
    for (line, text), wanted in zip(table, expected, strict=False):
        if alike(text) != alike(wanted):
            raise RecordError(cut(text), " ".join(wanted.split()), line)
    if len(table) < len(expected):
        raise RecordError("the end of the scores", " ".join(expected[len(table)].split()), draft.last)
    if len(table) > len(expected):
        raise RecordError(repr(cut(table[len(expected)][1])), "the end of the scores", table[len(expected)][0])


def check_events(reader: Reader) -> tuple[ChanceEvent, ...]:
    """The pools are stated for those who cannot replay; so they had better be right."""
    draft, names = reader.draft, reader.game.notation
    table = section(draft, POOLS)
    if table is None:
        raise RecordError("the end of the record", f"{POOLS} and a line for each chance event", draft.last)
    stated = list(read_events(reader, table))
    played = tuple(events_of(reader.sheet.beginning(), reader.game.log))
    for at, (one, other) in enumerate(zip(stated, played, strict=False)):
        if not same(one, other):
            raise RecordError(cut(table[at][1]), cut(event_line(names, at, other)), table[at][0])
    if len(stated) != len(played):
        raise RecordError(f"{len(stated)} pools", f"one for each of {len(played)} chance events", draft.last)
    return played


def read_events(reader: Reader, table: list[Line]) -> Iterator[ChanceEvent]:
    """What a record states, whether it is so or not."""
    for number, (line, text) in enumerate(table):
        found = read_event(reader.game.notation, text)
        if found is None or found[0] != number:
            raise RecordError(cut(text), f"chance event {number} like 0. lot: Blue 1, Red 1 -> Red", line)
        yield found[1]


def section(draft: Draft, title: str) -> list[Line] | None:
    return draft.sections.get(title.casefold())


def alike(text: str) -> str:
    """Capitals and the width of columns make no difference."""
    return " ".join(text.casefold().split())
