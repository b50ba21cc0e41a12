"""A game as plain lines, for people who watch a program learn."""

from __future__ import annotations

from typing import Any

from whistlestop.game.notation.cards import KINDS
from whistlestop.game.notation.phase_names import phase_name
from whistlestop.maps import Map


def text_of(map: Map, state: Any, seat: int) -> str:
    """The table as a spectator sees it; `seat` is to decide, -1: nobody."""
    deciding = f"player_{seat} decides" if seat >= 0 else "over"
    lines = [
        f"{map.id}, turn {int(state['turn'])}, {phase_name(int(state['phase']))}, {deciding}",
        f"  face up: {cards_text(state['row'])}; deck {int(state['deck_n'])}, discards {int(state['discard_n'])}",
    ]
    for each in range(int(state["players"])):
        numbers = f"{int(state['hand_n'][each])} cards, {int(state['held_n'][each])} tickets"
        if not map.tracks:
            lines.append(f"  player_{each}: {numbers}, on the track {cards_text(state['piles'][each])}")
        else:
            owned = [int(word) for word in state["owned"][each]]
            routes = [route_text(map, n) for n in range(len(map.tracks)) if owned[n >> 6] >> (n & 63) & 1]
            numbers += f", {int(state['trains'][each])} trains, {int(state['points'][each])} points"
            lines.append(f"  player_{each}: {numbers}: {', '.join(routes) or 'no routes'}")
    return "\n".join(lines)


def cards_text(counts: Any) -> str:
    return ", ".join(f"{int(number)} {KINDS[kind]}" for kind, number in enumerate(counts) if number) or "none"


def route_text(map: Map, track: int) -> str:
    return f"{map.cities[map.tracks[track].a].name}-{map.cities[map.tracks[track].b].name}"
