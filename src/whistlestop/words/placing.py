"""Cities, routes and tickets by names that people read."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping

from .catalogue import SOURCE, catalogue, say
from .lists import list_plain

# Display names by notation id, of whole routes and tickets or only of cities; None: there is none.
Places = Mapping[str, str] | Callable[[str], str | None]


def place(id: str, language: str = SOURCE, places: Places | None = None) -> str:
    """`Paris–Frankfurt (orange)` for `paris-frankfurt/orange`; `New York` for `new_york`."""
    known = shown(id, places)
    if known is not None:
        return known
    path, _, suffix = id.partition("/")
    start, dash, end = path.partition("-")
    if not dash:
        return city(start, places)
    said = say("place-path", language, **{"from": city(start, places), "to": city(end, places)})
    return say("place-with-suffix", language, path=said, suffix=which(suffix, language)) if suffix else said


def shown(id: str, places: Places | None) -> str | None:
    if places is None:
        return None
    return places.get(id) if isinstance(places, Mapping) else places(id)


def city(id: str, places: Places | None) -> str:
    known = shown(id, places)
    return id.replace("_", " ").title() if known is None else known


def which(suffix: str, language: str) -> str:
    """What tells routes or tickets between the same cities apart: a colour, the cards shown, or the points."""
    if suffix.isdecimal():
        return say("points", language, points=int(suffix))
    return list_plain([colour(part, language) for part in suffix.split("+")], language)


def colour(text: str, language: str) -> str:
    """`orange`, or `grey2` for the second of two grey tracks."""
    name = text.rstrip(string.digits)
    number = text.removeprefix(name)
    said = say(f"kind-{name}", language) if f"kind-{name}" in catalogue(SOURCE) else name
    return say("place-twin", language, colour=said, number=int(number)) if number else said
