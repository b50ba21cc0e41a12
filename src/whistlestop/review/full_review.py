"""A whole review, put together from its parts."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import numpy as np

from whistlestop import rules
from whistlestop.bots.search.reasons import reason_for
from whistlestop.game import Game
from whistlestop.game.notation.actions import about_move, actions_of
from whistlestop.game.notation.names import names_of

from .accuracy import accuracy
from .course import Course
from .decisions import Verdict
from .evaluation import Floats
from .jobs import JUDGE, LUCK, Played, course_of, do, judge_of, parts_after, parts_of, together
from .luck import Changes
from .named_reasons import params_of
from .results import Account, Chances, Judgement, Review, SeatReview, TurningPoint

COSTLY = 3  # decisions of each seat that are shown
WORTH_MENTIONING = 0.005  # of the chance of winning: less would be told as 0 %
TURNING = 3  # turning points
MUCH = 0.1  # a change of the chances that makes a turn one
DIGITS = 4  # of chances
CERTAIN = 1.96  # standard errors, for 95 in 100

Progress = Callable[[float], None]


def review(game: Game, progress: Progress | None = None) -> Review:
    """The review of a finished game; `progress` is told how much of the work is done, from 0 to 1. Unfinished (a
    ValueError) if the game is not over.

    >>> import whistlestop as ws
    >>> from whistlestop.review import review
    >>> game = ws.new("card_game", players=2, seed=1)
    >>> review(game)
    Traceback (most recent call last):
    whistlestop.review.course.Unfinished: a game is reviewed when it is over; this one still goes on.
    """
    tell = progress or (lambda _share: None)
    played = Played.of(game)
    parts = parts_of(played)
    found = []
    for number, part in enumerate(parts):
        tell(0.8 * number / len(parts))
        found.append(do(played, part))
    first = [verdict for part, them in zip(parts, found, strict=True) if part.kind == JUDGE for verdict in them]
    more = parts_after(played, first)
    second = []
    for number, part in enumerate(more):
        tell(0.8 + 0.2 * number / len(more))
        second.append(do(played, part))
    changes = [them for part, them in zip(parts, found, strict=True) if part.kind == LUCK]
    tell(1.0)
    return assembled(played, game.names, found[0], first, second, together(changes) if changes else None)


def chances(game: Game) -> tuple[Chances, ...]:
    """The chart of a finished game alone, in a moment."""
    played = Played.of(game)
    return chart_of(course_of(played), do(played, parts_of(played)[0]))


def assembled(
    played: Played,
    names: Sequence[str],
    chart: Floats,
    first: Sequence[Verdict],
    again: Sequence[Verdict],
    changes: Changes | None,
) -> Review:
    course = course_of(played)
    newer = {it.step.moment: it for it in again}
    verdicts = [newer.get(it.step.moment, it) for it in first]
    points = chart_of(course, chart)
    return Review(
        map=played.the_map().id,
        judge=judge_of(played).name,
        chances=points,
        seats=tuple(
            seat_review(played, course, seat, names[seat], verdicts, changes) for seat in range(course.players)
        ),
        turning_points=turning_points(course, points, changes),
        decisions=tuple(judgement(played, course, it) for it in verdicts),
    )


def chart_of(course: Course, chart: Floats) -> tuple[Chances, ...]:
    rounded = [tuple(round(float(chance), DIGITS) for chance in row) for row in chart]
    movers = {step.turn: step.seat for step in course.steps if step.turn > 0}
    turns = [
        Chances(turn.turn, turn.moment, movers.get(turn.turn), row)
        for turn, row in zip(course.turns, rounded[1:], strict=True)
    ]
    return (Chances(-1, 0, None, rounded[0]), *turns)


def seat_review(
    played: Played, course: Course, seat: int, name: str, verdicts: Sequence[Verdict], changes: Changes | None
) -> SeatReview:
    own = [it for it in verdicts if it.step.seat == seat]
    dear = sorted((it for it in own if it.cost >= WORTH_MENTIONING), key=lambda it: -it.cost)[:COSTLY]
    figure = None if changes is None else accuracy_of(played, course, seat, changes)
    return SeatReview(
        seat=seat,
        name=name,
        accuracy=None if figure is None else round(figure, 1),
        decisions=len(own),
        account=None if changes is None else account(course, seat, changes),
        costly=tuple(it.step.moment for it in dear),
    )


def accuracy_of(played: Played, course: Course, seat: int, changes: Changes) -> float | None:
    own = [step.seat == seat for step in course.steps]
    return accuracy(played.the_map().id, changes.play[own, seat].tolist(), changes.before[own, seat].tolist())


def account(course: Course, seat: int, changes: Changes) -> Account:
    even = 1 / course.players
    luck = changes.start[seat] - even + changes.luck[:, seat].sum()
    play = changes.play[:, seat].sum()
    error = CERTAIN * np.sqrt(changes.variance[:, seat].sum())
    return Account(*(round(float(number), DIGITS) for number in (even, luck, error, play, even + luck + play)))


def turning_points(course: Course, points: Sequence[Chances], changes: Changes | None) -> tuple[TurningPoint, ...]:
    """The turns that changed some seat's chance most, in the order of the game."""
    found = []
    for before, after in itertools.pairwise(points):
        change = np.array(after.chances) - np.array(before.chances)
        seat = int(np.abs(change).argmax())
        if abs(change[seat]) >= MUCH:
            by_chance = None if changes is None else round(float(luck_in(course, after.turn, seat, changes)), DIGITS)
            found.append(
                TurningPoint(
                    after.turn,
                    before.moment,
                    after.seat,
                    seat,
                    before.chances[seat],
                    after.chances[seat],
                    by_chance,
                )
            )
    largest = sorted(found, key=lambda it: -abs(it.after - it.before))[:TURNING]
    return tuple(sorted(largest, key=lambda it: it.turn))


def luck_in(course: Course, turn: int, seat: int, changes: Changes) -> float:
    steps = np.array([step.turn == turn for step in course.steps])
    return float(changes.luck[steps, seat].sum())


def judgement(played: Played, course: Course, verdict: Verdict) -> Judgement:
    step, map = verdict.step, played.the_map()
    known = rules.seen(course.states, step.seat, step.before)
    about = about_move(known)
    actions = actions_of(map)
    action = actions.action(step.decision, *about)
    cost = round(verdict.cost, DIGITS)
    if verdict.better is None or cost == 0:  # what costs nothing that could be told is no fault
        return Judgement(step.moment, step.turn, step.seat, action)  # type: ignore[arg-type]
    reason = reason_for(known, course.board, step.seat, verdict.better)
    return Judgement(
        step.moment,
        step.turn,
        step.seat,
        action,  # type: ignore[arg-type]  # every action is one of AnyAction
        better=actions.action(verdict.better, *about),  # type: ignore[arg-type]
        cost=cost,
        points=round(verdict.points, 1),
        error=round(verdict.error, DIGITS),
        key=f"reason-{reason.key}",
        params=params_of(reason, names_of(map)),
    )
