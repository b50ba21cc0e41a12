"""Finding, reading and checking map files."""

from __future__ import annotations

import functools
import os
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from . import check_board, check_cards, check_tickets, toml, variants
from . import draft as drafts
from .build import build
from .fault import Fault, MapError, nearest, printable, show
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
        return _shipped(name_or_path).map
    file, shown = Path(name_or_path), printable(os.fspath(name_or_path))
    return load_text(_text(file, shown), shown, file)


def load_with_text(file: Path) -> tuple[Map, str]:
    """A map from a file, and a text from which `load_text` makes it again, whatever becomes of that file and of the
    ones it extends. Raises MapError, in which the file goes by its name alone."""
    shown = printable(file.name)
    text = _text(file, shown)
    found = _load(text, shown, file)
    return found.map, text if found.map.base is None else toml.written(found.data)


def load_text(text: str, shown: str, file: Path | None = None) -> Map:
    """A map from the text of a file, which faults call `shown`. Raises MapError with everything that is wrong."""
    return _load(text, shown, file or Path(shown)).map


def check(name_or_path: NameOrPath) -> list[Fault]:
    """Everything that is wrong with a map; an empty list for a good one."""
    try:
        load(name_or_path)
    except MapError as error:
        return error.faults
    return []


class Loaded(NamedTuple):
    map: Map
    data: dict[str, Any]  # the whole file, that of a variant together with its base's


@functools.cache
def _shipped(name: str) -> Loaded:
    return _load(_text(path(name), name), name, path(name))


def _load(text: str, shown: str, file: Path, extending: tuple[str, ...] = ()) -> Loaded:
    """`extending`: the files that extend this one, one another."""
    data, base, places, faults = _parse(text, shown), None, [], []
    if variants.EXTENDS in data:
        base = _base(data[variants.EXTENDS], shown, file, (*extending, shown))
        merged = variants.merge(data, base.data, shown)
        data, places, faults = merged.data, merged.tickets, merged.faults
    draft = drafts.read(data, shown, places)
    if draft.readable:
        check_board.check(draft)
        check_tickets.check(draft)
        check_cards.check(draft)
    if faults or draft.faults:
        raise MapError([*faults, *draft.faults])
    return Loaded(replace(build(draft, file), base=base and base.map), data)


def _base(wanted: object, shown: str, file: Path, extending: tuple[str, ...]) -> Loaded:
    """What a variant extends: a shipped map by its name, or a file by its path from where the variant is."""
    if isinstance(wanted, str) and wanted in SHIPPED:
        return _shipped(wanted)
    expected = f"the path of a map file, or one of {', '.join(SHIPPED)}"
    if not isinstance(wanted, str) or not wanted:
        raise MapError([Fault(shown, variants.EXTENDS, f"is {show(wanted)}", expected)])
    found, called = file.parent / wanted, os.path.normpath(Path(shown).parent / wanted)
    if not found.is_file():
        problem = f"names {show(wanted)}, but there is no such file and no map of this name{nearest(wanted, SHIPPED)}"
        raise MapError([Fault(shown, variants.EXTENDS, problem, expected)])
    called = printable(called)
    if called in map(os.path.normpath, extending):
        raise variants.refuse_circle((*extending, called))
    return _load(_text(found, called), called, found, extending)


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
