"""Running an arena: play what is missing, keep it, and say what all of it says."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence

from .chunks import Chunk, chunks_of, play_chunk
from .executors import Executor, executor_for
from .line_ups import seatings
from .results import Block, GameResult
from .settings import Settings
from .sprt import OPEN, SprtResult, Watch, block_score
from .store import Store
from .summary import Summary, summarise

Report = Callable[[int], None]  # told how many more games there are


def run(settings: Settings, report: Report | None = None, executor: Executor | None = None) -> Summary:
    """Play until everything is there, or the test has its verdict. What was played before is not played again."""
    settings.check()
    executor = executor or executor_for(settings.workers, settings.cluster)
    with Store(settings.database, settings) as store:
        watch = watch_of(settings, store)
        if watch is None or watch.verdict == OPEN:
            for blocks in play_missing(settings, store, executor):
                store.add(blocks)
                if report is not None:
                    report(sum(len(block.games) for block in blocks))
                if watch is not None and follow(watch, blocks).verdict != OPEN:
                    break
        return summary_of(settings, store, None if watch is None else watch.result())


def read(settings: Settings) -> Summary:
    """What has been played so far."""
    with Store(settings.database, settings, reading=True) as store:
        watch = watch_of(settings, store)
        return summary_of(settings, store, None if watch is None else watch.result())


def missing(settings: Settings) -> int:
    """The number of games that are to be played yet."""
    with Store(settings.database, settings) as store:
        return sum(chunk.games for chunk in chunks_of(settings, store.is_done))


def play_missing(settings: Settings, store: Store, executor: Executor) -> Iterator[list[Block]]:
    """Chunk after chunk, as they are finished."""
    chunks: list[Chunk] = list(chunks_of(settings, store.is_done))
    results = executor.map(play_chunk, chunks)
    with contextlib.closing(results):
        yield from results


def summary_of(settings: Settings, store: Store, sprt: SprtResult | None) -> Summary:
    games: Sequence[GameResult] = list(store.games(settings))
    return summarise(settings, games, sprt)


def watch_of(settings: Settings, store: Store) -> Watch | None:
    """The test as far as the games go that have been played."""
    if settings.sprt is None:
        return None
    watch = Watch(settings.sprt)
    numbers: dict[int, list[GameResult]] = {}
    for game in store.games(settings):
        numbers.setdefault(game.number, []).append(game)
    line_up = settings.all_line_ups()[0]
    whole = len(seatings(line_up))
    return follow(watch, [Block(line_up, n, tuple(games)) for n, games in numbers.items() if len(games) == whole])


def follow(watch: Watch, blocks: Sequence[Block]) -> Watch:
    for block in blocks:
        watch.add(block.number, block_score(block.games, watch.test.one, watch.test.other))
    return watch
