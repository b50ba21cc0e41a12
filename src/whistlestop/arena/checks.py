"""What can be played: numbers are looked at before anything is played or kept. ValueError in one sentence."""

from __future__ import annotations

from whistlestop import maps
from whistlestop.bots.players import HIGHEST_BUDGET, Budget
from whistlestop.rules.api import M64


def check_players(game: str, players: int) -> None:
    low, high = maps.load(game).players
    if not low <= players <= high:
        raise ValueError(f"{game} is for {low} to {high} players, not {players}.")


def check_seed(seed: int) -> None:
    if not 0 <= seed <= M64:
        raise ValueError(f"a seed must be a whole number from 0 to {M64}, not {seed}.")


def check_budget(budget: Budget) -> None:
    """A search whose time is nothing, endless or no number at all is none."""
    if budget.seconds is not None and not 0 < 1000 * budget.seconds <= HIGHEST_BUDGET:
        told = f"{1000 * budget.seconds:g}"
        raise ValueError(f"the milliseconds of a decision must be above 0 and at most {HIGHEST_BUDGET}, not {told}.")
    if budget.rollouts is not None and not 1 <= budget.rollouts <= HIGHEST_BUDGET:
        raise ValueError(f"the rollouts of a decision must be from 1 to {HIGHEST_BUDGET}, not {budget.rollouts}.")


def check_workers(workers: int | None) -> None:
    if workers is not None and workers < 0:
        raise ValueError(f"workers must be 1 or more, or 0 to play in this process, not {workers}.")
