"""Chunks: pieces of work that any process on any machine can do. A chunk done twice gives the same blocks twice."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

from whistlestop import maps
from whistlestop.bots.players import Budget

from .line_ups import LineUp, seatings
from .match import Table
from .results import Block
from .settings import Settings, chunk_size


class Chunk(NamedTuple):
    """Some blocks of a line-up."""

    game: str
    seed: int
    budget: Budget
    line_up: LineUp
    numbers: tuple[int, ...]

    @property
    def games(self) -> int:
        return len(self.numbers) * len(seatings(self.line_up))


def chunks_of(settings: Settings, is_done: Callable[[LineUp, int], bool]) -> Iterator[Chunk]:
    """All that is to be played yet: low numbers of all line-ups first, so that an interrupted run is balanced."""
    line_ups = settings.all_line_ups()
    cursors = dict.fromkeys(line_ups, 0)
    while cursors:
        for line_up in list(cursors):
            low, end = cursors[line_up], settings.blocks(line_up)
            high = min(end, low + chunk_size(line_up))
            numbers = tuple(number for number in range(low, high) if not is_done(line_up, number))
            if numbers:
                yield Chunk(settings.game, settings.seed, settings.budget, line_up, numbers)
            cursors[line_up] = high
            if high == end:
                del cursors[line_up]


def play_chunk(chunk: Chunk) -> list[Block]:
    """Each seating sits down once and plays all its games, so that a program behind it is started once."""
    map = maps.load(chunk.game)
    games = []
    for seating in seatings(chunk.line_up):
        with contextlib.closing(Table(map, seating, chunk.seed, chunk.budget)) as table:
            games.append([table.play(number) for number in chunk.numbers])
    return [
        Block(chunk.line_up, number, tuple(played[at] for played in games)) for at, number in enumerate(chunk.numbers)
    ]
