"""The phases' names, as docs/decisions.md has them."""

from __future__ import annotations

from whistlestop.rules import phases

CHANCE = "chance"
NAMES = {
    phases.SETUP: "setup",
    phases.TURN: "turn",
    phases.SECOND: "second",
    phases.PAY: "pay",
    phases.SURCHARGE: "surcharge",
    phases.KEEP_DRAWN: "keep",
    phases.COUNT_CARDS: "count",
    phases.COUNT_LOCOS: "locos",
    phases.COMPLETING: "complete",
    phases.OVER: "over",
}


def phase_name(phase: int) -> str:
    """`chance` while an outcome is due."""
    return NAMES.get(phase, CHANCE)
