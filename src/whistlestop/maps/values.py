"""What the keys of a map file may hold, and how to say that one holds something else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol

from .fault import join, nearest, show
from .model import COLOURS, GREY, SEATS

ID = re.compile(r"[a-z][a-z0-9_]{0,39}\Z")
NAME_LENGTH = 60
TRACK_COLOURS = (*COLOURS, GREY)

Wrong = tuple[str, str]  # what is wrong, what was expected


class Holds(Protocol):
    @property
    def expected(self) -> str: ...
    def wrong(self, value: object) -> list[Wrong]:
        """Everything that is wrong with this value; empty if it will do."""


@dataclass(frozen=True)
class Number:
    low: int
    high: int

    @property
    def expected(self) -> str:
        return f"a whole number from {self.low} to {self.high}" if self.low < self.high else str(self.low)

    def wrong(self, value: object) -> list[Wrong]:
        if type(value) is int and self.low <= value <= self.high:  # not isinstance: true is an int to Python
            return []
        return [(f"is {show(value)}", self.expected)]


@dataclass(frozen=True)
class Degrees:
    high: int

    @property
    def expected(self) -> str:
        return f"degrees from -{self.high} to {self.high}"

    def wrong(self, value: object) -> list[Wrong]:
        if isinstance(value, bool) or not isinstance(value, int | float):
            return [(f"is {show(value)}", self.expected)]
        return [] if -self.high <= value <= self.high else [(f"is {show(value)}", self.expected)]


class Flag:
    expected = "true or false"

    def wrong(self, value: object) -> list[Wrong]:
        return [] if isinstance(value, bool) else [(f"is {show(value)}", self.expected)]


@dataclass(frozen=True)
class Choice:
    words: tuple[str, ...]

    @property
    def expected(self) -> str:
        return join((f'"{word}"' for word in self.words), "or")

    def wrong(self, value: object) -> list[Wrong]:
        if isinstance(value, str) and value in self.words:
            return []
        return [(f"is {show(value)}{nearest(value, self.words)}", self.expected)]


class Id:
    expected = "1 to 40 of the characters a-z, 0-9 and _, a letter first"

    def wrong(self, value: object) -> list[Wrong]:
        good = isinstance(value, str) and ID.match(value)
        return [] if good else [(f"is {show(value)}", self.expected)]


class Name:
    expected = f"a name of 1 to {NAME_LENGTH} characters on one line"

    def wrong(self, value: object) -> list[Wrong]:
        good = isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= NAME_LENGTH
        return [] if good else [(f"is {show(value)}", self.expected)]


class Players:
    expected = f"[fewest, most], both from 2 to {SEATS}"

    def wrong(self, value: object) -> list[Wrong]:
        if isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value):
            fewest, most = value
            return [] if 2 <= fewest <= most <= SEATS else [(f"is [{fewest}, {most}]", self.expected)]
        return [(f"is {show(value)}", self.expected)]


class Between:
    expected = "a list of two city ids"

    def wrong(self, value: object) -> list[Wrong]:
        if not isinstance(value, list):
            return [(f"is {show(value)}", self.expected)]
        if len(value) != 2:
            return [(f"names {len(value)} cities", self.expected)]
        strange = (city for city in value if not isinstance(city, str))
        return [(f"names the city {show(city)}", self.expected) for city in strange]


class Colours:
    expected = "one track, or two for a double route"

    def wrong(self, value: object) -> list[Wrong]:
        if not isinstance(value, list):
            return [(f"is {show(value)}", f"a list of colours: {self.expected}")]
        wrongs = [] if 1 <= len(value) <= 2 else [(f"lists {len(value)} parallel tracks", self.expected)]
        for colour in value:
            if not isinstance(colour, str) or colour not in TRACK_COLOURS:
                problem = f"has the unknown colour {show(colour)}{nearest(colour, TRACK_COLOURS)}"
                wrongs.append((problem, join(TRACK_COLOURS, "or")))
        return wrongs


@dataclass(frozen=True)
class Counts:
    """A table from words to numbers."""

    words: tuple[str, ...] | None  # None: city ids, which are checked together with the cities
    what: str
    numbers: Number

    @property
    def expected(self) -> str:
        return f"a table from {self.what} to {self.numbers.expected}"

    def wrong(self, value: object) -> list[Wrong]:
        if not isinstance(value, dict):
            return [(f"is {show(value)}", self.expected)]
        wrongs = []
        for word, number in value.items():
            if self.words is not None and word not in self.words:
                wrongs.append((f"has the unknown entry {show(word)}{nearest(word, self.words)}", self.what))
            elif problems := self.numbers.wrong(number):
                wrongs.append((f"has {word} = {show(number)}", problems[0][1]))
        return wrongs


class List:
    expected = "a list of tables"

    def wrong(self, value: object) -> list[Wrong]:
        return [] if isinstance(value, list) else [(f"is {show(value)}", self.expected)]
