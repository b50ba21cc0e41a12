"""Compiling the rules ahead of their first use, in parallel processes, with a line of progress each."""

from __future__ import annotations

import hashlib
import re
import shutil
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import llvmlite.binding

from whistlestop.rules import cache

# The doors of the kernel in two lots that take about equally long; a lot is compiled in one process.
LOTS = {
    "play": ("new", "settle", "legal", "refusal", "apply", "step", "step_noted", "chance_pool", "apply_chance"),
    "judge": (
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
    ),
}
KEPT = 4  # caches of other versions of the sources that are left alone

OURS = re.compile(f"[0-9a-f]{{{cache.NAME_LENGTH}}}")

Report = Callable[[str], None]


def is_warm() -> bool:
    """Has everything been compiled for these very sources, here and on this kind of processor?"""
    return marker().exists()


def marker() -> Path:
    """Numba compiles anew for another copy of the sources, however equal, and for another processor."""
    doors = Path(cache.__file__).with_name("doors.py")
    stamp = f"{doors} {doors.stat().st_mtime_ns} {llvmlite.binding.get_host_cpu_name()}"
    return cache.directory(str(doors)) / f"warm-{hashlib.sha256(stamp.encode()).hexdigest()[:8]}"


def warm(report: Report) -> None:
    """Compile what is not compiled yet."""
    if is_warm():
        return
    report("compiling the rules; this happens once and takes less than a minute")
    marker().with_name("begun").touch()  # so that no process announces what has been said
    with ProcessPoolExecutor(len(LOTS), mp_context=get_context("spawn"), initializer=leave_interrupts_alone) as pool:
        lots = {pool.submit(warm_lot, lot): lot for lot in LOTS}
        for number, done in enumerate(as_completed(lots), 1):
            done.result()
            report(f"compiled {number} of {len(LOTS)}: {', '.join(LOTS[lots[done]])}")
    marker().touch()
    forget_old_caches()


def leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that people see; the others end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def warm_lot(lot: str) -> None:
    """Call every door of a lot once, on a game of its own."""
    import numpy as np

    from whistlestop import maps, rules
    from whistlestop.rules import api, doors
    from whistlestop.rules.decisions import MASK_WORDS

    board = maps.board("card_game")
    states = rules.new(board, 2)
    seed = api.seed64(0)
    mask, log = np.zeros(MASK_WORDS, np.uint64), np.zeros(1, np.int32)
    calls: dict[str, Callable[[], object]] = {
        "new": lambda: None,  # done above
        "settle": lambda: rules.settle(states, board),
        "legal": lambda: rules.legal(states, board, 0),
        "refusal": lambda: rules.refusal(states, board, 0, 0),
        "apply": lambda: rules.apply(states, board, 0, -1),
        "step": lambda: doors.step(states, board, 0, 0, -1, api.workspace(), mask),
        "step_noted": lambda: doors.step_noted(states, board, 0, 0, -1, api.workspace(), mask, log),
        "settle_noted": lambda: doors.settle_noted(states, board, 0, api.workspace(), mask, log),
        "replay": lambda: doors.replay(states, board, 0, log, 1, 1, api.workspace(), mask),
        "derive": lambda: rules.derive(states.copy(), board),
        "wins_city": lambda: rules.wins_city(rules.score(states, board), board, 2, 0, 0),
        "decided_by": lambda: rules.decided_by(rules.score(states, board), 0, 1),
        "trace_longest": lambda: rules.longest_tracks(states, board, 0),
        "chance_pool": lambda: rules.chance_pool(states, board),
        "apply_chance": lambda: rules.apply_chance(states, board, -1),
        "play_random": lambda: rules.play_random(states, board, most=1),
        "score": lambda: rules.score(states, board),
        "audit": lambda: rules.audit(states, board),
        "play_audited": lambda: doors.play_audited(states, board, 0, seed, 0, api.workspace()),
        "seen": lambda: rules.seen(states, 0),
        "resample": lambda: rules.resample(rules.seen(states, 0), board, 0),
        "best_completion": lambda: rules.best_completion(states, board, 0),
    }
    for door in LOTS[lot]:
        calls[door]()


def forget_old_caches() -> None:
    """Each version of the sources has a cache of its own; only the newest few are kept. Nothing else is touched."""
    here = marker().parent
    if here.parent not in (cache.root(), cache.temporary_root()):
        return
    others = sorted(
        (
            folder
            for folder in here.parent.iterdir()
            if folder != here and OURS.fullmatch(folder.name) and folder.is_dir()
        ),
        key=lambda folder: folder.stat().st_mtime,
    )
    for folder in others[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
