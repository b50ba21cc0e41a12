"""All who follow one game. Its log is replayed once for all of them, and only when one of them asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from whistlestop.maps import Map
from whistlestop.rules import api, doors
from whistlestop.rules.decisions import MASK_WORDS

from .chronicle import Chronicle
from .copying import copied
from .core import Log
from .names import Names
from .places import Places


class Chronicles:
    """A chronicle for each viewer who has asked, all of them told equally far."""

    def __init__(
        self, map: Map, names: Names, board: api.Records, start: api.Records, places: Callable[[], Places | None]
    ) -> None:
        """`places`: of the row as the game begins, anew for each viewer."""
        self._about = (map, names, board, start)
        self._board, self._start, self._places = board, start, places
        self._by_viewer: dict[int | None, Chronicle] = {}
        self._states = copied(start)  # after the entries that have been told
        self._told = 0

    def of(self, viewer: int | None, log: Log) -> Chronicle:
        """A viewer's chronicle, told to the end of the log."""
        if viewer not in self._by_viewer:
            self._by_viewer[viewer] = self._begun(viewer, log)
        if self._told < log[0]:
            for entry in self._replayed(self._states, log, self._told, int(log[0])):
                for chronicle in self._by_viewer.values():
                    chronicle.tell(entry, self._states)
            self._told = int(log[0])
        return self._by_viewer[viewer]

    def cut(self, log: Log) -> None:
        """Forget what is no longer in the log."""
        entries = int(log[0])
        if self._told <= entries:
            return
        self._states, self._told = copied(self._start), entries
        for _ in self._replayed(self._states, log, 0, entries):
            pass
        for chronicle in self._by_viewer.values():
            chronicle.cut(entries, self._states)

    def _begun(self, viewer: int | None, log: Log) -> Chronicle:
        """A new chronicle, told as far as the others are."""
        chronicle = Chronicle(*self._about, viewer, self._places())
        states = copied(self._start)
        for entry in self._replayed(states, log, 0, self._told):
            chronicle.tell(entry, states)
        return chronicle

    def _replayed(self, states: api.Records, log: Log, low: int, high: int) -> Iterator[int]:
        """Entries of the log, each when it has taken effect."""
        mask, workspace = np.zeros(MASK_WORDS, np.uint64), api.workspace()
        for at in range(low + 1, high + 1):
            doors.replay(states, self._board, 0, log, at, at + 1, workspace, mask)
            yield int(log[at])
