"""The time of a server: it goes by the seconds that have passed, so a clock that is set gives and takes nobody's time.

Where it differs from the true time (the system's, or the database's), it runs a hundredth faster or slower until it
does not: it never jumps, and never goes back.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

SLEW = 0.01
JUMP_MS = 2_000  # more than this has not come by itself
LOG = logging.getLogger("whistlestop.server")


class Clock:
    """Milliseconds since 1970."""

    def __init__(self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._passed = wall, passed
        self._base, self._since, self._off = 1000 * wall(), passed(), 0.0

    def begin(self, last: int, truth: float | None = None) -> None:
        """At the start: the true time, but not before what is stored already."""
        truth = 1000 * self._wall() if truth is None else truth
        self._base, self._since, self._off = max(truth, last), self._passed(), min(0.0, truth - last)
        if self._off < -JUMP_MS:
            LOG.warning("the clock is %d seconds behind what is stored; time goes on from there", -self._off / 1000)

    def _now(self) -> float:
        passed = 1000 * (self._passed() - self._since)
        return self._base + passed + max(-SLEW * passed, min(SLEW * passed, self._off))

    def now(self) -> int:
        return int(self._now())

    def meet(self, truth: float | None = None) -> None:
        """Now and then: what the true time is."""
        truth = 1000 * self._wall() if truth is None else truth
        now, since = self._now(), self._passed()
        expected = self._off - (now - self._base - 1000 * (since - self._since))
        self._base, self._since, self._off = now, since, truth - now
        if abs(self._off - expected) > JUMP_MS:
            LOG.warning(
                "the clock was set by %d seconds; games go on by the time that passes", (self._off - expected) / 1000
            )
