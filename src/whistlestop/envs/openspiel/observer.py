"""What a player knows, for OpenSpiel's algorithms: as numbers and as text, of now or with all that it was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from whistlestop import rules
from whistlestop.bots.observation.features import scales
from whistlestop.rules.record import KINDS

from ..batch import Batch
from .state import record_text

if TYPE_CHECKING:
    from .state import WhistlestopState

REMEMBERED = 256  # the latest happenings in an information-state tensor
NUMBERS = ("kind", "seat", "number", "colour", "track", "city", "victim", "offer_n")
WIDE = len(NUMBERS) + KINDS


class Observer:
    """`tensor`: the observation of docs/observations.md in its scales, without advice; with `recall` also the latest
    256 happenings that the player was told of. The text leaves nothing out: with `recall` it has all of them."""

    def __init__(self, viewer: Batch, *, recall: bool) -> None:
        self.viewer = viewer
        self.recall = recall
        self.scales = np.asarray(scales(viewer.tables.board), np.float32)
        width = viewer.tables.width
        size = width + (REMEMBERED * WIDE if recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {"observation": self.tensor[:width]}
        if recall:
            self.dict["happenings"] = self.tensor[width:].reshape(REMEMBERED, WIDE)

    def set_from(self, state: WhistlestopState, player: int) -> None:
        known = rules.seen(state.record, player)
        self.viewer.states[0] = known[0]
        self.viewer.look(0, player)
        self.dict["observation"][:] = self.viewer.observed[0] * self.scales
        if self.recall:
            rows = self.dict["happenings"]
            rows.fill(0)
            heard = state.heard(player)[-REMEMBERED:]
            for column, name in enumerate(NUMBERS):
                rows[: len(heard), column] = heard[name]
            rows[: len(heard), len(NUMBERS) :] = heard["cards"]

    def string_from(self, state: WhistlestopState, player: int) -> str:
        now = f"player={player} {record_text(rules.seen(state.record, player)[0])}"
        if not self.recall:
            return now
        heard = state.heard(player)
        heard["entry"] = 0  # how much of a log others have written is not what happened
        columns = (heard[name].tolist() for name in heard.dtype.names or ())  # a record's own list has arrays in it
        return "\n".join([now, *map(str, zip(*columns, strict=True))])
