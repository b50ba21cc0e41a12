"""What tuning found (tuning.py), by kind of game and number of players: how the planner differs from traits.PLANNER."""

from __future__ import annotations

TUNED: dict[str, dict[int, dict[str, int]]] = {
    "plain": {},
    "stations": {},
    "yards": {},
}
