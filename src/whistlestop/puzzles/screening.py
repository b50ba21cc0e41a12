"""A cheap look at every moment of a game: where does one decision seem to be far better than the others?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from whistlestop.bots.api import decide
from whistlestop.bots.champion.network import think
from whistlestop.bots.observation.api import observe, tables_for
from whistlestop.bots.search import expert

from .judges import Judges
from .kinds import kind_of
from .moments import Moment

SCRIPTED = ("greedy", "racer", "blocker")
LIKED = 4  # decisions that the network likes best are looked at, and those of the scripted bots
LIKELY = 0.3  # a best decision that the network likes less than this is not far better than every other
FIRST_WORLDS, FIRST_GAP = 4, 0.06
SECOND_WORLDS, SECOND_GAP = 16, 0.06
EXPERT_TRIALS = 400


@dataclass(frozen=True)
class Promise:
    """A moment that may make a puzzle: the decision that seems best, by how much, its kind, and which bots see it."""

    moment: Moment
    decision: int
    gap: float
    kind: str
    finders: tuple[str, ...]

    @property
    def scripted(self) -> int:
        """How many of the scripted bots see it."""
        return sum(it in SCRIPTED for it in self.finders)


def promises(judges: Judges, moments: Sequence[Moment], seed: int) -> list[Promise]:
    """All that there are in a game."""
    return [it for moment in moments if (it := promise(judges, moment, seed)) is not None]


def promise(judges: Judges, moment: Moment, seed: int) -> Promise | None:
    known, seat, board = moment.known, moment.seat, judges.board
    observed, mask, _ = observe(known, board, seat)
    logits = np.where(mask != 0, think(judges.weights, observed)[0], -np.inf)
    likely = np.exp(logits - logits.max())
    likely /= likely.sum()
    if likely.max() < LIKELY:
        return None
    decisions = tables_for(board).decisions
    best = [int(decisions[place]) for place in np.argsort(-likely, kind="stable")[: min(LIKED, moment.choices)]]
    by_script = {name: decide(known, board, seat, name) for name in SCRIPTED}
    tried = list(dict.fromkeys([*best, *by_script.values()]))
    if len(tried) == 1:
        return None
    first = judges.network.try_out(known, seat, tried, worlds=FIRST_WORLDS, seed=seed).chances.mean(0)
    if gap_of(first) < FIRST_GAP:
        return None
    second = judges.by_network(known, seat, tried, SECOND_WORLDS, seed + 1).mean(0)
    decision, gap = tried[int(second.argmax())], gap_of(second)
    kind = kind_of(known, board, seat, decision)
    finders = [name for name, its in by_script.items() if its == decision]
    trivial = moment.choices == 2 and len(finders) == len(SCRIPTED)
    if gap < SECOND_GAP or kind is None or trivial:
        return None
    if expert.decide(known, board, seat, seed=seed, rollouts=EXPERT_TRIALS, threads=1) == decision:
        finders.append("expert")
    if best[0] == decision:
        finders.append("champion")
    return Promise(moment, decision, gap, kind, tuple(finders))


def gap_of(chances: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
    """By how much the best is ahead of the next."""
    low, high = np.sort(chances)[-2:]
    return float(high - low)
