"""Do live chances flatter whoever looks? `python -m whistlestop.review.live_measure` plays games between bots, as the
calibration does, and asks in some positions for the own chance of each seat by what that seat sees.

Each game has one victory to give away, so the own chances of all seats would come to 1 on average if they were right:
what is above that is flattery, and it is told without the luck of who won. How often those were won that were called
60 to 80 % is told beside it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from whistlestop import maps, rules
from whistlestop.bots.champion import shipped
from whistlestop.bots.players.champion import weights_for
from whistlestop.rules.state import STATE

from .evaluation import Floats, shares
from .live_chances import live_chances
from .sample_games import AT_ONCE, Tables

SEED = 7
MOMENTS = 6  # of each game
BAND = (0.6, 0.8)


class Flattery(NamedTuple):
    """Of one game and number of players: the mean own chance less an even share, its standard error (games are what is
    independent), and of what was called likely the number, the mean and how much of it was won."""

    excess: float
    error: float
    cases: int
    called: float
    won: float


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=40, help="games, for each game and number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    wanted = parser.parse_args(arguments)
    for game in shipped.games():
        for players in wanted.players:
            it = measured(game, players, wanted.number)
            print(
                f"{game} {players}: own chance {it.excess:+.1%} above an even share, ± {1.96 * it.error:.1%};"
                f" {it.cases} called {it.called:.0%}, won {it.won:.0%}",
                flush=True,
            )


def measured(game: str, players: int, games: int) -> Flattery:
    called, won = zip(*(told(game, players, games, number) for number in range(-(-games // AT_ONCE))), strict=True)
    return flattery(np.concatenate(called), np.concatenate(won))


def told(game: str, players: int, games: int, number: int) -> tuple[Floats, Floats]:
    """Own chances, by game, moment and seat, and the share of the victory that each seat got."""
    board, weights = maps.board(game), weights_for(maps.load(game))
    assert weights is not None
    dice = np.random.default_rng((SEED, players, number))
    tables = Tables(board, weights, players, min(AT_ONCE, games - number * AT_ONCE), dice)
    tables.play()
    found = [[own(game, it, players, dice) for it in some(begun, dice)] for begun in tables.begun]
    won = np.stack([shares(tables.states[at : at + 1], board)[0] for at in range(len(tables.states))])
    return np.array(found), np.repeat(won[:, None, :], MOMENTS, 1)


def some(begun: Sequence[bytes], dice: np.random.Generator) -> list[bytes]:
    return [begun[at] for at in dice.choice(len(begun), MOMENTS, replace=len(begun) < MOMENTS)]


def own(game: str, state: bytes, players: int, dice: np.random.Generator) -> list[float]:
    """Of each seat, by what it sees."""
    record = np.frombuffer(state, STATE).copy()
    seen = [rules.seen(record, seat).tobytes() for seat in range(players)]
    seed = int(dice.integers(1 << 62))
    return [live_chances(known, game, seat, seed).chances[seat] for seat, known in enumerate(seen)]


def flattery(called: Floats, won: Floats) -> Flattery:
    """Both by game, moment and seat."""
    by_game = called.mean(axis=(1, 2)) - 1 / called.shape[2]
    likely = (called >= BAND[0]) & (called < BAND[1])
    error = float(by_game.std(ddof=1) / np.sqrt(len(by_game)))
    number = int(likely.sum())
    means = (float(it[likely].mean()) if number else np.nan for it in (called, won))
    return Flattery(float(by_game.mean()), error, number, *means)


if __name__ == "__main__":
    main()
