"""How games are to be played: looked at before any is played or kept. ValueError in one sentence."""

from __future__ import annotations

from whistlestop.bots.players import HIGHEST_BUDGET, Budget


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
