"""Validate a record from outside before compiled code, which checks no bounds, looks at it."""

from __future__ import annotations

import numpy as np

from whistlestop import maps, rules
from whistlestop.maps import Map
from whistlestop.rules.api import Records
from whistlestop.rules.phases import COMPLETING, FIRST_DECISION, OVER
from whistlestop.rules.record import CITIES, KINDS, MAX_LENGTH, OFFER
from whistlestop.rules.state import ROW, STATE
from whistlestop.rules.stations import CITY_TARGET

CARD_COUNTS = ("row", "discard", "played", "turned", "hands", "known", "yards", "piles")
TICKET_SETS = ("pool", "long_pool", "out", "chosen", "held", "completed", "returned")


def may_decide(known: Records, map: Map, players: int, seat: int) -> bool:
    """Can this be what a seat sees that is to decide at a table of so many? It is not reckoned through, but kept from
    leading anywhere outside of itself and the board."""
    low, high = map.players
    if not (low <= players <= high and 0 <= seat < players and int(known[0]["players"]) == players):
        return False
    if not (numbers_fit(known, map, players) and sets_fit(known, map)):
        return False
    return cards_fit(known, map, seat) and seat in rules.to_move(known)


def numbers_fit(known: Records, map: Map, players: int) -> bool:
    """No number is below zero, and none is higher than what it counts or points to."""
    highest = limits(map, players)
    for field in STATE.names or ():
        values = known[0][field]
        signed = STATE[field].base.kind == "i"
        if signed and (np.min(values) < 0 or np.max(values) > highest.get(field, np.iinfo(STATE[field].base).max)):
            return False
    return FIRST_DECISION <= int(known[0]["phase"]) <= COMPLETING


def limits(map: Map, players: int) -> dict[str, int]:
    board = maps.board(map)[0]
    tickets, cards = int(board["tickets"]), int(board["cards"].max())
    return {
        "after": OVER,
        "first": players - 1,
        "seat": players - 1,
        "pending": (1 << players) - 1,
        "round": 2,
        "row_n": ROW,
        "tail": tickets - 1,
        "tail_by": players - 1,
        "tail_n": tickets,
        "offer": tickets - 1,
        "offer_n": OFFER,
        "held_n": tickets,
        "network": CITIES - 1,
        "trains": int(board["trains"]),
        "stations": int(board["stations"]),
        "target": CITY_TARGET + int(board["cities"]) - 1,
        "cost": MAX_LENGTH,
        "colour": KINDS - 1,
        **dict.fromkeys(CARD_COUNTS, cards),
    }


def cards_fit(known: Records, map: Map, seat: int) -> bool:
    """The seat sees its whole hand, and no card of the map is missing."""
    record = known[0]
    somewhere = sum(int(record[field].sum()) for field in ("row", "discard", "played", "turned", "yards", "piles"))
    somewhere += int(record["deck_n"]) + int(record["hand_n"].sum())
    own = int(record["hands"][seat].sum()) == int(record["hand_n"][seat])
    return own and somewhere == int(maps.board(map)[0]["cards"].sum())


def sets_fit(known: Records, map: Map) -> bool:
    """No ticket, track or city that the map does not have."""
    board, record = maps.board(map)[0], known[0]
    tickets, cities = (np.uint64((1 << int(board[field])) - 1) for field in ("tickets", "cities"))
    sets = [(record[field], tickets) for field in TICKET_SETS]
    sets += [
        (record["station_at"], cities),
        (record["owned"], board["all_tracks"]),
        (record["open"], board["all_tracks"]),
    ]
    return not any(np.any(values & ~whole) for values, whole in sets)
