"""Games on a GPU: are they the very bytes of the CPU's, how fast are they, and how fast is training?

python tools/gpu_envs.py write reference.npz      on any machine
python tools/gpu_envs.py compare reference.npz    on one with a GPU: the same games, byte for byte
python tools/gpu_envs.py speed                    games a second, and a few iterations of training
python tools/gpu_envs.py profile                  what an iteration of training spends its time on
"""

from __future__ import annotations

import functools
import gc
import json
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from whistlestop import maps

GAMES = ("north_america", "europe", "card_game")
FIELDS = ("observed", "hidden", "mask", "advice", "totals")
NUMBER, STEPS, SEED = 256, 60, 7
START = time.perf_counter()


def say(*what: Any) -> None:
    print(f"{time.perf_counter() - START:7.1f} s ", *what, flush=True)


def write(path: str) -> None:
    from whistlestop.envs.batch import Batch

    found: dict[str, Any] = {}
    for game in GAMES:
        batch = Batch(maps.board(game), NUMBER, seed=SEED)
        for _ in range(STEPS):
            batch.step(batch.advice)
        found |= {f"{game}_{field}": getattr(batch, field).copy() for field in FIELDS}
    np.savez_compressed(path, **found)


def compare(path: str) -> bool:
    from whistlestop.envs.gpu import GpuBatch

    reference = np.load(path)
    equal = True
    for game in GAMES:
        batch = GpuBatch(maps.board(game), NUMBER, seed=SEED)
        for _ in range(STEPS):
            batch.step(batch.advice)
        same = {
            field: np.array_equal(reference[f"{game}_{field}"], getattr(batch, field).copy_to_host())
            for field in FIELDS
        }
        say(game, "same as on the CPU:", same)
        equal = equal and all(same.values())
    return equal


def speed_of(game: str, games: int, adviser: str | None) -> None:
    import torch

    from whistlestop.envs.gpu import GpuBatch

    batch = GpuBatch(maps.board(game), games, adviser=adviser)
    advice, mask = (torch.as_tensor(it, device="cuda") for it in (batch.advice, batch.mask))

    def actions() -> torch.Tensor:
        return advice if adviser else (torch.rand(mask.shape, device="cuda") * mask).argmax(1).int()

    for _ in range(60):
        batch.step(actions())
    times = [0.0, 0.0]
    for _ in range(20):
        chosen = actions()
        parts: tuple[Callable[[], None], ...] = (functools.partial(batch.act, chosen), batch.look)
        for part, work in enumerate(parts):
            torch.cuda.synchronize()
            began = time.perf_counter()
            work()
            torch.cuda.synchronize()
            times[part] += time.perf_counter() - began
    act, look = (1000 * it / 20 for it in times)
    rate = games / (act + look) / 1000
    say(f"{game} x {games}, advice {adviser}: act {act:.2f} ms, look {look:.2f} ms, {rate:.2f} M/s")


def speed() -> None:
    import torch

    from whistlestop.learning.config import Config
    from whistlestop.learning.training import Training

    say(torch.cuda.get_device_name(), torch.__version__, np.__version__)
    for games in (16_384, 32_768, 65_536):
        speed_of("north_america", games, "blocker")
    speed_of("north_america", 131_072, None)
    for game in GAMES[1:]:
        speed_of(game, 32_768, "blocker")
    for compiled in (False, True):
        training = Training(Config(game="north_america", compiled=compiled), torch.device("cuda"))
        for _ in range(5):
            began = time.perf_counter()
            told = training.iterate()
            torch.cuda.synchronize()
            rate = training.config.games * training.config.steps / (time.perf_counter() - began) / 1e6
            say("compiled" if compiled else "eager", json.dumps(told), f"{rate:.2f} M/s")
        began = time.perf_counter()
        strengths = training.strength(1024)
        say(f"evaluation {time.perf_counter() - began:.1f} s", [it[:5] for it in strengths])
        say("memory", torch.cuda.max_memory_allocated() >> 20, "MiB")
        del training
        gc.collect()
        torch.cuda.empty_cache()


def profile() -> None:
    import torch

    from whistlestop.learning.config import Config
    from whistlestop.learning.training import Training

    training = Training(Config(game="north_america"), torch.device("cuda"))
    for _ in range(4):
        say(json.dumps(training.iterate()))
    with torch.profiler.profile() as found:
        training.iterate()
    for order in ("self_cuda_time_total", "self_cpu_time_total"):
        print(found.key_averages().table(sort_by=order, row_limit=25, max_name_column_width=60))


if __name__ == "__main__":
    what = sys.argv[1:2]
    if what == ["write"]:
        write(sys.argv[2])
    elif what == ["compare"]:
        sys.exit(0 if compare(sys.argv[2]) else 1)
    elif what == ["profile"]:
        profile()
    else:
        speed()
