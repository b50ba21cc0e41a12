"""What the cards did and what the players did: how the chances changed over chance, and over decisions.

Chance is a player of its own (ADR 0004), so each step of a game has two parts: the decision, after which the chances
are what they come to on average over all that could happen, and what did happen. The first is play, the second luck.
Both are counted with all cards open, and together they lead from an even share to the result, exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from whistlestop import rules
from whistlestop.bots.champion.trial_games import rows_of
from whistlestop.rules.api import Records
from whistlestop.rules.phases import CARD_OUTCOME, FIRST_DECISION

from .course import Course, Step
from .evaluation import Floats
from .judging import Judge

SAMPLES = 12  # of what could have happened, where it is too much to go through all of it
FOLLOWED = 3  # of what could have happened after a card that brings more chance

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Changes:
    """How each step changed the chances, a row a step, a column a seat: what they were before it, how the decision and
    how chance changed them; and the variance of what was sampled. `start`: the chances after the deal."""

    start: Floats
    before: Floats
    play: Floats
    luck: Floats
    variance: Floats


@dataclass(frozen=True)
class Futures:
    """What could happen after a decision: positions with their weights, which come to 1. Positions of one group stand
    for one another; of a group of one nothing is left to chance."""

    states: Records
    weights: Floats
    groups: list[list[int]]


def changes_of(course: Course, judge: Judge, steps: Sequence[Step], luck: int = 0) -> Changes:
    """Of some steps of a game."""
    before = judge.chances_in(rows_of(course.states, np.array([0, *(step.before for step in steps)], np.int64)))
    after = judge.chances_in(rows_of(course.states, np.array([step.after for step in steps], np.int64)))
    mean, variance = after.copy(), np.zeros_like(after)
    dice = np.random.default_rng((luck, steps[0].moment))
    chances = [(place, futures_of(course, step, dice)) for place, step in enumerate(steps) if step.by_chance]
    if chances:
        at, all_futures = 0, joined([futures.states for _, futures in chances])
        worth = judge.chances_in(all_futures)
        for place, futures in chances:
            mean[place], variance[place] = expected(futures, worth[at : at + len(futures.states)])
            at += len(futures.states)
    return Changes(before[0], before[1:], mean - before[1:], after - mean, variance)


def joined(parts: Sequence[Records]) -> Records:
    return np.frombuffer(bytearray(b"".join(part.tobytes() for part in parts)), parts[0].dtype)


def expected(futures: Futures, worth: Floats) -> tuple[Floats, Floats]:
    """The mean of what could happen, and the variance of that mean where not all of it was looked at."""
    mean = futures.weights @ worth
    variance = np.zeros_like(mean)
    for group in futures.groups:
        if len(group) > 1:
            weight = futures.weights[group].sum()
            variance += weight**2 * worth[group].var(0, ddof=1) / len(group)
    return mean, variance


def futures_of(course: Course, step: Step, dice: np.random.Generator) -> Futures:
    """Every card that could have come up next, each with a few of its consequences if it has any; where more than a
    card was due (tickets), a sample."""
    decided = course.at(step.decided)
    kind, weights = rules.chance_pool(decided, course.board)
    if kind != CARD_OUTCOME:
        copies = rows_of(decided, np.zeros(SAMPLES, np.int64))
        settle(copies, course.board, range(SAMPLES), dice)
        return Futures(copies, np.full(SAMPLES, 1 / SAMPLES), [list(range(SAMPLES))])
    total = sum(weights.values())
    states: list[Records] = []
    shares: list[float] = []
    groups: list[list[int]] = []
    for outcome, weight in weights.items():
        one = rows_of(decided, np.zeros(1, np.int64))
        rules.apply_chance(one, course.board, outcome)
        number = FOLLOWED if int(one[0]["phase"]) < FIRST_DECISION else 1
        copies = rows_of(one, np.zeros(number, np.int64))
        settle(copies, course.board, range(number), dice)
        groups.append(list(range(len(shares), len(shares) + number)))
        shares += [weight / total / number] * number
        states.append(copies)
    return Futures(joined(states), np.array(shares), groups)


def settle(states: Records, board: Records, places: range, dice: np.random.Generator) -> None:
    """All chance that is due, by other dice than the game's."""
    states["rng"][list(places)] = dice.integers(0, 1 << 63, len(places), np.uint64)
    for place in places:
        rules.settle(states, board, place)
