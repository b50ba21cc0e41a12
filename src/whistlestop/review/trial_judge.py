"""Trial games as the judge: for variants, own maps and whatever else no network has learnt.

Scripted bots play all seats to the end, in worlds that the seat to move could not tell from the true one.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from whistlestop import rules
from whistlestop.bots import entry_points
from whistlestop.bots.api import decide, workspace
from whistlestop.bots.search.expert import ADVISERS, ROOMS, candidates_of
from whistlestop.bots.traits import kind_of, traits_of
from whistlestop.rules.api import Records, seed64
from whistlestop.rules.phases import OVER
from whistlestop.rules.score_record import SCORE
from whistlestop.rules.state import STATE

from .course import Course, Step
from .evaluation import Floats, shares
from .judging import Judge, Proposal, Tried

WORLDS = 12  # a position of the chart
DOUBT = 1.0  # games that end evenly, added to those played: nothing is certain after a dozen
MOST = 3  # decisions that it proposes
CLOSE = 12.0  # points of margin at which a trial game counts as won by e to 1


class TrialJudge:
    name = "trials"
    explains_luck = False  # a dozen trial games tell chances to ten points in a hundred: no use for single cards

    def __init__(self, board: Records, players: int) -> None:
        self.doubter: Judge | None = None
        self.board = board
        self.players = players
        self.adviser = ADVISERS[kind_of(board)][0]
        self.traits = np.concatenate([traits_of(self.adviser, board, players)] * players)

    def chances(self, course: Course, positions: Sequence[int]) -> Floats:
        """By what the seat to move could know, and the mean of the last round: so every seat's knowledge counts
        once."""
        raw = np.array([self._chances_at(course.at(position)) for position in positions])
        return np.array(
            [
                row
                if int(course.states[position]["phase"]) == OVER
                else raw[max(0, at - self.players + 1) : at + 1].mean(0)
                for at, (position, row) in enumerate(zip(positions, raw, strict=True))
            ]
        )

    def chances_in(self, states: Records) -> Floats:
        return np.array([self._chances_at(states[at : at + 1]) for at in range(len(states))])

    def _chances_at(self, state: Records) -> Floats:
        if int(state[0]["phase"]) == OVER:
            return np.asarray(shares(state, self.board)[0], np.float64)
        seat = rules.to_move(state)[0]
        known = rules.seen(state, seat)
        decision = decide(known, self.board, seat, self.adviser)
        ends = self._ends(known, seat, decision, WORLDS, int(state[0]["turn"]))
        won = ends["rank"][:, : self.players] == 1
        return np.asarray(
            ((won / won.sum(1, keepdims=True)).sum(0) + DOUBT / self.players) / (WORLDS + DOUBT), np.float64
        )

    def _ends(self, known: Records, seat: int, decision: int, worlds: int, seed: int) -> Records:
        """The scores of trial games after a decision, one a world."""
        rooms, scores = np.zeros(ROOMS, STATE), np.zeros(worlds, SCORE)
        rooms[entry_points.KNOWN] = known[0]
        candidate, unread = np.array([decision], np.int64), np.zeros((3, 1), np.int64)
        given = (rooms, self.board, int(seat), workspace(), self.traits, candidate, seed64(seed))
        for world in range(worlds):
            entry_points.try_out(*given, world, world + 1, scores[world : world + 1], unread)
        return scores

    def proposals(self, course: Course, steps: Sequence[Step]) -> list[Proposal]:
        found = []
        for step in steps:
            known = rules.seen(course.states, step.seat, step.before)
            decisions = candidates_of(known, self.board, step.seat, step.moment)[:MOST]
            found.append(Proposal([int(it) for it in decisions], sure=False))
        return found

    def try_out(
        self, known: Records, seat: int, decisions: Sequence[int], *, worlds: int, seed: int, deep: bool = False
    ) -> Tried:
        """To the end of the game; `deep` doubles the worlds. A narrow victory counts as less than a whole one: with few
        games that tells decisions apart more surely than counting victories."""
        margin = np.zeros((worlds * (1 + deep), len(decisions)))
        for place, decision in enumerate(decisions):
            totals = self._ends(known, seat, decision, len(margin), seed)["total"][:, : self.players].astype(float)
            margin[:, place] = totals[:, seat] - np.delete(totals, seat, 1).max(1)
        return Tried(1 / (1 + np.exp(-np.clip(margin / CLOSE, -30, 30))), margin)
