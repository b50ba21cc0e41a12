"""Is a route worth claiming now? Planned routes before somebody else takes them, others for their points."""

from __future__ import annotations

from whistlestop.rules.board import GREY, NO_TRACK, Board
from whistlestop.rules.decisions import CLAIM
from whistlestop.rules.kernel import M64, ONE, ZERO, bit, has, kernel, lowest
from whistlestop.rules.legality import CLAIMING
from whistlestop.rules.record import WORDS
from whistlestop.rules.state import COLOURS, LOCOMOTIVE, State

from ..forecast import count_unseen, is_at, train_price, turns_left
from ..traits import Traits
from ..workspace import Workspace
from .plans import price_tracks
from .rivals import find_margin, worth_to_others
from .shortest_paths import FAR, cheapest_way

NEVER = -(1 << 28)
WORST_DETOUR = 2000  # a route that cannot be replaced at all counts as this much
STARVED = 600  # what it costs to take the trains that the plan needs, for each train


@kernel
def best_claim(seen: State, board: Board, seat: int, work: Workspace, traits: Traits) -> tuple[int, int]:
    """The best of the legal claims in work.mask, or -1, and by how much it is better than drawing cards."""
    turns = turns_left(seen, board)
    price = train_price(seen, board, seat, traits, turns)
    if traits.block > 0:
        count_unseen(seen, board, seat, work)
        find_margin(seen, board, seat, work)
    best, most = -1, NEVER
    for word in range(WORDS):
        rest = work.mask[CLAIMING + word]
        while rest != ZERO:
            track = 64 * word + lowest(rest)
            rest &= rest - ONE
            value = claim_value(seen, board, seat, work, traits, track, price, turns)
            if value > most:
                best, most = CLAIM + track, value
    return best, most


@kernel
def claim_value(
    seen: State, board: Board, seat: int, work: Workspace, traits: Traits, track: int, price: int, turns: int
) -> int:
    length = board.length[track]
    value = traits.glut * seen.hand_n[seat]
    value -= spent_locomotives(seen, board, seat, work, track) * traits.locomotive_price
    if has(work.plan[track >> 6], track & 63):
        value += traits.claim_now + board.points[length]  # hundredths: the points only decide between equals
        if work.hasty == 0:
            value += detour(seen, board, seat, work, traits, track) * risk_of(seen, board, seat, traits, track) // 100
        if turns <= 2:
            value += 100 * board.points[length]
    else:
        value += 100 * board.points[length] - price * length
        value -= traits.filler_claim if work.plan_routes > 0 else traits.done_claim
        if length < traits.shortest_filler and turns > 2:
            return NEVER
        left = seen.trains[seat] - work.plan_trains
        if length > left and turns > 1:
            value -= STARVED * (length - left)
        value -= diverted_cards(seen, board, seat, work, track) * traits.turn_price // 2
        if is_at(seen, board, seat, board.track_a[track]) != is_at(seen, board, seat, board.track_b[track]):
            value += traits.path_bonus
        value += joins_own(seen, board, seat, track) * traits.join
    if turns == 1:
        value += tickets_finished(seen, board, seat, track)
    if traits.block > 0 and turns > 1 and value > 0 - traits.sacrifice:
        value += worth_to_others(seen, board, seat, work, traits, track)
    return value


@kernel
def joins_own(seen: State, board: Board, seat: int, track: int) -> int:
    """1 if this route would join two parts of the seat's own network."""
    a, b = board.track_a[track], board.track_b[track]
    if seen.network[seat, a] == seen.network[seat, b]:
        return 0
    return 1 if is_at(seen, board, seat, a) and is_at(seen, board, seat, b) else 0


@kernel
def spent_locomotives(seen: State, board: Board, seat: int, work: Workspace, track: int) -> int:
    """Locomotives that claiming takes beyond the symbols of a ferry."""
    length, colour = board.length[track], board.colour[track]
    own = 0
    if colour == GREY:
        for other in range(COLOURS):
            own = max(own, seen.hands[seat, other])
    else:
        own = seen.hands[seat, colour]
    return max(0, length - own - board.ferry[track])


@kernel
def diverted_cards(seen: State, board: Board, seat: int, work: Workspace, track: int) -> int:
    """Cards that a route takes away from the plan and that would have to be drawn again."""
    length, colour = board.length[track], board.colour[track]
    if colour != GREY:
        return diverted(seen, seat, work, colour, length)
    fewest = length
    for other in range(COLOURS):
        if seen.hands[seat, other] + seen.hands[seat, LOCOMOTIVE] >= length:
            fewest = min(fewest, diverted(seen, seat, work, other, length))
    return fewest


@kernel
def diverted(seen: State, seat: int, work: Workspace, colour: int, length: int) -> int:
    own, needed = seen.hands[seat, colour], work.planned[colour]
    return max(0, needed - max(0, own - length)) - max(0, needed - own)


@kernel
def risk_of(seen: State, board: Board, seat: int, traits: Traits, track: int) -> int:
    """Hundredths of a chance that somebody else takes this route before the seat's next turn."""
    risk = 0
    for other in range(seen.players):
        if other != seat and has(seen.open[other, track >> 6], track & 63):
            risk += traits.risk
            if is_at(seen, board, other, board.track_a[track]):
                risk += traits.risk_near
            if is_at(seen, board, other, board.track_b[track]):
                risk += traits.risk_near
    twin = board.twin[track]
    if twin != NO_TRACK and seen.players > board.doubles_closed_up_to:  # B9: the other track would be left
        risk = risk // 3
    return min(100, risk)


@kernel
def detour(seen: State, board: Board, seat: int, work: Workspace, traits: Traits, track: int) -> int:
    """What it would cost more to get from one end of this route to the other without it (and its twin, B10)."""
    price_tracks(seen, board, seat, work, traits)
    for word in range(WORDS):
        rest = work.plan[word]
        while rest != ZERO:
            work.cost[64 * word + lowest(rest)] = 0
            rest &= rest - ONE
    work.usable[track >> 6] &= M64 ^ bit(track & 63)
    twin = board.twin[track]
    if twin != NO_TRACK:
        work.usable[twin >> 6] &= M64 ^ bit(twin & 63)
    price = cheapest_way(board, work, board.track_a[track], board.track_b[track])
    if price >= FAR:
        return WORST_DETOUR
    return min(price, WORST_DETOUR)


@kernel
def tickets_finished(seen: State, board: Board, seat: int, track: int) -> int:
    """What the tickets are worth that this route would complete at once: their points twice, done instead of failed."""
    one, other = seen.network[seat, board.track_a[track]], seen.network[seat, board.track_b[track]]
    worth = 0
    rest = seen.held[seat]
    while rest != ZERO:
        ticket = lowest(rest)
        rest &= rest - ONE
        start, goal = seen.network[seat, board.ticket_a[ticket]], seen.network[seat, board.ticket_b[ticket]]
        if (start == one and goal == other) or (start == other and goal == one):
            if start != goal:
                worth += 200 * board.ticket_points[ticket]
    return worth
