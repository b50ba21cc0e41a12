"""The expert's proof: alone against each scripted bot, in every game, as far as the time goes.

python -m whistlestop.arena.expert_trials --minutes 25 --results proof.jsonl --markdown proof.md

A game is a line in the results file, written when it is over; whatever stops a run, the next one goes on from there,
and files of several runs can be joined with `cat`. A process a core plays game after game, the expert on one thread by
the clock on the wall; what it took is written down with the result. It needs NumPy and Numba only.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from whistlestop import maps, rules
from whistlestop.bots import NAMES, decide
from whistlestop.bots.search import expert
from whistlestop.processors import processors
from whistlestop.warmup import warm

from .code_version import sources
from .executors import Executor, InProcess, Processes

QUICK, LONG = 50, 1000  # milliseconds a decision
MANY, SOME, FEW = 400, 100, 40  # games
BEST = {  # the two best scripted bots of each game, by the tables of docs/bots.md
    "north_america": ("blocker", "racer"),
    "europe": ("blocker", "racer"),
    "card_game": ("blocker", "planner"),
}
GAMES = tuple(BEST)
SAY_EVERY = 30  # seconds
BLOCK = 20  # games of a trial before the next trial of the same importance has its turn


class Trial(NamedTuple):
    """The expert alone against one bot in all other seats."""

    game: str
    players: int
    against: str
    milliseconds: int


class Task(NamedTuple):
    """One game of a trial. The seed also says which seat is the expert's."""

    trial: Trial
    seed: int


class Outcome(NamedTuple):
    """How a game ended for the expert: its share of the victory, by how many points it was ahead of the best of the
    others, its decisions and the seconds that they took."""

    share: float
    margin: int
    decisions: int
    seconds: float


Outcomes = dict[Task, Outcome]


# --- what is to be played -------------------------------------------------------------------------------------------


def trials() -> Iterator[dict[Trial, int]]:
    """Trials and their numbers of games, the most important ones first."""
    yield {Trial(game, 2, bot, QUICK): MANY for game in GAMES for bot in BEST[game]}
    yield {Trial(game, 4, bot, QUICK): MANY for game in GAMES for bot in BEST[game]}
    yield {Trial(game, 2, BEST[game][0], LONG): FEW for game in GAMES}
    yield {Trial(game, 2, bot, QUICK): SOME for game in GAMES for bot in NAMES if bot not in BEST[game]}
    yield {
        Trial(game, players, bot, QUICK): MANY
        for players in (3, 5)
        for game in GAMES
        for bot in BEST[game]
        if players <= maps.load(game).players[1]
    }


def tasks(wanted: Iterable[Mapping[Trial, int]], done: Mapping[Task, Outcome], seed: int) -> Iterator[Task]:
    """Every game that has not been played; within one importance some games of each trial at a time."""
    for group in wanted:
        for low in range(0, max(group.values(), default=0), BLOCK):
            for trial, games in group.items():
                for number in range(low, min(games, low + BLOCK)):
                    task = Task(trial, seed + number)
                    if task not in done:
                        yield task


# --- one game -------------------------------------------------------------------------------------------------------


def play(until: float, task: Task) -> tuple[Task, Outcome | None]:
    """Play a game; None if the time (as time.time() tells it) is up before its end."""
    trial, seed = task
    board = maps.board(trial.game)
    own = seed % trial.players
    states = rules.new(board, trial.players, seed=seed)
    number, decisions, seconds = 0, 0, 0.0
    while True:
        rules.settle(states, board)
        seats = rules.to_move(states)
        if not seats:
            break
        if time.time() > until:
            return task, None
        seat, number = seats[0], number + 1
        known = rules.seen(states, seat)
        if seat == own:
            begin = time.perf_counter()
            decision = expert.decide(known, board, seat, seed=number, milliseconds=trial.milliseconds, threads=1)
            seconds += time.perf_counter() - begin
            decisions += 1
        else:
            decision = decide(known, board, seat, trial.against, seed=number)
        rules.apply(states, board, seat, decision)
    score = rules.score(states, board)[0]
    won = score["rank"][: trial.players] == 1
    totals = score["total"][: trial.players].astype(int)
    margin = int(totals[own] - np.delete(totals, own).max())
    return task, Outcome(float(won[own] / won.sum()), margin, decisions, seconds)


# --- results on disk ------------------------------------------------------------------------------------------------


def read(path: Path, version: str) -> Outcomes:
    """The games of this version of rules and bots. A last line that was cut short does not count."""
    found: Outcomes = {}
    if not path.exists():
        return found
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if row["version"] == version:
            trial = Trial(row["game"], row["players"], row["against"], row["milliseconds"])
            found[Task(trial, row["seed"])] = Outcome(row["share"], row["margin"], row["decisions"], row["seconds"])
    return found


def line(task: Task, outcome: Outcome, version: str) -> str:
    row = {**task.trial._asdict(), "seed": task.seed, **outcome._asdict(), "version": version}
    row["seconds"] = round(outcome.seconds, 3)
    return json.dumps(row) + "\n"


# --- a run ----------------------------------------------------------------------------------------------------------


def run(
    path: Path, work: Iterable[Task], until: float, executor: Executor, version: str
) -> Generator[Task, None, None]:
    """Play until everything is done or the time is up; game after game as it is written down."""
    with path.open("a", encoding="utf-8") as file, closing(executor.map(partial(play, until), work)) as results:
        if file.tell() > 0:
            file.write("\n")  # whatever was cut short before
        for task, outcome in results:
            if outcome is None:
                return
            file.write(line(task, outcome, version))
            file.flush()
            yield task


def follow(played: Iterable[Task], number: int, begin: float) -> None:
    """Say now and then how far it is."""
    said = time.time()
    for place, task in enumerate(played, 1):
        if time.time() > said + SAY_EVERY:
            said = time.time()
            print(f"{place} of {number} games after {said - begin:.0f} s, now {task.trial}", flush=True)


# --- what it says ---------------------------------------------------------------------------------------------------


HEAD = (
    "| game | players | against | ms | games | share of the victories | even | points ahead | took |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def table(outcomes: Outcomes) -> Iterator[str]:
    """Markdown, a row a trial: the share of the victories with its standard error, the mean margin, and the
    milliseconds that a decision took."""
    by_trial: dict[Trial, list[Outcome]] = defaultdict(list)
    for task, outcome in outcomes.items():
        by_trial[task.trial].append(outcome)
    yield HEAD
    for trial in sorted(by_trial, key=order):
        played = by_trial[trial]
        shares = np.array([outcome.share for outcome in played])
        error = float(shares.std()) / len(played) ** 0.5
        took = 1000 * sum(it.seconds for it in played) / max(1, sum(it.decisions for it in played))
        yield (
            f"| {trial.game.replace('_', ' ')} | {trial.players} | `{trial.against}` | {trial.milliseconds} | "
            f"{len(played)} | {100 * shares.mean():.1f} % ± {100 * error:.1f} | {100 / trial.players:.0f} % | "
            f"{np.mean([outcome.margin for outcome in played]):+.0f} | {took:.0f} ms |"
        )


def order(trial: Trial) -> tuple[int, int, int, int]:
    return trial.milliseconds, GAMES.index(trial.game), trial.players, -NAMES.index(trial.against)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=25, help="stop after this time; 0: only show the results")
    parser.add_argument("--results", type=Path, default=Path("proof.jsonl"))
    parser.add_argument("--markdown", type=Path, help="also write the table to this file")
    parser.add_argument("--processes", type=int, default=processors(), help="0: play in this process")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a game; all of them if none is named")
    chosen = parser.parse_args()
    begin = time.time()
    version = sources()
    done = read(chosen.results, version)
    if chosen.minutes > 0:
        warm(partial(print, flush=True))
        wanted = [{trial: n for trial, n in group.items() if chosen.only in trial.game} for group in trials()]
        work = list(tasks(wanted, done, chosen.seed))
        print(f"{len(done)} games are there, {len(work)} to play; ready after {time.time() - begin:.0f} s.", flush=True)
        executor = Processes(chosen.processes) if chosen.processes else InProcess()
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # the other processes end, too
        with suppress(KeyboardInterrupt):
            follow(run(chosen.results, work, begin + 60 * chosen.minutes, executor, version), len(work), begin)
    rows = "\n".join(table(read(chosen.results, version)))
    print(rows)
    if chosen.markdown:
        chosen.markdown.write_text(rows + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
