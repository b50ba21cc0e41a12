"""Records read back: each line is played, and whatever the record says about the game has to be so."""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from whistlestop.maps import Map
from whistlestop.words import Phrase, phrase, typed

from ..chance import Pool, find_outcomes, outcome_text
from ..game import Game
from ..illegal_action import IllegalAction
from ..notation.reader import NotationError
from ..options import SEAT_NAMES
from . import headers as head
from .headers import cut, quoted
from .lines import LONGEST_LINE, Draft, drafts
from .outcome_labels import MORE, ROW, fits, label_due, read_group
from .record import Comment, Record, RecordError
from .result_checks import close

MOVE = re.compile(r"([0-9]{1,9})\s*\.\s*([^\W\d_]+)\s+(.*)")
ITEM = re.compile(r"([^();]*)(?:\(([^()]*)\)\s*)?(?:;|$)")
SHOWN = 9
LONGEST_MOVE = 2_000  # characters
LONGEST_BYTES = 4 * LONGEST_LINE + 4  # of a line that is too long in any writing
BOM = "\ufeff"


# --- files and streams --------------------------------------------------------------------------------------------


def load(path: str | os.PathLike[str], map: Map | None = None) -> Game:
    """The game of a file, ready to be played on. `map` is for games on a map of your own.

    >>> import whistlestop as ws
    >>> game = ws.new("card_game", seed=5)
    >>> game.record().save("evening.wsr")
    >>> ws.load("evening.wsr").log == game.log
    True
    """
    with Path(path).open("rb") as file:
        return the_only(read_records(lines_of(file), map)).game()


def load_many(path: str | os.PathLike[str], map: Map | None = None) -> Iterator[Game]:
    """The games of a file, one at a time, however many they are."""
    with Path(path).open("rb") as file:
        for record in read_records(lines_of(file), map):
            yield record.game()


def read_record(text: str, map: Map | None = None) -> Record:
    """The record of a text, checked move by move. RecordError if it is none, or not a possible one.

    >>> import whistlestop as ws
    >>> from whistlestop.game import read_record
    >>> text = ws.new("card_game", seed=5).record().text()
    >>> read_record(text).game().phase
    'setup'
    """
    return the_only(read_records(text_lines(text), map))


def read_records(lines: Iterable[str], map: Map | None = None) -> Iterator[Record]:
    """The records of a stream of lines, one at a time."""
    for draft in drafts(lines):
        reader = Reader(draft, map)
        reader.play()
        yield reader.finished()


def the_only(records: Iterator[Record]) -> Record:
    record = next(records, None)
    if record is None:
        raise RecordError(phrase("record-nothing"), phrase("record-begins", title=f"{head.TITLE} {head.FORMAT}"), 1)
    if next(records, None) is not None:
        raise RecordError(phrase("record-several"), phrase("record-one-load"))
    return record


def text_lines(text: str) -> Iterator[str]:
    return iter(text.removeprefix(BOM).split("\n"))


def lines_of(file: BinaryIO) -> Iterator[str]:
    """The lines of a file, none of them read further than a line may reach."""
    for number in itertools.count(1):
        raw = file.readline(LONGEST_BYTES)
        if not raw:
            return
        try:
            line = raw.decode("utf-8", "ignore" if len(raw) == LONGEST_BYTES else "strict")
        except UnicodeDecodeError:
            raise RecordError(phrase("record-no-utf8"), phrase("record-utf8"), number) from None
        yield line.removeprefix(BOM) if number == 1 else line


# --- one record ---------------------------------------------------------------------------------------------------


class Reader:
    """Plays the lines of one record. After a RecordError `game` is where the record could not go on."""

    def __init__(self, draft: Draft, own: Map | None = None) -> None:
        self.draft = draft
        self.sheet = read_sheet(draft.headers, own)  # the record before anything happened
        self.game = beginning(draft.headers, self.sheet)
        self.comments: list[Comment] = []
        self.label: str | None = None

    def play(self) -> None:
        for line, text in self.draft.body:
            said, hash_sign, remark = text.partition("#")
            if said := said.strip():
                self.read_line(line, said)
            if hash_sign:
                self.comments.append(Comment(self.game.length, remark.strip()))

    def finished(self) -> Record:
        """All lines have been played: the record, if the rest of what it says is so."""
        return close(self)

    def read_line(self, line: int, text: str) -> None:
        if text[0].isdigit():
            self.read_moves(line, text)
        elif ":" in text:
            self.read_chance(line, text)
        else:
            raise RecordError(quoted(text), phrase("record-move"), line)

    # --- decisions ------------------------------------------------------------------------------------------------

    def read_moves(self, line: int, text: str) -> None:
        match = MOVE.fullmatch(text)
        if not match:
            raise RecordError(quoted(text), phrase("record-moves"), line)
        seat = head.seat_of(match[2], self.game.players)
        rest, at = match[3], 0
        while at < len(rest):
            item = ITEM.match(rest, at)
            if not item or len(item[1]) > LONGEST_MOVE:
                raise RecordError(quoted(rest[at:]), phrase("record-move-and-chance"), line)
            self.check_turn(line, int(match[1]), match[2], seat)
            self.read_move(line, item[1].strip(), seat)
            for group in [] if item[2] is None else item[2].split(";"):
                self.read_chance(line, group.strip())
            at = item.end()

    def check_turn(self, line: int, turn: int, said: str, seat: int | None) -> None:
        """Before each move: is it this seat's, and in this turn?"""
        pool, found = self.game.pool(), phrase("record-move-of", seat=cut(said))
        if pool is not None:
            raise RecordError(found, phrase("record-first", due=self.chance_due(pool)), line)
        pending = self.game.pending
        if not pending:
            raise RecordError(found, phrase("record-no-more"), line)
        if seat not in pending:
            raise RecordError(found, phrase("record-one-of", options=tuple(SEAT_NAMES[it] for it in pending)), line)
        if turn != self.game.turn:
            raise RecordError(
                phrase("record-move-of-turn", turn=turn), phrase("record-of-turn", turn=self.game.turn), line
            )

    def read_move(self, line: int, text: str, seat: int | None) -> None:
        self.label = None
        try:
            self.game.play(text, seat)
        except IllegalAction as error:
            against = phrase("record-against", text=typed(cut(text)), clause=error.clause)
            legal = listed(error.options) if error.options else phrase("record-legal")
            raise RecordError(against if error.clause else quoted(text), legal, line) from None
        except (ValueError, OverflowError) as error:  # a number of a thousand digits is either
            why = error if isinstance(error, NotationError) else str(error)
            raise RecordError(quoted(text), phrase("record-a-move", why=why), line) from None

    # --- chance ---------------------------------------------------------------------------------------------------

    def read_chance(self, line: int, text: str) -> None:
        given, outcomes = read_group(text)
        for said in outcomes:
            pool = self.game.pool()
            if pool is None:
                raise RecordError(quoted(text), phrase("record-decision"), line)
            due = label_due(self.game, self.label)
            if not fits(given, said, due):
                raise RecordError(quoted(text), self.chance_due(pool), line)
            found = find_outcomes(self.game.notation, pool, said.removeprefix("+").strip()) if said else []
            if len(found) != 1 or found[0] not in pool.weights:
                raise RecordError(quoted(said), self.chance_due(pool), line)
            self.check_seed(line, pool, found[0])
            self.game.take((-1 - found[0],))
            self.label = due

    def chance_due(self, pool: Pool) -> Phrase:
        label = label_due(self.game, self.label)
        possible = [outcome_text(self.game.notation, pool.kind, one) for one in pool.weights]
        if label == MORE:
            return phrase("record-due-more", label=ROW, options=listed(possible))
        return phrase("record-due", label=label, options=listed(possible))

    def check_seed(self, line: int, pool: Pool, outcome: int) -> None:
        """The seed of a game's own generator says what comes up."""
        if self.sheet.seed is None:
            return
        drawn = self.game.next_outcome()
        if drawn != outcome:
            found, expected = (outcome_text(self.game.notation, pool.kind, one) for one in (outcome, drawn))
            seed = phrase("record-seed-gives", outcome=expected, seed=str(self.sheet.seed), key=head.SEED)
            raise RecordError(found, seed, line)


def read_sheet(headers: head.Headers, own: Map | None) -> Record:
    """All that the headers say, but for the result, which follows from the moves."""
    map = head.read_map(headers, own)
    players = head.read_players(headers)
    return Record(
        map,
        players,
        (),
        rules=head.read_rules(headers),
        seed=head.read_seed(headers),
        committed=head.read_committed(headers, len(players)),
        options=head.read_options_text(headers, len(players)),
        start=headers.get(head.START),
        date=head.read_date(headers),
        resigned=head.read_resigned(headers, len(players)),
    )


def beginning(headers: head.Headers, sheet: Record) -> Game:
    try:
        return sheet.beginning()
    except (ValueError, RecursionError) as error:
        key = head.PLAYERS if sheet.start is None else head.START
        raise headers.wrong(key, phrase("record-something-else", why=str(error))) from None


def listed(options: Iterable[str]) -> Phrase | str:
    """Some of what was possible."""
    options = tuple(options)
    if len(options) <= SHOWN:
        return ", ".join(options)
    return phrase("record-and-more", options=options[:SHOWN], number=len(options) - SHOWN)
