"""A game in which somebody has a choice."""

from __future__ import annotations

import whistlestop as ws
from whistlestop.bots.players import make_player
from whistlestop.game import Game


def moment(game: str, decisions: int, seed: int = 3) -> tuple[Game, int]:
    """A game after so many decisions of a scripted bot, and who has a choice."""
    played, script = ws.new(game, seed=seed), make_player("planner")
    while decisions > 0 or len(played.legal_decisions(played.pending[0])) < 2:
        played.play(script.decide(played, played.pending[0]), played.pending[0])
        decisions -= 1
    return played, played.pending[0]
