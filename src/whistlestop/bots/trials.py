"""Trial games: a decision is tried out in a world that could be the true one, and the game played to its end."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.board import Board
from whistlestop.rules.effects import take
from whistlestop.rules.flow import settle
from whistlestop.rules.kernel import kernel
from whistlestop.rules.phases import OVER
from whistlestop.rules.policy import decider
from whistlestop.rules.scores import Score
from whistlestop.rules.scoring import score_game
from whistlestop.rules.state import State

from .deciding import decide
from .work import Work

Records = Any

VICTORY = 3000  # what winning is worth beside the points by which one wins; more would be noisier than it is worth
MOST_MARGIN = 70  # points beyond which more makes no difference
MARGIN = 100  # what each of them is worth


@kernel
def play_out(state: State, board: Board, work: Work, traits: Records) -> None:
    """To the end, every seat by its traits. Plans are kept while they can still be built, which is much faster."""
    work.hasty = 1
    work.planned_for = 0
    while True:
        settle(state, board)
        if state.phase == OVER:
            break
        seat = decider(state)
        take(state, board, seat, decide(state, board, seat, work, traits[seat]))


@kernel
def outcome(state: State, board: Board, seat: int, score: Score, work: Work) -> int:
    """What the end of a game is worth to a seat: the victory (shared, if it is) and the margin."""
    score_game(state, board, score, work)
    winners, best_other = 0, -(1 << 14)
    for other in range(state.players):
        if score.rank[other] == 1:
            winners += 1
        if other != seat:
            best_other = max(best_other, score.total[other])
    margin = min(MOST_MARGIN, max(0 - MOST_MARGIN, score.total[seat] - best_other))
    won = VICTORY // winners if score.rank[seat] == 1 else 0
    return won + MARGIN * margin
