"""What is said to somebody who has answered a puzzle."""

from __future__ import annotations

import msgspec

from whistlestop.game import Action, Game
from whistlestop.game.notation.actions import AnyAction

from .puzzle import Fact, Puzzle


class Answered(msgspec.Struct, frozen=True):
    """Was it right, or how much of the chance of winning does it cost (None: nothing was answered)? The solution, the
    chance with it, by how much every other decision is worse at least, and what speaks for it."""

    right: bool
    cost: float | None
    solution: AnyAction
    chance: float
    margin: float
    facts: tuple[Fact, ...]


def answered(puzzle: Puzzle, game: Game, answer: Action | None) -> Answered:
    """What comes of an action in the puzzle's game, or of giving up. What is paid or counted after a decision belongs
    to it and is not asked. IllegalAction if the rules forbid it."""
    decision = None if answer is None else decision_of(game, puzzle.seat, answer)
    right = decision == puzzle.solution
    return Answered(
        right=right,
        cost=None if decision is None else 0.0 if right else puzzle.costs[decision] / 100,
        solution=game.action(puzzle.solution),  # type: ignore[arg-type]  # every action is one of AnyAction
        chance=puzzle.chance,
        margin=puzzle.margin,
        facts=puzzle.facts,
    )


def decision_of(game: Game, seat: int, action: Action) -> int:
    """IllegalAction if it is none of the legal ones."""
    legal = game.legal(seat)
    if action not in legal:
        game.copy().play(action, seat)  # says why not
    return game.legal_decisions(seat)[legal.index(action)]
