"""The ways from Python into batches of games on the CPU."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.kernel import entry_point, many_games

from .stepping import look_at_game, step_game

Records = Any
Numbers = Any


@many_games
@entry_point
def step(
    states: Records,
    boards: Records,
    blanks: Records,
    seens: Records,
    works: Records,
    scores: Records,
    traits: Records,
    layouts: Records,
    low: int,
    high: int,
    players: Numbers,
    seats: Numbers,
    episodes: Numbers,
    actions: Numbers,
    decisions: Numbers,
    seed: int,
    done: Numbers,
    totals: Numbers,
    ranks: Numbers,
    turns: Numbers,
    advisers: Numbers,
    numbers: Numbers,
    luck: int,
    observed: Numbers,
    hidden: Numbers,
    mask: Numbers,
    advice: Numbers,
) -> None:
    """Games low to high - 1: take their decisions, go on to the next ones, look."""
    for i in range(low, high):
        step_game(
            states,
            boards,
            blanks,
            works,
            scores,
            0,
            i,
            players,
            seats,
            episodes,
            actions,
            decisions,
            seed,
            done,
            totals,
            ranks,
            turns,
        )
        look_at_game(
            states,
            boards,
            blanks,
            seens,
            works,
            traits,
            layouts,
            0,
            i,
            seats,
            advisers,
            numbers,
            luck,
            observed,
            hidden,
            mask,
            advice,
        )
