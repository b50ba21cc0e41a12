"""What games between bots are asked to be, looked at before any is played. ValueError in one sentence."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop import maps
from whistlestop.rules.api import M64

from .traits import changes_of


def check_players(game: str, players: int) -> None:
    low, high = maps.load(game).players
    if not low <= players <= high:
        raise ValueError(f"{game} is for {low} to {high} players, not {players}.")


def check_seed(seed: int) -> None:
    if not 0 <= seed <= M64:
        raise ValueError(f"a seed must be a whole number from 0 to {M64}, not {seed}.")


def check_compiled(game: str, players: int, bots: Iterable[str], seed: int) -> None:
    """For games that are played compiled, by bots that are."""
    check_players(game, players)
    check_seed(seed)
    for name in bots:
        changes_of(name, maps.board(game), players)
