"""What a match says: share of the victories, how certain that is, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .match_games import Played


def shares_by_deal(played: Sequence[Played]) -> npt.NDArray[np.float64]:
    """Each deal is played from every seat: luck that it has for a seat cancels, so that a deal is what chance has a
    hand in, not a game."""
    shares: dict[int, list[float]] = {}
    for game in played:
        shares.setdefault(game.deal, []).append(game.share)
    return np.array([np.mean(it) for it in shares.values()])


def summary(played: Sequence[Played]) -> dict[str, Any]:
    by_deal = shares_by_deal(played)
    own = np.array([game.totals[game.seat] for game in played])
    others = np.array([(sum(game.totals) - game.totals[game.seat]) / (len(game.totals) - 1) for game in played])
    tallies = [game.tally for game in played]
    return {
        "games": len(played),
        "share": round(float(by_deal.mean()), 4),
        "error": standard_error(by_deal),
        "points": round(float(own.mean()), 1),
        "others_points": round(float(others.mean()), 1),
        "turns": round(float(np.mean([game.turns for game in played])), 1),
        "decisions": sum(it.decisions for it in tallies),
        "searches": sum(it.searches for it in tallies),
        "changed": sum(it.changed for it in tallies),
    }


def standard_error(values: Any) -> float | None:
    """Of their mean; one value says nothing about it."""
    if len(values) < 2:
        return None
    return round(float(np.std(values, ddof=1) / np.sqrt(len(values))), 4)
