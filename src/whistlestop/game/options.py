"""What is agreed before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from whistlestop.maps import Map

LONGEST_NAME = 100
SEAT_NAMES = ("Blue", "Red", "Green", "Yellow", "Black")  # B1: the colours of the players


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a game; `ws.new` takes them, or a dictionary of the same names.

    >>> import whistlestop as ws
    >>> ws.new("europe", options=ws.Options(first=1)).view().first
    1
    """

    first: int | None = None  # B4, K4: the starting seat; None: by lot
    open_track: bool = False  # K6: owners may look at their own on-the-track pile


def read_options(given: Options | Mapping[str, Any] | None) -> Options:
    """Options as they are, or from a mapping like {"first": 0}."""
    if isinstance(given, Options):
        return given
    try:
        return msgspec.convert(dict(given or {}), Options)
    except msgspec.ValidationError as error:
        known = ", ".join(Options.__struct_fields__)
        raise ValueError(f"these options make no sense: {error}. The options are {known}.") from None


def check_table(map: Map, players: int, options: Options, names: tuple[str, ...]) -> None:
    """Can these players sit down to this map?"""
    low, high = map.players
    if not low <= players <= high:
        raise ValueError(f"{map.name} is for {low} to {high} players, not {players}.")
    if options.first is not None and not 0 <= options.first < players:
        raise ValueError(f"the starting player is a seat from 0 to {players - 1}, not {options.first}.")
    if len(names) != players:
        raise ValueError(f"{players} players need {players} names, not {len(names)}.")
    for name in names:
        text = str(name)
        if text != name or not text.isprintable() or not 0 < len(text.strip()) <= LONGEST_NAME:
            raise ValueError(f"a player's name is a text of 1 to {LONGEST_NAME} letters in one line, not {name!r}.")
