"""Finding, reading and checking map files."""

from __future__ import annotations

import functools
import os
import tomllib
from pathlib import Path
from typing import Any

from . import check_board, check_cards, check_tickets
from . import draft as drafts
from .build import build
from .fault import Fault, MapError, nearest, printable
from .model import Map

SHIPPED = ("north_america", "europe", "card_game")
MOST_BYTES = 1_000_000

NameOrPath = str | os.PathLike[str]


def names() -> list[str]:
    """The maps that come with Whistlestop."""
    return list(SHIPPED)


def path(name: str) -> Path:
    """The file of a shipped map."""
    if name not in SHIPPED:
        problem = f"no such map comes with Whistlestop{nearest(name, SHIPPED)}"
        raise MapError([Fault(name, "", problem, "one of " + ", ".join(SHIPPED))])
    return Path(__file__).with_name(f"{name}.toml")


def load(name_or_path: NameOrPath) -> Map:
    """A shipped map by its name, or a map file by its path. Raises MapError with everything that is wrong.

    >>> from whistlestop import maps
    >>> map = maps.load("europe")
    >>> map.name, len(map.tracks), map.players
    ('Europe', 101, (2, 5))
    """
    if isinstance(name_or_path, str) and name_or_path in SHIPPED:
        return _shipped(name_or_path)
    file, shown = Path(name_or_path), printable(os.fspath(name_or_path))
    return load_text(_text(file, shown), shown, file)


def text_of(file: Path) -> str:
    """The text of a map file, not looked into yet. Raises MapError if it cannot be read."""
    return _text(file, printable(file.name))


def load_text(text: str, shown: str, file: Path | None = None) -> Map:
    """A map from the text of a file, which faults call `shown`. Raises MapError with everything that is wrong."""
    draft = drafts.read(_parse(text, shown), shown)
    if draft.readable:
        check_board.check(draft)
        check_tickets.check(draft)
        check_cards.check(draft)
    if draft.faults:
        raise MapError(draft.faults)
    return build(draft, file or Path(shown))


def check(name_or_path: NameOrPath) -> list[Fault]:
    """Everything that is wrong with a map; an empty list for a good one."""
    try:
        load(name_or_path)
    except MapError as error:
        return error.faults
    return []


@functools.cache
def _shipped(name: str) -> Map:
    return load_text(_text(path(name), name), name, path(name))


def _parse(text: str, shown: str) -> dict[str, Any]:
    """The file as TOML, or a MapError that says why not."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MapError([Fault(shown, "", f"is not TOML: {error}", "")]) from None
    except (ValueError, RecursionError) as error:  # a number of a thousand digits, a thousand brackets
        raise MapError([Fault(shown, "", f"cannot be read as TOML: {error}", "")]) from None


def _text(file: Path, shown: str) -> str:
    try:
        with file.open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        hint = nearest(shown, SHIPPED)
        problem = f"no such file, and no map of this name{hint}"
        raise MapError([Fault(shown, "", problem, "a map file, or one of " + ", ".join(SHIPPED))]) from None
    except (OSError, ValueError) as error:  # ValueError: a path with a zero byte
        if file.is_dir():
            raise MapError([Fault(shown, "", "is a folder", "a map file")]) from None
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise MapError([Fault(shown, "", f"cannot be read: {reason}", "")]) from None
    if len(raw) > MOST_BYTES:
        raise MapError([Fault(shown, "", "is too large", f"at most {MOST_BYTES:,} bytes")])
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        problem = f"is not UTF-8 text (line {line})"
        raise MapError([Fault(shown, "", problem, "text saved as UTF-8")]) from None
