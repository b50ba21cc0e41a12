"""Tuning a bot's traits by play: change a number or two, keep the change if the bot wins more often against its rivals.

python -m whistlestop.bots.tuning --game north_america --players 2 --bot racer --minutes 5
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop import maps

from .api import play
from .checks import check_compiled
from .traits import TRAITS, changes_of, kind_of, row, traits_of

BATCH = 300  # games against each rival between two looks
BATCHES = 12
ACCEPT, REJECT = 2.0, 0.0  # standard errors of the difference
FIXED = ("thinks", "tickets_wanted")  # what makes a bot the one it is
CARD_TRAITS = (
    "wild",  # of both kinds of game
    "pile_at",
    "rob",
    "demand",
    "spare",
    "draw_at",
    "card_price",
    "cards_a_turn",
    "city_share",
    "caution",
    "patient",
    "pair",
    "blocked",
    "spend_locomotives",
)
MAP_TRAITS = tuple(name for name in TRAITS.names or () if name == "wild" or name not in CARD_TRAITS)

Records = npt.NDArray[Any]
Shares = npt.NDArray[np.float64]


class Rivals:
    """The bots to beat. Batch n is the same games for everybody, so that two bots can be compared game by game."""

    def __init__(self, game: str, players: int, names: list[str], seed: int) -> None:
        self.board = maps.board(game)
        self.players = players
        self.seed = seed
        self.traits = [traits_of(name, self.board, players) for name in names]
        self.known: dict[tuple[bytes, int], Shares] = {}

    def shares(self, mine: Records, batch: int) -> Shares:
        """Game by game, the share of the victory of one bot alone against each rival in all other seats."""
        key = (mine.tobytes(), batch)
        if key not in self.known:
            self.known[key] = np.concatenate([self.against(mine, rival, batch) for rival in self.traits])
        return self.known[key]

    def against(self, mine: Records, rival: Records, batch: int) -> Shares:
        traits = np.concatenate([mine, *[rival] * (self.players - 1)])
        line_up = ["planner"] * self.players
        won = play(self.board, line_up, games=BATCH, seed=self.seed, start=batch * BATCH, traits=traits).scores["rank"]
        first = won[:, : self.players] == 1
        return np.asarray(first[:, 0] / first.sum(axis=1), np.float64)

    def is_better(self, new: Records, old: Records) -> bool:
        """A sequential test: stop as soon as the difference is clear, or clearly not there."""
        differences = np.zeros(0)
        for batch in range(BATCHES):
            differences = np.append(differences, self.shares(new, batch) - self.shares(old, batch))
            error = max(1e-9, float(differences.std()) / len(differences) ** 0.5)
            z = float(differences.mean()) / error
            if z > ACCEPT or z < REJECT:
                return bool(z > ACCEPT)
        return False


def mutated(changes: dict[str, int], fields: tuple[str, ...], luck: np.random.Generator) -> dict[str, int]:
    """One to three traits a little or a lot larger or smaller."""
    new = dict(changes)
    for field in luck.choice(fields, size=int(luck.integers(1, 4)), replace=False):
        value = int(row(new)[0][field])
        step = luck.choice([0.1, 0.25, 0.5]) * max(abs(value), luck.choice([2, 10, 50]))
        new[str(field)] = round(value + luck.choice([-1, 1]) * max(1.0, float(step)))
    return new


def tune(
    game: str, players: int, bot: str, rivals: list[str], minutes: float, seed: int, fixed: list[str]
) -> dict[str, int]:
    """Change after change, until the time is up; how the bot then differs from the plain planner."""
    table = Rivals(game, players, rivals, seed)
    kind = kind_of(table.board)
    changes = changes_of(bot, table.board, players)
    in_play = CARD_TRAITS if kind == "yards" else MAP_TRAITS
    fields = tuple(name for name in in_play if name not in (*FIXED, *fixed))
    luck = np.random.default_rng(seed)
    end = time.monotonic() + 60 * minutes
    trials = 0
    while time.monotonic() < end:
        trials += 1
        tried = mutated(changes, fields, luck)
        if table.is_better(row(tried), row(changes)):
            changes = tried
            share = float(np.mean([table.shares(row(changes), batch).mean() for batch in range(BATCHES)]))
            print(f"trial {trials}: share {share:.3f} with {changes}", flush=True)
    print(f"{trials} trials: {changes}", flush=True)
    return changes


def check(game: str, players: int, bots: list[str], minutes: float, seed: int, fixed: list[str]) -> None:
    """ValueError, in one sentence, unless this can be tuned."""
    check_compiled(game, players, bots, seed)
    if not 0 < minutes < float("inf"):
        raise ValueError(f"minutes must be a number above 0, not {minutes:g}.")
    known = TRAITS.names or ()
    for name in fixed:
        if name not in known:
            raise ValueError(f"there is no trait {name!r}; the traits are {', '.join(known)}.")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="north_america")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--rivals", default="planner,racer,long-route")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fixed", default="", help="traits to leave alone")
    chosen = parser.parse_args(arguments)
    rivals, fixed = chosen.rivals.split(","), [name for name in chosen.fixed.split(",") if name]
    try:
        check(chosen.game, chosen.players, [chosen.bot, *rivals], chosen.minutes, chosen.seed, fixed)
    except ValueError as error:
        parser.error(str(error))
    tune(chosen.game, chosen.players, chosen.bot, rivals, chosen.minutes, chosen.seed, fixed)


if __name__ == "__main__":
    main()
