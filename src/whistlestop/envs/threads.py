"""Threads that share the games of a batch. Compiled code runs beside other compiled code; what comes of a game depends
on its place alone, not on who plays it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.bots.workspace import WORKSPACE
from whistlestop.rules.score_record import SCORE
from whistlestop.rules.state import STATE

Records = npt.NDArray[Any]
Room = tuple[Records, Records, Records]  # what a seat sees, work space, a score
Play = Callable[[Room, int, int], None]  # games low to high - 1


class Threads:
    """So many, each with room of its own. With one, everything happens in the thread that asks for it."""

    def __init__(self, number: int) -> None:
        if number < 1:
            raise ValueError(f"threads is a number above zero, not {number}.")
        self.rooms = [(np.zeros(1, STATE), np.zeros(1, WORKSPACE), np.zeros(1, SCORE)) for _ in range(number)]
        self.pool = ThreadPoolExecutor(number - 1) if number > 1 else None

    def share(self, play: Play, low: int, high: int) -> None:
        """Games low to high - 1, a part for each thread; one of them is the thread that asks."""
        if self.pool is None or high - low == 1:
            play(self.rooms[0], low, high)
            return
        bounds = [low + (high - low) * part // len(self.rooms) for part in range(len(self.rooms) + 1)]
        parts = list(zip(self.rooms, bounds, bounds[1:], strict=False))
        others = [self.pool.submit(play, *part) for part in parts[1:]]
        play(*parts[0])
        for part in others:
            part.result()
