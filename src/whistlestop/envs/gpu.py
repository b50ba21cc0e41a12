"""A batch of games resident on a GPU: one thread a game, the same functions as on the CPU. Needs numba-cuda.

All arrays are device arrays: PyTorch, JAX and CuPy take them without copying (`__cuda_array_interface__`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

if not hasattr(np, "row_stack"):  # gone from NumPy 2.5, still asked for when numba-cuda 0.30 compiles
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from numba import cuda

from whistlestop.bots.workspace import WORKSPACE
from whistlestop.rules.api import seed64
from whistlestop.rules.record import SEATS
from whistlestop.rules.score_record import SCORE
from whistlestop.rules.state import STATE

from . import gpu_cache
from .stepping import FRESH, look_at_game, step_game
from .tables import ADVISER, KEPT, advised_by, table_sizes, tables_of

Records = npt.NDArray[Any]
Numbers = npt.NDArray[Any]
DeviceArray = Any

THREADS = 64  # a block
STATE_TYPE, WORK_TYPE, SCORE_TYPE = (numba.from_dtype(dtype) for dtype in (STATE, WORKSPACE, SCORE))


@gpu_cache.compiled
def _step(  # type: ignore[no-untyped-def]
    states, boards, blanks, players, seats, episodes, actions, decisions, seed, done, totals, ranks, turns
):
    i = cuda.grid(1)
    if i < seats.shape[0]:
        works = cuda.local.array(1, WORK_TYPE)  # local memory lies thread by thread: neighbours read together
        scores = cuda.local.array(1, SCORE_TYPE)
        step_game(
            states,
            boards,
            blanks,
            works,
            scores,
            0,
            i,
            players,
            seats,
            episodes,
            actions,
            decisions,
            seed,
            done,
            totals,
            ranks,
            turns,
            1,
        )


@gpu_cache.compiled
def _look(  # type: ignore[no-untyped-def]
    states, boards, blanks, traits, layouts, seats, advisers, numbers, luck, observed, hidden, mask, advice
):
    i = cuda.grid(1)
    if i < seats.shape[0]:
        seens = cuda.local.array(1, STATE_TYPE)
        works = cuda.local.array(1, WORK_TYPE)
        look_at_game(
            states,
            boards,
            blanks,
            seens,
            works,
            traits,
            layouts,
            0,
            i,
            seats,
            advisers,
            numbers,
            luck,
            observed,
            hidden,
            mask,
            advice,
        )


@gpu_cache.compiled
def _clear(rows):  # type: ignore[no-untyped-def]
    """Zeros, neighbouring threads writing neighbouring bytes."""
    size = rows.shape[1]
    for row in range(cuda.blockIdx.x, rows.shape[0], cuda.gridDim.x):
        for at in range(cuda.threadIdx.x, size, cuda.blockDim.x):
            rows[row, at] = 0


class GpuBatch:
    """As `envs.batch.Batch`, on the GPU."""

    def __init__(
        self,
        board: Records,
        games: int,
        *,
        players: int | Sequence[int] | Numbers | None = None,
        adviser: str | Numbers | None = ADVISER,
        seed: int = 0,
        stream: Any = 0,
    ) -> None:
        self.tables = tables_of(board)
        self.games = games
        self.seed = seed
        self.steps = 0
        self.stream = stream
        sizes = table_sizes(self.tables, games, players)
        there = cuda.to_device
        self.players = there(sizes)
        self.advisers = there(advised_by(self.tables, adviser, sizes))
        self.states, self.blank = there(np.zeros(games, STATE)), there(np.zeros(1, STATE))
        self._board, self._traits, self._layout = there(board), there(self.tables.traits), there(self.tables.layout)
        self._decisions, self._numbers = there(self.tables.decisions), there(self.tables.numbers)
        self.seats, self.episodes = there(np.zeros(games, np.int32)), there(np.zeros(games, np.int64))
        self.done, self.turns = there(np.zeros(games, np.uint8)), there(np.zeros(games, np.int32))
        self.totals = there(np.zeros((games, SEATS), np.int16))
        self.ranks = there(np.zeros((games, SEATS), np.int16))
        self.advice = there(np.zeros(games, np.int32))
        self.observed = cuda.device_array((games, self.tables.width), np.int8)
        self.hidden = cuda.device_array((games, self.tables.hidden), np.int8)
        self.mask = cuda.device_array((games, len(self.tables.decisions)), np.uint8)
        self._known: dict[int, DeviceArray] = {}
        self.step(there(np.full(games, FRESH, np.int32)))

    def save(self) -> dict[str, Numbers]:
        """What these games depend on; `load` goes on from there."""
        return {name: getattr(self, name).copy_to_host() for name in KEPT} | {"steps": np.array(self.steps)}

    def load(self, saved: dict[str, Numbers]) -> None:
        for name in KEPT:
            getattr(self, name).copy_to_device(np.ascontiguousarray(saved[name]))
        self.steps = int(saved["steps"])
        self.look()

    def step(self, actions: Any, into: tuple[Any, Any, Any] | None = None) -> None:
        """Take a decision (int32) in every game and look at the next. `into`: other arrays than one's own for what is
        seen, of anybody who has `__cuda_array_interface__`."""
        if into is not None:
            self.observed, self.hidden, self.mask = into
        self.act(actions)
        self.look()

    def act(self, actions: Any) -> None:
        self.steps += 1
        _step[self._blocks, THREADS, self.stream](
            self.states,
            self._board,
            self.blank,
            self.players,
            self.seats,
            self.episodes,
            cuda.as_cuda_array(actions),
            self._decisions,
            seed64(self.seed),
            self.done,
            self.totals,
            self.ranks,
            self.turns,
        )

    def look(self) -> None:
        rooms = [self._view(array) for array in (self.observed, self.hidden, self.mask)]
        for room in rooms:
            _clear[min(self.games, 4096), 256, self.stream](room)
        _look[self._blocks, THREADS, self.stream](
            self.states,
            self._board,
            self.blank,
            self._traits,
            self._layout,
            self.seats,
            self.advisers,
            self._numbers,
            seed64(self.seed + self.steps),
            *rooms,
            self.advice,
        )

    @property
    def _blocks(self) -> int:
        return (self.games + THREADS - 1) // THREADS

    def _view(self, array: Any) -> DeviceArray:
        """Somebody else's array as numba sees it; those seen before are kept, since making one takes a while."""
        place = array.__cuda_array_interface__["data"][0]
        known = self._known.get(place)
        if known is None or known.shape != tuple(array.shape):
            known = self._known[place] = cuda.as_cuda_array(array)
        return known
