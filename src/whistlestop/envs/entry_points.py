"""The ways from Python into batches of games on the CPU.

Compiled code takes arrays, not objects, and every array of a batch is also one that frameworks take by itself, from the
CPU or from a GPU (envs/gpu.py); so each is an argument of its own, and there are many.
"""

from __future__ import annotations

from typing import Any

from whistlestop.rules.kernel import entry_point, many_games

from .stepping import let_bots_play, look_at_game, step_game

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
    anew: int,
    bots: Numbers,
    advisers: Numbers,
    numbers: Numbers,
    luck: int,
    observed: Numbers,
    hidden: Numbers,
    mask: Numbers,
    advice: Numbers,
) -> None:
    """Games low to high - 1: take their decisions, let the bots take theirs, look at the next one."""
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
            anew,
        )
        let_bots_play(
            states,
            boards,
            blanks,
            seens,
            works,
            scores,
            traits,
            0,
            i,
            players,
            seats,
            episodes,
            bots,
            seed,
            luck,
            done,
            totals,
            ranks,
            turns,
            anew,
        )
        if seats[i] >= 0:
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
