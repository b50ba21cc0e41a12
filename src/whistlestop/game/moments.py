"""The moments of a game, as a replay shows them: after what is dealt, and then after each decision with the chance that
followed it; and how to go on from one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistlestop import rules

from .game import Game
from .notation.cards import KINDS
from .position import Position
from .records.start_position import untouched


def steps(log: Sequence[int]) -> Iterator[Sequence[int]]:
    """What is dealt, then each decision with the chance that follows it: what each moment adds to the one before."""
    begun = 0
    for at, entry in enumerate(log):
        if entry >= 0:
            if at > begun or begun == 0:
                yield log[begun:at]
            begun = at
    yield log[begun:]


def game_at(game: Game, moment: int) -> Game:
    """Another game like this one as it was at a moment, waiting to be told what comes up. ValueError if it had no such
    moment."""
    parts = list(steps(game.log))
    if not 0 <= moment < len(parts):
        raise ValueError(f"the moments of this game are 0 to {len(parts) - 1}; there is no moment {moment}.")
    then = untouched(game)
    then.take(game.log[: sum(len(it) for it in parts[: moment + 1])])
    return then


def onward_from(game: Game, seat: int | None = None, *, seed: int = 0) -> Position:
    """The position of a game, to play on from. With a seat, what that seat could not know is dealt anew: hands and
    tickets of the others. What comes up later is nowhere written down (docs/adr/0005), so it is new in any case.
    ValueError if the game is over."""
    if game.is_over:
        raise ValueError("this game is over; one plays on from an earlier moment.")
    if seat is None:
        return game.position()
    row = [None if kind is None else KINDS[kind] for kind in game.row_places]
    dealt = rules.resample(game.seen(seat), game.board, seat, seed=seed)
    return Game(game.map, game.players, options=game.options, start=dealt, row=row).position()
