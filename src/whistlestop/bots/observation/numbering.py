"""The decisions that a network chooses among: those of the 512 that a board can ask for, numbered without gaps.

Forced decisions (PASS among them) and the completing of tickets (K16) are not chosen by networks and have no number.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.rules.decisions import (
    CLAIM,
    COUNT,
    COUNTS,
    DECISIONS,
    DRAW,
    KEEP,
    PAY,
    PAY_LOCOMOTIVES,
    PLACE,
    SINGLES,
    SINGLES_N,
    STATION,
    TAKE_TICKETS,
    WITHDRAW,
)
from whistlestop.rules.state import COLOURS

Records = npt.NDArray[Any]

NO_NUMBER = -1
PAYMENTS = 8  # the payments of one colour: with no locomotive, with one, ...
EXTRA = 3  # E5: the most a tunnel can cost more


def most_offered(board: Records) -> int:
    """Tickets that a player may have to choose from at a time."""
    record = board[0]
    return max(int(record["setup_dealt"]) + int(record["setup_dealt_long"]), int(record["drawn"]))


def decisions_of(board: Records) -> npt.NDArray[np.int32]:
    """The decisions of this board, ascending: a network's number n stands for the n-th of them."""
    record = board[0]
    found = [*range(DRAW, TAKE_TICKETS + 1)]
    if int(record["yards"]):
        found += [*range(COUNT, COUNT + COUNTS), *range(PLACE, PLACE + COLOURS)]
        found += range(SINGLES, SINGLES + SINGLES_N)
    else:
        found.append(PAY_LOCOMOTIVES)
        found += range(CLAIM, CLAIM + int(record["tracks"]))
        found += [PAY + PAYMENTS * colour + n for colour in range(COLOURS) for n in range(int(max(record["length"])))]
        if int(record["tunnels"]):
            found += [WITHDRAW, *range(COUNT, COUNT + EXTRA + 1)]
        if int(record["stations"]):
            found += range(STATION, STATION + int(record["cities"]))
    found += range(KEEP, KEEP + (1 << most_offered(board)))
    return np.array(sorted(found), np.int32)


def numbers_of(board: Records) -> npt.NDArray[np.int32]:
    """The number of each of the 512 decisions, or NO_NUMBER."""
    numbers = np.full(DECISIONS, NO_NUMBER, np.int32)
    decisions = decisions_of(board)
    numbers[decisions] = np.arange(len(decisions))
    return numbers
