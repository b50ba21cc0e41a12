"""Make puzzles of games between strong bots: `python -m whistlestop.puzzles.make europe --jobs 4 --minutes 10 --out
europe.jsonl` (docs/puzzles.md).

Each game has a number, and what comes of it depends on the seed and that number only. A line is appended for each that
is done, with its puzzle or without: begun again with the same file, the program goes on with the next. When the time is
up it stops; games that are not done then leave no line.
"""

from __future__ import annotations

import argparse
import itertools
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

import msgspec

from whistlestop import warmup
from whistlestop.numpy_threads import limit_threads
from whistlestop.processors import processors
from whistlestop.rules import cache
from whistlestop.worker_processes import end_with_parent

from .puzzle import Puzzle

SEED = 1
MINUTES = 10.0
AHEAD = 2  # games that wait for each process


class Line(msgspec.Struct, omit_defaults=True):
    """A game that is done: its seed and number, and the puzzle that it gave."""

    seed: int
    number: int
    puzzle: Puzzle | None = None


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game that has a network")
    parser.add_argument("--out", type=Path, required=True, help="append to this file")
    parser.add_argument("--jobs", type=int, default=processors(), help="processes")
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--last", type=int, help="the number of the last game; without it there is none")
    wanted = parser.parse_args(arguments)
    limit_threads()  # of the processes to come: each has a core of its own
    cache.insist_on_compiled()
    warmup.warm(lambda line: print(line, file=sys.stderr, flush=True), ("rules", "bots"))
    begin = time.time()
    done = {line.number for line in lines_of(wanted.out) if line.seed == wanted.seed}
    numbers = range(wanted.first, wanted.last + 1) if wanted.last is not None else itertools.count(wanted.first)
    found: Counter[str] = Counter()
    with wanted.out.open("ab") as file:
        todo = (it for it in numbers if it not in done)
        for line in made(wanted.game, wanted.seed, todo, wanted.jobs, begin + 60 * wanted.minutes):
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            found["games"] += 1
            if line.puzzle is not None:
                found["puzzles"] += 1
                found[line.puzzle.level] += 1
                found[line.puzzle.kind] += 1
                print(f"{time.time() - begin:.0f} s: {dict(found)}", file=sys.stderr, flush=True)
    minutes = (time.time() - begin) * wanted.jobs / 60
    print(f"{found['puzzles']} puzzles of {found['games']} games in {minutes:.1f} minutes of processor time.")


def lines_of(path: Path) -> list[Line]:
    """What is there already. A last line that was cut off is mended: it is left out, and ended."""
    if not path.is_file():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    return [msgspec.json.decode(line, type=Line) for line in whole.splitlines()]


def made(game: str, seed: int, numbers: Iterator[int], jobs: int, until: float) -> Iterator[Line]:
    """Line after line, in the order in which the processes are done with them."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin_process) as pool:
        running: set[Future[Line | None]] = set()
        while True:
            while len(running) < AHEAD * jobs and time.time() < until:
                number = next(numbers, None)
                if number is None:
                    break
                running.add(pool.submit(make, game, seed, number, until))
            if not running:
                return
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (line for it in ready if (line := it.result()) is not None)


def begin_process() -> None:
    """Ctrl-C is for the process that people see; the others end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    cache.insist_on_compiled()


def make(game: str, seed: int, number: int, until: float) -> Line | None:
    """In a process of its own. None if the time is up."""
    from .judges import OutOfTime
    from .making import puzzle_of

    if time.time() > until:
        return None
    try:
        return Line(seed, number, puzzle_of(game, seed, number, until))
    except OutOfTime:
        return None


if __name__ == "__main__":
    main()
