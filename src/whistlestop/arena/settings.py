"""What an arena is asked to do."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from whistlestop.bots.checks import check_players, check_seed
from whistlestop.bots.players import Budget, is_scripted, make_player

from .checks import check_budget, check_workers
from .line_ups import LineUp, line_ups, seatings

SCRIPTED_CHUNK = 200  # games: a good part of a second
HIGHEST_ELO = 2000  # odds of a hundred thousand to one: beyond that no number of games says anything
SLOW_CHUNK = 1  # blocks: nothing much is lost when it is interrupted


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the first bot better than the second by elo1 rather than by elo0?"""

    one: str
    other: str
    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        """ValueError, in one sentence, unless this can be tested."""
        if not -HIGHEST_ELO <= self.elo0 < self.elo1 <= HIGHEST_ELO:
            wanted = f"elo0 is below elo1, and both lie between {-HIGHEST_ELO} and {HIGHEST_ELO}"
            raise ValueError(f"{wanted}; they are {self.elo0:g} and {self.elo1:g}.")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(f"alpha and beta are above 0 and below 0.5, not {self.alpha:g} and {self.beta:g}.")
        if self.one == self.other:
            raise ValueError("a bot cannot be tested against itself.")


@dataclass(frozen=True)
class Settings:
    """`games` are those of each line-up, all its seatings together."""

    game: str = "north_america"
    players: int = 2
    bots: tuple[str, ...] = ("racer", "planner")
    games: int = 2000
    seed: int = 1
    budget: Budget = field(default_factory=lambda: Budget(seconds=0.05))
    database: Path = Path("arena.sqlite")
    workers: int | None = None  # None: one a core; 0: in this process
    cluster: str | None = None  # "auto" or the address of a Ray cluster
    sprt: Sprt | None = None

    def check(self) -> None:
        """ValueError or BotError, in one sentence, unless this can be played."""
        check_players(self.game, self.players)
        check_seed(self.seed)
        check_budget(self.budget)
        check_workers(self.workers)
        if self.games < 1:
            raise ValueError(f"games is a number above zero, not {self.games}.")
        if self.sprt is not None:
            self.sprt.check()
        for name in self.all_bots():
            make_player(name).close()
        self.all_line_ups()

    def all_bots(self) -> tuple[str, ...]:
        return (self.sprt.one, self.sprt.other) if self.sprt else self.bots

    def all_line_ups(self) -> list[LineUp]:
        if self.sprt is None:
            return line_ups(self.bots, self.players)
        half = self.players // 2
        return [tuple(sorted([self.sprt.one] * half + [self.sprt.other] * (self.players - half)))]

    def blocks(self, line_up: LineUp) -> int:
        """So many seeds are played with a line-up, each in all its seatings: at least `games` games."""
        return -(-self.games // len(seatings(line_up)))


def chunk_size(line_up: LineUp) -> int:
    """Blocks in one piece of work."""
    if all(is_scripted(name) for name in line_up):
        return max(1, SCRIPTED_CHUNK // len(seatings(line_up)))
    return SLOW_CHUNK
