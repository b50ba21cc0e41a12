"""Results on disk: SQLite, a row a game and a row a seat, written a chunk at a time.

A run is everything that must be equal for rows to be comparable: the map, the number of players, the seed, the budget,
and the sources of rules and bots. More games or more bots belong to the same run; another version of a bot does not.
A bot that plays by the network in a file is kept under its name and what is in the file.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Self

import whistlestop
from whistlestop import maps
from whistlestop.bots.champion.weights import fingerprint
from whistlestop.bots.players import network_file

from .code_version import sources
from .line_ups import LineUp, seatings
from .results import Block, GameResult, SeatResult
from .settings import Settings

FORMAT = 1
PATIENCE = 60  # seconds, where another process is writing
TABLES = {"runs", "blocks", "games", "seats"}
SEPARATOR = "|"  # between the bots of a line-up or seating

SCHEMA = f"""
CREATE TABLE IF NOT EXISTS runs (
  run TEXT PRIMARY KEY,
  about TEXT NOT NULL,               -- JSON
  begun TEXT NOT NULL DEFAULT (datetime('now'))
);
CREATE TABLE IF NOT EXISTS blocks (  -- a line-up on one game number, in all seatings
  run TEXT NOT NULL REFERENCES runs, line_up TEXT NOT NULL, number INTEGER NOT NULL,
  PRIMARY KEY (run, line_up, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS games (
  run TEXT NOT NULL, seating TEXT NOT NULL, number INTEGER NOT NULL, first INTEGER NOT NULL, seconds REAL NOT NULL,
  PRIMARY KEY (run, seating, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats (
  run TEXT NOT NULL, seating TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  {", ".join(f"{name} REAL" if name == "seconds" else f"{name} INTEGER NOT NULL" for name in SeatResult._fields)},
  PRIMARY KEY (run, seating, number, seat)
) WITHOUT ROWID;
"""
GAME = "INSERT INTO games VALUES (?, ?, ?, ?, ?)"
SEAT = f"INSERT INTO seats VALUES ({', '.join('?' * (4 + len(SeatResult._fields)))})"


class Store:
    """One run in a database file. ValueError, in one sentence with the file's name, whatever is wrong with that."""

    def __init__(self, path: Path, settings: Settings, *, reading: bool = False) -> None:
        self.path = path
        self.kept_as = dict(networks(settings.all_bots()))
        self.about = about(settings)
        self.run = hashlib.sha256(self.about.encode()).hexdigest()[:16]
        with usable(path):
            self._sql = connected(path, reading)
            try:
                check_format(path, self._sql, reading)
                if not reading:
                    self._prepare()
                self.done = set(self._blocks())  # line-ups as texts
            except BaseException:
                self._sql.close()
                raise

    def _prepare(self) -> None:
        self._sql.execute("PRAGMA journal_mode = WAL")
        self._sql.execute("PRAGMA synchronous = NORMAL")
        self._sql.executescript(SCHEMA)
        self._sql.execute(f"PRAGMA user_version = {FORMAT}")
        with self._sql:
            self._sql.execute("INSERT OR IGNORE INTO runs (run, about) VALUES (?, ?)", (self.run, self.about))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._sql.close()

    def _blocks(self) -> Iterator[tuple[str, int]]:
        yield from self._sql.execute("SELECT line_up, number FROM blocks WHERE run = ?", (self.run,))

    def is_done(self, line_up: LineUp, number: int) -> bool:
        return (self.text(line_up), number) in self.done

    def text(self, bots: Iterable[str]) -> str:
        """The bots of a line-up or seating, as they are kept."""
        return bots_text(self.kept_as.get(name, name) for name in bots)

    def add(self, blocks: Iterable[Block]) -> int:
        """Write blocks, all or nothing. One that is there already is left alone: a chunk may come twice. How many
        were new."""
        new = 0
        with usable(self.path), self._sql:
            for block in blocks:
                key = (self.run, self.text(block.line_up), block.number)
                found = self._sql.execute("INSERT OR IGNORE INTO blocks VALUES (?, ?, ?)", key)
                if found.rowcount:
                    self._add_games(block.games)
                    new += 1
                self.done.add(key[1:])
        return new

    def _add_games(self, games: Iterable[GameResult]) -> None:
        for game in games:
            key = (self.run, self.text(game.seating), game.number)
            self._sql.execute(GAME, (*key, game.first, game.seconds))
            self._sql.executemany(SEAT, [(*key, seat, *result) for seat, result in enumerate(game.seats)])

    def games(self, settings: Settings) -> Iterator[GameResult]:
        """The games that the settings ask for, as far as they have been played, in a fixed order."""
        for line_up in settings.all_line_ups():
            done = {number for number in range(settings.blocks(line_up)) if self.is_done(line_up, number)}
            for seating in seatings(line_up):
                with usable(self.path):
                    yield from (game for game in self._seating(seating) if game.number in done)

    def _seating(self, seating: LineUp) -> Iterator[GameResult]:
        where = "WHERE run = ? AND seating = ? ORDER BY number"
        key = (self.run, self.text(seating))
        seats = self._sql.execute(f"SELECT * FROM seats {where}, seat", key)
        for number, first, seconds in self._sql.execute(f"SELECT number, first, seconds FROM games {where}", key):
            rows = tuple(SeatResult(*next(seats)[4:]) for _ in seating)
            yield GameResult(seating, number, first, seconds, rows)


@contextlib.contextmanager
def usable(path: Path) -> Iterator[None]:
    """What goes wrong with the file is one sentence."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        why = getattr(error, "strerror", None) or error
        raise ValueError(f"{path} is of no use as a database: {why}; name another one with --database.") from error


def connected(path: Path, reading: bool) -> sqlite3.Connection:
    """Open the database; if only to read, then read-only, and a file that is not there is not made."""
    if reading:
        if not path.exists():
            raise ValueError(f"there is no {path} to read; without --read it is made, and games are played.")
        how = "immutable=1" if is_at_rest(path) else "mode=ro"
        return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, timeout=PATIENCE)
    return sqlite3.connect(path, timeout=PATIENCE)


def is_at_rest(path: Path) -> bool:
    """Nobody writes to it, and nothing can be put beside it: then SQLite is to read it without its locks, for which it
    would need a file there."""
    file = path.resolve()
    return not os.access(file.parent, os.W_OK) and not file.with_name(f"{file.name}-wal").exists()


def check_format(path: Path, sql: sqlite3.Connection, reading: bool) -> None:
    """ValueError unless this is a database of ours, or (to write) will be one."""
    (version,) = sql.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in sql.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if tables - TABLES or (reading and tables != TABLES):
        raise ValueError(f"{path} is not a database of the arena; name another one with --database.")
    if version not in (0, FORMAT):
        raise ValueError(f"{path} is of another version of the arena; name another one with --database.")


def about(settings: Settings) -> str:
    """What a run is, as JSON."""
    what = {
        "arena": FORMAT,
        "game": settings.game,
        "map": maps.load(settings.game).hash,
        "players": settings.players,
        "seed": settings.seed,
        "seconds": settings.budget.seconds,
        "rollouts": settings.budget.rollouts,
        "version": whistlestop.__version__,
        "sources": sources(),
    }
    return json.dumps(what, sort_keys=True)


def networks(bots: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Those that play by the network in a file, and what they are kept as."""
    for name in bots:
        if (file := network_file(name)) is not None:
            yield name, f"{name} {fingerprint(file)}"


def bots_text(bots: Iterable[str]) -> str:
    """The bots of a line-up or seating; no two of them give the same text, though a command may have a `|` in it."""
    names = list(bots)
    plain = SEPARATOR.join(names)
    return plain if plain.count(SEPARATOR) == len(names) - 1 else json.dumps(names)
