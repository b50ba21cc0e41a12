"""`bench envs`: how many decisions the environments take in a second."""

from __future__ import annotations

import argparse
import importlib.util
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from whistlestop import maps
from whistlestop.processors import processors

from ..batch import Batch
from ..tables import ADVISER

GAMES = ("north_america", "europe", "card_game")
PLACES = 1024  # games in a batch
LOOK = 16  # steps between two looks at the clock
COLUMNS = {
    "batch": "batch/CPU-s",
    "batch_with_advice": "with advice",
    "all_threads": "all threads, a second",
    "gymnasium": "Gymnasium v blocker",
    "pettingzoo": "PettingZoo",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game (may be repeated)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement (default 2)")
    parser.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace) -> int:
    rows = [row(game, args.seconds) for game in args.game or GAMES]
    print(json.dumps({"rows": rows}, indent=1) if args.json else table(rows))
    return 0


def row(game: str, seconds: float) -> dict[str, Any]:
    """Decisions a CPU-second on one core: observation, mask and step, random decisions."""
    board = maps.board(game)
    found: dict[str, Any] = {
        "game": game,
        "batch": per_second(seconds, batch_steps(Batch(board, PLACES, adviser=None))),
        "batch_with_advice": per_second(seconds, batch_steps(Batch(board, PLACES, adviser=ADVISER))),
    }
    every = Batch(board, PLACES, adviser=ADVISER, threads=processors())
    found["all_threads"] = per_second(seconds, batch_steps(every, time.perf_counter))
    if importlib.util.find_spec("gymnasium"):
        found["gymnasium"] = per_second(seconds, vector_steps(game))
    if importlib.util.find_spec("pettingzoo"):
        found["pettingzoo"] = per_second(seconds, agent_steps(game))
    return found


Steps = Callable[[], tuple[int, float]]  # does some; how many, and in how much time


def per_second(seconds: float, steps: Steps) -> int:
    number, used, begin = 0, 0.0, time.perf_counter()
    while number == 0 or time.perf_counter() - begin < seconds:
        more, time_used = steps()
        number, used = number + more, used + time_used
    return round(number / max(used, 1e-9))


def at_random(dice: np.random.Generator, mask: Any) -> Any:
    return (dice.random(mask.shape, np.float32) * mask).argmax(1).astype(np.int32)


def batch_steps(batch: Batch, clock: Callable[[], float] = time.process_time) -> Steps:
    """Choosing at random is not part of it."""
    dice = np.random.default_rng(1)

    def steps() -> tuple[int, float]:
        used = 0.0
        for _ in range(LOOK):
            actions = at_random(dice, batch.mask)
            begin = clock()
            batch.step(actions)
            used += clock() - begin
        return LOOK * batch.games, used

    return steps


def vector_steps(game: str) -> Steps:
    """The learner's decisions; those of the others, two of which come with each, are not counted."""
    from ..gymnasium import VectorGames

    games, dice = VectorGames(PLACES // 4, game, advice=False), np.random.default_rng(1)
    games.reset(seed=1)

    def steps() -> tuple[int, float]:
        actions = at_random(dice, games.action_masks())
        begin = time.process_time()
        games.step(actions)
        return games.num_envs, time.process_time() - begin

    return steps


def agent_steps(game: str) -> Steps:
    """One game, agent by agent: what `last` and `step` take."""
    from ..pettingzoo import raw_env

    env, dice = raw_env(game=game, advice=False), np.random.default_rng(1)

    def steps() -> tuple[int, float]:
        env.reset(seed=int(dice.integers(1 << 30)))
        number, used = 0, 0.0
        while env.agents and not any(env.terminations.values()):
            begin = time.process_time()
            observation, *_ = env.last()
            used += time.process_time() - begin
            assert observation is not None
            choice = int(dice.choice(np.flatnonzero(observation["action_mask"])))
            begin = time.process_time()
            env.step(choice)
            used += time.process_time() - begin
            number += 1
        return number, used

    return steps


def table(rows: list[dict[str, Any]]) -> str:
    there = [name for name in COLUMNS if name in rows[0]]
    lines = ["decisions a CPU-second".ljust(24) + "".join(COLUMNS[name].rjust(22) for name in there)]
    lines += [each["game"].ljust(24) + "".join(f"{each[name]:,}".rjust(22) for name in there) for each in rows]
    return "\n".join(lines)
