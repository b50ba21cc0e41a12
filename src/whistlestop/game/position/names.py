"""Names in a position to the rules' numbers. As forgiving as the notation, as long as one thing only can be meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from whistlestop import maps
from whistlestop.maps import Map

from ..notation.cards import COLOURS, KINDS, LOCO, CardSet, find_kind, find_set
from ..notation.names import names_of
from .form import PositionError

Counts = list[int]  # nine


def find_map(name: str, own: Map | None) -> Map:
    """A shipped map by its name, or the one in hand. What a position says is never taken for the path of a file."""
    if own is not None and own.id == name:
        return own
    if name not in maps.names():
        shipped = ", ".join(maps.names())
        raise PositionError("map", f"{name!r} is none of {shipped}; a map of your own is given beside the position.")
    return maps.load(name)


class Finder:
    """The names of one map."""

    def __init__(self, map: Map) -> None:
        self.map = map
        self.names = names_of(map)

    def kind(self, path: str, word: str) -> int:
        found = [KINDS.index(kind) for kind in find_kind(word)]
        return the_one(path, "card", word, found, KINDS, f": the cards are {', '.join(KINDS)}")

    def card(self, path: str, word: str | None) -> str | None:
        return None if word is None else KINDS[self.kind(path, word)]

    def counts(self, path: str, cards: Mapping[str, int]) -> Counts:
        counts = [0] * len(KINDS)
        for word, number in cards.items():
            counts[self.kind(path, word)] += number
        return counts

    def counted(self, path: str, words: Iterable[str]) -> Counts:
        counts = [0] * len(KINDS)
        for word in words:
            counts[self.kind(path, word)] += 1
        return counts

    def cards(self, path: str, text: str) -> CardSet:
        """A set of one colour, or of locomotives."""
        found = find_set(text)
        if found is None or found.size == 0:
            raise PositionError(path, f"{text!r} is no set of cards; write it like 2 red + 1 loco.")
        return found

    def colour(self, path: str, word: str) -> int:
        kind = self.kind(path, word)
        if KINDS[kind] == LOCO:
            raise PositionError(path, f"a pile has a colour ({', '.join(COLOURS)}), not {word!r} (K9).")
        return kind

    def ticket(self, path: str, text: str) -> int:
        return the_one(path, "ticket", text, self.names.find_ticket(text), self.names.tickets)

    def tickets(self, path: str, texts: Iterable[str]) -> list[int]:
        return [self.ticket(path, text) for text in texts]

    def city(self, path: str, text: str) -> int:
        return the_one(path, "city", text, self.names.find_city(text), self.names.cities)

    def track(self, path: str, text: str, taken: Iterable[int] = ()) -> int:
        """Of equal grey twins, the first that is not taken yet."""
        found = self.names.find_track(text)
        tracks = [self.map.tracks[number] for number in found]
        if len(found) == 2 and tracks[0].route == tracks[1].route and tracks[0].colour == tracks[1].colour:
            found = [number for number in found if number not in taken][:1] or found[:1]
        return the_one(path, "route", text, found, self.names.tracks)


def the_one(path: str, what: str, text: str, found: list[int], names: Sequence[str], hint: str = "") -> int:
    if len(found) == 1:
        return found[0]
    if found:
        meant = " or ".join(names[number] for number in found[:6])
        raise PositionError(path, f"{text!r} may be {meant}: say which.")
    raise PositionError(path, f"there is no {what} {text!r}{hint or ' on this map'}.")
