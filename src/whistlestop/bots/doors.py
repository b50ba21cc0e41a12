"""The doors from Python into the bots' kernels: whole arrays and an index in, plain numbers out."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.chance import start_stream
from whistlestop.rules.flow import begin
from whistlestop.rules.kernel import door, u64
from whistlestop.rules.scoring import score_game

from .deciding import decide as decide_for
from .matches import BLANK, BOT_STREAM, STATE_AT, play_match

Records = Any  # a structured array
Numbers = Any  # a plain array


@door
def decide(seens: Records, boards: Records, i: int, seat: int, works: Records, traits: Records, bot: int, seed: int) -> int:
    """The decision of a bot for the seat that sees seens[i]."""
    works[0].hasty = 0
    works[0].rng = start_stream(u64(seed) ^ BOT_STREAM, 0)
    return decide_for(seens[i], boards[0], seat, works[0], traits[bot])


@door
def play(
    rooms: Records,
    boards: Records,
    works: Records,
    traits: Records,
    line_up: Numbers,
    players: int,
    first: int,
    seed: int,
    low: int,
    high: int,
    scores: Records,
    tallies: Records,
) -> int:
    """Play games low to high - 1, results from place 0 on; how many decisions that took. rooms: three records."""
    taken = 0
    for i in range(low, high):
        rooms[STATE_AT] = rooms[BLANK]
        begin(rooms[STATE_AT], boards[0], players, first, seed, i)
        taken += play_match(rooms, boards[0], works[0], traits, line_up, seed, i, tallies[i - low])
        score_game(rooms[STATE_AT], boards[0], scores[i - low], works[0])
    return taken
