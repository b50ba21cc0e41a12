"""Decisions and chance outcomes in words: `claim atlanta-miami`, `pay 2 red + 1 loco`, `keep 1 3`."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.rules import decisions, phases
from whistlestop.rules.record import OFFER

KINDS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red", "loco")
LOCOMOTIVE = 8
WORDS = {
    decisions.DECK: "draw deck",
    decisions.TAKE_TICKETS: "draw tickets",
    decisions.PASS: "pass",
    decisions.WITHDRAW: "withdraw",
    decisions.DONE: "done",
}


def track_name(map: Map, track: int) -> str:
    """`paris-frankfurt/orange`; the colour is left out where only one track runs."""
    it = map.tracks[track]
    name = f"{map.cities[it.a].id}-{map.cities[it.b].id}"
    return name if it.twin is None else f"{name}/{it.colour}"


def ticket_name(map: Map, ticket: int) -> str:
    it = map.tickets[ticket]
    return f"{map.cities[it.a].id}-{map.cities[it.b].id} ({it.points})"


def card_set(colour: int, number: int, locomotives: int) -> str:
    """A set of cards: `2 red + 1 loco`."""
    coloured = [f"{number - locomotives} {KINDS[colour]}"] if number > locomotives else []
    return " + ".join([*coloured, *([f"{locomotives} loco"] if locomotives else [])]) or "nothing"


def decision_text(map: Map, state: Any, decision: int) -> str:
    """A decision in words, in the phase that the record is in."""
    if decision in WORDS:
        return WORDS[decision]
    if 0 <= decision < decisions.DECK:
        return f"draw {KINDS[decision]}"
    if decision == decisions.PAY_LOCOMOTIVES:
        return f"pay {card_set(LOCOMOTIVE, int(state['cost']), int(state['cost']))}"
    if decisions.COUNT <= decision < decisions.PLACE:
        return count_text(state, decision - decisions.COUNT)
    if decisions.PLACE <= decision < decisions.PLACE + LOCOMOTIVE:
        return f"place {KINDS[decision - decisions.PLACE]}"
    if decisions.KEEP <= decision < decisions.CLAIM:
        places = [str(place + 1) for place in range(OFFER) if (decision - decisions.KEEP) >> place & 1]
        return f"keep {' '.join(places) or 'none'}"
    if decisions.CLAIM <= decision < decisions.CLAIM + len(map.tracks):
        return f"claim {track_name(map, decision - decisions.CLAIM)}"
    if decisions.STATION <= decision < decisions.STATION + len(map.cities):
        return f"station {map.cities[decision - decisions.STATION].id}"
    if decisions.PAY <= decision < decisions.COMPLETE:
        colour, locomotives = divmod(decision - decisions.PAY, 8)
        return f"pay {card_set(colour, max(int(state['cost']), locomotives + 1), locomotives)}"
    if decisions.COMPLETE <= decision < decisions.COMPLETE + len(map.tickets):
        return f"complete {ticket_name(map, decision - decisions.COMPLETE)}"
    if decisions.SINGLES <= decision < decisions.SINGLES + decisions.SINGLES_N:
        return f"place {' '.join(KINDS[colour] for colour in singles(decision - decisions.SINGLES))}"
    return f"decision {decision}"


def count_text(state: Any, number: int) -> str:
    phase = int(state["phase"])
    if phase == phases.SURCHARGE:
        return f"extra {card_set(int(state['colour']), int(state['cost']), number)}"
    kind = LOCOMOTIVE if phase == phases.COUNT_LOCOS else int(state["colour"])
    return f"with {number} {KINDS[kind]}"


def singles(index: int) -> tuple[int, int, int]:
    """The three colours of the i-th SINGLES decision."""
    triples = [(a, b, c) for a in range(8) for b in range(a + 1, 8) for c in range(b + 1, 8)]
    return triples[index]


def outcome_text(map: Map, kind: int, outcome: int) -> str:
    """A chance outcome in words."""
    if kind == phases.CARD_OUTCOME:
        return KINDS[outcome]
    return ticket_name(map, outcome) if kind == phases.TICKET_OUTCOME else f"seat {outcome}"
