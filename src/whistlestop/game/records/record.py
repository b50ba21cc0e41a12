"""Records: a game as plain data, from which it can be replayed without any generator. docs/records.md is the format."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass, field
from datetime import UTC, date, datetime
from typing import NamedTuple, Self

from whistlestop import rules, words
from whistlestop.maps import Map
from whistlestop.rules import api
from whistlestop.whole_files import whole_file
from whistlestop.words import Phrase, phrase

from ..chance import Chance, Given, Pool
from ..fair_chance import Committed, Fair
from ..game import Game
from ..options import Options
from ..replayed_log import ImpossibleEntry
from .start_position import draws_by_seed, read_start, start_of, untouched
from .version import RULES

LONGEST_COMMENT = 5_000  # characters


class RecordError(ValueError):
    """A record that cannot be true. Says the line (if it was a text), what was found, and what was expected: parts of
    a record as they are, or phrases of words/."""

    def __init__(self, found: str | Phrase, expected: str | Phrase, line: int | None = None) -> None:
        super().__init__(found, expected, line)
        self.found = str(found)
        self.expected = str(expected)
        self.line = line

    def sentence(self, language: str = words.SOURCE) -> str:
        found, expected = (words.in_words(it, language) for it in self.args[:2])
        line = str(self.line) if self.line else "none"
        said = words.say("record-fault", language, line=line, found=found, expected=expected)
        return said.removesuffix(".") if said.endswith("..") else said  # a sentence within

    def __str__(self) -> str:
        return self.sentence()


def check_date(text: str) -> None:
    try:
        good = date.fromisoformat(text).isoformat() == text
    except ValueError:
        good = False
    if not good:
        raise ValueError(f"a date is like 2026-11-15, not {text!r}.")


class Comment(NamedTuple):
    """A line of comment; it stands before entry `at` of the log, or after all of them."""

    at: int
    text: str


class ChanceEvent(NamedTuple):
    """A chance event as a finished fair record states it."""

    pool: Pool
    outcome: int


class Place(NamedTuple):
    """How a seat finished."""

    rank: int
    total: int


@dataclass(frozen=True)
class Record:
    """A game as it is saved and sent: what was agreed, and all that happened. `text()` can be read by people,
    `save(path)` writes it, `game()` plays it again.

    >>> import whistlestop as ws
    >>> record = ws.new("europe", players=2, seed=7, names=["Ada", "Bo"]).record()
    >>> record.players, record.result
    (('Ada', 'Bo'), None)
    """

    map: Map
    players: tuple[str, ...]  # their names, in the order of the seats
    log: tuple[int, ...]  # `512 * seat + decision`, or `-1 - outcome`
    _: KW_ONLY
    seed: int | None = None  # of the game's own generator; None: chance came from elsewhere
    committed: Committed | None = None  # of a game with fair chance
    options: Options = field(default_factory=Options)
    start: str | None = None  # the position, as compact JSON, of a game that did not begin at the beginning
    date: str | None = None
    comments: tuple[Comment, ...] = ()
    result: tuple[Place, ...] | None = None  # by seat; None: not finished
    resigned: int | None = None  # the seat that gave the game up, so that it is over though not finished
    events: tuple[ChanceEvent, ...] | None = None  # of a fair game that is over
    rules: int = RULES

    def __post_init__(self) -> None:
        object.__setattr__(self, "comments", settled(self.comments, self.log))
        if self.date is not None:
            check_date(self.date)

    @classmethod
    def of(
        cls,
        game: Game,
        *,
        date: str | None = None,
        comments: Iterable[tuple[int, str]] = (),
        resigned: int | None = None,
    ) -> Self:
        """The record of a game as it stands; of today, unless another date is given. `resigned`: the seat that has
        given it up, so that it goes no further and what was secret is opened."""
        if resigned is not None and game.is_over:
            raise ValueError("a game that is finished cannot be given up.")
        committed = committed_of(game, over=game.is_over or resigned is not None)
        start = start_of(game)
        if committed and start:
            raise ValueError("a game with fair chance begins at the beginning, not from a position.")
        log = game.log
        return cls(
            game.map,
            game.names,
            log,
            seed=game.seed & api.M64 if draws_by_seed(game) else None,
            committed=committed,
            options=game.options,
            start=start,
            date=date or datetime.now(UTC).astimezone().date().isoformat(),
            comments=tuple(Comment(*comment) for comment in comments),
            result=result_of(game),
            resigned=resigned,
            events=tuple(events_of(untouched(game), log)) if committed and committed.seed else None,
        )

    def beginning(self) -> Game:
        """The game before anything happened, waiting to be told every outcome."""
        seed = self.seed or 0
        start = None if self.start is None else read_start(self.start, self.map, seed)
        return Game(
            self.map,
            len(self.players),
            seed=seed,
            options=self.options,
            names=self.players,
            chance=Given(),
            start=start and start.records,
            row=start and start.row,
        )

    def game(self, chance: Chance | None = None) -> Game:
        """The game, ready to be played on: with `chance` from now on, or from where it came from so far."""
        game = self.beginning()
        play_log(game, self.log)
        game.chance = chance or self._chance()
        return game

    def _chance(self) -> Chance | None:
        """None is the game's own generator, which has been drawing along."""
        if self.seed is not None:
            return None
        return self.committed or Given()

    def text(self) -> str:
        """The record as people read it."""
        from .writer import text_of

        return text_of(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a file: the whole record, or none of it."""
        save_text(path, [self.text()])


def save_many(path: str | os.PathLike[str], records: Iterable[Record]) -> None:
    """Write many records, one after the other, to one file."""
    save_text(path, (("\n" if at else "") + record.text() for at, record in enumerate(records)))


def save_text(path: str | os.PathLike[str], parts: Iterable[str]) -> None:
    with whole_file(path) as file:
        file.writelines(part.encode() for part in parts)


# --- parts of a record --------------------------------------------------------------------------------------------


def play_log(game: Game, log: tuple[int, ...]) -> None:
    """All of a record's log. RecordError, and nothing played, if it is not possible; its cause says where."""
    try:
        game.take(log)
    except (OverflowError, TypeError):
        raise RecordError(phrase("record-log-odd"), phrase("record-decisions")) from None
    except ImpossibleEntry as error:
        entry = phrase("record-log-entry", at=str(error.at), entry=str(log[error.at]))
        raise RecordError(entry, phrase("record-possible")) from error


def committed_of(game: Game, *, over: bool) -> Committed | None:
    """The seed of a game that is still being played stays where it is."""
    chance = game.chance
    if isinstance(chance, Fair | Committed):
        seed = chance.seed if over else None
        return Committed(chance.commitment, chance.nonces, seed, chance.abandoned, chance.day)
    return None


def result_of(game: Game) -> tuple[Place, ...] | None:
    if not game.is_over:
        return None
    (score,) = rules.score(game.state, game.board)
    return tuple(Place(int(score["rank"][seat]), int(score["total"][seat])) for seat in range(game.players))


def settled(comments: Iterable[Comment], log: tuple[int, ...]) -> tuple[Comment, ...]:
    """Comments in order, one line each; those among chance outcomes move on to the decision after them."""
    placed = []
    for at, text in comments:
        if not 0 <= at <= len(log):
            raise ValueError(f"a comment stands at 0 to {len(log)}, the length of the log, not at {at}.")
        while 0 < at < len(log) and log[at] < 0:
            at += 1  # noqa: PLW2901
        lines = [line.strip() for line in text.splitlines()] or [""]
        if max(map(len, lines)) > LONGEST_COMMENT:
            raise ValueError(f"a line of comment has at most {LONGEST_COMMENT:,} characters.")
        placed += [Comment(at, line) for line in lines]
    return tuple(sorted(placed, key=lambda comment: comment.at))


def events_of(game: Game, log: tuple[int, ...]) -> Iterable[ChanceEvent]:
    """Every chance event of a log that is known to be possible, with its pool; `game` plays along."""
    for entry in log:
        if entry < 0 and (pool := game.pool()):
            yield ChanceEvent(pool, -1 - entry)
        game.take((entry,))
