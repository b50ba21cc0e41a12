"""Cities, routes, tickets and games by names that people read."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping

from .catalogue import SOURCE, catalogue, say
from .lists import list_plain

# Display names by notation id, of whole routes and tickets or only of cities; None: there is none.
Places = Mapping[str, str] | Callable[[str], str | None]

# What a colour beside the cities agrees with: a route, or the cards that a ticket shows.
TRACK, CARD = "track", "kind"


def place(id: str, language: str = SOURCE, places: Places | None = None) -> str:
    """A city or a route: `Paris–Frankfurt (orange)` for `paris-frankfurt/orange`; `New York` for `new_york`."""
    return named(id, language, places, TRACK)


def ticket(id: str, language: str = SOURCE, places: Places | None = None) -> str:
    """`New York–Miami (red, blue)` for `new_york-miami/red+blue`."""
    return named(id, language, places, CARD)


def game_name(id: str, name: str, language: str = SOURCE) -> str:
    """A map's name: ours are translated, those of other files stay as they are."""
    key = f"game-{id.replace('_', '-')}"
    return say(key, language) if key in catalogue(SOURCE) and say(key) == name else name


def named(id: str, language: str, places: Places | None, of: str) -> str:
    known = shown(id, places)
    if known is not None:
        return known
    path, _, suffix = id.partition("/")
    start, dash, end = path.partition("-")
    if not dash:
        return city(start, places)
    said = say("place-path", language, **{"from": city(start, places), "to": city(end, places)})
    return say("place-with-suffix", language, path=said, suffix=which(suffix, language, of)) if suffix else said


def shown(id: str, places: Places | None) -> str | None:
    if places is None:
        return None
    return places.get(id) if isinstance(places, Mapping) else places(id)


def city(id: str, places: Places | None) -> str:
    known = shown(id, places)
    return id.replace("_", " ").title() if known is None else known


def which(suffix: str, language: str, of: str) -> str:
    """What tells routes or tickets between the same cities apart: a colour, the cards shown, or the points."""
    if suffix.isdecimal():
        return say("points", language, points=int(suffix))
    return list_plain([colour(part, language, of) for part in suffix.split("+")], language)


def colour(text: str, language: str, of: str) -> str:
    """`orange`, or `grey2` for the second of two grey tracks."""
    name = text.rstrip(string.digits)
    number = text.removeprefix(name)
    said = say(f"{of}-{name}", language) if f"{of}-{name}" in catalogue(SOURCE) else name
    return say("place-twin", language, colour=said, number=int(number)) if number else said
