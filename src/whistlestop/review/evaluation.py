"""What the champion's network expects for each seat of whole positions, and what else tells how a game will end."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from whistlestop import rules
from whistlestop.bots.champion.trial_games import expectations, rows_of
from whistlestop.bots.champion.weights import Weights
from whistlestop.rules.api import Records
from whistlestop.rules.phases import OVER, SETUP

Floats = npt.NDArray[np.float64]
POINTS = 30.0  # points are counted in so many


@dataclass(frozen=True)
class Signs:
    """What there is to go by: a row a position, a column a seat. `expected` is the network's, by what the seat sees and
    as if it were its turn; `points` what the seat would have if the game ended there, less the mean of all; `tempo`
    how many turns it has to wait, as a share of a round. `progress` is 0 at the beginning and 1 at the end."""

    expected: Floats
    points: Floats
    tempo: Floats
    progress: Floats  # one a position


def signs_of(states: Records, board: Records, weights: Weights) -> Signs:
    """Of whole positions in which somebody is to decide, all of games for the same number of players."""
    players = int(states[0]["players"])
    seats = np.tile(np.arange(players), len(states))
    each = rows_of(states, np.repeat(np.arange(len(states)), players))
    expected = expectations(each, seats, board, weights).reshape(len(states), players)
    return Signs(expected, lead_of(states, board), tempo_of(states), progress_of(states, board))


def signs_of_one(states: Records, seat: int, board: Records, weights: Weights) -> Signs:
    """The same of one seat: one column."""
    expected = expectations(states, np.full(len(states), seat), board, weights)[:, None]
    one = slice(seat, seat + 1)
    return Signs(expected, lead_of(states, board)[:, one], tempo_of(states)[:, one], progress_of(states, board))


def lead_of(states: Records, board: Records) -> Floats:
    players = int(states[0]["players"])
    totals = rules.score(states, board)["total"][:, :players].astype(float)
    return np.asarray((totals - totals.mean(1, keepdims=True)) / POINTS, np.float64)


def tempo_of(states: Records) -> Floats:
    players = int(states[0]["players"])
    movers = np.where(states["phase"] == SETUP, states["first"], states["seat"]).astype(int)
    return np.asarray((np.arange(players)[None, :] - movers[:, None]) % players / players, np.float64)


def progress_of(states: Records, board: Records) -> Floats:
    """How much of what ends the game has been used up: trains, or the deck."""
    players = int(states[0]["players"])
    if board[0]["yards"]:
        rounds = 2 if 0 < int(board[0]["second_round_from"]) <= players else 1
        cards = max(1, int(board[0]["cards"].sum()))
        gone = 1 - states["deck_n"].astype(float) / cards
        return np.asarray((states["round"] - 1 + gone) / rounds, np.float64)
    least = states["trains"][:, :players].min(1).astype(float)
    return np.asarray(1 - np.clip(least / int(board[0]["trains"]), 0, 1), np.float64)


def shares(states: Records, board: Records) -> Floats:
    """Who won finished games: 1, a part of it where the victory is shared, or 0; a row a game."""
    players = int(states[0]["players"])
    won = rules.score(states, board)["rank"][:, :players] == 1
    return np.asarray(won / won.sum(1, keepdims=True), np.float64)


def margins(states: Records, board: Records) -> Floats:
    """By how many points each seat is before the best of the others, or behind; a row a game."""
    players = int(states[0]["players"])
    totals = rules.score(states, board)["total"][:, :players].astype(float)
    best = [np.delete(totals, seat, 1).max(1) for seat in range(players)]
    return np.asarray(totals - np.stack(best, 1), np.float64)


def is_over(states: Records) -> npt.NDArray[np.bool_]:
    return np.asarray(states["phase"] == OVER, np.bool_)
