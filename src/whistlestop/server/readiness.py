"""The very first start: the rules are compiled in another process, and the page can say how far that is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys

from whistlestop import warmup
from whistlestop.rules.kernel import TARGET

LOG = logging.getLogger("whistlestop.server")
CHILD = (sys.executable, "-c", "from whistlestop.warmup import main; main()")


class Readiness:
    """Whether games can be played yet; if not, what is being compiled and how far it is."""

    def __init__(self) -> None:
        self.ready = TARGET != "compiled" or warmup.is_warm()
        self.fraction = float(self.ready)
        self.compiling = ""
        self._child: asyncio.subprocess.Process | None = None

    async def wait(self) -> None:
        """Until everything is compiled. Should that fail, it is compiled when it is needed."""
        if self.ready:
            return
        LOG.info("compiling rules and bots, which happens once; games wait until it is done")
        try:
            await self._compile()
        except OSError:
            LOG.exception("the compiling process could not be started")
        self.compiling, self.fraction, self.ready = "", 1.0, True
        LOG.info("compiled; games can begin")

    async def _compile(self) -> None:
        """A process group of its own, so that its helpers end with it."""
        self._child = await asyncio.create_subprocess_exec(
            *CHILD, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, start_new_session=True
        )
        assert self._child.stdout is not None
        async for line in self._child.stdout:
            done, total, self.compiling = line.decode().split()
            self.fraction = int(done) / int(total)
        if await self._child.wait() != 0:
            LOG.error("compiling ahead failed; it will be done when it is needed")

    def stop(self) -> None:
        if self._child is None or self._child.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            if sys.platform == "win32":
                self._child.terminate()
            else:
                os.killpg(self._child.pid, signal.SIGTERM)
