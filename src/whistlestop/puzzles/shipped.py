"""The puzzles that come with the package."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Sequence
from pathlib import Path

import msgspec

from .puzzle import Puzzle

FOLDER = Path(__file__).parent / "data"


def games() -> list[str]:
    """The games for which there are puzzles."""
    return sorted(path.stem for path in FOLDER.glob("*.jsonl"))


@functools.lru_cache(maxsize=8)
def load(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in their order; none where there are none.

    >>> from whistlestop import puzzles
    >>> puzzles.load("no_such_game")
    ()
    """
    path = FOLDER / f"{game}.jsonl"
    lines = path.read_bytes().splitlines() if game in games() else []
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def write(game: str, puzzles: Sequence[Puzzle]) -> Path:
    """Ship these instead of those before."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{game}.jsonl"
    path.write_bytes(b"".join(msgspec.json.encode(it) + b"\n" for it in puzzles))
    load.cache_clear()
    return path


def find(name: str) -> Puzzle | None:
    """The puzzle of this id."""
    return next((it for game in games() for it in load(game) if it.id == name), None)


def of_the_day(game: str, day: datetime.date) -> Puzzle:
    """Everybody's puzzle of a day: one after the other, in an order that mixes the levels."""
    found = load(game)
    return found[day.toordinal() % len(found)]
