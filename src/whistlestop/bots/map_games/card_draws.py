"""Which train card to take: what one more card of each kind would bring nearer."""

from __future__ import annotations

from whistlestop.rules.board import GREY, Board
from whistlestop.rules.decisions import DECK, DRAW
from whistlestop.rules.kernel import ONE, ZERO, has, kernel, lowest
from whistlestop.rules.legality import MISC
from whistlestop.rules.phases import SECOND
from whistlestop.rules.record import KINDS, WORDS
from whistlestop.rules.state import COLOURS, LOCOMOTIVE, State

from ..forecast import count_unseen, train_price, turns_left
from ..traits import Traits
from ..workspace import Workspace

BASE = 20  # what any card is worth


@kernel
def count_planned(board: Board, work: Workspace) -> None:
    """work.planned: cards that the plan's routes take, colour by colour; grey ones in the last place."""
    for kind in range(KINDS):
        work.planned[kind] = 0
    for word in range(WORDS):
        rest = work.plan[word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            work.planned[board.colour[track]] += board.length[track]


@kernel
def weigh_cards(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> None:
    """work.need: what one more card of each kind is worth; the nearer a route is to being payable, the more."""
    turns = turns_left(seen, board)
    price = train_price(seen, board, seat, traits, turns)
    spare = seen.trains[seat] - work.plan_trains
    for kind in range(KINDS):
        work.need[kind] = BASE
        work.short[kind] = 0
    for word in range(WORDS):
        rest = seen.open[seat, word] & board.fits[seen.trains[seat], word]
        while rest != ZERO:
            place = lowest(rest)
            rest &= rest - ONE
            track = 64 * word + place
            length = board.length[track]
            if has(work.plan[word], place):
                weigh_planned(seen, board, seat, work, traits, track)
            elif length >= traits.shortest_filler and length <= spare:
                gain = 100 * board.points[length] - price * length
                weigh_filler(seen, board, seat, work, traits, track, gain)
    best = 0
    for colour in range(COLOURS):
        work.need[colour] += work.short[colour]
        best = max(best, work.need[colour])
    work.need[LOCOMOTIVE] = best * traits.wild // 100


@kernel
def weigh_planned(seen: State, board: Board, seat: int, work: Workspace, traits: Traits, track: int) -> None:
    length, colour = board.length[track], board.colour[track]
    if colour != GREY:
        lacking = length - seen.hands[seat, colour]
        if lacking > 0:
            work.need[colour] += traits.plan_card * length // (lacking + 1)
        return
    for other in range(COLOURS):  # B6: a grey route takes the colour that is over
        over = max(0, seen.hands[seat, other] - work.planned[other])
        if over < length:
            work.need[other] += traits.plan_card * length // (2 * (length - over + 1))


@kernel
def weigh_filler(seen: State, board: Board, seat: int, work: Workspace, traits: Traits, track: int, gain: int) -> None:
    """A route for points counts once a colour, and the best one of it."""
    length, colour = board.length[track], board.colour[track]
    worth = max(0, gain + traits.turn_price)
    first = 0 if colour == GREY else colour
    last = COLOURS if colour == GREY else colour + 1
    for other in range(first, last):
        lacking = length - max(0, seen.hands[seat, other] - work.planned[other])
        if lacking > 0:
            work.short[other] = max(work.short[other], worth // (lacking + 1))


@kernel
def best_draw(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> int:
    """The best legal draw in work.mask; -1 if there is none. Needs work.need."""
    blind = blind_worth(seen, board, seat, work)
    best, most, next_most = -1, -1, blind
    for colour in range(COLOURS):
        if has(work.mask[MISC], DRAW + colour):
            worth = work.need[colour]
            if worth > most:
                next_most = max(next_most, most)
                best, most = DRAW + colour, worth
            else:
                next_most = max(next_most, worth)
            if seen.row[colour] > 1:
                next_most = max(next_most, worth)
    if has(work.mask[MISC], DECK) and blind > most:
        best, most, next_most = DECK, blind, max(blind, most)
    if has(work.mask[MISC], DRAW + LOCOMOTIVE) and seen.phase != SECOND:
        if best < 0 or work.need[LOCOMOTIVE] > most + next_most:  # T3: it is the whole draw
            return DRAW + LOCOMOTIVE
    return best


@kernel
def blind_worth(seen: State, board: Board, seat: int, work: Workspace) -> int:
    """What a card from the deck is worth on average."""
    total = count_unseen(seen, board, seat, work)
    if total <= 0:
        return 0
    worth = 0
    for kind in range(KINDS):
        worth += work.unseen[kind] * work.need[kind]
    return worth // total
