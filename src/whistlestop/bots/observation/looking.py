"""A look at the table through one seat: the scripted bot's advice, the legal decisions, the observation."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.board import Board
from whistlestop.rules.decisions import MASK_WORDS
from whistlestop.rules.kernel import ONE, ZERO, kernel, lowest
from whistlestop.rules.legality import legal
from whistlestop.rules.record import KINDS
from whistlestop.rules.state import State

from ..map_games.plans import clear_plan
from ..policy import decide
from ..traits import Traits
from ..workspace import Workspace
from .writing import observe

Rows = Any
Numbers = Any
Layout = Any


@kernel
def look(
    seen: State,
    board: Board,
    seat: int,
    work: Workspace,
    traits: Traits,
    layout: Layout,
    numbers: Numbers,
    out: Rows,
    mask: Rows,
    row: int,
) -> int:
    """Fill a row of observations and of masks, both all zero before; the advice, by its number."""
    advice: int = numbers[advise(seen, board, seat, work, traits)]
    legal(seen, board, seat, work)
    show_legal(work, numbers, mask, row)
    observe(seen, board, seat, work, layout, advice, out, row)
    return advice


@kernel
def look_alone(
    seen: State,
    board: Board,
    seat: int,
    work: Workspace,
    layout: Layout,
    numbers: Numbers,
    out: Rows,
    mask: Rows,
    row: int,
) -> None:
    """The same without anybody's advice: many times faster."""
    forget_advice(work)
    legal(seen, board, seat, work)
    show_legal(work, numbers, mask, row)
    observe(seen, board, seat, work, layout, -1, out, row)


@kernel
def advise(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    """The bot's decision; its plan and needs stay in `work`, and nothing else of an earlier look does."""
    forget_advice(work)
    return decide(seen, board, seat, work, traits)


@kernel
def forget_advice(work: Workspace) -> None:
    work.hasty = 0
    clear_plan(work)
    for kind in range(KINDS):
        work.need[kind] = 0
        work.planned[kind] = 0


@kernel
def show_legal(work: Workspace, numbers: Numbers, mask: Rows, row: int) -> None:
    for word in range(MASK_WORDS):
        rest = work.mask[word]
        while rest != ZERO:
            mask[row, numbers[64 * word + lowest(rest)]] = 1
            rest &= rest - ONE
