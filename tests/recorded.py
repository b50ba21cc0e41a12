"""Games to record: played by a policy, to the end or for some decisions."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from policies import POLICIES
from whistlestop import maps
from whistlestop.game import Fair, Game, Record, new
from whistlestop.game.chance import Chance

DATE = "2026-11-15"
SEED = bytes(range(32))
NAMES = ("Anna", "Bo", "Cleo", "Dag", "Eva")


def play_on(game: Game, policy: str = "uniform", *, luck: int = 0, most: int = 1 << 30) -> Game:
    """So many decisions by a policy; chance that nobody gives is drawn from its pool."""
    rng = random.Random(f"{policy} {luck}")
    while most and not game.is_over:
        while pool := game.pool():
            game.happen(rng.choices(list(pool.weights), list(pool.weights.values()))[0])
        seat = rng.choice(game.pending) if game.pending else 0
        if not game.is_over:
            game.play(POLICIES[policy](game.legal_decisions(seat), rng), seat)
        most -= 1
    return game


def played(
    name: str, players: int, policy: str = "uniform", *, most: int = 1 << 30, chance: Chance | None = None
) -> Game:
    game = new(name, players, seed=7, names=NAMES[:players], chance=chance)
    return play_on(game, policy, most=most)


def record_of(game: Game, comments: Sequence[tuple[int, str]] = ()) -> Record:
    return Record.of(game, date=DATE, comments=comments)


def fair_chance(name: str, players: int, seed: bytes = SEED) -> Fair:
    nonces = [f"nonce of seat {seat}".encode() for seat in range(players)]
    return Fair(seed, maps.load(name).hash, None, players, nonces)


def fair_record(name: str = "europe", players: int = 3, policy: str = "uniform") -> Record:
    return record_of(played(name, players, policy, chance=fair_chance(name, players)))


def changed(text: str, pattern: str, replacement: str) -> str:
    """The text with the first match replaced."""
    found, number = re.subn(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert number == 1, pattern
    assert found != text
    return found
