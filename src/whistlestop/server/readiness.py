"""The very first start: everybody plays at once, by rules in plain Python, while another process compiles them.

Hints and the bot that searches come when that is done; the page can say how far it is.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from whistlestop.rules.kernel import TARGET

LOG = logging.getLogger("whistlestop.server")
LOOK = 0.2  # seconds between two looks


class Compiler(Protocol):
    """What rules/background_compiling.py has under way."""

    fraction: float
    unit: str

    def ready(self, *units: str) -> bool: ...
    def stop(self) -> None: ...


def begun() -> Compiler | None:
    """What compiles, started; None where there is nothing to wait for."""
    if TARGET != "starting":
        return None
    from whistlestop.rules.background_compiling import compiling

    compiling.announce = lambda: LOG.info("compiling rules and bots, which happens once; games are played meanwhile")
    compiling.begin()
    return compiling


class Readiness:
    """Whether hints can be given and the bot that searches can think; if not yet, how far that is."""

    def __init__(self) -> None:
        self._compiler: Compiler | None = None

    def begin(self) -> None:
        self._compiler = begun()

    @property
    def ready(self) -> bool:
        return self._compiler is None or self._compiler.ready() or self._compiler.fraction == 1

    @property
    def fraction(self) -> float:
        return 1.0 if self.ready or self._compiler is None else self._compiler.fraction

    @property
    def compiling(self) -> str:
        return "" if self.ready or self._compiler is None else self._compiler.unit

    async def wait(self) -> None:
        """Wait for the compiler. If it fails, searches run uncompiled, slowly."""
        while not self.ready:
            await asyncio.sleep(LOOK)

    def stop(self) -> None:
        if self._compiler is not None:
            self._compiler.stop()
