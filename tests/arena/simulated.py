"""Games between players of known strength, without any game: ranks drawn from the Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from whistlestop.arena.line_ups import LineUp, seatings
from whistlestop.arena.ratings import ELO
from whistlestop.arena.results import GameResult, SeatResult

NOTHING = dict.fromkeys(SeatResult._fields, 0)


def seat(rank: int) -> SeatResult:
    return SeatResult(**{**NOTHING, "rank": rank, "decisions": 1})


def game(seating: Sequence[str], number: int, ranks: Sequence[int]) -> GameResult:
    return GameResult(tuple(seating), number, 0, 0.001, tuple(seat(rank) for rank in ranks))


def simulate(
    strengths: dict[str, float],
    line_ups: Sequence[LineUp],
    blocks: int,
    luck: np.random.Generator,
    *,
    draws: float = 0.0,
    shared: float = 0.0,
) -> list[GameResult]:
    """Every line-up in every seating. `draws` is the chance of a shared victory; `shared` is the Elo deviation of luck
    that is the same in all games of a number, for each bot."""
    games = []
    for number in range(blocks):
        daily = {bot: elo + shared * luck.standard_normal() for bot, elo in strengths.items()}
        for line_up in line_ups:
            for seating in seatings(line_up):
                values = np.array([daily[bot] / ELO for bot in seating]) + luck.gumbel(size=len(seating))
                ranks = (1 + np.argsort(np.argsort(-values))).tolist()
                if luck.random() < draws:
                    ranks = [1 if rank == 2 else rank for rank in ranks]
                games.append(game(seating, number, ranks))
    return games
