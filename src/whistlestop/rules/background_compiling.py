"""The very first use: rules and bots run as plain Python at once, while another process compiles them.

Nothing is imported twice for that. The machine code of an entry point holds all that it calls and is found by its
content (rules/cache.py), so a process whose rules are plain Python loads it as soon as it is there, and its next call
runs compiled. Both do the same thing to the same bytes, so nobody can tell but by the clock.

A call for many games is the exception: plain Python would take longer for it than the compiler does, so it waits.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import cache
from .proxy import plain

CHILD = (sys.executable, "-c", "from whistlestop.warmup import main; main()")
COMPILING = "WHISTLESTOP_COMPILING"  # in the environment of processes whose parent has a compiler at work
MANY = 2  # games; a call for more waits for the compiler
LOOK = 0.5  # seconds between two looks for what another process compiles
ANNOUNCEMENT = (
    "whistlestop: compiling in the background, which happens once; until then the rules run as plain Python, slower "
    "but the same. `whistlestop warm` does it ahead."
)


class Compiling:
    """The process that compiles, and how far it is."""

    def __init__(self) -> None:
        self.fraction = 0.0
        self.unit = ""  # what it compiles
        self.announce: Callable[[], None] = announce
        self._ready: set[str] = set()
        self._ended = threading.Event()
        self._child: subprocess.Popen[str] | None = None
        self._begun = False
        self._lock = threading.Lock()

    def begin(self) -> None:
        """Start it, once; in a process whose parent has, wait for that one instead. Returns at once."""
        with self._lock:
            if self._begun:
                return
            self._begun = True
            self._look()
            if self.ready():
                self._ended.set()
                return
            theirs = COMPILING in os.environ
            if not theirs:
                os.environ[COMPILING] = "1"
                self.announce()
            threading.Thread(target=self._watch if theirs else self._follow, name="compiling", daemon=True).start()

    def ready(self, *units: str) -> bool:
        """Is there machine code for all of these units?"""
        return self._ready.issuperset(units or cache.UNITS)

    def wait(self) -> None:
        """Until it has ended, well or not."""
        self.begin()
        self._ended.wait()

    def _look(self) -> None:
        self._ready = {unit for unit in cache.UNITS if cache.is_warm(unit)}

    def _follow(self) -> None:
        """Start the process, and pass on what it says."""
        environment = {**os.environ, "WHISTLESTOP_KERNEL": "compiled"}
        with contextlib.suppress(OSError):  # no process can be started: it stays plain Python
            self._child = subprocess.Popen(
                CHILD,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env=environment,
                start_new_session=True,  # a group of its own, so that its helpers end with it
            )
            atexit.register(self.stop)
            assert self._child.stdout is not None
            for line in self._child.stdout:
                done, total, self.unit = line.split()
                self.fraction = int(done) / int(total)
                self._look()
            self._child.wait()
        self._end()

    def _watch(self) -> None:
        while not self.ready():
            self._look()
            self._ended.wait(LOOK)
        self._end()

    def _end(self) -> None:
        self._look()
        self.unit, self.fraction = "", 1.0
        os.environ.pop(COMPILING, None)
        self._ended.set()

    def stop(self) -> None:
        """Nobody waits for it any more. What it has compiled so far is kept."""
        if self._child is None or self._child.poll() is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            if sys.platform == "win32":
                self._child.terminate()
            else:
                os.killpg(self._child.pid, signal.SIGTERM)


def announce() -> None:
    print(ANNOUNCEMENT, file=sys.stderr, flush=True)


compiling = Compiling()


class EntryPoint:
    """An entry point of a process that is starting: plain Python until there is machine code, then that."""

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.function = function
        self.unit = Path(function.__code__.co_filename).parent.name
        self.many = False  # does it take games low to high - 1?
        self._plain = plain(function)
        self._run: Callable[..., Any] = self._begin

    def __call__(self, *arguments: Any) -> Any:
        return self._run(*arguments)

    def _begin(self, *arguments: Any) -> Any:
        compiling.begin()
        if self.many and self._games(arguments) > MANY:
            compiling.wait()
        if not compiling.ready(self.unit):
            return self._plain(*arguments)
        self._run = self._load()
        return self._run(*arguments)

    def _games(self, arguments: tuple[Any, ...]) -> int:
        names = self.function.__code__.co_varnames
        return int(arguments[names.index("high")]) - int(arguments[names.index("low")])

    def _load(self) -> Callable[..., Any]:
        """What finds the machine code; for arguments of other types than any that was compiled, plain Python stays."""
        from .compiler import NotCompiled, load_entry_point

        compiled = load_entry_point(self.function)

        def run(*arguments: Any) -> Any:
            try:
                return compiled(*arguments)
            except NotCompiled:
                return self._plain(*arguments)

        return run


def many_games(entry_point: Any) -> Any:
    """This entry point takes games low to high - 1."""
    entry_point.many = True
    return entry_point
