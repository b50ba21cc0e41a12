"""From a position to the record that the rules run on. What a record may be is the rules' to say: what follows from
the rest is derived, the move being made is made by them, and in the end they audit it."""

from __future__ import annotations

import numpy as np

from whistlestop import rules
from whistlestop.maps import Map
from whistlestop.rules import api, clauses, phases
from whistlestop.rules.decisions import CLAIM, KEEP
from whistlestop.rules.state import ACTIVE, IDLE, PASSED

from ..bits import members
from ..illegal_action import IllegalAction
from .form import Position, PositionError, Seat
from .names import Finder

# the phase in which a record is put together, and from which the rules lead on to the position's own
BEGUN_AS = {"setup": phases.SETUP, "complete": phases.COMPLETING, "over": phases.OVER, "second": phases.SECOND}

NOT_OPEN = ("B7", "B8", "B9", "B10")  # what can be against a claim, whatever the hand

WRONG = {  # what the rules' audit finds, and where to look for it
    "cards lost": ("seats", "more cards are known to be in a hand than there are (S2)"),
    "row wrong": (
        "row",
        "a row is full while there is a deck, none that is cleared, and no discards wait for a deck (T2, T6, T8)",
    ),
    "yards wrong": ("seats", "a colour lies in one yard only (K12)"),
    "stations wrong": ("seats", "a city has one station (E10)"),
    "turn wrong": ("last_turns", "every player takes one last turn"),
}


def put_table(states: api.Records, position: Position, seats: list[Seat], order: tuple[int, int, int]) -> None:
    """`order` is the first seat, the seat whose turn it is, and the turn."""
    state, everybody = states[0], (1 << len(seats)) - 1
    state["players"] = len(seats)
    state["phase"] = BEGUN_AS.get(position.phase, phases.TURN)
    state["first"], state["seat"], state["turn"] = order
    state["round"] = position.round
    state["last_turns"] = position.last_turns
    state["passes"], state["idle"] = position.passes, position.idle
    if position.phase in ("setup", "complete"):
        chosen = [seat.done or (position.phase == "setup" and seat.chosen is not None) for seat in seats]
        state["pending"] = everybody - sum(1 << seat for seat, done in enumerate(chosen) if done)
    if position.phase in ("complete", "over"):  # what the last turn was, as the counters tell
        state["quiet"] = PASSED if position.passes else IDLE if position.idle else ACTIVE


def put_pieces(states: api.Records, seats: list[Seat], find: Finder) -> None:
    state, taken = states[0], set[int]()
    for number, seat in enumerate(seats):
        path = f"seats[{number}].routes"
        for text in seat.routes:
            track = find.track(path, text, taken)
            if int(state["owned"][number][track >> 6]) >> (track & 63) & 1:
                raise PositionError(path, f"{find.names.tracks[track]} is there twice.")
            taken.add(track)
            state["owned"][number][track >> 6] |= np.uint64(1 << (track & 63))
        path, most = f"seats[{number}].stations", find.map.stations.each
        cities = [find.city(path, text) for text in seat.stations]
        if len(cities) > most or len({*cities}) < len(cities):
            raise PositionError(path, f"a player has {most} stations, each in a city of its own (E10).")
        state["station_at"][number] = np.uint64(sum(1 << city for city in cities))


def derive(states: api.Records, board: api.Records, seats: list[Seat], find: Finder) -> None:
    """What follows from the rest; where it has been said all the same, it has to be right."""
    conflict = rules.derive(states, board)
    if conflict is not None:
        raise closed(states, board, conflict, find)
    for number, seat in enumerate(seats):
        said = {"trains": seat.trains, "stations": seat.stations_left, "points": seat.points}
        for field, number_said in said.items():
            right = int(states[0][field][number])
            if number_said is not None and number_said != right:
                path = f"seats[{number}].{'stations_left' if field == 'stations' else field}"
                raise PositionError(path, f"{right} {field} follow from the rest, not {number_said}.")


def closed(states: api.Records, board: api.Records, track: int, find: Finder) -> PositionError:
    """Why its owner cannot have claimed a track: what the rules say with only the tracks laid before it."""
    word, place = divmod(track, 64)
    owners = [seat for seat in range(int(states[0]["players"])) if int(states[0]["owned"][seat][word]) >> place & 1]
    for owner in owners:
        before = states.copy()
        before["phase"], before["seat"], before["pending"] = phases.TURN, owner, 0
        owned = before[0]["owned"]
        owned[owner + 1 :] = 0
        owned[owner][word + 1 :] = 0
        owned[owner][word] &= np.uint64((1 << place) - 1)
        rules.derive(before, board)
        refused = rules.refusal(before, board, owner, CLAIM + track)
        if clauses.clause_of(refused) in NOT_OPEN:
            break
    name = find.names.tracks[track]
    return PositionError(f"seats[{owner}].routes", f"seat {owner} cannot have this. {IllegalAction(refused, name)}")


def audit(states: api.Records, board: api.Records) -> None:
    """The rules' own opinion of the whole."""
    wrong = rules.audit(states, board)
    if wrong is not None:
        path, right = WRONG.get(wrong, ("", wrong))
        raise PositionError(path, f"this cannot be: {right}.")


def check_end(states: api.Records, board: api.Records, map: Map) -> None:
    """Have the last turns begun if and only if they should have? The rules say after whose turn they would (B13, K14).
    One who has claimed nothing has begun nothing, even on a map where it would be enough."""
    state = states[0]
    phase, seat, left, players = (int(state[name]) for name in ("phase", "seat", "last_turns", "players"))
    if phase in (phases.SETUP, phases.COMPLETING, phases.OVER) or (
        map.kind == "cards" and (left or phase == phases.SECOND)
    ):
        return
    coming = [(seat + step) % players for step in range(left - 1 if left else players)]
    begun = [
        it
        for it in coming
        if begins_the_end(states, board, it) and (map.kind == "cards" or any(members(state["owned"][it].tolist())))
    ]
    if begun:
        raise PositionError(
            "last_turns", f"the last turns have begun with the turn of seat {begun[0]}: say how many are left."
        )
    last = (seat + left - 1) % players
    if left and not begins_the_end(states, board, last):
        raise PositionError("last_turns", f"seat {last}, whose turn would be the last, has not begun the last turns.")


def begins_the_end(states: api.Records, board: api.Records, seat: int) -> bool:
    """Would the last turns begin after a turn of this seat that leaves everything as it is?"""
    after = states.copy()
    after["seat"], after["phase"], after["last_turns"], after["passes"], after["idle"] = (
        seat,
        phases.KEEP_DRAWN,
        0,
        0,
        0,
    )
    after["offer_n"] = 0
    rules.apply(after, board, seat, KEEP)  # none of no tickets: the shortest turn there is
    return int(after[0]["last_turns"]) > 0
