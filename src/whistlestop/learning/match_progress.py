"""How far a match is, for people who wait: a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from .match_games import Played
from .match_summary import shares_by_deal, standard_error

SECONDS = 5.0  # between two lines


class Progress:
    def __init__(self, games: int, decisions: float, say: Callable[[str], None]) -> None:
        """`decisions`: how many the master is expected to make in a game."""
        self.games = games
        self.decisions = games * decisions
        self.say = say
        self.begin = time.perf_counter()
        self.last = self.begin

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.begin

    def show(self, played: Sequence[Played], decisions: int) -> None:
        """So many games are over, and so many decisions made."""
        over = len(played) == self.games
        if not over and time.perf_counter() < self.last + SECONDS:
            return
        self.last = time.perf_counter()
        line = f"{self.seconds:6.0f} s  {decisions:,} decisions, {len(played)} of {self.games} games"
        if played:
            shares = shares_by_deal(played)
            error = standard_error(shares)
            line += f", {shares.mean():.1%}" + (f" ± {error:.1%}" if error is not None else "")
        self.say(line if over else f"{line}; about {self.seconds * self.undone(decisions):.0f} s left")

    def undone(self, decisions: int) -> float:
        """What is left to do, as a multiple of what has been done. The nearer the end of a game, the shorter its trial
        games: in the second half of the decisions lies a quarter of the work."""
        left = (1 - min(0.99, max(0.01, decisions / self.decisions))) ** 2
        return left / (1 - left)
