"""A finished game as the positions it went through: before and after every decision, and after the chance that
followed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from whistlestop import rules
from whistlestop.game.copying import copied
from whistlestop.rules.api import Records
from whistlestop.rules.decisions import DECISIONS
from whistlestop.rules.phases import OVER
from whistlestop.rules.state import STATE


class Unfinished(ValueError):
    """A game that is not over is not reviewed: what a review says would tell what is still secret."""


class Step(NamedTuple):
    """A decision. Positions are places in `Course.states`: before it, at once after it (chance may be due), and after
    the chance that followed; `moment` is the number of the moment of a replay at which the decision is due."""

    moment: int
    turn: int
    seat: int
    decision: int
    before: int
    decided: int
    after: int

    @property
    def by_chance(self) -> bool:
        """Did chance say something after it?"""
        return self.decided != self.after


class Turn(NamedTuple):
    """The end of a turn (turn 0 is the set-up): the position then, and the first moment of a replay after it."""

    turn: int
    moment: int
    position: int


@dataclass(frozen=True)
class Course:
    """All of a game. The first position is the one after the deal, before anybody has decided."""

    board: Records
    players: int
    states: Records
    steps: tuple[Step, ...]
    turns: tuple[Turn, ...]

    def at(self, position: int) -> Records:
        """A position as an array of one record."""
        return self.states[position : position + 1]


def replayed(board: Records, start: Records, log: Sequence[int]) -> Course:
    """Go through a game from its start by what happened (rules/game_log.py)."""
    game = Replayed(board, start)
    for entry in log:
        game.take(entry)
    return game.course(int(start[0]["players"]))


class Replayed:
    """A game being replayed, entry by entry."""

    def __init__(self, board: Records, start: Records) -> None:
        self.board = board
        self.now = copied(start)
        self.states: list[bytes] = []
        self.steps: list[Step] = []
        self.turns: list[Turn] = []
        self.open: tuple[int, int, int, int, int] | None = None  # the step that still waits for its chance

    def keep(self) -> int:
        """Write the position down; its place."""
        self.states.append(self.now.tobytes())
        return len(self.states) - 1

    def take(self, entry: int) -> None:
        if entry < 0:
            rules.apply_chance(self.now, self.board, -1 - entry)
            return
        before = self.close()
        seat, decision = divmod(entry, DECISIONS)
        turn = int(self.now[0]["turn"])
        rules.apply(self.now, self.board, seat, decision)
        self.open = (turn, seat, decision, before, self.keep())

    def close(self) -> int:
        """All chance has happened: the last step is whole. The place of the position now."""
        if self.open is None:
            return self.keep()
        turn, seat, decision, before, decided = self.open
        self.open = None
        same = self.now.tobytes() == self.states[decided]
        after = decided if same else self.keep()
        self.steps.append(Step(len(self.steps), turn, seat, decision, before, decided, after))
        if int(self.now[0]["turn"]) != turn or int(self.now[0]["phase"]) == OVER:
            self.turns.append(Turn(turn, len(self.steps), after))
        return after

    def course(self, players: int) -> Course:
        self.close()
        states = np.frombuffer(bytearray(b"".join(self.states)), STATE)
        return Course(self.board, players, states, tuple(self.steps), tuple(self.turns))
