"""The score record: every point of every seat, and where it came from (S3)."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from .record import SEATS, Ints, dtype_of

NOTHING_BORROWED = -1
MAX_STATIONS = 3


class Score(Protocol):
    done: Annotated[Ints, np.uint64, SEATS]  # tickets completed, as a set
    routes: Annotated[Ints, np.int16, SEATS]  # B11
    tickets: Annotated[Ints, np.int16, SEATS]  # B14, K19: completed less uncompleted
    done_n: Annotated[Ints, np.int16, SEATS]
    longest: Annotated[Ints, np.int16, SEATS]  # B15: its length
    longest_bonus: Annotated[Ints, np.int16, SEATS]
    stations: Annotated[Ints, np.int16, SEATS]  # E13
    stations_built: Annotated[Ints, np.int16, SEATS]
    borrowed: Annotated[Ints, np.int16, SEATS, MAX_STATIONS]  # E12: track per station by ascending city, or -1
    bonus: Annotated[Ints, np.int16, SEATS]  # K20
    bonus_cards: Annotated[Ints, np.int16, SEATS]
    total: Annotated[Ints, np.int16, SEATS]
    rank: Annotated[Ints, np.int16, SEATS]  # 1 = won, perhaps shared


SCORE = dtype_of(Score)
