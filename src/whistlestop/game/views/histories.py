"""What each viewer of a game has been told, made out of its happenings when somebody asks.

Most of what happens is told alike to everybody: such an event, and its JSON, is made once for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from whistlestop import rules
from whistlestop.rules.visibility import SPECTATOR

from ..notation.cards import NUMBERS
from ..notation.names import Names
from ..replayed_log import ReplayedLog
from .event_builder import EventBuilder, Heard, heard
from .events import Event
from .row_places import Places

_encoder = msgspec.json.Encoder()


class Told:
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
        self._builder = EventBuilder(names, self.places, self._winners)
        self._read = 0  # happenings that have been told
        self._open: list[Told | None] = []  # each of them, as a spectator is told; None: nothing by itself
        self._events: dict[int, list[Told]] = {SPECTATOR: []}

    def copy(self, log: ReplayedLog) -> Histories:
        """The same for a copy of the game, so far."""
        other = object.__new__(Histories)
        other._log, other.places, other._read = log, Places(self.places.kinds), self._read
        other._builder = EventBuilder(self._builder.names, other.places, other._winners)
        other._open = self._open.copy()
        other._events = {viewer: told.copy() for viewer, told in self._events.items()}
        return other

    def of(self, viewer: int) -> list[Told]:
        """All that a viewer has been told."""
        happenings = self._log.happenings
        first, last = 1 + self._read, 1 + int(happenings["number"][0])
        if first < last:
            told = heard(rules.heard(happenings, SPECTATOR, first, last))
            self._open += [self._told(it) for it in told]
            self._read = last - 1
            for other in self._events:
                self._hear(other, first, told)
        if viewer not in self._events:
            self._events[viewer] = []
            self._hear(viewer, 1, heard(rules.heard(happenings, SPECTATOR, 1, last)))
        return self._events[viewer]

    def _hear(self, viewer: int, first: int, told: list[Heard]) -> None:
        """A viewer hears the happenings from this one on, of which everybody is told so much."""
        own = told
        if viewer != SPECTATOR:
            own = heard(rules.heard(self._log.happenings, viewer, first, first + len(told)))
        found = (
            common if mine == theirs else self._told(mine)
            for common, mine, theirs in zip(self._open[first - 1 :], own, told, strict=True)
        )
        self._events[viewer] += [it for it in found if it is not None]

    def _told(self, it: Heard) -> Told | None:
        event = self._builder.event(it)
        return None if event is None else Told(event)

    def _winners(self) -> Iterable[int]:
        ranks = rules.score(self._log.states, self._log.board)[0]["rank"].tolist()
        return (seat for seat in range(int(self._log.states["players"][0])) if ranks[seat] == 1)
