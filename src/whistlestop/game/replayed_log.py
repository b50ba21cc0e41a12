"""A game as its start and the log of what happened since; the record follows from them.

`ReplayedLog` executes: each entry once, by the rules. It knows neither names nor where chance comes from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from whistlestop.rules import api, entry_points, phases
from whistlestop.rules.decisions import MASK_WORDS
from whistlestop.rules.happenings import HAPPENING, MOST

from .copying import copied

ROOM = 256  # free entries that a log has before a decision, and to begin with


class ImpossibleEntry(ValueError):
    """An entry of a log that the rules refuse; `at` is its number, counting from 0."""

    def __init__(self, at: int, entry: int) -> None:
        super().__init__(f"entry {at}, {entry}, is not possible there.")
        self.at = at


class Checkpoint(NamedTuple):
    """A moment of a game, to go back to."""

    states: api.Records
    mask: npt.NDArray[np.uint64]
    length: int
    happenings: int


class ReplayedLog:
    """The record of a game (`states`), its log, and, once somebody has asked, what happened entry by entry."""

    def __init__(self, board: api.Records, start: api.Records) -> None:
        self.board = board
        self.start = start
        self.states = copied(start)
        self.mask = np.zeros(MASK_WORDS, np.uint64)  # the legal decisions of whoever decides next
        self._log = np.zeros(1 + ROOM, np.int32)  # as rules/game_log.py says
        self._happenings = np.zeros(0, HAPPENING)  # until somebody asks
        self._replay(1, 1)

    def copy(self) -> ReplayedLog:
        """A second one that goes its own way from here."""
        other = object.__new__(ReplayedLog)
        other.board, other.start = self.board, self.start
        other.states, other.mask, other._log = copied(self.states), self.mask.copy(), self._log.copy()
        other._happenings = copied(self._happenings) if len(self._happenings) else self._happenings
        return other

    # --- what there is --------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        return int(self._log[0])

    def since(self, number: int) -> tuple[int, ...]:
        """The entries without the first so many."""
        return tuple(self._log[1 + number : 1 + int(self._log[0])].tolist())

    @property
    def outcomes(self) -> int:
        """How many of the entries are chance outcomes."""
        return int(np.count_nonzero(self._log[1 : 1 + int(self._log[0])] < 0))

    @property
    def is_chance_due(self) -> bool:
        return bool(self.states["phase"][0] < phases.FIRST_DECISION)

    @property
    def happenings(self) -> api.Records:
        """All that happened so far (rules/happenings.py). From the first time on they are kept while the game goes on;
        until then nobody writes them down."""
        if not len(self._happenings):
            self._happenings = np.zeros(2 * MOST + 2 * self.length, HAPPENING)
            self._restart()
        return self._happenings

    # --- what happens ---------------------------------------------------------------------------------------

    def decide(self, seat: int, decision: int) -> int:
        """A decision and all chance that follows, by the record's own generator; or the refusal's code."""
        self._make_room()
        return int(
            entry_points.step_noted(
                self.states, self.board, 0, seat, decision, api.workspace(), self.mask, self._log, self._happenings
            )
        )

    def settle(self) -> None:
        """All chance up to the next decision, by the record's own generator."""
        while self.is_chance_due:
            self._make_room()
            entry_points.settle_noted(
                self.states, self.board, 0, api.workspace(), self.mask, self._log, self._happenings
            )

    def take(self, entries: Sequence[int]) -> None:
        """Entries take effect. ImpossibleEntry, and nothing changed, if one of them is not possible."""
        low, high = 1 + self.length, 1 + self.length + len(entries)
        self._make_room(len(entries))
        before = self.checkpoint()
        self._log[low:high] = entries
        stopped = self._replay(low, high)
        if stopped < high:
            impossible = ImpossibleEntry(stopped - 1, int(self._log[stopped]))
            self.restore(before)
            raise impossible
        self._log[0] += len(entries)

    def cut(self, entries: int) -> None:
        """Back to the first so many entries."""
        self._log[0] = entries
        self._restart()

    def checkpoint(self) -> Checkpoint:
        """Where the game is now, for `restore`."""
        told = int(self._happenings[0]["number"]) if len(self._happenings) else 0
        return Checkpoint(copied(self.states), self.mask.copy(), self.length, told)

    def restore(self, checkpoint: Checkpoint) -> None:
        """Back to where the game was."""
        self.states, self.mask, self._log[0], told = checkpoint
        if len(self._happenings):
            self._happenings[1 + told :].view(np.uint8).fill(0)
            self._happenings["number"][0] = told

    def next_outcome(self) -> int:
        """What the record's own generator would draw now."""
        log, unheard = np.zeros(2, np.int32), np.zeros(0, HAPPENING)  # room for one
        entry_points.settle_noted(copied(self.states), self.board, 0, api.workspace(), self.mask.copy(), log, unheard)
        return -1 - int(log[1])

    def _restart(self) -> None:
        self.states = copied(self.start)
        self._happenings.view(np.uint8).fill(0)
        self._replay(1, 1 + self.length)

    def _replay(self, low: int, high: int) -> int:
        """Entries low to high - 1; the first that is not possible, or high."""
        while True:
            at = int(
                entry_points.replay(
                    self.states, self.board, 0, self._log, low, high, api.workspace(), self.mask, self._happenings
                )
            )
            if at == high or not self._make_room():
                return at
            low = at

    def _make_room(self, entries: int = 0) -> bool:
        """For so many entries and the chance after a decision, and for what happens; True if that was lacking."""
        if len(self._log) - self._log[0] <= ROOM + entries:
            self._log = np.concatenate((self._log, np.zeros(len(self._log) + entries, np.int32)))
        kept = self._happenings
        if len(kept) and int(kept[0]["number"]) + 2 * MOST >= len(kept):
            self._happenings = np.zeros(2 * len(kept) + 2 * MOST, HAPPENING)
            self._happenings[: len(kept)].view(np.uint8)[:] = kept.view(np.uint8)
            return True
        return False
