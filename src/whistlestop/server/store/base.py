"""What a store can do for the server, and the rows that it keeps: the interface of SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from .faults import CannotOpen, Storing

ADDRESS = re.compile("[A-Za-z][A-Za-z0-9+.-]+:/")  # of something else than a file; a drive has one letter
MIGRATIONS = Path(__file__).parent / "migrations"

COOKIE, BEARER, HANDOVER = "cookie", "bearer", "handover"  # kinds of tokens

Heard = Callable[[str | None], None]  # told the id of a table that another process has changed; None: any may have
HeardOfPeople = Callable[[str], None]  # told what `announce` was given by another process
Statement = tuple[object, ...]  # SQL with a ? for each of the values that follow it


class Row(NamedTuple):
    """A row of a table's log."""

    game: str
    seq: int
    at: int  # milliseconds since 1970, by the database's clock
    actor: str  # a guest, or bot, clock, server
    client: str | None  # the id that the client chose
    rules: int
    map: str
    body: str
    kind: str  # of the entry that the body is: its tag

    @property
    def moves(self) -> bool:
        """A move: who sits where stays as it is."""
        return self.kind == "moved"


class Summary(NamedTuple):
    """What of a table is looked up from outside; written together with the row that changed it."""

    id: str
    code: str
    invite: str
    status: str
    public: bool
    made: int
    due: int | None  # when a bot or a clock is to act
    seats: tuple[tuple[int, str], ...]  # who holds them
    host: str = ""
    listed: str = ""  # the table as the lobby shows it; empty: it is not in the lobby

    @property
    def columns(self) -> tuple[object, ...]:
        """As the index has them."""
        return (
            self.id,
            self.code,
            self.invite,
            self.status,
            int(self.public),
            self.made,
            self.due,
            self.host,
            self.listed,
        )


class Listed(NamedTuple):
    """A table in the lobby."""

    id: str
    text: str  # Summary.listed; empty where an older version has written the row


class Said(NamedTuple):
    """A row of the chat."""

    game: str
    number: int
    at: int
    guest: str
    seat: int | None
    name: str
    kind: str  # text or reaction
    body: str
    client: str | None = None  # the id that the client chose


class Guest(NamedTuple):
    id: str
    name: str


class Mail(NamedTuple):
    """Where a guest wants to be told of turns. `code`: the hash of what is awaited; None: it is confirmed."""

    address: str
    language: str
    code: str | None
    expires: int


class Outcome(asyncio.Future[bool]):
    """What becomes of a row. It cannot be taken back once it is on its way, so whoever is cancelled while they wait is
    cancelled when it is done: never before it is known what is on disk."""

    def cancel(self, msg: object = None) -> bool:  # noqa: ARG002
        return False


class Store(Protocol):
    """Everything that outlives a process."""

    shared: bool  # may other processes write?
    storing: Storing
    process: str  # a name for this process, another one at every start
    heard_of_people: HeardOfPeople

    async def open(self, heard: Heard) -> None: ...
    async def close(self) -> None: ...
    def now(self) -> int: ...
    async def tick(self) -> None:
        """Now and then: set the clock by the database's, and see that it is there."""

    async def probe(self) -> None:
        """Try whether it can be written to; `storing` knows afterwards."""

    def append(self, row: Row, summary: Summary | None) -> Outcome:
        """On disk when this is done; False, and nothing written, if (game, seq), the client's id or the table's code is
        taken."""

    async def rows(self, game: str, after: int) -> list[Row]: ...
    async def rewrite(self, row: Row) -> None:
        """The one change that a log knows: a name that is to be forgotten."""

    async def keep_map(self, hash: str, text: str) -> None:
        """The text of a map's file, for the games that are played on it."""

    async def map_text(self, hash: str) -> str | None: ...

    async def say(self, said: Said) -> int:
        """The number that it got, now or when it was said first: a client's id counts once."""

    async def chat(self, game: str, after: int) -> list[Said]: ...
    async def last_chat(self, game: str, most: int) -> list[Said]:
        """What was said last, in order."""

    async def lines(self, game: str) -> int:
        """How much has been said."""

    async def find(self, *, code: str | None = None, invite: str | None = None, ended: bool = False) -> str | None:
        """By its invitation, or by its code, as long as its game is not over; `ended`: also after that."""

    async def lobby(self, limit: int, each: int) -> list[Listed]:
        """The latest, and of each host only so many."""

    async def in_lobby(self, tables: Collection[str]) -> set[str]:
        """Which of these tables are in the lobby."""

    async def put_in_lobby(self, table: str, host: str, text: str) -> None:
        """What an older version has left out of the index."""

    async def tables_of(self, guest: str, limit: int) -> list[str]: ...
    async def plays(self, guest: str) -> bool:
        """Do they sit at a table whose game goes on?"""

    async def tables_naming(self, guest: str) -> list[str]:
        """Where they sit, and where they ever sat down; not where they were brought along by a rematch."""

    async def overdue(self, before: int, limit: int) -> list[str]:
        """The latest first, as of those that are idle: what nobody can do anything about does not stand before it."""

    async def idle(self, before: int, limit: int) -> list[str]: ...
    async def tables_after(self, after: str, limit: int) -> list[str]:
        """All tables, by their ids."""

    async def finished(self, after: str, limit: int) -> list[str]: ...

    async def add_guest(self, guest: Guest, at: int) -> None: ...
    async def rename(self, guest: str, name: str) -> None: ...
    async def forget(self, guest: str) -> None:
        """Everything that names a guest but the seats in logs, which hold only the id."""

    async def add_token(self, hash: str, guest: str, kind: str, expires: int | None, most: int) -> bool:
        """False, and nothing added, if the guest has so many of this kind."""

    async def guest_of(self, hash: str, at: int) -> tuple[Guest, str] | None:
        """Whose token, and of which kind."""

    async def drop_tokens(self, guest: str, kinds: Sequence[str]) -> None: ...
    async def take_over(self, code: str, cookie: str, at: int) -> Guest | None:
        """All at once: the guest of a hand-over code, which is gone, and whose only cookie is the new one from now on;
        None, and nothing has changed, if there is no such code (any more). Both are hashes."""

    async def tokens_left(self, hashes: Collection[str]) -> set[str]:
        """Those of them that still name somebody."""

    async def set_mail(self, guest: str, mail: Mail) -> None: ...
    async def mail_of(self, guest: str) -> Mail | None: ...
    async def drop_mail(self, guest: str) -> None: ...
    async def claim_notice(self, game: str, seat: int, turn: int, at: int, before: int) -> bool:
        """True once for a turn of a seat, and again if the last time was before `before`."""

    # What is around the tables (people/) has its SQL where its subject is, in words that both databases understand.

    async def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query."""

    async def change(self, *statements: Statement, alone: bool = False) -> list[list[tuple[Any, ...]]]:
        """Run statements in one transaction; what each returns. `alone`: under a lock that all processes share."""

    async def announce(self, *what: str) -> None:
        """Broadcast to the other processes, which call `heard_of_people` once for each word."""


def hear_nothing(_what: str) -> None:
    """Nobody listens."""


def connect(database: str) -> Store:
    """The store at an address: `postgresql://…`, or the path of an SQLite file."""
    file = file_of(database)
    if file is None:
        from .postgres import PostgresStore

        return PostgresStore(database)
    from .sqlite import SqliteStore

    return SqliteStore(file)


def file_of(database: str) -> Path | None:
    """Where an SQLite database lies; None for PostgreSQL. CannotOpen for what is neither: an address that was taken for
    a path would be a file with a password in its name."""
    if database.startswith(("postgresql://", "postgres://")):
        return None
    path = database.removeprefix("sqlite:///")
    if not path or path != path.strip() or any(not letter.isprintable() for letter in path):
        raise CannotOpen("the database is named with spaces or control characters around it; write just the name.")
    if ADDRESS.match(path):
        kind = path.partition(":")[0]
        raise CannotOpen(f"a database cannot be {kind}:…; it is postgresql://…, or the path of an SQLite file.")
    return Path(path)


def check_version(found: int, newest: int) -> None:
    """A database of a newer version means things that this one does not know."""
    if found > newest:
        raise CannotOpen(
            f"a newer version of Whistlestop has used this database (its form is {found}, this version knows "
            f"{newest}); update Whistlestop, or restore a backup."
        )


def newest_form() -> int:
    """Of databases that this version knows."""
    return migrations()[-1][0]


def migrations() -> list[tuple[int, list[str]]]:
    """Numbered scripts, as single statements."""
    found = []
    for file in sorted(MIGRATIONS.glob("*.sql")):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("--")]
        statements = [statement.strip() for statement in "\n".join(lines).split(";")]
        found.append((int(file.name[:4]), [statement for statement in statements if statement]))
    return found
