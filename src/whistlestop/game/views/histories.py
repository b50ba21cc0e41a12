"""All who follow one game. Its log is replayed once for all of them, and only when one of them asks.

Most entries of a log are told alike to everybody: these are worked out once, by what a spectator sees.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from whistlestop.maps import Map
from whistlestop.rules import api, entry_points
from whistlestop.rules.decisions import DECISIONS, MASK_WORDS, TAKE_TICKETS
from whistlestop.rules.visibility import OPEN_CHANCE, SPECTATOR, is_secret

from ..copying import copied
from ..notation.names import Names
from ..replayed_log import Log
from .history import History
from .row_places import Places


def is_told_alike(entry: int, phase: int) -> bool:
    """Is nothing in what is told of this entry only for some? Who takes tickets is told at once which ones, where there
    is nothing left to chance."""
    if entry < 0:
        return phase in OPEN_CHANCE
    decision = entry % DECISIONS
    return decision != TAKE_TICKETS and not is_secret(decision)


class Histories:
    """A chronicle for each viewer who has asked, all of them told equally far."""

    def __init__(
        self, map: Map, names: Names, board: api.Records, start: api.Records, places: Callable[[], Places | None]
    ) -> None:
        """`places`: of the row as the game begins, anew for each viewer."""
        self._about = (map, names, board, start)
        self._board, self._start, self._places = board, start, places
        self._by_viewer: dict[int | None, History] = {}
        self._mask = np.zeros(MASK_WORDS, np.uint64)
        self._states = copied(start)  # after the entries that have been told
        self._told = 0

    def of(self, viewer: int | None, log: Log) -> History:
        """A viewer's chronicle, told to the end of the log."""
        if viewer not in self._by_viewer:
            self._join(viewer, log)
        for at in range(self._told + 1, int(log[0]) + 1):
            self._tell(log, at)
            self._told = at
        found = self._by_viewer[viewer]
        found.catch_up(self._states)
        return found

    def cut(self, log: Log) -> None:
        """Forget what is no longer in the log."""
        entries = int(log[0])
        if self._told <= entries:
            return
        self._states, self._told = copied(self._start), entries
        self._replay(self._states, log, 1, entries)
        for history in self._by_viewer.values():
            history.cut(entries, self._states)

    def _join(self, viewer: int | None, log: Log) -> None:
        """A new chronicle, told as far as the others are; where there are several, a spectator's is among them."""
        if self._by_viewer and viewer != SPECTATOR and SPECTATOR not in self._by_viewer:
            self._join(SPECTATOR, log)
        history, states = History(*self._about, viewer, self._places()), copied(self._start)
        for at in range(1, self._told + 1):
            self._replay(states, log, at, at)
            history.tell(int(log[at]), states)
        for other in self._by_viewer.values():
            history.share(other.places)
        self._by_viewer[viewer] = history

    def _tell(self, log: Log, at: int) -> None:
        entry = int(log[at])
        if len(self._by_viewer) == 1:
            self._replay(self._states, log, at, at)
            for alone in self._by_viewer.values():
                alone.tell(entry, self._states)
            return
        spectator = self._by_viewer[SPECTATOR]
        spectator.catch_up(self._states)
        others = [it for it in self._by_viewer.values() if it is not spectator]
        alike = is_told_alike(entry, spectator.now.phase)
        if not alike:
            for history in others:
                history.catch_up(self._states)
        self._replay(self._states, log, at, at)
        told = spectator.tell(entry, self._states)
        for history in others:
            if alike:
                history.hear(told)
            else:
                history.tell(entry, self._states)

    def _replay(self, states: api.Records, log: Log, first: int, last: int) -> None:
        entry_points.replay(states, self._board, 0, log, first, last + 1, api.workspace(), self._mask)
