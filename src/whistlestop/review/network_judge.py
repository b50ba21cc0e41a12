"""The champion's network as the judge: for the three shipped games."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from whistlestop import rules
from whistlestop.bots.champion.trial_games import TrialGames, rows_of
from whistlestop.bots.champion.weights import Weights
from whistlestop.bots.observation.api import tables_for
from whistlestop.rules.api import Records
from whistlestop.rules.phases import TURN

from .calibration import Calibration, chance_of_one, chances_of_all, margin_of_one
from .course import Course, Step
from .evaluation import Floats, is_over, margins, shares, signs_of, signs_of_one
from .judging import Judge, Proposal, Tried

MOST = 2  # decisions that it proposes beside the one that was taken
LIKELY = 0.02  # the least likely decision that it proposes
SURE = 0.9  # so sure of a decision the network needs no trial of it


class NetworkJudge:
    name = "network"
    explains_luck = True

    def __init__(
        self, board: Records, weights: Weights, calibration: Calibration, players: int, doubter: Judge | None = None
    ) -> None:
        self.doubter = doubter
        self.board = board
        self.weights = weights
        self.calibration = calibration
        self.models = calibration.models[players]

    def chances(self, course: Course, positions: Sequence[int]) -> Floats:
        return self.chances_in(rows_of(course.states, np.array(positions, np.int64)))

    def chances_in(self, states: Records) -> Floats:
        over = is_over(states)
        found = np.zeros((len(states), int(states[0]["players"])))
        for wanted, tell in ((over, self._result), (~over, self._expected)):
            if wanted.any():
                found[wanted] = tell(rows_of(states, np.flatnonzero(wanted)))
        return found

    def own_chances(self, states: Records, seat: int) -> Floats:
        return self._worth(states, seat)[0]

    def _result(self, states: Records) -> Floats:
        return shares(states, self.board)

    def _expected(self, states: Records) -> Floats:
        return chances_of_all(self.models, signs_of(states, self.board, self.weights), self.calibration.bend_together)

    def proposals(self, course: Course, steps: Sequence[Step]) -> list[Proposal]:
        games = TrialGames(
            rows_of(course.states, np.array([step.before for step in steps], np.int64)), self.board, self.weights
        )
        games.seats[:] = [step.seat for step in steps]
        games.look()
        logits = games.think(np.arange(len(steps)))[0]
        likely = np.exp(logits - logits.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        return [self._proposal(row) for row in likely]

    def _proposal(self, likely: Floats) -> Proposal:
        order = np.argsort(-likely, kind="stable")[:MOST]
        decisions = tables_for(self.board).decisions
        kept = [int(decisions[place]) for place in order if place == order[0] or likely[place] >= LIKELY]
        return Proposal(kept, bool(likely[order[0]] >= SURE))

    def try_out(
        self, known: Records, seat: int, decisions: Sequence[int], *, worlds: int, seed: int, deep: bool = False
    ) -> Tried:
        """The network plays all seats until this turn is over, or, if `deep`, until the seat's next one begins."""
        dealt = rules.resample(known, self.board, seat, games=worlds, seed=seed)
        number = len(decisions)
        games = TrialGames(rows_of(dealt, np.repeat(np.arange(worlds), number)), self.board, self.weights)
        games.seats[:] = seat
        games.take(np.arange(worlds * number), np.tile(decisions, worlds))
        self._play_on(games, seat, int(known[0]["turn"]), deep)
        chances, margin = self._worth(games.states, seat)
        return Tried(chances.reshape(worlds, number), margin.reshape(worlds, number))

    def _play_on(self, games: TrialGames, seat: int, turn: int, deep: bool) -> None:
        while len(active := np.flatnonzero(~self._reached(games, seat, turn, deep))):
            games.take(active, games.best(active))

    def _reached(self, games: TrialGames, seat: int, turn: int, deep: bool) -> npt.NDArray[np.bool_]:
        there = games.states["turn"] > turn
        if deep:
            there &= (games.seats == seat) & (games.states["phase"] == TURN)
        return np.asarray(there | (games.seats < 0), np.bool_)

    def _worth(self, states: Records, seat: int) -> tuple[Floats, Floats]:
        """The chance of a seat and its margin, in positions and at ends of games."""
        over = is_over(states)
        chances, margin = np.zeros(len(states)), np.zeros(len(states))
        if over.any():
            ended = rows_of(states, np.flatnonzero(over))
            chances[over], margin[over] = shares(ended, self.board)[:, seat], margins(ended, self.board)[:, seat]
        if not over.all():
            signs = signs_of_one(rows_of(states, np.flatnonzero(~over)), seat, self.board, self.weights)
            chances[~over] = chance_of_one(self.models, signs, self.calibration.bend_alone)[:, 0]
            margin[~over] = margin_of_one(self.models, signs)[:, 0]
        return chances, margin
