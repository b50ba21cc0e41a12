"""How much anybody may do: token buckets by address, by socket, and by what it is."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from ..refusal import Refusal


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float

    def of_a_crowd(self) -> Rate:
        return Rate(CROWD * self.burst, CROWD * self.per_second)


class Bucket(NamedTuple):
    """What was left in it, and when."""

    left: float
    since: float
    rate: Rate

    def at(self, now: float) -> float:
        return min(self.rate.burst, self.left + (now - self.since) * self.rate.per_second)


MANY = 50_000  # buckets, before somebody looks which are full again


class Limits:
    """Buckets by key. Those that are full again are forgotten, and no others: memory does not grow with strangers, and
    whoever sends many strangers wins nothing back that was spent.
    """

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._many = MANY
        self.refused = 0

    def spend(self, what: str, who: str, rate: Rate, *, cost: int = 1) -> None:
        """Take tokens, or raise a Refusal; even a free request needs one left."""
        if not self.on:
            return
        now = monotonic()
        bucket = self._buckets.get((what, who))
        left = rate.burst if bucket is None else bucket.at(now)
        if left < 1:
            self.refused += 1
            raise Refusal("too-fast")
        self._buckets[what, who] = Bucket(left - cost, now, rate)
        if len(self._buckets) > self._many:
            self._forget(now)

    def charge(self, what: str, who: str, rate: Rate, cost: float) -> None:
        """What has been used up already: never refused, but it is missing afterwards."""
        if self.on:
            now = monotonic()
            bucket = self._buckets.get((what, who))
            self._buckets[what, who] = Bucket((rate.burst if bucket is None else bucket.at(now)) - cost, now, rate)

    def spend_for(self, what: str, guest: str, address: str, rate: Rate) -> None:
        """What a guest may do; and an address, since one person can be many guests."""
        if self.on:
            self.spend(what, guest, rate)
            self.spend(f"{what}-by", address, rate.of_a_crowd())

    def _forget(self, now: float) -> None:
        """Those that are left may double before this is done again, so that it costs little for each."""
        self._buckets = {key: it for key, it in self._buckets.items() if it.at(now) < it.rate.burst}
        self._many = max(MANY, 2 * len(self._buckets))


class Counts:
    """How many of something each has open now."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self.total = 0

    def enter(self, who: str, most: int) -> None:
        if self._counts.get(who, 0) >= most:
            raise Refusal("too-fast")
        self._counts[who] = self._counts.get(who, 0) + 1
        self.total += 1

    def leave(self, who: str) -> None:
        self.total -= 1
        left = self._counts[who] - 1
        if left:
            self._counts[who] = left
        else:
            del self._counts[who]


CROWD = 10  # an address gets so many times what each of its guests or sockets gets: several people may share it

REQUESTS = Rate(120, 30)  # by address
GUESTS = Rate(20, 0.1)  # by address
JOINS = Rate(20, 0.5)  # by address: codes are short, and nobody shall try them all
MESSAGES = Rate(60, 20)  # by socket, and for a crowd by address
# Seconds of work by address: to read a table that is not in memory, to replay a game, to write its record. Whoever has
# less than one left waits until it has grown back: in the long run nobody gets more than a fifth of a processor.
WORK = Rate(10, 0.2)
# By guest, and for a crowd by address:
TABLES = Rate(20, 0.1)
MOVES = Rate(300, 50)  # programs play fast, at several tables
SEATING = Rate(60, 1)  # rows of a log that no game ever ends: sit down, get up, ready, mute
CHAT = Rate(5, 0.5)
BLOCKS = Rate(20, 0.2)
SEEKS = Rate(20, 0.5)
CHALLENGES = Rate(6, 1 / 20)  # each is put before somebody
REPORTS = Rate(5, 1 / 120)  # each is read by a person
HINTS = Rate(30, 1)  # each takes a bot's whole time to think
QRS = Rate(20, 0.5)
PUZZLES = Rate(60, 2)  # by address; each is some milliseconds of work
REVIEWS = Rate(6, 0.05)  # by address; each is some seconds of work, beside everything else
WHAT_IFS = Rate(40, 1)  # by address; each is some tenths of a second of work
CHANCES = Rate(60, 2)  # for a crowd by address
MAILS = Rate(3, 1 / 600)  # codes to confirm an address, by guest
MAILS_TO = Rate(2, 1 / 3600)  # the same, by the address they go to
SOCKETS_BY_ADDRESS = 64
SOCKETS_BY_GUEST = 16
