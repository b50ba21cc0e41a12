"""A game as one viewer has seen it: the events so far, the row's places, and what the viewer knows now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
import numpy as np

from whistlestop import rules
from whistlestop.maps import Map
from whistlestop.rules import api, entry_points, phases
from whistlestop.rules.decisions import DECISIONS
from whistlestop.rules.state import STATE
from whistlestop.rules.visibility import OPEN_CHANCE, is_secret

from ..notation.names import Names
from .event_builder import CHANCE, EventBuilder
from .events import Event, GameOver
from .row_places import Places
from .snapshot import Snapshot

_encoder = msgspec.json.Encoder()


class Mark(NamedTuple):
    """How far the chronicle was after an entry of the log: what is needed to go back there."""

    events: int
    places: tuple[int | None, ...]
    before_deal: list[list[int]]


class History:
    """What one viewer has been told: a seat, -1 (a spectator) or None (one who knows everything)."""

    def __init__(
        self, map: Map, names: Names, board: api.Records, start: api.Records, viewer: int | None, places: Places | None
    ) -> None:
        self.viewer = viewer
        self.events: list[Event] = []
        self._json = bytearray()  # the first of the events in JSON, a comma after each
        self._encoded = 0  # how many
        self.seen = np.zeros(1, STATE)  # what the viewer knows now
        self._bytes = self.seen.view(np.uint8)
        self._board = board
        self._behind = False  # events were heard since the viewer last looked
        self.now = self._look(start)
        self.places = places or Places.of_counts(self.now.row)
        self._event_builder = EventBuilder(map, names, viewer, self.places, self.now)
        self._marks: list[Mark] = []  # before the first entry, and after each
        self._add(self._event_builder.begin(self.now))

    def tell(self, entry: int, states: api.Records) -> list[Event]:
        """One more entry of the log, and the game after it: what is told of it."""
        before = self.now
        self.now = self._look(states)
        mover, heard = self._heard(entry, before.phase)
        return self._add(self._event_builder.tell(before, self.now, mover, heard))

    def hear(self, told: list[Event]) -> None:
        """One more entry, of which everybody is told alike."""
        self.events += told
        self._behind = True
        self._mark()

    def catch_up(self, states: api.Records) -> None:
        """Look at the game as it is after what was only heard."""
        if self._behind:
            self.now, self._behind = self._look(states), False

    def share(self, places: Places) -> None:
        """The row is one row for all who look at it."""
        self.places = self._event_builder.places = places

    def cut(self, entries: int, states: api.Records) -> None:
        """Forget all but so many entries; the game is as it was after them."""
        del self._marks[entries + 1 :]
        mark = self._marks[-1]
        del self.events[mark.events :]
        if self._encoded > mark.events:
            self._json, self._encoded = bytearray(), 0
        self.places.kinds = list(mark.places)
        self._event_builder.before_deal = mark.before_deal
        self.now, self._behind = self._look(states), False

    def json(self) -> bytes:
        """The events in JSON, with commas between them; each is written once, when it is first asked for."""
        for event in self.events[self._encoded :]:
            self._json += _encoder.encode(event)
            self._json += b","
        self._encoded = len(self.events)
        return bytes(self._json[:-1])

    def _look(self, states: api.Records) -> Snapshot:
        if self.viewer is None:
            self._bytes[:] = states.view(np.uint8)
        else:
            self._bytes.fill(0)
            entry_points.seen(states, 0, self.viewer, self.seen, 0)
        return Snapshot(self.seen)

    def _add(self, events: Iterable[Event]) -> list[Event]:
        told = list(events)
        if self.now.phase == phases.OVER:
            ranks = rules.score(self.seen, self._board)[0]["rank"][: self.now.players].tolist()
            told.append(GameOver(tuple(seat for seat, rank in enumerate(ranks) if rank == 1)))
        self.events += told
        self._mark()
        return told

    def _mark(self) -> None:
        self._marks.append(Mark(len(self.events), tuple(self.places.kinds), self._event_builder.before_deal))

    def _heard(self, entry: int, phase: int) -> tuple[int, int | None]:
        """Who decided, and what a viewer hears of it: not the outcome of a hidden draw, nor another's secret choice."""
        if entry < 0:
            return CHANCE, -1 - entry if phase in OPEN_CHANCE else None
        seat, decision = divmod(entry, DECISIONS)
        return seat, decision if self.viewer in (None, seat) or not is_secret(decision) else None
