"""The network of a match on the CPU, with NumPy: for trying a match out, and for machines without a GPU."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from whistlestop.bots.champion.network import think_many
from whistlestop.bots.champion.rounds import Findings, Round, try_out
from whistlestop.bots.champion.weights import Floats, Weights
from whistlestop.rules.api import Records


class NetworkOnCpu:
    def __init__(self, board: Records, weights: Weights) -> None:
        self.board = board
        self.weights = weights

    def think(self, observed: npt.NDArray[np.int8]) -> Floats:
        """Logits, a row an observation."""
        return think_many(self.weights, observed)[0]

    def try_out(self, rounds: Sequence[Round]) -> list[Findings]:
        return [try_out(tried, self.board, self.weights) for tried in rounds]
