"""Refusals as exceptions: the clause, and a sentence that says what it asks for."""

from __future__ import annotations

from typing import Any

from whistlestop import rules
from whistlestop.maps import Map
from whistlestop.rules import clauses, phases

from .notation import decision_text

# What each clause asks for, for those that can refuse a decision.
SENTENCES = {
    "T1": "there is no face-up card of that colour",
    "T3": "a face-up locomotive may only be the first card of a draw",
    "T9": "there is no card in the deck",
    "T10": "the second card has to be drawn first",
    "B3": "more tickets have to be kept at set-up, or these are not on offer",
    "B3a": "the choice at set-up has been made",
    "B4": "it is another player's turn",
    "B5": "a route takes as many cards as it has spaces, in its colour, locomotives standing in for any of them",
    "B6": "a grey route may be paid in whatever colour, but not in two",
    "B7": "there are not enough trains left for this route",
    "B8": "this route has been claimed already",
    "B9": "nobody may own both tracks of a double route",
    "B10": "with so few players one claimed track closes the whole double route",
    "B12": "there are no tickets to draw, or more of those drawn have to be kept",
    "B13a": "a player passes only when nothing else is possible",
    "E2": "more tickets have to be kept at set-up, or these are not on offer",
    "E4": "a ferry takes at least as many locomotives as it shows",
    "E5": "a tunnel's extra is paid in the colour of the set or in locomotives, all of it",
    "E6": "after a set of locomotives only locomotives pay the extra",
    "E7": "only a tunnel with an extra to pay can be given up",
    "E10": "a station needs a city that has none, and a player who has one left",
    "E11": "each further station costs one card more than the last, all of one colour or locomotives",
    "K3": "more tickets have to be kept at set-up, or these are not on offer",
    "K4": "it is another player's turn",
    "K9": "a pile is two or more cards of one colour with or without locomotives, or three single colours",
    "K11": "this colour lies in the player's own yard already",
    "K12": "a colour in another player's yard takes more cards than that pile has",
    "K13": "tickets are drawn while there are any",
    "K13a": "a player passes only when nothing else is possible",
    "K16": "tickets are completed with the cards on the track, and as many as possible",
}
WITHOUT_CLAUSE = {
    clauses.NO_SUCH_DECISION: "this game has no such decision or seat",
    clauses.NOT_NOW: "nobody can decide anything now",
    clauses.IMPOSSIBLE: "this outcome cannot come up",
}


class IllegalAction(ValueError):
    """A decision that the rules forbid. Nothing has changed. `clause` is None where no rule is needed to refuse it."""

    def __init__(self, clause: str | None, sentence: str) -> None:
        super().__init__(sentence)
        self.clause = clause


def explain(code: int, what: str, options: list[str]) -> IllegalAction:
    """The exception for a refusal code of the kernel."""
    clause = clauses.clause_of(code)
    reason = SENTENCES[clause] if clause else WITHOUT_CLAUSE[code]
    can = f" Possible now: {', '.join(options[:8])}{' ...' if len(options) > 8 else ''}." if options else ""
    return IllegalAction(clause, f"{what}: {reason}{f' ({clause})' if clause else ''}.{can}")


def play(map: Map, board: Any, states: Any, seat: int, decision: int, i: int = 0) -> None:
    """Take a decision, or raise IllegalAction and change nothing."""
    code = rules.apply(states, board, seat, decision, i)
    if code != clauses.LEGAL:
        options = [decision_text(map, states[i], legal) for legal in rules.legal(states, board, seat, i)]
        raise explain(code, f"seat {seat}, {decision_text(map, states[i], decision)}", options)


def happen(board: Any, states: Any, outcome: int, i: int = 0) -> None:
    """Let a chance outcome happen, or raise IllegalAction and change nothing."""
    code = rules.apply_chance(states, board, outcome, i)
    if code != clauses.LEGAL:
        kind, pool = rules.chance_pool(states, board, i)
        what = "an outcome" if kind == phases.NO_CHANCE else f"outcome {outcome}"
        raise explain(code, what, [str(possible) for possible in pool])
