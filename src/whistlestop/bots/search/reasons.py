"""Why a decision is good, as data: a key and numbers. Sentences are made of it elsewhere, in every language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

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
)
from whistlestop.rules.record import OFFER, TRACKS

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
        tickets = [int(known[0]["offer"][seat, place]) for place in places]
        return Reason("tickets-fit", {"tickets": tickets, "points": points_of(board, tickets)})
    if PLACE <= decision < KEEP:
        return pile_reason(known[0], seat, decision - PLACE)
    if STATION <= decision < PAY:
        return Reason("borrows", {"city": decision - STATION})
    if COMPLETE <= decision < SINGLES:
        return Reason("completes", {"ticket": decision - COMPLETE, "points": points_of(board, [decision - COMPLETE])})
    plain = {DECK: "draws-blind", TAKE_TICKETS: "more-tickets"}
    if SINGLES <= decision < SINGLES + SINGLES_N:
        return Reason("three-colours")
    return Reason("spares-cards") if PAY <= decision < COMPLETE else Reason(plain.get(decision, "goes-on"))


def points_of(board: Records, tickets: list[int]) -> int:
    return int(board[0]["ticket_points"][tickets].sum())


def claim_reason(known: Any, board: Any, seat: int, track: int) -> Reason:
    """It finishes a ticket; or it is in somebody's way; or it brings points."""
    ends = (int(board["track_a"][track]), int(board["track_b"][track]))
    points = int(board["points"][board["length"][track]])
    ticket = finished_ticket(known, board, seat, ends)
    if ticket is not None:
        return Reason("finishes-ticket", {"ticket": ticket, "points": points + int(board["ticket_points"][ticket])})
    for other in range(int(known["players"])):
        network = known["network"][other]
        if (
            other != seat
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


def touches(known: Any, board: Any, seat: int, city: int) -> bool:
    return bool(np.any(known["owned"][seat] & board["at_city"][city]))


def pile_reason(known: Any, seat: int, colour: int) -> Reason:
    for other in range(int(known["players"])):
        cards = int(known["yards"][other, colour].sum())
        if other != seat and cards:
            return Reason("robs", {"seat": other, "colour": colour, "cards": cards})
    return Reason("places", {"colour": colour})
