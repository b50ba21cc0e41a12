"""Trial games of searches with the network, resident on a GPU: one thread a game, the same functions as on the CPU
(bots/champion/trial_games.py). Needs numba-cuda.

Whoever decides writes which games go on into `games`, and their decisions into `chosen`; what is seen of the game in
one place of `games` is in the same row of `observed` and `mask`. So the fewer games are left, the less there is to do.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from whistlestop.bots.observation.api import tables_for
from whistlestop.bots.trial_steps import look_at_choice, renew_luck
from whistlestop.rules.effects import take
from whistlestop.rules.happenings import UNHEARD
from whistlestop.rules.record import SEATS
from whistlestop.rules.state import STATE

from . import gpu_cache
from .gpu import SCORE_TYPE, STATE_TYPE, THREADS, WORK_TYPE, Numbers, Records
from .stepping import go_on

for settings in gpu_cache.configs():
    settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # the last games of many are few, and nothing is wrong with that


@gpu_cache.compiled
def _deal(worlds, world_of, states):  # type: ignore[no-untyped-def]
    """Every game begins in its world."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        states[i] = worlds[world_of[i]]


@gpu_cache.compiled
def _renew_luck(states, games, going, luck, world_of):  # type: ignore[no-untyped-def]
    place = cuda.grid(1)
    if place < going:
        i = games[place]
        renew_luck(states[i], luck, world_of[i])


@gpu_cache.compiled
def _take(  # type: ignore[no-untyped-def]
    states, boards, games, going, chosen, players, seats, done, totals, ranks, turns
):
    place = cuda.grid(1)
    if place < going:
        i = games[place]
        if seats[i] >= 0:
            works = cuda.local.array(1, WORK_TYPE)
            scores = cuda.local.array(1, SCORE_TYPE)
            take(states[i], boards[0], seats[i], chosen[place], UNHEARD)
            seats[i] = go_on(states, boards, works, scores, 0, i, players, done, totals, ranks, turns)


@gpu_cache.compiled
def _look(  # type: ignore[no-untyped-def]
    states, boards, games, going, blanks, seats, traits, layouts, numbers, observed, mask
):
    place = cuda.grid(1)
    if place < going:
        i = games[place]
        if seats[i] >= 0:
            seens = cuda.local.array(1, STATE_TYPE)
            works = cuda.local.array(1, WORK_TYPE)
            look_at_choice(
                states,
                boards,
                i,
                seats[i],
                blanks,
                seens,
                0,
                works,
                traits,
                layouts,
                numbers,
                observed,
                mask,
                place,
            )


class GpuTrials:
    """Games with the same number of players. `seats`: who has a choice in each; -1: the game is over, and `totals` and
    `ranks` say how it ended. All arrays are device arrays."""

    def __init__(self, board: Records, worlds: Records, world_of: Numbers, seats: Numbers, luck: Numbers) -> None:
        """worlds: positions; world_of, seats: of each game where it begins and who decides there; luck: a row a
        world."""
        tables, number, there = tables_for(board), len(world_of), cuda.to_device
        players = int(worlds[0]["players"])
        self.number = number
        self.luck, self.world_of = there(luck), there(np.ascontiguousarray(world_of, np.int32))
        self.states = cuda.device_array(number, STATE)
        self._worlds = there(worlds)  # kept: the GPU reads it later than this is said
        _deal[blocks(number), THREADS](self._worlds, self.world_of, self.states)
        self.seats = there(np.ascontiguousarray(seats, np.int32))
        self.games = there(np.arange(number, dtype=np.int32))
        self.chosen = there(np.zeros(number, np.int32))
        self.observed = cuda.device_array((number, tables.width), np.int8)
        self.mask = cuda.device_array((number, len(tables.decisions)), np.uint8)
        self.totals = there(np.zeros((number, SEATS), np.int16))
        self.ranks = there(np.zeros((number, SEATS), np.int16))
        self._players, self._blank = there(np.full(number, players, np.int32)), there(np.zeros(1, STATE))
        self._done, self._turns = there(np.zeros(number, np.uint8)), there(np.zeros(number, np.int32))
        self._board, self._traits = there(board), there(tables.traits[players])
        self._layout, self._numbers = there(tables.layout), there(tables.numbers)

    def renew_luck(self, going: int) -> None:
        """At the beginning of turns, in the first so many of `games`."""
        _renew_luck[blocks(going), THREADS](self.states, self.games, np.int64(going), self.luck, self.world_of)

    def take(self, going: int) -> None:
        """The decisions that were chosen, and on to the next choice, or to the end."""
        _take[blocks(going), THREADS](
            self.states,
            self._board,
            self.games,
            np.int64(going),
            self.chosen,
            self._players,
            self.seats,
            self._done,
            self.totals,
            self.ranks,
            self._turns,
        )

    def look(self, going: int) -> None:
        """Into rows that are all zero."""
        _look[blocks(going), THREADS](
            self.states,
            self._board,
            self.games,
            np.int64(going),
            self._blank,
            self.seats,
            self._traits,
            self._layout,
            self._numbers,
            self.observed,
            self.mask,
        )


def blocks(threads: int) -> int:
    return (threads + THREADS - 1) // THREADS
