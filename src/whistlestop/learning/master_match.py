"""`python -m whistlestop.learning.master_match GAME ...`: what the master wins against champions, in games that are all
played at the same time; on a GPU hundreds in minutes."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from whistlestop import maps, warmup
from whistlestop.bots.champion.search import USUAL, Settings
from whistlestop.bots.champion.weights import Weights, WeightsError

from .command import known_table
from .device import find_device, has_torch, need_torch
from .errors import INTERRUPTED, REFUSED, TrainingError
from .match_games import Match, Network, Played, Terms
from .match_progress import Progress
from .match_summary import summary
from .named_weights import CHAMPION, NONE, named_weights, with_small
from .network_on_cpu import NetworkOnCpu

MASTER = "master"
CPU, CUDA = "cpu", "cuda"
SOME_GAMES = 8  # of champions, from which it is learnt how many decisions a game has


@dataclass(frozen=True)
class Options:
    game: str
    games: int = 400
    trials: int = 300
    players: int = 2
    seed: int = 1
    bot: str = MASTER
    weights: str = CHAMPION
    small: str | None = None
    device: str | None = None
    out: str | None = None
    settings: Settings = USUAL


def run(options: Options, say: Callable[[str], None], tell: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """Play; the summary. `tell` is told of every game. TrainingError or WeightsError with one sentence if there is no
    playing."""
    terms = terms_of(options)
    board, weights = maps.board(options.game), weights_of(options)
    network = network_for(options.device, board, weights, say)
    progress = Progress(terms.games, decisions_of_a_game(board, weights, network, terms), say)
    match, played = Match(board, weights, network, terms), list[Played]()
    for ended in match.play():
        for game in ended:
            tell(as_line(game))
        played += ended
        progress.show(played, sum(it.decisions for it in match.tallies))
    return {**described(options, weights), **summary(played), "seconds": round(progress.seconds, 1)}


def terms_of(options: Options) -> Terms:
    """TrainingError if there can be no such match."""
    known_table(options.game, options.players)
    if options.games < 1 or options.games % options.players:
        raise TrainingError(
            f"Every deal is played from every seat: with {options.players} players the number of games has to be a "
            f"multiple of {options.players}, not {options.games}."
        )
    if options.trials < 1:
        raise TrainingError("The master needs one trial game at least.")
    settings = options.settings
    if settings.candidates < 2:
        raise TrainingError("A search needs two candidates at least.")
    if settings.spread <= 0 or settings.caution < 0:
        raise TrainingError("The spread has to be more than 0, and the caution cannot be less.")
    rollouts = None if options.bot == CHAMPION else options.trials
    return Terms(options.players, options.games, options.seed, rollouts, settings)


def weights_of(options: Options) -> Weights:
    """Of all seats, with the network that plays the trial games."""
    weights = named_weights(options.weights, options.game)
    return weights if options.small is None else with_small(weights, options.small, options.game)


def network_for(wanted: str | None, board: Any, weights: Weights, say: Callable[[str], None]) -> Network:
    """On a GPU, if there is one; where one is wanted and there is none, TrainingError."""
    if wanted == CUDA or (wanted is None and has_torch()):
        need_torch("A match on a GPU")
        device = find_device(wanted)
        if device.type == CUDA:
            from whistlestop.envs.gpu_trials import GpuTrials

            from .network_on_gpu import NetworkOnGpu

            return NetworkOnGpu(board, weights, device, GpuTrials)
    say("There is no GPU in this: a game of the master takes seconds of a core, more with more trial games.")
    return NetworkOnCpu(board, weights)


def decisions_of_a_game(board: Any, weights: Weights, network: Network, terms: Terms) -> float:
    """Of one player, on average: by a few games of champions, which take no time."""
    some = dataclasses.replace(terms, games=terms.players * SOME_GAMES, rollouts=None)
    match = Match(board, weights, network, some)
    for _ in match.play():
        pass
    return sum(it.decisions for it in match.tallies) / some.games


def as_line(game: Played) -> dict[str, Any]:
    """A game as it is written down."""
    line = dataclasses.asdict(game)
    return line | line.pop("tally")


def described(options: Options, weights: Weights) -> dict[str, Any]:
    """What was played, for the summary; `small`: who played the trial games."""
    told = {name: getattr(options, name) for name in ("game", "players", "seed", "bot", "weights")}
    small = options.small or (NONE if weights.small is None else CHAMPION)
    search = {"small": small, "trials": options.trials, **vars(options.settings)}
    return told if options.bot == CHAMPION else told | search


def read_arguments(arguments: Sequence[str] | None = None) -> Options:
    parser = argparse.ArgumentParser(prog="python -m whistlestop.learning.master_match")
    parser.add_argument("game")
    for name in ("games", "trials", "players", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Options, name))
    parser.add_argument("--bot", choices=(MASTER, CHAMPION), default=MASTER, help="champion: even, if all is well")
    parser.add_argument("--weights", default=CHAMPION, help="the network of all seats: champion, or a file")
    parser.add_argument(
        "--small",
        help=f"who plays the trial games: a file, or {NONE}: the network itself; else the champion's small one",
    )
    parser.add_argument("--device", choices=(CPU, CUDA))
    parser.add_argument("--out", help="a file to which the games are added, a line each; else they are printed")
    for field in dataclasses.fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    given = vars(parser.parse_args(arguments))
    settings = Settings(**{field.name: given.pop(field.name) for field in dataclasses.fields(Settings)})
    return Options(**given, settings=settings)


def main(arguments: Sequence[str] | None = None) -> int:
    options = read_arguments(arguments)

    def say(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    try:
        warmup.warm(say)
        with contextlib.ExitStack() as stack:
            lines = stack.enter_context(opened(options.out)) if options.out else sys.stdout
            told = run(options, say, lambda game: print(json.dumps(game), file=lines, flush=True))
        print(json.dumps(told), flush=True)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (TrainingError, WeightsError) as error:
        say(str(error))
        return REFUSED
    return 0


def opened(path: str) -> TextIO:
    try:
        return Path(path).open("a", encoding="utf-8")
    except OSError as error:
        raise TrainingError(f"{path}: {error.strerror or error}.") from None


if __name__ == "__main__":
    sys.exit(main())
