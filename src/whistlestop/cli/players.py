"""The bots at a table: each is made when it first decides, and goes home when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from .seats import Seat
from .status import UsageError

if TYPE_CHECKING:
    from whistlestop.bots.players import Budget, Player
    from whistlestop.game import Game

SECONDS = 1.0  # for a decision, where a bot needs them
THREADS = 2  # of a bot that searches while somebody waits for it


class Players:
    """The bots of these seats. Their luck depends on the seed and on what they see, so that it can be repeated."""

    def __init__(self, seats: Sequence[Seat], seed: int) -> None:
        self.seats = seats
        self.seed = seed
        self._made: dict[int, Player] = {}

    def decide(self, game: Game, seat: int) -> Any:
        """What the bot of a seat does. UsageError, in one sentence, if it cannot be made, fails or breaks a rule."""
        from whistlestop.bots.players import BotError, make_player

        try:
            if seat not in self._made:
                self._made[seat] = make_player(self.seats[seat].bot or "", seed=self.seed + seat)
            return self._made[seat].decide(game, seat, budget())
        except BotError as error:
            raise UsageError(f"whistlestop: {error}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for player in self._made.values():
            player.close()


def budget() -> Budget:
    from whistlestop.bots.players import Budget

    return Budget(seconds=SECONDS, threads=THREADS)
