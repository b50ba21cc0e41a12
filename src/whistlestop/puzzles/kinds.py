"""What a puzzle is about, by its solution: so that a collection has some of everything."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.api import Records
from whistlestop.rules.decisions import (
    CLAIM,
    DECK,
    DRAW,
    KEEP,
    PLACE,
    SINGLES,
    SINGLES_N,
    STATION,
    TAKE_TICKETS,
)
from whistlestop.rules.phases import SURCHARGE
from whistlestop.rules.record import TRACKS
from whistlestop.rules.state import COLOURS

TICKETS, MORE_TICKETS, DRAWING, CLAIMING = "tickets", "more-tickets", "draw", "claim"
TUNNEL, FERRY, STATION_KIND, YARD, ROBBERY = "tunnel", "ferry", "station", "yard", "robbery"
MAP_KINDS = (CLAIMING, TICKETS, DRAWING, MORE_TICKETS)
EUROPE_KINDS = (*MAP_KINDS, TUNNEL, FERRY, STATION_KIND)
YARD_KINDS = (YARD, ROBBERY, DRAWING, TICKETS, MORE_TICKETS)


def kinds_of(board: Records) -> tuple[str, ...]:
    """All that there are in a game."""
    if board[0]["yards"]:
        return YARD_KINDS
    return EUROPE_KINDS if int(board[0]["tunnels"]) else MAP_KINDS


def kind_of(known: Records, board: Records, seat: int, decision: int) -> str | None:
    """None for decisions that no puzzle is about: how to pay, which tickets to complete."""
    if int(known[0]["phase"]) == SURCHARGE:
        return TUNNEL
    if decision == DECK or DRAW <= decision < DECK:
        return DRAWING
    if decision == TAKE_TICKETS:
        return MORE_TICKETS
    if KEEP <= decision < CLAIM:
        return TICKETS
    if CLAIM <= decision < CLAIM + TRACKS:
        return claim_kind(board[0], decision - CLAIM)
    if STATION <= decision < STATION + 64:
        return STATION_KIND
    if PLACE <= decision < PLACE + COLOURS:
        return ROBBERY if lies_elsewhere(known[0], seat, decision - PLACE) else YARD
    return YARD if SINGLES <= decision < SINGLES + SINGLES_N else None


def claim_kind(board: Any, track: int) -> str:
    if int(board["tunnel"][track]):
        return TUNNEL
    return FERRY if int(board["ferry"][track]) else CLAIMING


def lies_elsewhere(known: Any, seat: int, colour: int) -> bool:
    """Is the colour in somebody else's yard? Then placing it is a robbery (K10)."""
    return any(int(known["yards"][other, colour].sum()) for other in range(int(known["players"])) if other != seat)
