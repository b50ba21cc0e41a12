"""`ws.parse`: a text to the action or whole move that it means on a map."""

from __future__ import annotations

import os

from whistlestop import maps
from whistlestop.maps import Map
from whistlestop.words import AnyOf, typed

from .actions import Action, Claim
from .moves import Move
from .names import Names, names_of
from .reader import Line, NotationError, read_line


def parse(text: str, map: str | os.PathLike[str] | Map) -> Action | Move:
    """What a text means on a map (by name, by path, or loaded): an action, or a move if it is several of them.

    NotationError if it means nothing, or may mean several things; `Game.parse` knows which of them are possible.

    >>> import whistlestop as ws
    >>> ws.parse("draw r", "europe")
    Draw(card='red')
    """
    names = names_of(map if isinstance(map, Map) else maps.load(map))
    return as_move(the_one(names, text, read_line(names, text)))


def as_move(line: Line) -> Action | Move:
    return line[0] if len(line) == 1 else Move(line)  # type: ignore[arg-type]


def the_one(names: Names, text: str, readings: list[Line]) -> Line:
    """Of several readings that differ only in which of two equal grey tracks is meant, the first."""
    first = readings[0]
    if all(alike(names, first, other) for other in readings[1:]):
        return first
    meant = sorted({str(as_move(line)) for line in readings})
    raise NotationError("notation-which", text=typed(text.strip()), options=AnyOf(meant[:6]))


def alike(names: Names, one: Line, other: Line) -> bool:
    return len(one) == len(other) and all(
        a == b or (isinstance(a, Claim) and isinstance(b, Claim) and equal_tracks(names, a, b))
        for a, b in zip(one, other, strict=True)
    )


def equal_tracks(names: Names, one: Claim, other: Claim) -> bool:
    """The two tracks of a double route, of the same colour."""
    a, b = (names.map.tracks[names.track_number[claim.track]] for claim in (one, other))
    return a.route == b.route and a.colour == b.colour
