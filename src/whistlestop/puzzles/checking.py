"""The deep look at a moment that promises a puzzle: champions who play to the end, the network and the master have to
find the same decision better than every other, by what the seat knew, and beyond doubt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from whistlestop import rules
from whistlestop.bots.champion import search

from .judges import FOR_EVER, Judges, gains
from .moments import Moment
from .puzzle import Checks, Evidence

ALL_WORLDS = 16  # for every legal decision, by the network
# Champions play on from those that come nearest, in more and more worlds, while no other seems to be better: how many
# decisions beside the solution, in how many worlds, and what they have to lose at least.
ROUNDS = ((3, 12, 0.02), (4, 32, 0.03), (8, 64, 0.04), (3, 128, 0.05))
LAST_WORLDS, FAR = 384, 0.06  # for all that could still come nearest
MASTER_TRIALS = 800
CERTAIN = 2.58  # standard errors, for 99 in 100
NEAR = 0.03  # of the chance of winning, that the network has to see between the solution and every other decision


@dataclass(frozen=True)
class Checked:
    """What was found: the chance with the solution, what every other decision costs, and the judges' evidence."""

    chance: float
    costs: dict[int, float]
    checks: Checks

    def figures(self) -> dict[str, Any]:
        """As a puzzle has them."""
        return {
            "chance": round(self.chance, 2),
            "margin": self.checks.champions.gain,
            "costs": {other: round(100 * max(0.0, cost)) for other, cost in sorted(self.costs.items())},
            "checks": self.checks,
        }


def checked(judges: Judges, moment: Moment, decision: int, seed: int, until: float = FOR_EVER) -> Checked | None:
    """None if there is any doubt. The cheap judges are asked first. OutOfTime if that takes longer than `until`."""
    known, seat, board = moment.known, moment.seat, judges.board
    others = [it for it in rules.legal(known, board, seat) if it != decision]
    chances = judges.by_network(known, seat, [decision, *others], ALL_WORLDS, seed)
    by_network = dict(zip(others, gains(chances), strict=True))
    if min(it.gain for it in by_network.values()) < NEAR:
        return None
    played = played_out(judges, moment, decision, sorted(others, key=lambda it: by_network[it].gain), seed, until)
    if played is None:
        return None
    best = search.rank(known, board, seat, judges.weights, seed=seed, rollouts=MASTER_TRIALS, best=1)
    if best[0].decision != decision:
        return None
    chance, by_champions = played
    least = min(by_champions.values(), key=lambda it: it.gain)
    # What the champions have not played out costs no less than what comes nearest of all that they have.
    costs = {it: by_champions[it].gain if it in by_champions else by_network[it].gain for it in others}
    costs = {it: max(cost, least.gain) for it, cost in costs.items()}
    network = min(by_network.values(), key=lambda it: it.gain)
    return Checked(chance, costs, Checks(least, network, MASTER_TRIALS))


def played_out(
    judges: Judges, moment: Moment, decision: int, others: Sequence[int], seed: int, until: float
) -> tuple[float, dict[int, Evidence]] | None:
    """The share of victories with the decision, and what it gains on others; None if that is not beyond doubt. Those
    that the network thinks nearest are played first, then those that came nearest."""
    found: dict[int, Evidence] = {}
    chances = np.zeros((1, 1))

    def play(tried: Sequence[int], worlds: int, seed: int) -> float:
        """The least that the decision gains on any of these."""
        nonlocal chances
        chances = judges.by_champions(moment.known, moment.seat, [decision, *tried], worlds, seed, until)
        found.update(zip(tried, gains(chances), strict=True))
        return min(found[it].gain for it in tried)

    for place, (number, worlds, least) in enumerate(ROUNDS):
        if play(nearest_first(others, found)[:number], worlds, seed + 1000 * place) < least:
            return None
    while (nearest := min(found, key=lambda it: found[it].gain)) not in deep(found):
        several = [] if deep(found) else [it for it in nearest_first(others, found) if it != nearest][:2]
        if play([nearest, *several], LAST_WORLDS, seed + 1000 * len(ROUNDS)) < FAR:
            return None
    if any(found[it].gain <= CERTAIN * found[it].error for it in deep(found)):
        return None
    return float(np.mean(chances[:, 0])), found


def deep(found: dict[int, Evidence]) -> list[int]:
    """Those that were played in most worlds."""
    return [it for it, evidence in found.items() if evidence.worlds == LAST_WORLDS]


def nearest_first(others: Sequence[int], found: dict[int, Evidence]) -> list[int]:
    """In the first round as they are; later those that lost least come first, and those that were not played yet
    between them, as if they had lost the mean."""
    if not found:
        return list(others)
    mean = float(np.mean([it.gain for it in found.values()]))
    return sorted(others, key=lambda it: found[it].gain if it in found else mean)
