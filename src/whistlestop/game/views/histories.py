"""What each viewer of a game has been told, made out of its happenings when somebody asks.

Most of what happens is told alike to everybody: such an event, and its JSON, is made once for all.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from whistlestop import rules
from whistlestop.rules.visibility import EVERYTHING, SPECTATOR

from ..notation.cards import NUMBERS
from ..notation.names import Names
from ..replayed_log import ReplayedLog
from .event_builder import EventBuilder, Heard, heard
from .events import Event
from .row_places import Places

_encoder = msgspec.json.Encoder()


class WrittenEvent:
    """An event, and its JSON once somebody has wanted it."""

    __slots__ = ("_json", "event")

    def __init__(self, event: Event) -> None:
        self.event = event
        self._json: bytes | None = None

    @property
    def json(self) -> bytes:
        if self._json is None:
            self._json = _encoder.encode(self.event)
        return self._json


class Histories:
    """The events of one game for each viewer who has asked: a seat, SPECTATOR, or EVERYTHING."""

    def __init__(self, log: ReplayedLog, names: Names, row: Sequence[str | None] | None) -> None:
        """`row`: where the face-up cards lie as the game begins, if somebody has seen them."""
        self._log = log
        kinds = None if row is None else [None if kind is None else NUMBERS[kind] for kind in row]
        self.places = Places.of_counts(log.start["row"][0].tolist()) if kinds is None else Places(kinds)
        self._builder = EventBuilder(names, self.places, log)
        self._read = 0  # happenings that have been told
        self._open: list[WrittenEvent | None] = []  # each of them, as a spectator is told; None: nothing by itself
        self._events: dict[int, list[WrittenEvent]] = {SPECTATOR: []}

    def follow(self, log: ReplayedLog) -> None:
        """Go on with a log that begins as the one so far."""
        self._log = self._builder.log = log

    def of(self, viewer: int) -> list[WrittenEvent]:
        """All that a viewer has been told."""
        happenings = self._log.happenings
        first, last = 1 + self._read, 1 + int(happenings["number"][0])
        if first < last:
            least, most = (rules.heard(happenings, it, first, last).tobytes() for it in (SPECTATOR, EVERYTHING))
            told = heard(least)
            common = [self._told(it) for it in told]
            self._open += common
            self._read = last - 1
            if least == most:  # nothing is only for some
                news = [it for it in common if it is not None]
                for events in self._events.values():
                    events.extend(news)
            else:
                for other in self._events:
                    self._hear(other, first, told)
        if viewer not in self._events:
            self._events[viewer] = []
            self._hear(viewer, 1, heard(rules.heard(happenings, SPECTATOR, 1, last).tobytes()))
        return self._events[viewer]

    def _hear(self, viewer: int, first: int, told: list[Heard]) -> None:
        """A viewer hears the happenings from this one on, of which everybody is told so much."""
        own = told
        if viewer != SPECTATOR:
            own = heard(rules.heard(self._log.happenings, viewer, first, first + len(told)).tobytes())
        found = (
            common if mine == theirs else self._told(mine)
            for common, mine, theirs in zip(self._open[first - 1 :], own, told, strict=True)
        )
        self._events[viewer] += [it for it in found if it is not None]

    def _told(self, it: Heard) -> WrittenEvent | None:
        event = self._builder.event(it)
        return None if event is None else WrittenEvent(event)
