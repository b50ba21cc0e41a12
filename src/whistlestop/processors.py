"""How much of the machine there is for us."""

from __future__ import annotations

import os


def processors() -> int:
    """Those that this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
