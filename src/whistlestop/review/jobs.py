"""The work of a review in parts, each of which any process can do: a server spreads them, a command does them in a
row."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from whistlestop import maps
from whistlestop.bots.champion.weights import WeightsError
from whistlestop.bots.players.champion import weights_for
from whistlestop.game import Game
from whistlestop.maps import Map
from whistlestop.rules.state import STATE

from . import decisions, luck
from .calibration import calibration_for
from .course import Course, Unfinished, replayed
from .decisions import Verdict
from .evaluation import Floats
from .judging import Judge
from .luck import Changes
from .network_judge import NetworkJudge
from .trial_judge import TrialJudge

CHART, JUDGE, LUCK, AGAIN = "chart", "judge", "luck", "again"
STEPS = 16  # of a part


@dataclass(frozen=True)
class Played:
    """A finished game as what made it; a shipped map goes by its name, which is short."""

    map: str | Map
    players: int
    start: bytes
    log: tuple[int, ...]

    @classmethod
    def of(cls, game: Game) -> Played:
        """Unfinished if it is not over: what a review says of it would tell secrets."""
        if not game.is_over:
            raise Unfinished("a game is reviewed when it is over; this one still goes on.")
        shipped = game.map.id in maps.names() and maps.load(game.map.id) == game.map
        return cls(game.map.id if shipped else game.map, game.players, game.start.tobytes(), game.log)

    def the_map(self) -> Map:
        return maps.load(self.map) if isinstance(self.map, str) else self.map


class Part(NamedTuple):
    """A piece of work: its kind, and from which step of the game to which; or the verdict that is looked at again."""

    kind: str
    low: int = 0
    high: int = 0
    first: Verdict | None = None


@functools.lru_cache(maxsize=4)
def course_of(played: Played) -> Course:
    """Several parts of a game want the same."""
    return replayed(maps.board(played.the_map()), np.frombuffer(bytearray(played.start), STATE), played.log)


def judge_of(played: Played) -> Judge:
    return judge_for(played.the_map(), played.players)


@functools.lru_cache(maxsize=8)
def judge_for(map: Map, players: int) -> Judge:
    """The network where there is one for this very map, with models for this number of players; else trial games."""
    calibration = calibration_for(map, players)
    try:
        weights = weights_for(map)
    except WeightsError:
        weights = None
    board, trials = maps.board(map), TrialJudge(maps.board(map), players)
    if weights is None or calibration is None:
        return trials
    return NetworkJudge(board, weights, calibration, players, trials)


def parts_of(played: Played) -> list[Part]:
    """All that can be done at once. The first is the chart."""
    steps, judge = len(course_of(played).steps), judge_of(played)
    ranges = [(low, min(steps, low + STEPS)) for low in range(0, steps, STEPS)]
    kinds = (JUDGE, LUCK) if judge.explains_luck else (JUDGE,)
    return [Part(CHART), *(Part(kind, low, high) for low, high in ranges for kind in kinds)]


def parts_after(played: Played, verdicts: Sequence[Verdict]) -> list[Part]:
    """What can be done when all decisions have been looked at once: those that seem dearest, once more."""
    return [Part(AGAIN, first=it) for it in decisions.suspects(verdicts, played.players)]


def do(played: Played, part: Part) -> Any:
    """One part: chances by turns (CHART), verdicts (JUDGE), changes (LUCK), or one verdict (AGAIN)."""
    course, judge = course_of(played), judge_of(played)
    steps = course.steps[part.low : part.high]
    if part.kind == CHART:
        return chart(course, judge)
    if part.kind == JUDGE:
        return decisions.judged(course, judge, steps)
    if part.kind == LUCK:
        return luck.changes_of(course, judge, steps)
    assert part.first is not None
    return decisions.again(course, judge, part.first)


def chart(course: Course, judge: Judge) -> Floats:
    """The chances after the deal and after each turn."""
    return judge.chances(course, [0, *(turn.position for turn in course.turns)])


def together(parts: Sequence[Changes]) -> Changes:
    """The changes of all steps, from those of some."""
    return Changes(
        parts[0].start,
        np.concatenate([it.before for it in parts]),
        np.concatenate([it.play for it in parts]),
        np.concatenate([it.luck for it in parts]),
        np.concatenate([it.variance for it in parts]),
    )
