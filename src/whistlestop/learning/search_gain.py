"""`python -m whistlestop.learning.search_gain GAME none@300 runs/small.npz@1000`: what searches gain.

Champions play one another. Where the network is not sure, each decision that a search would try is played out many
times, by champions, in the true world, which no seat knows: so it is known what each of them wins. Then every way of
searching chooses, at the same moments. It takes less time than matches do, and tells ways apart that are close to one
another, since where they choose alike they gain alike.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from whistlestop import maps, rules, warmup
from whistlestop.bots.champion.one_thread import one_thread
from whistlestop.bots.champion.search import MILLISECONDS, USUAL, Search, finish, proposals
from whistlestop.bots.champion.trial_games import TrialGames, luck_of, rows_of
from whistlestop.bots.champion.weights import Weights, WeightsError
from whistlestop.bots.players.protocol import Budget
from whistlestop.bots.players.registry import with_budget
from whistlestop.review.evaluation import shares
from whistlestop.rules.api import Records

from .command import known_table
from .errors import INTERRUPTED, REFUSED, TrainingError
from .match_summary import standard_error
from .named_weights import CHAMPION, named_weights, with_small

GAMES = 64  # of champions, side by side
SPREAD = 16  # of so many choices one is looked at: those of one game are like one another
SECONDS = 15.0  # between two lines for people who wait


class Moment(NamedTuple):
    """A choice of a champion that is not sure."""

    state: Records
    seat: int
    shares: dict[int, float]  # of the victory, by candidate; the network's own choice first

    @property
    def own(self) -> float:
        """What the network's own choice wins."""
        return next(iter(self.shares.values()))


@dataclass(frozen=True)
class Way:
    """A way of searching."""

    name: str
    weights: Weights
    budget: Budget

    def gain(self, moment: Moment, board: Records, seed: int) -> float:
        """What its choice wins more than the network's own."""
        milliseconds = MILLISECONDS if self.budget.seconds is None else 1000 * self.budget.seconds
        known, candidates = rules.seen(moment.state, moment.seat), list(moment.shares)
        search = Search(known, board, moment.seat, seed, candidates, rollouts=self.budget.rollouts)
        with one_thread():
            finish(search, self.weights, time.perf_counter(), milliseconds)
        return moment.shares[search.candidates[search.best(1)[0]]] - moment.own


@dataclass(frozen=True)
class Options:
    game: str
    ways: tuple[str, ...]
    positions: int = 400
    players: int = 2
    worlds: int = 96
    seed: int = 1
    weights: str = CHAMPION


def run(options: Options, say: Callable[[str], None]) -> list[dict[str, Any]]:
    """A row a way; of fewer positions if it is interrupted. TrainingError or WeightsError with one sentence if it
    cannot be."""
    known_table(options.game, options.players)
    board, weights = maps.board(options.game), named_weights(options.weights, options.game)
    if min(options.positions, options.worlds) < 2:
        raise TrainingError("--positions and --worlds have to be 2 or more.")
    if options.seed < 0:
        raise TrainingError("--seed has to be 0 or more.")
    ways = [way_of(name, options.game, weights) for name in options.ways]
    begin = spoken = time.perf_counter()
    gains: list[list[float]] = []
    choices = Choices(board, weights, options)
    with contextlib.suppress(KeyboardInterrupt):
        for moment in itertools.islice(choices.moments(), options.positions):
            gains.append([way.gain(moment, board, options.seed) for way in ways])
            if time.perf_counter() - spoken > SECONDS:
                spoken = time.perf_counter()
                left = (spoken - begin) * (options.positions / len(gains) - 1)
                say(f"{spoken - begin:6.0f} s  {len(gains)} of {options.positions} positions; about {left:.0f} s left")
    if len(gains) < 2:
        raise KeyboardInterrupt
    found = np.array(gains) * choices.of_a_player
    return [row(way.name, found, number) for number, way in enumerate(ways)]


def way_of(text: str, game: str, weights: Weights) -> Way:
    """NETWORK@BUDGET: who plays the trial games, and how many of them or for how long."""
    parts = with_budget(text)
    if parts is None or parts[1].rollouts == 0:
        raise TrainingError(f"{text!r} is no way of searching; none@300, small.npz@300 and small.npz@1000ms are.")
    return Way(text, with_small(weights, parts[0], game), parts[1])


def row(name: str, gains: npt.NDArray[np.float64], number: int) -> dict[str, Any]:
    """What a way gains a game, in shares of a victory, and what more than the first one; with standard errors."""
    own, more = gains[:, number], gains[:, number] - gains[:, 0]
    return {
        "way": name,
        "positions": len(own),
        "gain": round(float(own.mean()), 4),
        "error": standard_error(own),
        "more": round(float(more.mean()), 4),
        "more_error": standard_error(more),
    }


class Choices:
    """Those that come up in games of champions, which begin anew for ever."""

    def __init__(self, board: Records, weights: Weights, options: Options) -> None:
        self.board, self.weights, self.options = board, weights, options
        self.dice = np.random.default_rng(options.seed)
        self.games = self.unsure = 0

    @property
    def of_a_player(self) -> float:
        """How many choices that are not sure a player has in a game: in those that are over."""
        return self.unsure / (self.games * self.options.players)

    def moments(self) -> Iterator[Moment]:
        """One of SPREAD, with what each candidate wins."""
        for seed in itertools.count(self.options.seed):
            some = self.played(seed)
            for place in self.dice.permutation(len(some)):  # not the beginnings of games alone
                state, seat, candidates = some[place]
                yield Moment(state, seat, self.shares(state, seat, candidates))

    def played(self, seed: int) -> list[tuple[Records, int, list[int]]]:
        """Of some games, from their first decisions to their ends."""
        kept: list[tuple[Records, int, list[int]]] = []
        dealt = rules.new(self.board, self.options.players, games=GAMES, seed=seed)
        games = TrialGames(dealt, self.board, self.weights)
        for game in range(GAMES):
            rules.settle(games.states, self.board, game)
            games.seats[game] = rules.to_move(games.states, game)[0]
        games.look()
        while len(active := np.flatnonzero(games.seats >= 0)):
            logits, _ = games.think(active)
            for game, opinion in zip(active.tolist(), logits, strict=True):
                candidates, sure = proposals(opinion, games.mask[game], games.tables.decisions, 1, USUAL)
                if sure or len(candidates) == 1:
                    continue
                self.unsure += 1
                if self.dice.integers(SPREAD) == 0:
                    kept.append((rows_of(games.states, np.array([game])), int(games.seats[game]), candidates))
            games.take(active, games.tables.decisions[logits.argmax(1)])
        self.games += GAMES
        return kept

    def shares(self, state: Records, seat: int, candidates: list[int]) -> dict[int, float]:
        """What each candidate wins in this very world, all with the same luck."""
        worlds, number = self.options.worlds, len(candidates)
        games = TrialGames(rows_of(state, np.zeros(worlds * number, np.int64)), self.board, self.weights)
        games.seats[:] = seat
        games.take(np.arange(worlds * number), np.repeat(candidates, worlds))
        games.play_to_the_end(np.tile(luck_of(int(self.dice.integers(1 << 62)), worlds), (number, 1)))
        won = shares(games.states, self.board)[:, seat].reshape(number, worlds).mean(1)
        return dict(zip(candidates, won.tolist(), strict=True))


def show(rows: Sequence[dict[str, Any]]) -> str:
    """For people: hundredths of a victory a game."""
    lines = [f"{'way':<40}{'gain a game':>20}{'more than the first':>24}   hundredths of a victory"]
    for it in rows:
        gain, more = (f"{100 * it[a]:.1f} ± {100 * it[b]:.1f}" for a, b in (("gain", "error"), ("more", "more_error")))
        lines.append(f"{it['way']:<40}{gain:>20}{more:>24}")
    return "\n".join(lines)


def read_arguments(arguments: Sequence[str] | None = None) -> tuple[Options, bool]:
    parser = argparse.ArgumentParser(prog="python -m whistlestop.learning.search_gain")
    parser.add_argument("game")
    parser.add_argument("ways", nargs="+", metavar="NETWORK@BUDGET", help="none@300, small.npz@300, small.npz@1000ms")
    for name in ("positions", "players", "worlds", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Options, name))
    parser.add_argument("--weights", default=CHAMPION, help="the network that is searched with: champion, or a file")
    parser.add_argument("--json", action="store_true", help="for machines: a line a way")
    given = vars(parser.parse_args(arguments))
    for_machines = given.pop("json")
    return Options(**given | {"ways": tuple(given["ways"])}), for_machines


def main(arguments: Sequence[str] | None = None) -> int:
    options, for_machines = read_arguments(arguments)

    def say(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    try:
        warmup.warm(say)
        rows = run(options, say)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (TrainingError, WeightsError) as error:
        say(str(error))
        return REFUSED
    print("\n".join(json.dumps(it) for it in rows) if for_machines else show(rows))
    if (seen := rows[0]["positions"]) < options.positions:
        say(f"Interrupted: this is what {seen} of {options.positions} positions say.")
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
