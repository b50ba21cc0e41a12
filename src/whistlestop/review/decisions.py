"""Each decision judged by what its seat could know then: what another one would have brought, in sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from whistlestop import rules
from whistlestop.rules.api import Records
from whistlestop.rules.phases import COMPLETING

from .course import Course, Step
from .judging import Judge, Proposal

WORLDS = 10  # for every decision
SECOND_WORLDS = 16  # for the second judge
DEEP_WORLDS = 24  # for those that seem to have cost most
DEEP = 5  # such decisions of each seat
CAUTION = 1.0  # standard errors that a gain has to exceed before it counts


@dataclass(frozen=True)
class Verdict:
    """What a decision cost: how much chance of winning, and how many points of the margin over the best of the others,
    the better decision would have kept; nothing, if none was better for certain. `error` is the standard error of the
    cost in chance; `choices` is how many decisions were legal, `worlds` in how many worlds they were tried."""

    step: Step
    choices: int
    better: int | None
    cost: float
    points: float
    error: float
    worlds: int


def with_choice(course: Course, steps: Sequence[Step]) -> list[tuple[Step, int]]:
    """The steps in which there was a choice, and how many decisions there were. Which tickets to complete (K16) is
    none: the rules say which are best."""
    found = []
    for step in steps:
        if int(course.states[step.before]["phase"]) != COMPLETING:
            choices = len(rules.legal(course.states, course.board, step.seat, step.before))
            if choices > 1:
                found.append((step, choices))
    return found


def judged(course: Course, judge: Judge, steps: Sequence[Step], luck: int = 0) -> list[Verdict]:
    """Verdicts on these steps, in which there was a choice; a first look."""
    open_steps = with_choice(course, steps)
    if not open_steps:
        return []
    proposals = judge.proposals(course, [step for step, _ in open_steps])
    return [
        verdict(course, judge, step, choices, proposal, luck)
        for (step, choices), proposal in zip(open_steps, proposals, strict=True)
    ]


def verdict(
    course: Course, judge: Judge, step: Step, choices: int, proposal: Proposal, luck: int, *, deep: bool = False
) -> Verdict:
    best = proposal.decisions[0]
    if not deep and step.decision == best and proposal.sure:
        return Verdict(step, choices, None, 0.0, 0.0, 0.0, 0)
    tried = list(dict.fromkeys([step.decision, *proposal.decisions]))
    known = rules.seen(course.states, step.seat, step.before)
    worlds = DEEP_WORLDS if deep else WORLDS
    seed = luck + 1000 * step.moment + (1 if deep else 0)
    found = judge.try_out(known, step.seat, tried, worlds=worlds, seed=seed, deep=deep)
    gains = found.chances - found.chances[:, :1]
    mean = gains.mean(0)
    error = gains.std(0, ddof=1) / np.sqrt(len(gains))
    points = (found.margins - found.margins[:, :1]).mean(0)
    if judge.doubter is not None:
        promising = [place for place in range(1, len(tried)) if mean[place] > CAUTION * error[place]]
        second = doubted(judge.doubter, known, step, [tried[place] for place in promising], seed, deep=deep)
        for place, (chance, margin) in zip(promising, second, strict=True):
            mean[place], points[place] = min(mean[place], chance), min(points[place], margin)
    place = int(np.argmax(mean - CAUTION * error))
    if place == 0 or mean[place] <= CAUTION * error[place]:
        return Verdict(step, choices, None, 0.0, 0.0, 0.0, len(gains))
    cost, points_lost, doubt = float(mean[place]), max(0.0, float(points[place])), float(error[place])
    return Verdict(step, choices, tried[place], cost, points_lost, doubt, len(gains))


def doubted(
    judge: Judge, known: Records, step: Step, better: Sequence[int], seed: int, *, deep: bool
) -> list[tuple[float, float]]:
    """What another judge thinks that these decisions gain on the one taken, in chance and in points."""
    if not better:
        return []
    found = judge.try_out(known, step.seat, [step.decision, *better], worlds=SECOND_WORLDS, seed=seed, deep=deep)
    chances = (found.chances - found.chances[:, :1]).mean(0)
    margins = (found.margins - found.margins[:, :1]).mean(0)
    return [(float(chances[place]), float(margins[place])) for place in range(1, len(better) + 1)]


def suspects(first: Sequence[Verdict], players: int) -> list[Verdict]:
    """The decisions of each seat that seem to have cost most."""
    found: list[Verdict] = []
    for seat in range(players):
        own = sorted((it for it in first if it.step.seat == seat and it.cost > 0), key=lambda it: -it.cost)
        found += own[:DEEP]
    return found


def again(course: Course, judge: Judge, first: Verdict, luck: int = 0) -> Verdict:
    """A decision tried once more, in more worlds and for longer."""
    (proposal,) = judge.proposals(course, [first.step])
    return verdict(course, judge, first.step, first.choices, proposal, luck, deep=True)
