"""The card game: which train card to take."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.kernel import kernel
from whistlestop.rules.state import COLOURS, LOCOMOTIVE, State
from whistlestop.rules.yards import pile_size, yard_holder

from ..traits import Traits
from ..workspace import Workspace
from .supply import card_worth


@kernel
def weigh_yard_cards(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> None:
    """work.need: what one more card of each kind in the hand is worth. Needs work.lacking."""
    for colour in range(COLOURS):
        own = seen.hands[seat, colour]
        worth = card_worth(work, traits, colour, own)
        if own == 1 or own == 2:
            worth += traits.pair
        holder = yard_holder(seen, colour)
        if holder >= 0 and pile_size(seen, holder, colour) > own + 1:
            worth = worth * traits.blocked // 100
        work.need[colour] = worth
    work.need[LOCOMOTIVE] = traits.demand * traits.wild // 100
