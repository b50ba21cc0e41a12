"""The card game: which cards to place in the rail yard, and whom to rob (K9 to K12)."""

from __future__ import annotations

from whistlestop.rules.board import Board
from whistlestop.rules.decisions import COUNT, PLACE, SINGLES
from whistlestop.rules.kernel import ONE, ZERO, has, kernel, lowest
from whistlestop.rules.legality import MISC, SINGLE
from whistlestop.rules.state import COLOURS, LOCOMOTIVE, State
from whistlestop.rules.yards import NOBODY, pile_size, singles_colours, smallest_pile, yard_holder

from ..traits import Traits
from ..workspace import Workspace
from .supply import card_worth, moves_left

POINTS_A_CARD = 5  # what a card on the track is worth: tickets score five points a card
SAFE = 6  # a pile of so many cards is hardly ever robbed


@kernel
def robbed(size: int) -> int:
    """Hundredths of a chance that an opponent robs a pile of this size in a turn."""
    if size <= 1:
        return 14
    if size == 2:
        return 9
    return max(1, SAFE - size)


@kernel
def safe_worth(seen: State, work: Workspace, traits: Traits, colour: int, cards: int, locomotives: int) -> int:
    """What a pile will bring: card after card reaches the track, if nobody robs it before and the turns suffice."""
    survives = 10000
    worth = 0
    size = cards + locomotives
    for moved in range(min(size, moves_left(seen))):
        chance = robbed(size - moved) * (seen.players - 1) * traits.caution // 100
        survives = survives * max(0, 100 - chance) // 100
        if moved < locomotives:
            worth += survives * traits.demand // 10000
        else:
            worth += survives * card_worth(work, traits, colour, moved - locomotives) // 10000
    return worth


@kernel
def pile_for(seen: State, seat: int, traits: Traits, colour: int) -> tuple[int, int]:
    """Cards and locomotives of the pile that the seat would place: all cards that can still move, few locomotives."""
    own, locomotives = seen.hands[seat, colour], seen.hands[seat, LOCOMOTIVE]
    least = smallest_pile(seen, seat, colour)
    cards = min(own, max(least, moves_left(seen)))
    wanted = min(locomotives * traits.spend_locomotives // 100, moves_left(seen) - cards)
    return cards, min(locomotives, max(wanted, least - cards, 0))


@kernel
def loot(seen: State, seat: int, traits: Traits, colour: int) -> int:
    """What robbing this colour takes from its holder."""
    holder = yard_holder(seen, colour)
    if holder == NOBODY or holder == seat:
        return 0
    taken = min(pile_size(seen, holder, colour), moves_left(seen))
    return taken * traits.demand * traits.rob // (100 * (seen.players - 1))


@kernel
def best_pile(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> tuple[int, int]:
    """The best PLACE or SINGLES decision in work.mask and what it brings; -1 if there is none. Needs work.lacking."""
    best, most = -1, 0
    for colour in range(COLOURS):
        if has(work.mask[MISC], PLACE + colour):
            cards, locomotives = pile_for(seen, seat, traits, colour)
            worth = safe_worth(seen, work, traits, colour, cards, locomotives) + loot(seen, seat, traits, colour)
            worth -= locomotives * traits.spare
            if worth > most:
                best, most = PLACE + colour, worth
    rest = work.mask[SINGLE]
    while rest != ZERO:
        index = lowest(rest)
        rest &= rest - ONE
        worth = singles_worth(seen, work, traits, singles_colours(index))
        if worth > most:
            best, most = SINGLES + index, worth
    return best, most


@kernel
def singles_worth(seen: State, work: Workspace, traits: Traits, colours: int) -> int:
    worth = 0
    for colour in range(COLOURS):
        if (colours >> colour) & 1 == 1:
            worth += safe_worth(seen, work, traits, colour, 1, 0)
    return worth


@kernel
def pile_threshold(seen: State, traits: Traits) -> int:
    """What a pile has to bring to be placed rather than waited with: less and less towards the end."""
    return traits.pile_at * POINTS_A_CARD * min(moves_left(seen), traits.patient) // max(1, traits.patient)


@kernel
def best_count(seen: State, seat: int, work: Workspace, traits: Traits, locomotives: bool) -> int:
    """The number of cards, then of locomotives, for the pile being placed: the legal one nearest to what was meant."""
    cards, locos = pile_for(seen, seat, traits, seen.colour)
    wanted = locos if locomotives else cards
    best = -1
    rest = work.mask[MISC]
    while rest != ZERO:
        number = lowest(rest) - COUNT
        rest &= rest - ONE
        if best < 0 or abs(number - wanted) < abs(best - wanted):
            best = number
    return COUNT + best
