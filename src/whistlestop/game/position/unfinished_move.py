"""The move being made in a position: the rules make it, from the beginning of the turn."""

from __future__ import annotations

import numpy as np

from whistlestop import rules
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
    set_number,
)

from ..bits import bits, members
from ..illegal_action import IllegalAction
from ..notation.cards import KINDS, LOCO, NUMBERS
from ..notation.phase_names import CHANCE, phase_name
from .form import Making, Position, PositionError
from .names import Finder

# what of a move has been said in each phase
SAID = {
    "pay": ({"claim"}, {"station"}),
    "surcharge": ({"claim", "paid", "turned"},),
    "count": ({"place"},),
    "locos": ({"place", "cards"},),
}

Said = tuple[int, str, str]  # a decision, where the position says it, and in which words


def check_making(position: Position) -> None:
    """Is exactly that said of the move which belongs to the phase?"""
    phase, making = position.phase, position.move or Making()
    said = {name for name in Making.__struct_fields__ if getattr(making, name) not in (None, [])}
    if said not in SAID.get(phase, (set(),)):
        expected = " or ".join(" and ".join(sorted(names)) for names in SAID.get(phase, ())) or "nothing"
        found = " and ".join(sorted(said)) or "nothing"
        raise PositionError("move", f"in phase {phase} the move says {expected}, not {found}.")


def make_move(states: api.Records, board: api.Records, position: Position, find: Finder) -> None:
    """From the beginning of the turn to the position's phase."""
    state = states[0]
    seat, making, path = int(state["seat"]), position.move or Making(), "phase"
    if position.phase in ("setup", "complete"):
        choose(states, board, setup=position.phase == "setup", find=find)
    elif position.phase == "keep":
        path = f"seats[{seat}].offer"
        draw_tickets(states, board, seat, path)
    else:
        for decision, where, what in decisions(states, making, find):
            decide(states, board, seat, decision, (where, what))
        if making.paid is not None:
            path = "move.turned"
            for kind, number in enumerate(find.counted(path, making.turned)):
                for _ in range(number):
                    outcome(states, board, kind, path)
    reached = phase_name(int(state["phase"]))
    if reached != position.phase:
        reached = "a moment at which more has to come up" if reached == CHANCE else f"phase {reached}"
        raise PositionError(path, f"this leads to {reached}, not to phase {position.phase}.")
    if reached != "over" and not all(rules.legal(states, board, it) for it in rules.to_move(states)):
        raise PositionError(path, f"nobody has anything to decide in phase {reached} here.")


def decisions(states: api.Records, making: Making, find: Finder) -> list[Said]:
    """What has been decided of a move, in order."""
    if making.station is not None:
        city = find.city("move.station", making.station)
        return [(STATION + city, "move.station", f"station {find.names.cities[city]}")]
    if making.place is not None:
        colour, number = find.colour("move.place", making.place), making.cards
        placed = (PLACE + colour, "move.place", f"place {KINDS[colour]}")
        counted = (COUNT + min(number or 0, COUNTS - 1), "move.cards", f"with {number} {KINDS[colour]}")
        return [placed] if number is None else [placed, counted]
    if making.claim is None:
        return []
    taken = [track for owned in states[0]["owned"].tolist() for track in members(owned)]
    track = find.track("move.claim", making.claim, taken)
    claim = (CLAIM + track, "move.claim", f"claim {find.names.tracks[track]}")
    if making.paid is None:
        return [claim]
    paid = find.cards("move.paid", making.paid)
    if paid.size != find.map.tracks[track].length:
        raise PositionError("move.paid", f"{find.names.tracks[track]} does not take {paid.size} cards (B5).")
    payment = PAY_LOCOMOTIVES if paid.colour == LOCO else PAY + set_number(NUMBERS[paid.colour], paid.locos)
    return [claim, (payment, "move.paid", f"pay {paid}")]


def decide(states: api.Records, board: api.Records, seat: int, decision: int, said: tuple[str, str]) -> None:
    """A decision of the move, said at a path in these words; the position is wrong if the rules refuse it."""
    path, what = said
    refused = rules.apply(states, board, seat, decision)
    if refused != clauses.LEGAL:
        raise PositionError(path, f"seat {seat} cannot have decided this. {IllegalAction(refused, what)}")


def outcome(states: api.Records, board: api.Records, it: int, path: str) -> None:
    if rules.apply_chance(states, board, it) != clauses.LEGAL:
        raise PositionError(path, "so much does not come up: other cards or tickets, or fewer of them.")


def draw_tickets(states: api.Records, board: api.Records, seat: int, path: str) -> None:
    """B12, K13: the tickets drawn come out of the deck, one by one."""
    state = states[0]
    offer = state["offer"][seat][: int(state["offer_n"][seat])].tolist()
    state["offer"][seat], state["offer_n"][seat] = 0, 0
    state["pool"] |= np.uint64(sum(1 << ticket for ticket in offer))
    state["pool_n"] += len(offer)
    decide(states, board, seat, TAKE_TICKETS, (path, "draw tickets"))
    for ticket in offer:
        outcome(states, board, ticket, path)


def choose(states: api.Records, board: api.Records, *, setup: bool, find: Finder) -> None:
    """B3a, K16: what everybody has chosen so far."""
    state = states[0]
    chosen, pending = state["chosen"].tolist(), int(state["pending"])
    state["chosen"], state["pending"] = 0, (1 << int(state["players"])) - 1
    for seat in range(int(state["players"])):
        path = f"seats[{seat}].chosen"
        done = not pending >> seat & 1
        if not setup:
            for ticket in bits(chosen[seat]):
                decide(states, board, seat, COMPLETE + ticket, (path, f"complete {find.names.tickets[ticket]}"))
        if done and int(state["phase"]) in (phases.SETUP, phases.COMPLETING):
            kept = f"keep {' '.join(str(place + 1) for place in bits(chosen[seat]))}"
            decide(states, board, seat, KEEP + chosen[seat] if setup else DONE, (path, kept if setup else "done"))
