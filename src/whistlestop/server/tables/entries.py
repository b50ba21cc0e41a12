"""What a table's log is made of: one entry a row. A table is the fold of its log (state.py), and nothing else is truth.

Entries never leave the store as they are: they hold seeds, hidden cards and who is who.
"""

from __future__ import annotations

import msgspec

from whistlestop.game import Options
from whistlestop.wire.settings import TableSettings


class Entry(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """What all entries have in common."""


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat from the beginning."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None


class Made(Entry, frozen=True):
    """The table. Its seed is committed to from now on."""

    settings: TableSettings
    options: Options
    map: str  # its hash
    host: str
    seats: tuple[Holder, ...]
    seed: str
    code: str
    invite: str


class Sat(Entry, frozen=True):
    """A guest takes an empty seat."""

    seat: int
    guest: str
    name: str


class Stood(Entry, frozen=True):
    """A seat becomes empty, before the game."""

    seat: int


class BotSeated(Entry, frozen=True, tag="manned"):
    """A bot plays for a seat. `keeps`: whoever held it may come back."""

    seat: int
    bot: str
    keeps: bool = False
    why: str = "host"  # or left, clock


class Returned(Entry, frozen=True):
    """A guest takes their seat back from the bot."""

    seat: int


class Readied(Entry, frozen=True):
    """The hash of a nonce, with ready; None: not ready any more."""

    seat: int
    hash: str | None


class Opened(Entry, frozen=True):
    """A nonce. With the last one the game begins: what is dealt follows in the same row."""

    seat: int
    nonce: str
    log: tuple[int, ...] | None = None


class Reseeded(Entry, frozen=True):
    """Somebody did not open: a new seed, and a new ready."""

    seed: str


class Moved(Entry, frozen=True):
    """A submission: a seat's decisions and the chance outcomes that followed, as in a game's log."""

    seat: int
    log: tuple[int, ...]
    by: str = ""  # or bot, clock


class Resigned(Entry, frozen=True):
    """A seat gives up; with more than two players a bot plays on."""

    seat: int
    bot: str | None = None


class Muted(Entry, frozen=True):
    seat: int
    muted: bool


class Rematched(Entry, frozen=True):
    """The next table of the same people."""

    table: str


class Closed(Entry, frozen=True):
    """Nobody came any more."""


FORGOTTEN = "Guest"  # the name of whoever wants to have none


class Forgotten(Entry, frozen=True):
    """A guest whom nobody shall know any more. `seats`: those that bear their name in the game; `bot`: who plays on."""

    guest: str
    seats: tuple[int, ...]
    bot: str


AnyEntry = (
    Made
    | Sat
    | Stood
    | BotSeated
    | Returned
    | Readied
    | Opened
    | Reseeded
    | Moved
    | Resigned
    | Muted
    | Rematched
    | Closed
    | Forgotten
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry
