"""The beginning in the worker of a demo site, called by page/worker.js: in a Python that runs in a browser."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import bytecode

if TYPE_CHECKING:
    from .host import Host

SOURCES = Path(__file__).parents[2]
DATABASE = Path("/tmp/whistlestop.sqlite")
ENVIRONMENT = {"WHISTLESTOP_KERNEL": "python", "WHISTLESTOP_DEMO": "1"}


def prepare(kept: bytes | None = None) -> None:
    """Before anything else is imported. `kept`: what `compiled` gave on an earlier visit."""
    os.environ.update(ENVIRONMENT)
    bytecode.prepare(SOURCES, kept)
    if not hasattr(time, "thread_time"):
        time.thread_time = time.process_time  # there is one thread, so its time is that of the process


def compiled() -> bytes:
    return bytecode.compiled(SOURCES)


async def start(
    say: Callable[[str], object], keep: Callable[[Any, str], object], database: bytes | None, cookie: str
) -> Host:
    """A host with what was kept last, if that is still good."""
    from whistlestop.server.store.faults import CannotOpen

    if database:
        DATABASE.write_bytes(database)
    try:
        return await opened(say, keep, cookie)
    except CannotOpen:
        DATABASE.unlink()  # of a newer version, or damaged: a demo begins anew
        return await opened(say, keep, "")


async def opened(say: Callable[[str], object], keep: Callable[[Any, str], object], cookie: str) -> Host:
    from whistlestop.server.settings import from_environment

    from .host import Host

    host = Host(from_environment(database=str(DATABASE), workers=0, limits=False), say, keep, cookie)
    await host.open()
    return host
