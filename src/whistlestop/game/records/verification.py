"""Is a finished game fair? Commitment, key and every draw worked out again, and the rules replayed (docs/fair.md)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from whistlestop import words
from whistlestop.maps import Map

from ..chance import outcome_text
from ..day_chance import DayChance
from ..fair_chance import Committed, Fair, commitment
from ..fair_receipt import FAULTS, Receipt
from ..notation.names import Names, names_of
from ..replayed_log import ImpossibleEntry
from .lines import Draft, chunks, draft_of, drafts
from .reader import Reader, lines_of, text_lines
from .record import ChanceEvent, Record, RecordError, events_of, play_log, result_of
from .result_checks import read_events, section
from .writer import POOLS

# What there is to find; words/ has the sentences.
VERDICTS = (
    "fair",
    "no-commitment",
    "position",
    "sealed",
    "commitment",
    "pool",
    "outcome",
    "statement",
    "missing",
    "damaged",
    *FAULTS,
)


class Verdict(msgspec.Struct, frozen=True):
    """What verification found."""

    fair: bool  # everything was checked and is right
    key: str  # of the sentence: `verdict-` and this
    events: int  # chance events checked and found right
    event: int | None = None  # the first one that is not right, counted from 0
    found: str | None = None
    expected: str | None = None
    problem: str | None = None
    rounds: int = 1  # in so many it was tried to begin the game; the last one is the game's

    def sentence(self, language: str = words.SOURCE) -> str:
        given = {name: it for name, it in msgspec.structs.asdict(self).items() if it is not None}
        said = words.say(f"verdict-{self.key}", language, **given)
        if self.rounds == 1 or not self.fair:
            return said
        return f"{said} {words.say('verdict-begun-again', language, rounds=self.rounds)}"

    def __str__(self) -> str:
        return self.sentence()


class Evidence(NamedTuple):
    """What a record says, as far as it goes."""

    sheet: Record  # its headers
    played: list[ChanceEvent]  # from the moves that are possible
    stated: list[ChanceEvent]
    fault: RecordError | None
    whole: bool  # all moves were possible


def verify(record: Record | str, map: Map | None = None, receipt: Receipt | None = None) -> Verdict:
    """Of a record or its text: plainly fair, or the first event at which it is not. RecordError if the text cannot
    even be read as headers and moves. `receipt`: what a player's own device wrote down before the game began; the game
    has to be the one that was promised to it.

    >>> import whistlestop as ws
    >>> str(ws.verify(ws.new("card_game", seed=5).record()))
    'nothing to verify: this game was played without a commitment; its moves are legal.'
    """
    if isinstance(record, Record):
        return judge(evidence_of_record(record), receipt)
    found = list(drafts(text_lines(record)))
    if len(found) != 1:
        raise RecordError(words.phrase("record-records", number=len(found)), words.phrase("record-one-verify"))
    return judge(evidence_of_text(found[0], map), receipt)


def verify_many(
    path: str | os.PathLike[str], map: Map | None = None, receipt: Receipt | None = None
) -> Iterator[Verdict]:
    """A verdict for each record of a file."""
    with Path(path).open("rb") as file:
        for chunk in chunks(lines_of(file)):
            try:
                evidence = evidence_of_text(draft_of(chunk), map)
            except RecordError as error:  # not even its headers can be
                yield Verdict(False, "damaged", 0, problem=str(error))
            else:
                yield judge(evidence, receipt)


def evidence_of_record(record: Record) -> Evidence:
    game = record.beginning()
    fault, possible = None, len(record.log)
    try:
        play_log(game, record.log)
    except RecordError as error:
        if not isinstance(error.__cause__, ImpossibleEntry):
            raise
        fault, possible = error, error.__cause__.at
    whole = fault is None
    if whole and record.result != result_of(game):
        fault = RecordError(words.phrase("record-result", result=str(record.result)), str(result_of(game)))
    played = list(events_of(record.beginning(), record.log[:possible]))
    return Evidence(record, played, list(record.events or ()), fault, whole)


def evidence_of_text(draft: Draft, map: Map | None) -> Evidence:
    """Past the first fault, since one event may be why a later move makes no sense."""
    reader = Reader(draft, map)
    fault, whole = None, False
    try:
        reader.play()
        whole = True
        reader.finished()
    except RecordError as error:
        fault = error
    stated: list[ChanceEvent] = []
    try:
        for event in read_events(reader, section(draft, POOLS) or []):
            stated.append(event)  # noqa: PERF402 - those before a fault count
    except RecordError as error:
        fault = fault or error
    return Evidence(reader.sheet, list(events_of(reader.sheet.beginning(), reader.game.log)), stated, fault, whole)


def judge(evidence: Evidence, receipt: Receipt | None = None) -> Verdict:
    committed = evidence.sheet.committed
    rounds = 1 if committed is None else 1 + len(committed.abandoned)
    broken = None if receipt is None or committed is None else judge_promise(evidence.sheet, committed, receipt)
    verdict = judge_draws(evidence) if broken is None else Verdict(False, broken, 0)
    return msgspec.structs.replace(verdict, rounds=rounds)


def judge_promise(sheet: Record, committed: Committed, receipt: Receipt) -> str | None:
    """What is not as it was promised to a player's own device."""
    nonces = committed.nonces
    if nonces is None:
        return None if committed.commitment == receipt.rounds[-1].commitment else "promise"
    return receipt.fault(committed.commitment, sheet.map.hash, sheet.options, nonces, committed.abandoned)


def judge_draws(evidence: Evidence) -> Verdict:
    sheet, fault = evidence.sheet, evidence.fault
    committed = sheet.committed
    if committed is None or committed.seed is None or committed.nonces is None:
        if fault is not None:
            return Verdict(False, "damaged", 0, problem=str(fault))
        unproved = "no-commitment" if sheet.start is None else "position"
        return Verdict(False, "sealed" if committed else unproved, 0)
    if commitment(committed.seed) != committed.commitment:
        return Verdict(False, "commitment", 0)
    fair = fair_of(sheet, committed.seed, committed)
    for number, (event, stated) in enumerate(zip(evidence.played, evidence.stated, strict=False)):
        if verdict := judge_event(names_of(sheet.map), fair, number, event, stated):
            return verdict
    return judge_rest(evidence)


def fair_of(sheet: Record, seed: bytes, committed: Committed) -> Fair:
    """The chance that a record says it had."""
    seats = len(sheet.players)
    if committed.day is not None:
        return DayChance(seed, sheet.map, sheet.options, seats, committed.day)
    return Fair(seed, sheet.map.hash, sheet.options, seats, committed.nonces or ())


def judge_event(names: Names, fair: Fair, number: int, event: ChanceEvent, stated: ChanceEvent) -> Verdict | None:
    """None if it is right."""
    kind = event.pool.kind
    if kind != stated.pool.kind or list(event.pool.weights.items()) != list(stated.pool.weights.items()):
        return Verdict(False, "pool", number, number)
    came = outcome_text(names, kind, event.outcome)
    given = fair.outcome(number, event.pool)
    if given != event.outcome:
        return Verdict(False, "outcome", number, number, came, outcome_text(names, kind, given))
    if stated.outcome != event.outcome:
        return Verdict(False, "statement", number, number, came, outcome_text(names, kind, stated.outcome))
    return None


def judge_rest(evidence: Evidence) -> Verdict:
    """Every event that could be checked is right; is there anything else?"""
    checked = min(len(evidence.played), len(evidence.stated))
    if not evidence.whole:
        return Verdict(False, "damaged", checked, checked, problem=str(evidence.fault))
    if len(evidence.played) != len(evidence.stated):
        return Verdict(False, "missing", checked, checked)
    if evidence.fault is not None:
        return Verdict(False, "damaged", checked, problem=str(evidence.fault))
    return Verdict(True, "fair", checked)
