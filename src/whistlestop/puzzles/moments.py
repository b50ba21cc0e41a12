"""Games of strong bots, and the moments in them at which somebody had a choice that a puzzle could be about."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from whistlestop import maps
from whistlestop.bots.players import Budget, Player, make_player
from whistlestop.game import Game, new
from whistlestop.rules import phases
from whistlestop.rules.api import Records

CHAMPION, EXPERT = "champion", "expert"
SITTING = (CHAMPION, CHAMPION, EXPERT)  # who sits at the tables, by lot
PLAYERS = (2, 2, 2, 3, 3, 4, 5)  # how many, by lot
TRIALS = 60  # trial games of the expert for a decision
# How to pay, how many cards to place and which tickets to complete are no puzzles: they belong to the decision before.
ASKED = (phases.SETUP, phases.TURN, phases.SECOND, phases.SURCHARGE, phases.KEEP_DRAWN)


@dataclass(frozen=True)
class Moment:
    """A choice: who had it, what they knew, and how long the game's log was."""

    seat: int
    known: Records
    choices: int
    length: int


@dataclass(frozen=True)
class Played:
    """A whole game, and its moments."""

    game: Game
    moments: list[Moment]

    def line(self, moment: Moment) -> str:
        """What the seat knew then, as the line of a position."""
        then = self.game.copy()
        then.rewind(moment.length)
        return then.position_line(moment.seat)


def played(game: str, seed: int, number: int) -> Played:
    """The game of this number; the same whenever it is played."""
    dice = np.random.default_rng((seed, number))
    board = maps.board(game)
    low, high = int(board[0]["players_min"]), int(board[0]["players_max"])
    players = int(dice.choice([it for it in PLAYERS if low <= it <= high]))
    table = new(game, players=players, seed=int(dice.integers(1 << 62)))
    sitting: list[Player] = [make_player(str(dice.choice(SITTING)), seed=number) for _ in range(players)]
    budget, moments = Budget(rollouts=TRIALS, threads=1), []
    while (seat := table.to_move) is not None:
        choices = len(table.legal_decisions(seat))
        if choices > 1 and table.phase_number in ASKED:
            moments.append(Moment(seat, table.seen(seat), choices, len(table.log)))
        table.play(sitting[seat].decide(table, seat, budget), seat)
    return Played(table, moments)
