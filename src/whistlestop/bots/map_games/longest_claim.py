"""Greed: the longest route that can be paid for; otherwise cards."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.decisions import CLAIM
from whistlestop.rules.kernel import ONE, ZERO, kernel, lowest
from whistlestop.rules.legality import CLAIMING
from whistlestop.rules.record import WORDS

from ..workspace import Workspace


@kernel
def longest_claim(board: Board, work: Workspace) -> int:
    """The longest of the legal claims in work.mask; -1 if there is none."""
    best, most = -1, 0
    for word in range(WORDS):
        rest = work.mask[CLAIMING + word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            if board.length[track] > most:
                best, most = CLAIM + track, board.length[track]
    return best
