"""A kernel record as the plain position of docs/decisions.md, and back into the referee's terms."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from whistlestop import rules
from whistlestop.game.notation.phase_names import NAMES
from whistlestop.rules import phases

AWAITING = {
    phases.NO_CHANCE: "decision",
    phases.SEAT_OUTCOME: "lot",
    phases.CARD_OUTCOME: "card",
    phases.TICKET_OUTCOME: "ticket",
}
PHASES = {phase: name for phase, name in NAMES.items() if phase != phases.OVER}


def plain(record: Any) -> dict[str, Any]:
    """A record's fields as Python numbers and lists."""
    fields = zip(record.dtype.names, record.item(), strict=True)
    return {name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in fields}


def bits(word: Any) -> list[int]:
    return list(places_of(int(word)))


@functools.lru_cache(maxsize=4096)  # the same few sets, step after step
def places_of(word: int) -> tuple[int, ...]:
    return tuple(place for place in range(word.bit_length()) if word >> place & 1)


def owners(sets: list[Any], players: int, size: int) -> list[int]:
    """Who owns each of `size` things, given a set (of one or more words) a seat."""
    found = [-1] * size
    for seat in range(players):
        words = sets[seat] if isinstance(sets[seat], list) else [sets[seat]]
        for word, content in enumerate(words):
            for place in places_of(content):
                assert found[64 * word + place] == -1
                found[64 * word + place] = seat
    return found


def awaiting(states: Any, board: Any, i: int = 0) -> str:
    if int(states[i]["phase"]) == phases.OVER:
        return "over"
    return AWAITING[rules.chance_pool(states, board, i)[0]]


def position_of(states: Any, board: Any, i: int = 0) -> dict[str, object]:
    state = plain(states[i])
    players, phase = state["players"], state["phase"]
    seats = range(players)
    return {
        "awaiting": awaiting(states, board, i),
        "phase": PHASES.get(phase),
        "pending": rules.to_move(states, i),
        "first": None if phase == phases.LOT else state["first"],
        "hands": state["hands"][:players],
        "known": state["known"][:players],
        "deck": state["deck"],
        "row": state["row"],
        "discard": state["discard"],
        "set": state["played"],
        "turned": state["turned"],
        "trains": state["trains"][:players],
        "stations": state["stations"][:players],
        "points": state["points"][:players],
        "owners": owners(state["owned"], players, int(board[0]["tracks"])),
        "station_at": owners(state["station_at"], players, int(board[0]["cities"])),
        "held": [bits(tickets) for tickets in state["held"][:players]],
        "completed": [bits(tickets) for tickets in state["completed"][:players]],
        "offer": [state["offer"][seat][: state["offer_n"][seat]] for seat in seats],
        "chosen": [chosen(state, seat) for seat in seats],
        "pool": bits(state["pool"]),
        "long_pool": bits(state["long_pool"]),
        "tail": state["tail"][: state["tail_n"]],
        "out": bits(state["out"]),
        "yards": state["yards"][:players],
        "tracks": state["piles"][:players],
        "last_turns": state["last_turns"] or None,
        "round": state["round"],
    }


def chosen(state: dict[str, Any], seat: int) -> object:
    phase, still_to_choose = state["phase"], state["pending"] >> seat & 1
    if phase == phases.SETUP:
        return None if still_to_choose else state["chosen"][seat]
    return bits(state["chosen"][seat]) if phase == phases.COMPLETING else None


def scores_of(states: Any, board: Any, i: int = 0) -> list[dict[str, object]]:
    score, state = rules.score(states, board)[i], states[i]
    result: list[dict[str, object]] = []
    for seat in range(int(state["players"])):
        done = bits(score["done"][seat])
        held = sorted(set(bits(state["held"][seat])) | set(bits(state["completed"][seat])))
        result.append(
            {
                "routes": int(score["routes"][seat]),
                "done": done,
                "failed": [ticket for ticket in held if ticket not in done],
                "ticket_points": int(score["tickets"][seat]),
                "longest": int(score["longest"][seat]),
                "longest_bonus": int(score["longest_bonus"][seat]),
                "stations": int(score["stations"][seat]),
                "bonus": int(score["bonus"][seat]),
                "bonus_cards": int(score["bonus_cards"][seat]),
                "total": int(score["total"][seat]),
                "rank": int(score["rank"][seat]),
            }
        )
    return result
