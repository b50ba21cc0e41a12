"""Trial games: a decision is tried out in a world that could be the true one, and the game played to its end."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.board import Board
from whistlestop.rules.chance import start_stream
from whistlestop.rules.effects import take
from whistlestop.rules.flow import settle
from whistlestop.rules.happenings import UNHEARD
from whistlestop.rules.kernel import kernel
from whistlestop.rules.phases import OVER, TURN
from whistlestop.rules.random_play import decider
from whistlestop.rules.score_record import Score
from whistlestop.rules.scoring import score_game
from whistlestop.rules.state import State

from ..policy import decide
from ..workspace import Workspace

Records = Any

# in hundredths of a point
VICTORY = 2000  # what winning is worth beside the points by which one wins; more would be noisier than it is worth
MOST_MARGIN = 7000  # beyond this, more makes no difference


@kernel
def play_out(state: State, board: Board, work: Workspace, traits: Records, luck: int) -> None:
    """To the end, every seat by its traits. Plans are kept while they can still be built, which is much faster.

    Each turn has its own luck, whatever happened before it: so the trial games of two candidates in one world meet the
    same cards, and what is left of their difference is the candidates'.
    """
    work.hasty = 1
    work.planned_for = 0
    while True:
        settle(state, board, UNHEARD)
        if state.phase == OVER:
            break
        if state.phase == TURN:
            state.rng = start_stream(luck, state.turn)
        seat = decider(state)
        take(state, board, seat, decide(state, board, seat, work, traits[seat]), UNHEARD)


@kernel
def outcome(state: State, board: Board, seat: int, score: Score, work: Workspace) -> int:
    """What the end of a game is worth to a seat: the victory (shared, if it is) and the margin over the others' mean,
    which tells more with fewer games than the margin over the best of them."""
    score_game(state, board, score, work)
    winners, others = 0, 0
    for other in range(state.players):
        if score.rank[other] == 1:
            winners += 1
        if other != seat:
            others += score.total[other]
    margin = 100 * score.total[seat] - 100 * others // (state.players - 1)
    won = VICTORY // winners if score.rank[seat] == 1 else 0
    return won + min(MOST_MARGIN, max(0 - MOST_MARGIN, margin))
