"""The judges of a puzzle: the network's, as in reviews, and champions who play to the end of the game."""

from __future__ import annotations

import functools
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from whistlestop import maps, rules
from whistlestop.bots.champion.trial_games import TrialGames, luck_of, rows_of
from whistlestop.bots.champion.weights import Weights
from whistlestop.review.evaluation import Floats, shares
from whistlestop.review.jobs import judge_for
from whistlestop.review.network_judge import NetworkJudge
from whistlestop.rules.api import Records

from .puzzle import Evidence

AT_ONCE = 512  # trial games side by side: more would only take memory
DIGITS = 3
FOR_EVER = float("inf")


class OutOfTime(Exception):
    """The time is up before a game is done: nothing is known of it."""


@dataclass(frozen=True)
class Judges:
    """All that can say something about a game for one number of players, by what a seat knows."""

    game: str
    board: Records
    network: NetworkJudge

    @property
    def weights(self) -> Weights:
        return self.network.weights

    def by_network(self, known: Records, seat: int, decisions: Sequence[int], worlds: int, seed: int) -> Floats:
        """Chances, a row a world and a column a decision, when the seat's next turn begins: told by the network, which
        is quick, and often too sure of itself."""
        each = max(1, AT_ONCE // len(decisions))
        found = [
            self.network.try_out(known, seat, decisions, worlds=min(each, worlds - low), seed=seed + low, deep=True)
            for low in range(0, worlds, each)
        ]
        return np.concatenate([it.chances for it in found])

    def by_champions(
        self, known: Records, seat: int, decisions: Sequence[int], worlds: int, seed: int, until: float = FOR_EVER
    ) -> Floats:
        """Shares of the victory, a row a world: champions in all seats play to the end. No expectation of a network
        counts here: games are won or lost. OutOfTime if the clock (time.time) says `until` before all are played."""
        number, each = len(decisions), max(1, AT_ONCE // len(decisions))
        found = []
        for low in range(0, worlds, each):
            if time.time() > until:
                raise OutOfTime
            dealt = rules.resample(known, self.board, seat, games=min(each, worlds - low), seed=seed + low)
            games = TrialGames(rows_of(dealt, np.repeat(np.arange(len(dealt)), number)), self.board, self.weights)
            games.seats[:] = seat
            games.take(np.arange(len(games.states)), np.tile(decisions, len(dealt)))
            games.play_to_the_end(np.repeat(luck_of((seed, low), len(dealt)), number, 0))
            found.append(shares(games.states, self.board)[:, seat].reshape(len(dealt), number))
        return np.concatenate(found)


@functools.lru_cache(maxsize=8)
def judges_for(game: str, players: int) -> Judges:
    """ValueError where there is no network, which makes no puzzles."""
    map = maps.load(game)
    judge = judge_for(map, players)
    if not isinstance(judge, NetworkJudge):
        raise ValueError(f"there is no network for {game}; puzzles are made of games with one.")
    return Judges(game, maps.board(map), judge)


def gains(chances: Floats) -> list[Evidence]:
    """What the first decision gains on each of the others, in their order."""
    more = chances[:, :1] - chances[:, 1:]
    mean, error = more.mean(0), more.std(0, ddof=1) / np.sqrt(len(more))
    return [
        Evidence(round(float(gain), DIGITS), round(float(doubt), DIGITS), len(more))
        for gain, doubt in zip(mean, error, strict=True)
    ]
