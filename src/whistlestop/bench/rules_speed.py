"""Measuring the rules: complete random games with their final scores, the scores read back, seeds varied."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from whistlestop import maps

BATCH = 500


@dataclass(frozen=True)
class Speed:
    """What one measurement counted."""

    game: str
    players: int
    games: int
    decisions: int
    cpu_seconds: float
    wall_seconds: float
    checksum: int  # of all totals: the results have been looked at


def on_one_core(game: str, players: int, seconds: float, seed: int = 0) -> Speed:
    """Play batches on this core for so many seconds of CPU time."""
    from whistlestop import rules

    board = maps.board(game)
    rules.score(rules.new(board, players), board)  # compiled or loaded before the clock starts
    rules.play_random(rules.new(board, players), board, most=1)
    games = decisions = checksum = 0
    cpu, wall = time.process_time(), time.perf_counter()
    while time.process_time() - cpu < seconds:
        states = rules.new(board, players, games=BATCH, seed=seed + games)
        decisions += rules.play_random(states, board, seed=seed + games)
        checksum += int(rules.score(states, board)["total"].sum())
        games += BATCH
    return Speed(game, players, games, decisions, time.process_time() - cpu, time.perf_counter() - wall, checksum)


def on_all_cores(game: str, players: int, seconds: float, cores: int) -> float:
    """Games per second of wall time with every core at work."""
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        list(pool.map(on_one_core, [game] * cores, [players] * cores, [0.01] * cores))  # started and warm
        runs = list(
            pool.map(
                on_one_core,
                [game] * cores,
                [players] * cores,
                [seconds] * cores,
                [1_000_000_000 * core for core in range(1, cores + 1)],
            )
        )
    return sum(run.games / run.wall_seconds for run in runs)


def on_gpu(game: str, players: int, games: int, rounds: int) -> Speed:
    """Whole batches on the GPU, one thread a game, the scores copied back."""
    from whistlestop.rules.gpu import Batch

    batch = Batch(maps.board(game), games)
    batch.play(players, 0, 0)  # compiled before the clock starts
    decisions = checksum = 0
    cpu, wall = time.process_time(), time.perf_counter()
    for turn in range(1, rounds + 1):
        scores, taken = batch.play(players, turn, turn)
        decisions += int(taken.sum())
        checksum += int(scores["total"].sum())
    return Speed(
        game,
        players,
        games * rounds,
        decisions,
        time.process_time() - cpu,
        time.perf_counter() - wall,
        checksum,
    )


def one_call(game: str, calls: int = 20_000) -> float:
    """Microseconds for one call from Python: a decision, the chance that follows, and the next mask."""
    import numpy as np

    from whistlestop import rules
    from whistlestop.rules import api, entry_points
    from whistlestop.rules.decisions import MASK_WORDS

    board, scratch, mask = maps.board(game), api.workspace(), np.zeros(MASK_WORDS, np.uint64)
    states = rules.new(board, 2, games=64)
    for i in range(64):
        rules.settle(states, board, i)
        for seat in (0, 1):
            rules.apply(states, board, seat, rules.legal(states, board, seat, i)[-1], i)
    copies = [states.copy() for _ in range(calls // 64)]
    moves = [(int(states[i]["seat"]), rules.legal(states, board, int(states[i]["seat"]), i)[0]) for i in range(64)]
    entry_points.step(copies[0], board, 0, *moves[0], scratch, mask)
    begin = time.process_time()
    for copy in copies:
        for i in range(64):
            entry_points.step(copy, board, i, *moves[i], scratch, mask)
    return (time.process_time() - begin) / (len(copies) * 64) * 1e6
