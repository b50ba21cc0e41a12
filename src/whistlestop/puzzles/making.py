"""One puzzle of one game, or none: played, looked through, checked, graded."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from whistlestop import maps
from whistlestop.game import Game
from whistlestop.game.notation.names import names_of
from whistlestop.rules.phases import SETUP

from .checking import Checked, checked
from .facts import facts_of
from .grading import level_of
from .judges import Judges, judges_for
from .kinds import MORE_TICKETS, TICKETS, kinds_of
from .moments import Moment, Played, played
from .puzzle import EASY, LEVELS, Puzzle
from .screening import Promise, promises

TRIED = 8  # moments of a game that are looked at deeply, at most
HOPELESS = 0.1  # nobody likes to solve a lost position


def puzzle_of(game: str, seed: int, number: int, until: float) -> Puzzle | None:
    """What the game of this number gives; the same whenever it is asked. OutOfTime if it is not done when the clock
    (time.time) says `until`."""
    table = played(game, seed, number)
    judges = judges_for(game, table.game.players)
    kinds = kinds_of(judges.board)
    wanted = kinds[number % len(kinds)]
    found = promises(judges, asked(table.moments, wanted), seed=number)
    for promise in in_order(found, wanted, LEVELS[number % len(LEVELS)])[:TRIED]:
        verdict = checked(judges, promise.moment, promise.decision, number, until)
        if verdict is not None and verdict.chance >= HOPELESS:
            puzzle = put_down(judges, table, promise, verdict, f"{game}-{seed}-{number}")
            if puzzle is not None:
                return puzzle
    return None


def asked(moments: Sequence[Moment], kind: str) -> list[Moment]:
    """What is decided before the first turn takes whole games to check: only where tickets are wanted."""
    return [it for it in moments if kind == TICKETS or int(it.known[0]["phase"]) != SETUP]


def in_order(found: Sequence[Promise], kind: str, level: str) -> list[Promise]:
    """The most welcome first: of the kind that is this game's turn, of its level, of a large gap. So rare kinds are not
    lost to frequent ones of the same game. What there is plenty of (easy ones, tickets drawn in the last turn) has to
    wait for its turn."""
    plenty = {MORE_TICKETS} - {kind}
    return sorted(
        (it for it in found if (level == EASY or level_of(it.finders) != EASY) and it.kind not in plenty),
        key=lambda it: (it.kind != kind, level_of(it.finders) != level, -it.gap),
    )


def put_down(judges: Judges, table: Played, promise: Promise, verdict: Checked, name: str) -> Puzzle | None:
    """None if the line of the position does not say all that the seat knew."""
    moment, line = promise.moment, table.line(promise.moment)
    known = Game.from_position(line).seen(moment.seat)
    if not same(known, moment.known):
        return None
    names = names_of(maps.load(judges.game))
    return Puzzle(
        id=name,
        game=judges.game,
        seat=moment.seat,
        position=line,
        kind=promise.kind,
        level=level_of(promise.finders),
        solution=promise.decision,
        facts=facts_of(known, judges.board, moment.seat, promise.decision, names),
        finders=promise.finders,
        **verdict.figures(),
    )


def same(one: np.ndarray[tuple[int], np.dtype[np.void]], other: np.ndarray[tuple[int], np.dtype[np.void]]) -> bool:
    """Do two records of what a seat knows say the same? The luck to come is not known to it."""
    return all(np.array_equal(one[field], other[field]) for field in one.dtype.names or () if field != "rng")
