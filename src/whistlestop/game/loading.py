"""Records read back: each line is played, and whatever the record says about the game has to be so."""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

import numpy as np

from whistlestop.maps import Map
from whistlestop.rules import api, doors

from . import headers as head
from .chance import Pool, find_outcomes, outcome_text
from .closing import close
from .game import Game
from .headers import cut
from .illegal import IllegalAction
from .labels import MORE, ROW, fits, label_due, read_group
from .options import SEAT_NAMES
from .record import Comment, Record, RecordError
from .scanning import LONGEST_LINE, Draft, drafts

MOVE = re.compile(r"([0-9]{1,9})\s*\.\s*([^\W\d_]+)\s+(.*)")
ITEM = re.compile(r"([^();]*)(?:\(([^()]*)\)\s*)?(?:;|$)")
SHOWN = 9
LONGEST_MOVE = 2_000  # characters
LONGEST_BYTES = 4 * LONGEST_LINE + 4  # of a line that is too long in any writing
BOM = "\ufeff"


# --- files and streams --------------------------------------------------------------------------------------------


def load(path: str | os.PathLike[str], map: Map | None = None) -> Game:
    """The game of a file, ready to be played on. `map` is for games on a map of your own."""
    with Path(path).open("rb") as file:
        return the_only(read_records(lines_of(file), map)).game()


def load_many(path: str | os.PathLike[str], map: Map | None = None) -> Iterator[Game]:
    """The games of a file, one at a time, however many they are."""
    with Path(path).open("rb") as file:
        for record in read_records(lines_of(file), map):
            yield record.game()


def read_record(text: str, map: Map | None = None) -> Record:
    """The record of a text. RecordError if it is none, or not a possible one."""
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
        raise RecordError("nothing", f"{head.TITLE} {head.FORMAT}, with which a record begins", 1)
    if next(records, None) is not None:
        raise RecordError("several games", "one (load_many and read_records read more)")
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
            raise RecordError("something that is no UTF-8 text", "text saved as UTF-8", number) from None
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
                self.comments.append(Comment(int(self.game._log[0]), remark.strip()))

    def finished(self) -> Record:
        """All lines have been played: the record, if the rest of what it says is so."""
        return close(self)

    def read_line(self, line: int, text: str) -> None:
        if text[0].isdigit():
            self.read_moves(line, text)
        elif ":" in text:
            self.read_chance(line, text)
        else:
            raise RecordError(repr(cut(text)), "a move like 1. Red draw deck (blue)", line)

    # --- decisions ------------------------------------------------------------------------------------------------

    def read_moves(self, line: int, text: str) -> None:
        match = MOVE.fullmatch(text)
        if not match:
            raise RecordError(repr(cut(text)), "a turn's number, a seat and its moves: 1. Red draw deck (blue)", line)
        seat = head.seat_of(match[2], self.game.players)
        rest, at = match[3], 0
        while at < len(rest):
            item = ITEM.match(rest, at)
            if not item or len(item[1]) > LONGEST_MOVE:
                raise RecordError(repr(cut(rest[at:])), "a move, and what it brought to light in parentheses", line)
            self.check_turn(line, int(match[1]), match[2], seat)
            self.read_move(line, item[1].strip(), seat)
            for group in [] if item[2] is None else item[2].split(";"):
                self.read_chance(line, group.strip())
            at = item.end()

    def check_turn(self, line: int, turn: int, said: str, seat: int | None) -> None:
        """Before each move: is it this seat's, and in this turn?"""
        pool = self.game.pool()
        if pool is not None:
            raise RecordError(f"a move of {cut(said)}", f"first {self.chance_due(pool)}", line)
        pending = self.game.pending
        if not pending:
            raise RecordError(f"a move of {cut(said)}", "no more, since the game is over", line)
        if seat not in pending:
            raise RecordError(f"a move of {cut(said)}", f"one of {' or '.join(SEAT_NAMES[it] for it in pending)}", line)
        if turn != self.game.turn:
            raise RecordError(f"a move of turn {turn}", f"one of turn {self.game.turn}", line)

    def read_move(self, line: int, text: str, seat: int | None) -> None:
        self.label = None
        try:
            self.game.play(text, seat)
        except IllegalAction as error:
            clause = f" (against {error.clause})" if error.clause else ""
            raise RecordError(repr(cut(text)) + clause, listed(error.options) or "a legal move", line) from None
        except (ValueError, OverflowError) as error:  # a number of a thousand digits is either
            raise RecordError(repr(cut(text)), f"a move: {str(error).rstrip('.')}", line) from None

    # --- chance ---------------------------------------------------------------------------------------------------

    def read_chance(self, line: int, text: str) -> None:
        given, outcomes = read_group(text)
        for said in outcomes:
            pool = self.game.pool()
            if pool is None:
                raise RecordError(repr(cut(text)), "a decision, since nothing hidden comes up here", line)
            due = label_due(self.game, self.label)
            if not fits(given, said, due):
                raise RecordError(repr(cut(text)), self.chance_due(pool), line)
            found = find_outcomes(self.game.notation, pool, said.removeprefix("+").strip()) if said else []
            if len(found) != 1 or found[0] not in pool.weights:
                raise RecordError(repr(cut(said)), self.chance_due(pool), line)
            self.check_seed(line, pool, found[0])
            self.game._note(-1 - found[0])
            self.label = due

    def chance_due(self, pool: Pool) -> str:
        label = label_due(self.game, self.label)
        possible = [outcome_text(self.game.notation, pool.kind, one) for one in pool.weights]
        return f"{f'{ROW}: +' if label == MORE else f'{label}: '}one of {listed(possible)}"

    def check_seed(self, line: int, pool: Pool, outcome: int) -> None:
        """The seed of a game's own generator says what comes up."""
        if self.sheet.seed is None:
            return
        drawn = next_outcome(self.game)
        if drawn != outcome:
            found, expected = (outcome_text(self.game.notation, pool.kind, one) for one in (outcome, drawn))
            seed = f"{expected}, which seed {self.sheet.seed} gives (leave {head.SEED} out if cards were dealt by hand)"
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
        raise headers.wrong(key, f"something else: {str(error).rstrip('.')}") from None


def next_outcome(game: Game) -> int:
    """What the record's own generator would draw now."""
    log = np.zeros(2, np.int32)  # room for one
    doors.settle_noted(game._states.copy(), game._board, 0, api.workspace(), game._mask.copy(), log)
    return -1 - int(log[1])


def listed(options: Iterable[str]) -> str:
    """Some of what was possible."""
    options = list(options)
    more = f" and {len(options) - SHOWN} more" if len(options) > SHOWN else ""
    return ", ".join(options[:SHOWN]) + more
