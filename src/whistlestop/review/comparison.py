"""What if? Another decision tried beside the one that was taken, by the judges of the review and by what the seat could
know then."""

from __future__ import annotations

import numpy as np

from whistlestop import rules
from whistlestop.game import Game
from whistlestop.game.game import Playable
from whistlestop.game.moments import game_at
from whistlestop.game.notation.actions import Action, about_move, actions_of
from whistlestop.rules.api import Records
from whistlestop.rules.decisions import DECISIONS
from whistlestop.rules.phases import COMPLETING

from .course import Course, Step
from .decisions import CAUTION, DEEP_WORLDS, SECOND_WORLDS
from .evaluation import Floats
from .jobs import Played, course_of, judge_of
from .judging import Judge, Tried
from .results import Alternative, Alternatives, Compared, WhatIf

DIGITS = 4
BETTER, WORSE, EVEN = "better", "worse", "even"
LEAST = 0.01  # a gain that is worth a word
LUCK = 7919  # other worlds than those in which the review tried its own proposals


def what_if(game: Game, moment: int, other: Playable) -> WhatIf:
    """Another decision at a moment of a finished game (as a replay counts them): what it would have done to the chance
    of the seat that decided there. `other` is an action, a line of notation, or a decision's integer. Unfinished (a
    ValueError) if the game is not over, ValueError if there is no such moment or nothing was to be chosen there,
    IllegalAction if the decision was not legal.

    >>> import whistlestop as ws
    >>> from whistlestop.review import what_if
    >>> what_if(ws.new("card_game", seed=1), 3, "draw deck")
    Traceback (most recent call last):
    whistlestop.review.course.Unfinished: a game is reviewed when it is over; this one still goes on.
    """
    played = Played.of(game)
    step = step_at(course_of(played), moment)
    trial = game_at(game, moment)
    trial.play(other, step.seat)
    return compared(played, moment, trial.log_since(game_at(game, moment).length)[0] % DECISIONS)


def step_at(course: Course, moment: int) -> Step:
    if not 0 <= moment < len(course.steps):
        raise ValueError(f"decisions were taken at moments 0 to {len(course.steps) - 1}, not at {moment}.")
    step = course.steps[moment]
    if int(course.states[step.before]["phase"]) == COMPLETING:
        raise ValueError("which tickets to complete at the end is not judged.")
    return step


def alternatives(played: Played, moment: int) -> Alternatives:
    """What could have been decided there; ValueError if there is nothing to ask."""
    course = course_of(played)
    step = step_at(course, moment)
    known = rules.seen(course.states, step.seat, step.before)
    legal = rules.legal(course.states, course.board, step.seat, step.before)
    choices = tuple(Alternative(it, named(played, known, it)) for it in legal)  # type: ignore[arg-type]
    return Alternatives(moment, step.turn, step.seat, step.decision, choices)


def compared(played: Played, moment: int, other: int) -> WhatIf:
    """By every judge that a review asks; ValueError if the decision was not legal."""
    course, judge = course_of(played), judge_of(played)
    step = step_at(course, moment)
    if other not in rules.legal(course.states, course.board, step.seat, step.before):
        raise ValueError(f"decision {other} was not legal at moment {moment}.")
    known = rules.seen(course.states, step.seat, step.before)
    found = tuple(tried(it, known, step, other) for it in (judge, judge.doubter) if it is not None)
    return WhatIf(
        moment,
        step.turn,
        step.seat,
        named(played, known, step.decision),  # type: ignore[arg-type]  # every action is one of AnyAction
        named(played, known, other),  # type: ignore[arg-type]
        other,
        verdict(found),
        found,
    )


def tried(judge: Judge, known: Records, step: Step, other: int) -> Compared:
    """Both decisions in the same worlds, which the seat could not tell from its own."""
    worlds = SECOND_WORLDS if judge.doubter is None else DEEP_WORLDS
    found: Tried = judge.try_out(
        known, step.seat, [step.decision, other], worlds=worlds, seed=LUCK + 1000 * step.turn, deep=True
    )
    gains = found.chances[:, 1] - found.chances[:, 0]
    points = float((found.margins[:, 1] - found.margins[:, 0]).mean())
    before, after, gained = (mean_of(column) for column in (found.chances[:, 0], found.chances[:, 1], gains))
    return Compared(judge.name, len(gains), *before, *after, *gained, round(points, 1))


def mean_of(column: Floats) -> tuple[float, float]:
    """And its standard error."""
    return round(float(column.mean()), DIGITS), round(float(column.std(ddof=1) / np.sqrt(len(column))), DIGITS)


def verdict(found: tuple[Compared, ...]) -> str:
    first = found[0]
    if abs(first.gain) <= max(LEAST, CAUTION * first.error):
        return EVEN
    if all(it.gain > 0 for it in found):
        return BETTER
    return WORSE if all(it.gain < 0 for it in found) else EVEN


def named(played: Played, known: Records, decision: int) -> Action:
    return actions_of(played.the_map()).action(decision, *about_move(known))
