"""Bodies of HTTP requests and answers that are not table commands."""

from __future__ import annotations

import msgspec

from .answers import Table
from .commands import Name, Secret


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody new. `program`: answer with a bearer token instead of a cookie."""

    name: Name = ""
    program: bool = False


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class TakeOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code from the other device."""

    code: Secret


class GuestInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are. The token is said once, to a program that asked for it."""

    guest: str
    name: str
    token: str | None = None


class HandOver(msgspec.Struct, frozen=True):
    """Say this on the other device within ten minutes; it gets a new cookie, and this device's ends."""

    code: str
    seconds: int


class GameInfo(msgspec.Struct, frozen=True):
    game: str
    name: str
    least: int
    most: int
    own: bool = False  # the operator's, not one that comes with Whistlestop


class Offer(msgspec.Struct, frozen=True):
    """What can be played here, and against whom."""

    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    levels: dict[str, str]
    reactions: tuple[str, ...]


class TableList(msgspec.Struct, frozen=True):
    tables: tuple[Table, ...]


class Status(msgspec.Struct, frozen=True):
    """Whether games can be played; on the very first start the rules are compiled, which takes a minute or two."""

    ready: bool
    fraction: float  # how much of it is done
    compiling: str  # rules or bots; empty when ready, or not begun
    version: str


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
