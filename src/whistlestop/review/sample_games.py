"""Games between bots of all strengths, and positions of them: what the chances are calibrated with, and measured by."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from whistlestop import maps, rules
from whistlestop.bots import entry_points
from whistlestop.bots.api import workspace
from whistlestop.bots.champion.trial_games import TrialGames
from whistlestop.bots.champion.weights import Weights
from whistlestop.bots.players.champion import weights_for
from whistlestop.bots.traits import traits_of
from whistlestop.rules.api import Records, seed64
from whistlestop.rules.state import STATE

from .evaluation import Floats, Signs, margins, shares, signs_of

MOMENTS = 8  # of each game, taken at random
AT_ONCE = 64  # games that are played side by side
CHAMPION = "champion"
SITTING = ("racer", "blocker", "planner", "greedy", CHAMPION, CHAMPION)  # who sits at the tables, by lot


@dataclass(frozen=True)
class Sample:
    """Positions of games for one number of players, a row each: what is seen of them, how the game ended, and which it
    was."""

    signs: Signs
    won: Floats
    margin: Floats
    game: Floats

    def part(self, rows: npt.NDArray[np.bool_]) -> Sample:
        """Some of the rows."""
        signs = Signs(*(getattr(self.signs, name)[rows] for name in Signs.__annotations__))
        return Sample(signs, self.won[rows], self.margin[rows], self.game[rows])


def sample(game: str, players: int, games: int, seed: int, moments: int = MOMENTS) -> Sample:
    """Positions at the beginning of turns, and after the deal, of so many games."""
    board, weights = maps.board(game), weights_for(maps.load(game))
    if weights is None:
        raise ValueError(f"there is no network for {game}; only games with one are calibrated.")
    dice = np.random.default_rng((seed, players))
    rows = []
    for low in range(0, games, AT_ONCE):
        tables = Tables(board, weights, players, min(AT_ONCE, games - low), dice)
        tables.play()
        rows += [tables.sample(at, low + at, moments, dice) for at in range(len(tables.states))]
    signs = Signs(*(np.concatenate([getattr(row.signs, name) for row in rows]) for name in Signs.__annotations__))
    won, margin, number = (np.concatenate([getattr(row, name) for row in rows]) for name in ("won", "margin", "game"))
    return Sample(signs, won, margin, number)


class Tables:
    """Games side by side, so that the network thinks of all of them at once; and the positions in which turns began."""

    def __init__(self, board: Records, weights: Weights, players: int, games: int, dice: np.random.Generator) -> None:
        self.board = board
        self.weights = weights
        self.dice = dice
        self.sitting = dice.choice(SITTING, (games, players))
        self.states = rules.new(board, players, games=games, seed=int(dice.integers(1 << 62)))
        for game in range(games):
            rules.settle(self.states, board, game)
        self.games = TrialGames(self.states, board, weights)
        self.games.seats[:] = [rules.to_move(self.states, game)[0] for game in range(games)]
        self.games.look()
        self.begun: list[list[bytes]] = [[] for _ in range(games)]
        self.turn = np.full(games, -1)
        self.traits = {name: traits_of(name, board, players) for name in SITTING if name != CHAMPION}

    def play(self) -> None:
        """To the end of all of them."""
        while len(going := np.flatnonzero(self.games.seats >= 0)):
            scripted = [self.decide_by_script(int(game)) for game in going]
            champions = np.array([decision is None for decision in scripted])
            decisions = np.array([decision or 0 for decision in scripted])
            if champions.any():
                decisions[champions] = self.games.best(going[champions])
            self.games.take(going, decisions)

    def decide_by_script(self, game: int) -> int | None:
        """A scripted bot's decision; None if it is the champion's turn."""
        turn, seat = int(self.states[game]["turn"]), int(self.games.seats[game])
        if turn != self.turn[game]:
            self.turn[game] = turn
            self.begun[game].append(self.states[game].tobytes())
        name = str(self.sitting[game, seat])
        if name == CHAMPION:
            return None
        known, seed = rules.seen(self.states, seat, game), seed64(int(self.dice.integers(1 << 62)))
        return int(entry_points.decide(known, self.board, 0, seat, workspace(), self.traits[name], seed))

    def sample(self, game: int, number: int, moments: int, dice: np.random.Generator) -> Sample:
        """Some of the positions of one game, and its end."""
        begun = self.begun[game]
        chosen = dice.choice(len(begun), min(moments, len(begun)), replace=False)
        states = np.frombuffer(bytearray(b"".join(begun[at] for at in chosen)), STATE)
        end, rows = self.states[game : game + 1], len(chosen)
        won, margin = np.repeat(shares(end, self.board), rows, 0), np.repeat(margins(end, self.board), rows, 0)
        return Sample(signs_of(states, self.board, self.weights), won, margin, np.full(rows, float(number)))
