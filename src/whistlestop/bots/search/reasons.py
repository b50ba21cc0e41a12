"""What speaks for a decision, as data: a key and numbers. Sentences are made of it elsewhere, in every language.

Every reason is a fact of what the seat knows; tests/bots/test_reasons.py works each of them out a second time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy.typing as npt

from whistlestop.game.bits import members
from whistlestop.rules.decisions import (
    CLAIM,
    COMPLETE,
    DECK,
    DRAW,
    KEEP,
    PAY,
    PLACE,
    SINGLES,
    SINGLES_N,
    STATION,
    TAKE_TICKETS,
    set_parts,
)
from whistlestop.rules.record import OFFER, TRACKS
from whistlestop.rules.state import LOCOMOTIVE

from .ticket_paths import plan_for

Records = npt.NDArray[Any]


@dataclass(frozen=True)
class Reason:
    """For example Reason("finishes-ticket", {"ticket": 7, "points": 11})."""

    key: str
    parameters: dict[str, int | list[int]] = field(default_factory=dict)


def reason_for(known: Records, board: Records, seat: int, decision: int) -> Reason:
    """The most telling thing about a decision of a seat that knows this."""
    if DRAW <= decision < DECK:
        return Reason(
            "takes-colour", {"colour": decision - DRAW, "held": int(known[0]["hands"][seat, decision - DRAW])}
        )
    if CLAIM <= decision < CLAIM + TRACKS:
        return claim_reason(known[0], board[0], seat, decision - CLAIM)
    if KEEP <= decision < CLAIM:
        places = [place for place in range(OFFER) if (decision - KEEP) >> place & 1]
        return tickets_reason(known, board, seat, [int(known[0]["offer"][seat, place]) for place in places])
    if PLACE <= decision < KEEP:
        return pile_reason(known[0], board[0], seat, decision - PLACE)
    if STATION <= decision < PAY:
        return station_reason(known[0], board[0], seat, decision - STATION)
    if COMPLETE <= decision < SINGLES:
        return Reason("completes", {"ticket": decision - COMPLETE, "points": points_of(board, [decision - COMPLETE])})
    if SINGLES <= decision < SINGLES + SINGLES_N:
        return Reason("three-colours")
    if PAY <= decision < COMPLETE:
        return Reason(
            "leaves-locos", {"locos": int(known[0]["hands"][seat, LOCOMOTIVE]) - set_parts(decision - PAY)[1]}
        )
    if decision == TAKE_TICKETS:
        return time_reason(known[0], board[0])
    return Reason("draws-blind") if decision == DECK else Reason("goes-on")


def points_of(board: Records, tickets: list[int]) -> int:
    return int(board[0]["ticket_points"][tickets].sum())


def tickets_reason(known: Records, board: Records, seat: int, tickets: list[int]) -> Reason:
    """What these tickets are worth, and how many of the seat's trains are enough for all of them."""
    points = points_of(board, tickets)
    plan = None if board[0]["yards"] or not tickets else plan_for(known[0], board[0], seat, tickets)
    if plan is None or plan.trains > int(known[0]["trains"][seat]):
        return Reason("tickets-worth", {"points": points})
    return Reason("tickets-fit", {"trains": plan.trains, "points": points})


def time_reason(known: Any, board: Any) -> Reason:
    """How far off the end is."""
    if board["yards"]:
        return Reason("more-tickets-deck", {"number": int(known["deck_n"])})
    return Reason("more-tickets", {"trains": min(int(it) for it in known["trains"][: int(known["players"])])})


def station_reason(known: Any, board: Any, seat: int, city: int) -> Reason:
    others = [other for other in range(int(known["players"])) if other != seat]
    if any(touches(known, board, other, city) for other in others):
        return Reason("borrows", {"city": city})
    return Reason("borrows-later", {"city": city})


def claim_reason(known: Any, board: Any, seat: int, track: int) -> Reason:
    """It finishes a ticket; or it is on the way to one; or it is in somebody's way; or it brings points."""
    ends = (int(board["track_a"][track]), int(board["track_b"][track]))
    points = int(board["points"][board["length"][track]])
    ticket = finished_ticket(known, board, seat, ends)
    if ticket is not None:
        return Reason("finishes-ticket", {"ticket": ticket, "points": points + int(board["ticket_points"][ticket])})
    served = served_ticket(known, board, seat, track)
    if served is not None:
        return served
    for other in range(int(known["players"])):
        network = known["network"][other]
        if (
            other != seat
            and track in members(known["open"][other].tolist())
            and network[ends[0]] != network[ends[1]]
            and all(touches(known, board, other, e) for e in ends)
        ):
            return Reason("blocks", {"seat": other, "points": points})
    if any(touches(known, board, seat, end) for end in ends):
        return Reason("goes-further", {"points": points})
    return Reason("scores", {"points": points})


def finished_ticket(known: Any, board: Any, seat: int, ends: tuple[int, int]) -> int | None:
    """The dearest ticket whose two cities this route would join."""
    network = known["network"][seat]
    joined = {int(network[ends[0]]), int(network[ends[1]])}
    best = None
    for ticket in range(int(board["tickets"])):
        cities = {int(network[board["ticket_a"][ticket]]), int(network[board["ticket_b"][ticket]])}
        if int(known["held"][seat]) >> ticket & 1 and len(cities) == 2 and cities == joined:
            if best is None or board["ticket_points"][ticket] > board["ticket_points"][best]:
                best = ticket
    return best


def served_ticket(known: Any, board: Any, seat: int, track: int) -> Reason | None:
    """The dearest ticket to which this route is on a shortest way, and how many trains it takes after it."""
    held = [ticket for ticket in range(int(board["tickets"])) if int(known["held"][seat]) >> ticket & 1]
    for ticket in sorted(held, key=lambda it: -int(board["ticket_points"][it])):
        before = plan_for(known, board, seat, [ticket])
        if before is None or before.trains == 0:
            continue
        after = plan_for(known, board, seat, [ticket], [track])
        if after is not None and after.trains == before.trains - int(board["length"][track]):
            points = int(board["points"][board["length"][track]])
            return Reason("serves-ticket", {"ticket": ticket, "trains": after.trains, "points": points})
    return None


def touches(known: Any, board: Any, seat: int, city: int) -> bool:
    owned, there = known["owned"][seat].tolist(), board["at_city"][city].tolist()
    return any(one & other for one, other in zip(owned, there, strict=True))


def pile_reason(known: Any, board: Any, seat: int, colour: int) -> Reason:
    """It robs somebody; or the seat's tickets show the colour; or nobody else has it."""
    for other in range(int(known["players"])):
        cards = int(known["yards"][other, colour].sum())
        if other != seat and cards:
            return Reason("robs", {"seat": other, "colour": colour, "cards": cards})
    held = [ticket for ticket in range(int(board["tickets"])) if int(known["held"][seat]) >> ticket & 1]
    shown = sum(int(board["ticket_cards"][ticket, colour]) for ticket in held)
    return Reason("places", {"colour": colour, "cards": shown}) if shown else Reason("places-free")
