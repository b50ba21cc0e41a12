"""The move being made in a position: the rules make it, from the beginning of the turn."""

from __future__ import annotations

from whistlestop import maps, rules
from whistlestop.rules import api, clauses, phases
from whistlestop.rules.decisions import (
    CLAIM,
    COMPLETE,
    COUNT,
    COUNTS,
    DONE,
    KEEP,
    PAY,
    PAY_LOCOMOTIVES,
    PLACE,
    STATION,
    TAKE_TICKETS,
)

from ..illegal_action import IllegalAction
from ..notation.cards import KINDS, LOCO, NUMBERS
from .form import Making, PositionError
from .record import Whole

# what of a move has been said in each phase
SAID = {
    "pay": ({"claim"}, {"station"}),
    "surcharge": ({"claim", "paid", "turned"},),
    "count": ({"place"},),
    "locos": ({"place", "cards"},),
}


def check_making(whole: Whole) -> None:
    """Is exactly that said of the move which belongs to the phase?"""
    phase, making = whole.position.phase, whole.position.move or Making()
    said = {name for name in Making.__struct_fields__ if getattr(making, name) not in (None, [])}
    if said not in SAID.get(phase, (set(),)):
        expected = " or ".join(" and ".join(sorted(names)) for names in SAID.get(phase, ())) or "nothing"
        found = " and ".join(sorted(said)) or "nothing"
        raise PositionError("move", f"in phase {phase} the move says {expected}, not {found}.")
    for number, seat in enumerate(whole.seats):
        path = f"seats[{number}]"
        if seat.chosen is not None and phase not in ("setup", "complete"):
            raise PositionError(f"{path}.chosen", f"nobody chooses in secret in phase {phase}.")
        if seat.done and phase != "complete":
            raise PositionError(f"{path}.done", "it is for phase complete.")
        if phase == "setup" and (seat.routes or seat.stations or seat.yard or seat.track):
            raise PositionError(path, "at set-up nobody has claimed, built or placed anything.")


def make_move(states: api.Records, whole: Whole, seat: int) -> None:
    """From the beginning of the turn to the position's phase."""
    phase, making = whole.position.phase, whole.position.move or Making()
    board, find = maps.board(whole.map), whole.find
    if phase == "setup":
        choose_at_setup(states, board, whole)
    elif phase == "complete":
        choose_to_complete(states, board, whole)
    elif phase == "second" and not rules.legal(states, board, seat):
        raise PositionError("phase", "there is no second card to be taken (T10).")
    if making.station is not None:
        city = find.city("move.station", making.station)
        decide(states, board, seat, STATION + city, ("move.station", f"station {find.names.cities[city]}"))
    if making.claim is not None:
        claim(states, board, seat, making, whole)
    if making.place is not None:
        colour = find.colour("move.place", making.place)
        decide(states, board, seat, PLACE + colour, ("move.place", f"place {KINDS[colour]}"))
        if making.cards is not None:
            said = ("move.cards", f"with {making.cards} {KINDS[colour]}")
            decide(states, board, seat, COUNT + min(making.cards, COUNTS - 1), said)
    offers(states, board, whole, seat)


def decide(states: api.Records, board: api.Records, seat: int, decision: int, said: tuple[str, str]) -> None:
    """A decision of the move, said at a path in these words; the position is wrong if the rules refuse it."""
    path, what = said
    refused = rules.apply(states, board, seat, decision)
    if refused != clauses.LEGAL:
        raise PositionError(path, f"seat {seat} cannot have decided this. {IllegalAction(refused, what)}")


def claim(states: api.Records, board: api.Records, seat: int, making: Making, whole: Whole) -> None:
    """A route, and for a tunnel the set on the table and the cards turned up (E5)."""
    track = whole.find.track("move.claim", making.claim or "", taken(states))
    name = whole.find.names.tracks[track]
    decide(states, board, seat, CLAIM + track, ("move.claim", f"claim {name}"))
    if making.paid is None:
        return
    if not whole.map.tracks[track].tunnel:
        raise PositionError("move.claim", f"{name} is no tunnel: nothing extra is paid for it.")
    paid = whole.find.cards("move.paid", making.paid)
    if paid.size != whole.map.tracks[track].length:
        raise PositionError("move.paid", f"{name} takes {whole.map.tracks[track].length} cards, not {paid.size} (B5).")
    payment = PAY_LOCOMOTIVES if paid.colour == LOCO else PAY + 8 * NUMBERS[paid.colour] + paid.locos
    decide(states, board, seat, payment, ("move.paid", f"pay {paid}"))
    turn_up(states, board, whole)


def turn_up(states: api.Records, board: api.Records, whole: Whole) -> None:
    """E5, E9: the cards turned up, until the extra is known."""
    for kind, number in enumerate(whole.cards.turned):
        for _ in range(number):
            if rules.apply_chance(states, board, kind) != clauses.LEGAL:
                raise PositionError("move.turned", "at most three cards are turned up (E5).")
    phase = int(states[0]["phase"])
    if phase == phases.TURN_UP:
        raise PositionError("move.turned", "three cards are turned up, or all there are (E5, E9): the deck has more.")
    if phase != phases.SURCHARGE:
        raise PositionError("move.turned", "none of these asks for something extra, so the tunnel is claimed (E7).")


def taken(states: api.Records) -> list[int]:
    words = states[0]["owned"].tolist()
    return [64 * at + bit for seat in words for at, word in enumerate(seat) for bit in range(64) if word >> bit & 1]


def offers(states: api.Records, board: api.Records, whole: Whole, seat: int) -> None:
    """B12, K13: the tickets drawn come out of the deck, one by one."""
    phase, offer = whole.position.phase, whole.dealt_tickets.offer
    for number, tickets in enumerate(offer):
        if tickets and phase != "setup" and (phase != "keep" or number != seat):
            raise PositionError(f"seats[{number}].offer", f"no tickets are on offer to seat {number} in phase {phase}.")
    if phase != "keep":
        return
    path = f"seats[{seat}].offer"
    drawn = rules.apply(states, board, seat, TAKE_TICKETS) == clauses.LEGAL
    drawn = drawn and all(rules.apply_chance(states, board, ticket) == clauses.LEGAL for ticket in offer[seat])
    on_offer = states[0]["offer"][seat][: int(states[0]["offer_n"][seat])].tolist()
    if not drawn or int(states[0]["phase"]) != phases.KEEP_DRAWN or on_offer != offer[seat]:
        number = whole.map.ticket_rules.drawn
        raise PositionError(path, f"{len(offer[seat])} tickets are on offer: {number} are drawn, or all that are left.")


def choose_at_setup(states: api.Records, board: api.Records, whole: Whole) -> None:
    """B3a: those who have chosen already."""
    chosen = [own.chosen for own in whole.tickets.seats]
    if None not in chosen:
        raise PositionError("seats", "everybody has chosen, so the set-up is over: leave somebody's choice out.")
    for seat, kept in enumerate(chosen):
        if kept is not None:
            path, offer = f"seats[{seat}].chosen", whole.dealt_tickets.offer[seat]
            check_own(kept, offer, path, "on offer", whole)
            places = [offer.index(ticket) for ticket in kept]
            what = f"keep {' '.join(str(place + 1) for place in sorted(places))}"
            decide(states, board, seat, KEEP + sum(1 << place for place in places), (path, what))


def choose_to_complete(states: api.Records, board: api.Records, whole: Whole) -> None:
    """K16: what everybody has chosen so far."""
    if all(seat.done for seat in whole.seats):
        raise PositionError("seats", "everybody is done, so the tickets are completed: somebody has to choose still.")
    for seat, own in enumerate(whole.tickets.seats):
        path = f"seats[{seat}].chosen"
        check_own(own.chosen or [], whole.dealt_tickets.held[seat], path, "held", whole)
        for ticket in own.chosen or []:
            decide(states, board, seat, COMPLETE + ticket, (path, f"complete {whole.find.names.tickets[ticket]}"))
        if whole.seats[seat].done:
            decide(states, board, seat, DONE, (f"seats[{seat}].done", "done"))


def check_own(chosen: list[int], own: list[int] | set[int], path: str, what: str, whole: Whole) -> None:
    for ticket in chosen:
        if ticket not in own or chosen.count(ticket) > 1:
            twice = "is chosen twice" if ticket in own else f"is not {what}"
            raise PositionError(path, f"{whole.find.names.tickets[ticket]} {twice}.")
