"""The same kernels on a GPU: one thread a game. Needs numba-cuda; the CPU functions are called as they are."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

if not hasattr(np, "row_stack"):  # gone from NumPy 2.5, still asked for when numba-cuda 0.30 compiles
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from numba import cuda

from .api import LONGEST_GAME, Records, seed64
from .cache import AFTER_WARM
from .chance import start_stream
from .entry_points import POLICY_STREAM
from .flow import begin
from .kernel import TARGET, u64
from .score_record import SCORE
from .scoring import score_game
from .scratch import SCRATCH
from .state import STATE
from .whole_games import play_on

if TARGET == "starting":
    raise ImportError(AFTER_WARM)

THREADS = 256  # a block; the best of 32 to 256 on an H200
SCRATCH_TYPE = numba.from_dtype(SCRATCH)


@cuda.jit  # type: ignore[untyped-decorator]
def _play(states: Any, boards: Any, players: int, seed: int, policy_seed: int, scores: Any, taken: Any) -> None:
    i = cuda.grid(1)
    if i < states.shape[0]:
        scratch = cuda.local.array(1, SCRATCH_TYPE)  # a tenth faster than work space in global memory
        begin(states[i], boards[0], players, -1, seed, i)
        scratch[0].rng = start_stream(u64(policy_seed) ^ POLICY_STREAM, i)
        taken[i] = play_on(states[i], boards[0], scratch[0], LONGEST_GAME)
        score_game(states[i], boards[0], scores[i], scratch[0])


class Batch:
    """Room on the GPU for so many games at a time."""

    def __init__(self, board: Records, games: int) -> None:
        self.games = games
        self.board = cuda.to_device(board)
        self.blank = cuda.to_device(np.zeros(games, STATE))
        self.states = cuda.device_array(games, STATE)
        self.scores = cuda.to_device(np.zeros(games, SCORE))
        self.taken = cuda.to_device(np.zeros(games, np.int64))

    def play(self, players: int, seed: int, policy_seed: int) -> tuple[Records, Any]:
        """Play complete random games and score them: the scores, and the number of decisions of each."""
        self.states.copy_to_device(self.blank)
        blocks = (self.games + THREADS - 1) // THREADS
        _play[blocks, THREADS](
            self.states,
            self.board,
            players,
            seed64(seed),
            seed64(policy_seed),
            self.scores,
            self.taken,
        )
        return self.scores.copy_to_host(), self.taken.copy_to_host()
