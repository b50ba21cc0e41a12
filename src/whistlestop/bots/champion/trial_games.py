"""Trial games of a search with the network: many at a time, so that the network thinks of all of them at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop import rules
from whistlestop.rules import entry_points as rules_entry_points
from whistlestop.rules.api import Records
from whistlestop.rules.api import workspace as rules_workspace
from whistlestop.rules.decisions import COMPLETE, DONE, MASK_WORDS
from whistlestop.rules.phases import COMPLETING, OVER, TURN

from .. import entry_points
from ..api import workspace
from ..observation.api import tables_for
from .network import think_many
from .weights import Floats, Weights
from .worth import MARGIN, SCALE


class TrialGames:
    """Whole games that go on by the network's best decisions, every seat by what it sees."""

    def __init__(self, states: Records, board: Records, weights: Weights) -> None:
        self.states = states
        self.board = board
        self.weights = weights
        self.tables = tables_for(board)
        self.players = int(states[0]["players"])
        number = len(states)
        self.seats = np.full(number, -1)  # who has a choice; -1: the game is over
        self.observed = np.zeros((number, self.tables.width), np.int8)
        self.mask = np.zeros((number, len(self.tables.decisions)), np.uint8)

    def take(self, game: int, seat: int, decision: int) -> None:
        """A decision, and all that is forced after it, up to the next choice."""
        words = np.zeros(MASK_WORDS, np.uint64)
        scratch = rules_workspace()
        rules_entry_points.step(self.states, self.board, game, seat, int(decision), scratch, words)
        while int(self.states[game]["phase"]) != OVER:
            seat = rules.to_move(self.states, game)[0]
            if int(self.states[game]["phase"]) == COMPLETING:
                self.complete(game, seat)
                for next_seat in rules.to_move(self.states, game)[:1]:  # in a second round (K18) the game goes on
                    words = rules.mask(self.states, self.board, next_seat, game)
                continue
            bits = np.unpackbits(words.view(np.uint8), bitorder="little")
            if bits.sum() > 1:
                self.seats[game] = seat
                return
            rules_entry_points.step(self.states, self.board, game, seat, int(bits.argmax()), scratch, words)
        self.seats[game] = -1

    def complete(self, game: int, seat: int) -> None:
        """K16 is not the network's."""
        for ticket in rules.best_completion(self.states, self.board, seat, game):
            rules.apply(self.states, self.board, seat, COMPLETE + ticket, game)
        while more := [it for it in rules.legal(self.states, self.board, seat, game) if it != DONE]:
            rules.apply(self.states, self.board, seat, more[0], game)
        rules.apply(self.states, self.board, seat, DONE, game)
        rules.settle(self.states, self.board, game)

    def look(self, game: int) -> None:
        """What the seat with the choice sees."""
        self.observed[game] = 0
        self.mask[game] = 0
        seat = int(self.seats[game])
        entry_points.look(
            rules.seen(self.states, seat, game),
            self.board,
            0,
            seat,
            workspace(),
            self.tables.traits[self.players],
            self.tables.layout,
            self.tables.numbers,
            self.observed[game : game + 1],
            self.mask[game : game + 1],
        )

    def values(self, seat: int, turns: int) -> Floats:
        """What each game is worth to a seat: played on until that seat has begun so many more turns, then by what the
        network expects; or by how it ends."""
        worth = np.zeros(len(self.states), np.float32)
        begun = np.zeros(len(self.states), np.int64)
        last_turn = self.states["turn"].copy()
        going = np.ones(len(self.states), np.bool_)
        while going.any():
            for game in np.flatnonzero(going):
                if self.seats[game] < 0:
                    worth[game] = self.outcome(int(game), seat)
                    going[game] = False
                else:
                    self.look(int(game))
            active = np.flatnonzero(going)
            if len(active) == 0:
                break
            logits, expected = think_many(self.weights, self.observed[active])
            chosen = np.where(self.mask[active] != 0, logits, -np.inf).argmax(1)
            for place, game in enumerate(active):
                state = self.states[game]
                if self.seats[game] == seat and int(state["phase"]) == TURN and int(state["turn"]) > last_turn[game]:
                    last_turn[game] = int(state["turn"])
                    begun[game] += 1
                    if begun[game] >= turns:
                        worth[game] = expected[place]
                        going[game] = False
                        continue
                self.take(int(game), int(self.seats[game]), int(self.tables.decisions[chosen[place]]))
        return worth

    def outcome(self, game: int, seat: int) -> float:
        """What the end of a game is worth to a seat: what the network was trained to expect."""
        score = rules.score(self.states[game : game + 1], self.board)[0]
        totals = score["total"][: self.players].astype(float)
        won = score["rank"][: self.players] == 1
        share = float(won[seat]) / won.sum()
        gap = np.tanh((totals[seat] - np.delete(totals, seat).max()) / SCALE)
        return float(2 * (1 - MARGIN) * (share - 1 / self.players) + MARGIN * gap)


def expectations(worlds: Records, board: Records, weights: Weights, seat: int) -> Floats:
    """What another seat would expect of each of these worlds if it were its turn: of two worlds the one in which what
    it has done so far makes sense promises it more."""
    asked: npt.NDArray[Any] = worlds.copy()
    asked["seat"] = seat
    asked["phase"] = TURN
    games = TrialGames(asked, board, weights)
    for game in range(len(asked)):
        games.seats[game] = seat
        games.look(game)
    return think_many(weights, games.observed)[1]
