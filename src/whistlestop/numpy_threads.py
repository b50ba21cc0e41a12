"""NumPy evaluates networks on one thread.

The sums are small, and where several processes share the processors, as in an arena, threads wait for one another. A
bot that searches while somebody waits for it tries worlds on two threads of its own (`Budget.threads`), which gains
more.
"""

from __future__ import annotations

import os
from collections.abc import MutableMapping

OPENBLAS = "OPENBLAS_NUM_THREADS"


def limit_threads(environment: MutableMapping[str, str] = os.environ) -> None:
    """For the processes that begin with this environment and, where NumPy has not been imported yet, for this one. What
    somebody has set stays."""
    environment.setdefault(OPENBLAS, "1")
