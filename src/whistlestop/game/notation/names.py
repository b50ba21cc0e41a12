"""The names of cities, tracks and tickets in the notation, and how to find them again in what people type.

A track is `paris-frankfurt/orange`, without the colour where only one track runs; the second of two equal grey tracks
is `/grey2`. A ticket is `chicago-miami`; where two join the same cities, what it shows or is worth follows.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Sequence

from whistlestop.maps import Map, Ticket, Track

from .cards import COLOURS, counted
from .plain_letters import fold

BETWEEN = re.compile(r"\s*(?:-+>?|–|—|→|\bto\b)\s*", re.IGNORECASE)
LONGEST = 200  # characters of two names
SAINT = re.compile(r"\b(?:saint|sankt|ste?)\b\.?", re.IGNORECASE)


class Names:
    """All names of one map."""

    def __init__(self, map: Map) -> None:
        self.map = map
        self.cities = [city.id for city in map.cities]
        self.tracks = numbered([path_of(self, it) + colour_of(it) for it in map.tracks])
        self.tickets = ticket_names(self)
        self.city_number = numbers_of(self.cities)
        self.track_number = numbers_of(self.tracks)
        self.ticket_number = numbers_of(self.tickets)
        self._spellings = [{words_of(city.id), words_of(city.name)} for city in map.cities]

    def find_city(self, text: str) -> list[int]:
        """The cities that a text may mean: the one of just this id, else those of just this name, else those whose
        name begins so."""
        if (known := self.city_number.get(text.strip())) is not None:
            return [known]
        words = words_of(text)
        if not any(words):
            return []
        alike = ["".join(words) in {"".join(spelling) for spelling in spellings} for spellings in self._spellings]
        if not any(alike):
            alike = [any(abbreviates(words, spelling) for spelling in spellings) for spellings in self._spellings]
        return [city for city, found in enumerate(alike) if found]

    def find_track(self, text: str) -> list[int]:
        """The tracks that a text may mean; several where the colour of a double route's track is missing."""
        return self._find(text, [(it.a, it.b) for it in self.map.tracks], self.tracks)

    def find_ticket(self, text: str) -> list[int]:
        """The tickets that a text may mean; several where two join the same cities."""
        return self._find(re.sub(r"\(\d+\)\s*$", "", text), [(it.a, it.b) for it in self.map.tickets], self.tickets)

    def _find(self, text: str, joined: Sequence[tuple[int, int]], names: list[str]) -> list[int]:
        text = text.strip()
        if text in names:
            return [names.index(text)]
        path, _, suffix = text.partition("/")
        pairs = self._pairs(path)
        found = [number for number, pair in enumerate(joined) if pair in pairs]
        if not suffix.strip():
            return found
        ends = {number: fold(names[number].partition("/")[2]) for number in found}
        exact = [number for number in found if ends[number] == fold(suffix)]
        return exact or [number for number in found if ends[number].startswith(fold(suffix))]

    def _pairs(self, text: str) -> set[tuple[int, int]]:
        """The pairs of cities that `paris - frankfurt` may mean, in both directions, wherever it may be divided."""
        pairs: set[tuple[int, int]] = set()
        if len(text) > LONGEST:
            return pairs
        for cut in BETWEEN.finditer(text):
            for a in self.find_city(text[: cut.start()]):
                for b in self.find_city(text[cut.end() :]):
                    pairs |= {(a, b), (b, a)}
        return pairs


@functools.lru_cache(maxsize=16)
def names_of(map: Map) -> Names:
    return Names(map)


def path_of(names: Names, it: Track | Ticket) -> str:
    return f"{names.cities[it.a]}-{names.cities[it.b]}"


def colour_of(track: Track) -> str:
    return "" if track.twin is None else f"/{track.colour}"


def ticket_names(names: Names) -> list[str]:
    """By their cities; where that is not enough, by the cards that they show or the points that they are worth."""
    paths = [path_of(names, ticket) for ticket in names.map.tickets]
    pairs = Counter(tuple(sorted((it.a, it.b))) for it in names.map.tickets)
    ends = [f"/{shown_on(it)}" if pairs[tuple(sorted((it.a, it.b)))] > 1 else "" for it in names.map.tickets]
    return numbered([path + end for path, end in zip(paths, ends, strict=True)])


def shown_on(ticket: Ticket) -> str:
    shown = counted(ticket.cards)
    return "+".join(colour for colour in COLOURS for _ in range(shown.get(colour, 0))) or str(ticket.points)


def numbered(names: list[str]) -> list[str]:
    """Of equal names the first stays as it is, the second gets a 2, and so on."""
    so_far: Counter[str] = Counter()
    unique = []
    for name in names:
        so_far[name] += 1
        unique.append(name if so_far[name] == 1 else f"{name}{so_far[name]}")
    return unique


def numbers_of(names: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def words_of(text: str) -> tuple[str, ...]:
    """The words of a name with letters made equal: `Saint Louis`, `St. Louis` and `saint_louis` are the same."""
    plain = SAINT.sub("st ", text.replace("_", " ").replace("-", " "))
    return tuple(word for word in folded(plain) if word)


def folded(text: str) -> list[str]:
    return [fold(word) for word in text.split()]


def abbreviates(words: tuple[str, ...], name: tuple[str, ...]) -> bool:
    """`new y`, `newy`, `n york` and `ny` all stand for New York."""
    if "".join(name).startswith("".join(words)):
        return True
    if len(words) == 1 and len(name) > 1 and words[0] == "".join(word[0] for word in name):
        return True
    return 1 < len(words) <= len(name) and all(full.startswith(word) for word, full in zip(words, name, strict=False))
