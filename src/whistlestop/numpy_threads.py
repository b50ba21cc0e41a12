"""On how many threads NumPy works out what a network thinks.

The sums are small. One process that searches while somebody waits is a third quicker with two threads than with one;
but where several processes share the processors, as in an arena, those that wait for one another take twenty times as
long.
"""

from __future__ import annotations

import os
from collections.abc import MutableMapping

OPENBLAS = "OPENBLAS_NUM_THREADS"


def limit_threads(number: int = 1, environment: MutableMapping[str, str] = os.environ) -> None:
    """For the processes that begin with this environment and, where NumPy has not been imported yet, for this one. What
    somebody has set stays."""
    environment.setdefault(OPENBLAS, str(number))
