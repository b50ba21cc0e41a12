"""Compiling ahead of the first use, in parallel processes, with a line of progress each.

Rules, bots and environments are units, each with a cache of its own: a program that needs only the rules waits for
nothing else. The environments are compiled ahead only for those who ask.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any

from whistlestop.rules import cache, prebuilt_kernels
from whistlestop.worker_processes import end_at_once, end_with_parent

# The entry points of each unit in lots that take about equally long; a lot is compiled in one process.
LOTS = {
    "rules": (
        ("new", "settle", "legal", "refusal", "apply", "step", "step_noted", "chance_pool", "apply_chance"),
        (
            "score",
            "audit",
            "play_audited",
            "seen",
            "resample",
            "best_completion",
            "play_random",
            "settle_noted",
            "replay",
            "derive",
            "trace_longest",
            "wins_city",
            "decided_by",
            "heard",
            "receiver",
            "hand_due",
        ),
    ),
    "bots": (
        ("advance", "decide", "look", "play", "propose", "renew_luck", "try_out"),
    ),  # they share most of what they call: one lot is least work
    "envs": (("step",),),
}
NAMES = {"rules": "rules", "bots": "bots", "envs": "environments"}
PROCESSES = 2
KEPT = 8  # caches of other versions of the sources that are left alone
OLD = 14 * 24 * 3600  # seconds

OURS = re.compile(f"[0-9a-f]{{{cache.NAME_LENGTH}}}")

Report = Callable[[str], None]
Step = Callable[[int, int, str], None]  # so many entry points of so many; what was compiled last
Call = Callable[[], object]
Steps = SimpleQueue[str | None]

_steps: Steps | None = None  # in a process of `warm`: where it says that an entry point is done


def warm(report: Report, units: Sequence[str] = cache.UNITS, step: Step | None = None) -> None:
    """Compile what is not compiled yet of these units. `report` is told in sentences, `step` of every entry point."""
    cold = [unit for unit in units if not cache.is_warm(unit)]
    if not cold:
        return
    what = " and the ".join(NAMES[unit] for unit in cold)
    report(f"compiling the {what}; this happens once and takes about a minute each")
    for unit in LOTS:  # they are built on each other, so that all caches are written to
        cache.marker(unit).with_name(cache.BEGUN).touch()  # so that no process announces what has been said
    lots = [(unit, lot) for unit in reversed(cold) for lot in LOTS[unit]]  # those that take longest first
    context = get_context("spawn")
    steps: Steps = context.SimpleQueue()
    total = sum(len(lot) for _, lot in lots) + len(cold)
    listening = threading.Thread(target=listen, args=(steps, total, step), daemon=True)
    listening.start()
    pool = ProcessPoolExecutor(PROCESSES, mp_context=context, initializer=begin_process, initargs=(steps,))
    try:
        running = {pool.submit(warm_lot, unit, lot): (unit, lot) for unit, lot in lots}
        for number, done in enumerate(as_completed(list(running)), 1):
            done.result()
            unit, lot = running.pop(done)
            if unit not in [other for other, _ in running.values()]:
                cache.marker(unit).touch()
                steps.put(unit)  # looked at anew by whoever waits for this unit
            report(f"compiled {number} of {len(lots)}: {', '.join(lot)}")
    finally:
        end_at_once(pool)
    steps.put(None)
    listening.join()
    forget_old_caches()


def warm_into(folder: Path, report: Report) -> None:
    """Compile everything for a common kind of processor, and put it into this folder (rules/prebuilt_kernels.py).
    It is done in a process of its own, since the processor is chosen before Numba is imported."""
    processor, _ = prebuilt_kernels.common_processor()
    with tempfile.TemporaryDirectory() as scratch:
        chosen = {"NUMBA_CPU_NAME": processor, "NUMBA_CPU_FEATURES": "", "WHISTLESTOP_CACHE": scratch}
        env = {**os.environ, **chosen, prebuilt_kernels.FOLDER: prebuilt_kernels.NONE}
        program = "import sys; from whistlestop.warmup import fill; fill(sys.argv[1])"
        child = subprocess.Popen(
            [sys.executable, "-c", program, str(folder)], env=env, stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        try:
            for line in child.stdout:
                report(line.strip())
        except BaseException:
            child.terminate()
            child.wait()
            raise
        if child.wait():
            raise RuntimeError(f"compiling for {processor} failed (exit {child.returncode}).")


def fill(folder: str) -> None:
    """In the process of `warm_into`: compile, and pack."""
    from numba.core.registry import cpu_target

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that people see, which ends this one
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    _, features = prebuilt_kernels.common_processor()
    cache.insist_on_compiled()
    warm(lambda line: print(line, flush=True))
    for unit in cache.UNITS:
        source = cache.source_of(unit)
        key = cpu_target.target_context.codegen().magic_tuple()
        prebuilt_kernels.pack(cache.directory(source), Path(folder) / cache.content_name(source), key, features)


def listen(steps: Steps, total: int, step: Step | None) -> None:
    """Pass on what the processes have done, until there is nothing more."""
    done = 0
    while (unit := steps.get()) is not None:
        done += 1
        if step is not None:
            step(done, total, unit)


def begin_process(steps: Steps) -> None:
    """Ctrl-C is for the process that people see; the others end with it, however it ends."""
    global _steps
    _steps = steps
    threading.Thread(target=end_with_parent, daemon=True).start()
    cache.insist_on_compiled()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def warm_lot(unit: str, entry_points: Sequence[str]) -> None:
    """Call every entry point of a lot once, on a game of its own."""
    calls = CALLS[unit]()
    for entry_point in entry_points:
        calls[entry_point]()
        if _steps is not None:
            _steps.put(unit)


def bots_calls() -> dict[str, Call]:
    import numpy as np

    from whistlestop import bots, maps, rules
    from whistlestop.bots.champion.trial_games import TrialGames, luck_of
    from whistlestop.bots.observation.api import observe
    from whistlestop.bots.search import expert

    board = maps.board("card_game")
    states = rules.new(board, 2)
    rules.settle(states, board)
    known = rules.seen(states, 0)
    no_network: Any = None  # nobody thinks in these games
    games = TrialGames(states, board, no_network)
    return {
        "advance": games.look,
        "decide": lambda: bots.decide(known, board, 0, "random"),
        "look": lambda: observe(known, board, 0),
        "play": lambda: bots.play(board, ["random", "random"], games=0),
        "propose": lambda: expert.candidates_of(known, board, 0, 0),
        "renew_luck": lambda: games.renew_luck(np.arange(1), luck_of(0, 1)),
        "try_out": lambda: expert.Search(known, board, 0, 0).try_out(0, None),
    }


def envs_calls() -> dict[str, Call]:
    from whistlestop import maps
    from whistlestop.envs.batch import Batch

    return {"step": lambda: Batch(maps.board("card_game"), 1)}


def rules_calls() -> dict[str, Call]:
    import numpy as np

    from whistlestop import maps, rules
    from whistlestop.rules import api, entry_points
    from whistlestop.rules.decisions import MASK_WORDS
    from whistlestop.rules.happenings import HAPPENING

    board = maps.board("card_game")
    states = rules.new(board, 2)
    seed = api.seed64(0)
    mask, log = np.zeros(MASK_WORDS, np.uint64), np.zeros(1, np.int32)
    happenings = np.zeros(0, HAPPENING)
    return {
        "new": lambda: None,  # done above
        "settle": lambda: rules.settle(states, board),
        "legal": lambda: rules.legal(states, board, 0),
        "refusal": lambda: rules.refusal(states, board, 0, 0),
        "apply": lambda: rules.apply(states, board, 0, -1),
        "step": lambda: entry_points.step(states, board, 0, 0, -1, api.workspace(), mask),
        "step_noted": lambda: entry_points.step_noted(states, board, 0, 0, -1, api.workspace(), mask, log, happenings),
        "settle_noted": lambda: entry_points.settle_noted(states, board, 0, api.workspace(), mask, log, happenings),
        "replay": lambda: entry_points.replay(states, board, 0, log, 1, 1, api.workspace(), mask, happenings),
        "derive": lambda: rules.derive(states.copy(), board),
        "wins_city": lambda: rules.wins_city(rules.score(states, board), board, 2, 0, 0),
        "decided_by": lambda: rules.decided_by(rules.score(states, board), 0, 1),
        "trace_longest": lambda: rules.longest_tracks(states, board, 0),
        "chance_pool": lambda: rules.chance_pool(states, board),
        "apply_chance": lambda: rules.apply_chance(states, board, -1),
        "play_random": lambda: rules.play_random(states, board, most=1),
        "score": lambda: rules.score(states, board),
        "audit": lambda: rules.audit(states, board),
        "play_audited": lambda: entry_points.play_audited(states, board, 0, seed, 0, api.workspace()),
        "seen": lambda: rules.seen(states, 0),
        "heard": lambda: rules.heard(happenings, 0, 0, 0),
        "receiver": lambda: rules.receiver(states, board),
        "hand_due": lambda: rules.hand_due(states, board),
        "resample": lambda: rules.resample(rules.seen(states, 0), board, 0),
        "best_completion": lambda: rules.best_completion(states, board, 0),
    }


CALLS = {"rules": rules_calls, "bots": bots_calls, "envs": envs_calls}


def forget_old_caches() -> None:
    """Each version of the sources has a cache of its own. The newest few are kept, and all that may still be in use by
    another copy of the package; nothing else is touched."""
    current = {cache.marker(unit).parent for unit in LOTS}
    root = cache.marker(cache.UNITS[0]).parent.parent
    if root not in (cache.root(), cache.temporary_root()):
        return
    others = sorted(
        (
            folder
            for folder in root.iterdir()
            if folder not in current and OURS.fullmatch(folder.name) and folder.is_dir()
        ),
        key=lambda folder: folder.stat().st_mtime,
    )
    for folder in others[:-KEPT]:
        if time.time() - folder.stat().st_mtime > OLD:
            shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """For a program that shows how far it is: a line for each entry point, how many of how many, and of which unit. It
    leaves the processor to whoever plays meanwhile."""
    if hasattr(os, "nice"):
        os.nice(10)
    warm(lambda _line: None, step=lambda *it: print(*it, flush=True))
